import { Worker } from 'node:worker_threads'

/** Work by name: what it takes and what it answers. Both are copied between threads. */
export type Tasks = Readonly<Record<string, (input: never) => unknown>>

/** What a worker is told, and what it answers. */
export interface TaskQuestion {
  readonly id: number
  readonly name: string
  readonly input: unknown
}
export type TaskAnswer =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly message: string }

/** How long a task may take, how much memory the thread may have, and when an idle one ends. */
export interface WorkerLimits {
  readonly timeoutMs: number
  readonly memoryMb: number
  readonly idleMs: number
}

/** A thread that does named work. */
export interface WorkerTasks<T extends Tasks> {
  /** Does work off the main thread. Throws what the work throws, and where it takes too long or too much memory. */
  readonly run: <N extends keyof T & string>(
    name: N,
    input: Parameters<T[N]>[0],
  ) => Promise<Awaited<ReturnType<T[N]>>>
  /** Ends the thread; what is under way fails. */
  readonly close: () => Promise<void>
}

interface Waiting {
  readonly resolve: (value: never) => void
  readonly reject: (error: Error) => void
  readonly timer: NodeJS.Timeout
}

/** Makes the tasks of a worker's entry; its thread begins with the first of them, and ends when none has come for a while. */
export function workerTasks<T extends Tasks>(entry: URL, limits: WorkerLimits): WorkerTasks<T> {
  let worker: Worker | null = null
  let idle: NodeJS.Timeout | undefined
  let last = 0
  const waiting = new Map<number, Waiting>()

  async function end(error: Error): Promise<void> {
    const ended = worker
    worker = null
    clearTimeout(idle)
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer)
      reject(error)
    }
    waiting.clear()
    await ended?.terminate()
  }

  function settle(answer: TaskAnswer): void {
    const task = waiting.get(answer.id)
    if (task === undefined) return
    waiting.delete(answer.id)
    clearTimeout(task.timer)
    if (answer.ok) task.resolve(answer.value as never)
    else task.reject(new Error(answer.message))
    if (waiting.size > 0) return
    idle = setTimeout(() => void end(new Error('The worker is idle.')), limits.idleMs)
    idle.unref()
  }

  function begin(): Worker {
    const made = new Worker(entry, {
      execArgv: ['--conditions=source'],
      resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
    })
    made.unref()
    made.on('message', settle)
    const fail = (error: Error): void => {
      if (worker === made) void end(error)
    }
    made.on('error', fail)
    made.on('exit', (code) => fail(new Error(`The worker ended with ${code}.`)))
    return made
  }

  return {
    run: (name, input) =>
      new Promise((resolve, reject) => {
        clearTimeout(idle)
        worker ??= begin()
        last += 1
        const id = last
        const timer = setTimeout(() => void end(new Error(`${name} took too long.`)), limits.timeoutMs)
        waiting.set(id, { resolve, reject, timer })
        worker.postMessage({ id, name, input } satisfies TaskQuestion)
      }),
    close: () => end(new Error('The server stops.')),
  }
}
