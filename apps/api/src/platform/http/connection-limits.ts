import { readFileSync } from 'node:fs'
import type { Server, Socket } from 'node:net'
import type { Config } from '../config.ts'
import { networkOf } from '../limits/network-of.ts'

/** How many connections a process holds, all together and with one network. */
export interface ConnectionLimits {
  readonly total: number
  readonly ofNetwork: number
}

/** Of the files that the process may open, these stay for the database, its jobs and the files of pages. */
const keptFiles = 200
const fewest = 50
const most = 20_000
/** A network may be an office, or a provider that has many people behind one address. */
const shareOfNetwork = 0.1

/** The limits of a process: connections that send nothing must leave it the files that it needs to answer others. */
export function connectionLimits(
  { trustedProxies, requestsPerMinute }: Pick<Config, 'trustedProxies' | 'requestsPerMinute'>,
  openFiles = openFileLimit(),
): ConnectionLimits {
  const total = Math.max(fewest, Math.min(most, openFiles - keptFiles))
  // Behind a proxy all connections are its own.
  const isCounted = trustedProxies === 0 && requestsPerMinute > 0
  return { total, ofNetwork: isCounted ? Math.ceil(total * shareOfNetwork) : total }
}

/** As Linux tells it; elsewhere nothing is known of it. */
function openFileLimit(): number {
  try {
    const [, soft] = /^Max open files +(\d+)/mu.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return soft === undefined ? Infinity : Number(soft)
  } catch {
    return Infinity
  }
}

/** Ends connections beyond the limits as soon as they are made. */
export function limitConnections(server: Server, { total, ofNetwork }: ConnectionLimits): void {
  const counts = new Map<string, number>()
  let open = 0
  // Before HTTP sees them; those of the staff's port come here, too.
  server.prependListener('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '')
    const count = counts.get(network) ?? 0
    if (open >= total || count >= ofNetwork) {
      socket.destroy()
      return
    }
    open += 1
    counts.set(network, count + 1)
    socket.once('close', () => {
      open -= 1
      const left = (counts.get(network) ?? 1) - 1
      if (left === 0) counts.delete(network)
      else counts.set(network, left)
    })
  })
}
