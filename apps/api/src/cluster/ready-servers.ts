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
export function watchServers(
  ask: (port: number) => Promise<boolean> = (port) => isReady(port, answerWithinMs),
): ReadyServers {
  const ready = new Set<number>()
  let ports: readonly number[] = []
  let turn = 0

  const check = async (): Promise<void> => {
    await Promise.all(
      ports.map(async (port) => {
        if (await ask(port)) ready.add(port)
        else ready.delete(port)
      }),
    )
    setTimeout(() => void check(), checkEveryMs).unref()
  }
  void check()

  return {
    route(incoming) {
      const able = ports.filter((port) => ready.has(port))
      const place = isSocket(incoming) ? placeOf(incoming) : turn++
      const first = able.length === 0 ? 0 : place % able.length
      // A server that is not ready says so better than the proxy can.
      const others = ports.filter((port) => !ready.has(port))
      return [...able.slice(first), ...able.slice(0, first), ...others]
    },
    set(given) {
      ports = given
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
