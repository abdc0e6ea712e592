import { io, type Socket } from 'socket.io-client'
import type { LoadBuyer } from './load-people.ts'

/** Open sockets. */
export interface LoadSockets {
  /** How many events have arrived at all of them together. */
  heard(): number
  close(): void
}

const openAtOnce = 50

function open(origin: string, { cookie }: LoadBuyer, onEvent: () => void): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = io(origin, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders: { cookie },
    })
    socket.on('event', onEvent)
    socket.once('connect', () => resolve(socket))
    socket.once('connect_error', reject)
  })
}

/** Opens sockets of the buyers, to the servers in turn. */
export async function openSockets(
  origins: readonly string[],
  buyers: readonly LoadBuyer[],
  count: number,
): Promise<LoadSockets> {
  let heard = 0
  const sockets: Socket[] = []
  while (sockets.length < count) {
    const next = Array.from({ length: Math.min(openAtOnce, count - sockets.length) }, (_, index) => {
      const place = sockets.length + index
      const origin = origins[place % origins.length] as string
      return open(origin, buyers[place % buyers.length] as LoadBuyer, () => (heard += 1))
    })
    sockets.push(...(await Promise.all(next)))
  }
  return { heard: () => heard, close: () => sockets.forEach((socket) => socket.disconnect()) }
}
