import { parentPort } from 'node:worker_threads'
import type { TaskAnswer, TaskQuestion, Tasks } from './worker-tasks.ts'

/** Answers the tasks of a worker: the last line of its entry. */
export function answerTasks(tasks: Tasks): void {
  parentPort?.on('message', async ({ id, name, input }: TaskQuestion) => {
    let answer: TaskAnswer
    try {
      answer = { id, ok: true, value: await tasks[name]?.(input as never) }
    } catch (error) {
      answer = { id, ok: false, message: error instanceof Error ? error.message : String(error) }
    }
    parentPort?.postMessage(answer)
  })
}
