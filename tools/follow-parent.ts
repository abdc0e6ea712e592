import { constants } from 'node:os'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const settleMs = 150
const sameSignalMs = 2_000

const seenAt = new Map<string, number>()
let isRaising = false

/** Whether the signal being handled came from the parent alone: the terminal gives Ctrl-C to the whole group itself. */
export function isSignalFromParent(): boolean {
  return isRaising
}

/**
 * Makes this task end with whoever started it. A signal that only the parent got is raised here too, once: a terminal
 * gives Ctrl-C to every program of the group, and npm and the runner pass it on as well, while a server takes a second
 * one for impatience. When the parent is gone, even killed, the task ends like after SIGTERM: a server that nobody can
 * reach any more would keep its port and its data folder.
 */
export function followParent(): void {
  for (const signal of signals) {
    process.on(signal, () => {
      seenAt.set(signal, performance.now())
      if (signal === 'SIGHUP') raise('SIGTERM')
      // Nobody else cares: end as without this listener.
      else if (process.listenerCount(signal) === 1) process.exit(128 + constants.signals[signal])
    })
  }
  if (process.channel === undefined) return
  process.on('message', (message) => {
    const signal = signals.find((known) => known === message)
    if (signal !== undefined) setTimeout(raiseOnce, settleMs, signal)
  })
  process.once('disconnect', () => raise('SIGTERM'))
  process.channel.unref()
}

function raiseOnce(signal: NodeJS.Signals): void {
  const isSeen = performance.now() - (seenAt.get(signal) ?? -Infinity) < sameSignalMs
  if (!isSeen) raise(signal)
}

function raise(signal: NodeJS.Signals): void {
  isRaising = true
  process.emit(signal, signal)
  isRaising = false
}
