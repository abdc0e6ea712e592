import type { IncomingMessage } from 'node:http'
import { isReady } from './server-process.ts'
import type { Route } from './reverse-proxy.ts'

const checkEveryMs = 250
const answerWithinMs = 3_000

/** The servers behind a proxy, and which of them are ready. */
export interface ReadyServers {
  /** In turn those that are ready; a polling socket always goes to the same one. The others come last. */
  readonly route: Route
  /** Says which servers there are. */
  set(ports: readonly number[]): void
}

/** Asks each server four times a second whether it is ready. */
export function watchServers(): ReadyServers {
  let ready: readonly number[] = []
  let unready: readonly number[] = []
  let turn = 0

  const check = async (): Promise<void> => {
    const asked = [...ready, ...unready].toSorted((one, other) => one - other)
    const answers = await Promise.all(asked.map((port) => isReady(port, answerWithinMs)))
    const isKnown = (port: number): boolean => ready.includes(port) || unready.includes(port)
    const still = asked.map((port, index) => ({ port, isReady: answers[index] === true }))
    const added = [...ready, ...unready].filter((port) => !asked.includes(port))
    ready = still.filter(({ port, isReady: is }) => is && isKnown(port)).map(({ port }) => port)
    unready = [
      ...added,
      ...still.filter(({ port, isReady: is }) => !is && isKnown(port)).map(({ port }) => port),
    ]
    setTimeout(() => void check(), checkEveryMs).unref()
  }
  void check()

  return {
    route(incoming) {
      const place = isSocket(incoming) ? placeOf(incoming) : turn++
      const first = ready.length === 0 ? 0 : place % ready.length
      return [...ready.slice(first), ...ready.slice(0, first), ...unready]
    },
    set(ports) {
      ready = ready.filter((port) => ports.includes(port))
      unready = ports.filter((port) => !ready.includes(port))
    },
  }
}

function isSocket({ url = '' }: IncomingMessage): boolean {
  return url.startsWith('/socket.io/')
}

/** The same number for the same browser. */
function placeOf({ headers, socket }: IncomingMessage): number {
  const browser = `${socket.remoteAddress} ${headers['user-agent']}`
  let hash = 0
  for (const character of browser) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return hash
}
