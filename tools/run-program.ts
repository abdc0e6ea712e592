import { type ChildProcess, spawn } from 'node:child_process'
import { constants } from 'node:os'
import path from 'node:path'
import { isSignalFromParent } from './follow-parent.ts'
import { root } from './root.ts'

/** How a program of a task runs. */
export interface ProgramOptions {
  /** @default the repository's root */
  readonly cwd?: string
  /** Added to this process's environment. */
  readonly env?: Record<string, string>
  /** `show` prints as it comes; `keep` returns what was said, for output that matters only on failure. */
  readonly output?: 'show' | 'keep'
  /** It follows this process (`followParent`): signals go over a channel, whose end tells that this process is gone. */
  readonly hasChannel?: boolean
}

/** How a program ended. */
export interface Ended {
  /** The exit code; 128 + n after signal n; 127 where it could not be started. */
  readonly code: number
  /** All that it said, when kept. */
  readonly output: string
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const patienceMs = 5_000
const running = new Set<ChildProcess>()
let interruption: number | undefined

/** Ends this task with the signal's exit code if a signal has ended one of its programs. */
export function stopIfInterrupted(): void {
  if (interruption !== undefined) process.exit(interruption)
}

/** Runs a program to its end; a signal to this process reaches it. */
export function runProgram(
  program: string,
  args: readonly string[],
  options: ProgramOptions = {},
): Promise<Ended> {
  const { promise, resolve } = Promise.withResolvers<Ended>()
  const stream = options.output === 'keep' ? 'pipe' : 'inherit'
  const child = spawn(program, args, {
    cwd: options.cwd ?? root,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', stream, stream, ...(options.hasChannel === true ? (['ipc'] as const) : [])],
  })
  let output = ''
  for (const source of [child.stdout, child.stderr]) {
    source?.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  watch(child)
  child.once('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }))
  child.once('close', (code, signal) => {
    resolve({ code: code ?? 128 + (signal === null ? 0 : constants.signals[signal]), output })
  })
  return promise
}

/** Runs a dependency's program; `from` is the workspace folder that depends on it, the root by default. */
export function runTool(
  tool: string,
  args: readonly string[],
  options: ProgramOptions & { readonly from?: string } = {},
): Promise<Ended> {
  return runProgram(path.join(root, options.from ?? '', 'node_modules', '.bin', tool), args, options)
}

/** Signals are taken over only while a program runs: otherwise they end this task as usual. */
function watch(child: ChildProcess): void {
  if (running.size === 0) for (const signal of signals) process.on(signal, forward)
  running.add(child)
  const forget = (): void => {
    running.delete(child)
    if (running.size === 0) for (const signal of signals) process.off(signal, forward)
  }
  child.once('error', forget)
  child.once('close', forget)
}

/** A Ctrl-C in a terminal has reached the programs already, and a second one would cut their cleaning up short. */
function forward(signal: NodeJS.Signals): void {
  interruption = 128 + constants.signals[signal]
  const delayMs = signal === 'SIGINT' && !isSignalFromParent() ? patienceMs : 0
  for (const child of running) {
    // What follows this process knows by itself which signals it has had already.
    if (child.connected) child.send(signal)
    else setTimeout(() => child.kill(signal), delayMs).unref()
  }
}
