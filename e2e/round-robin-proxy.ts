import type { AddressInfo } from 'node:net'
import { createReverseProxy } from '../apps/api/src/cluster/reverse-proxy.ts'

/** One address for several servers. */
export interface RoundRobinProxy {
  readonly origin: string
  /** Adds a server that listens on this machine. */
  add(port: number): void
  close(): Promise<void>
}

/**
 * Listens on a free port and hands each request, and each socket, to the next server in turn. Nothing is sticky: what a
 * server keeps in its memory alone shows as a failing test.
 */
export async function startRoundRobinProxy(): Promise<RoundRobinProxy> {
  const ports: number[] = []
  let turn = 0
  const server = createReverseProxy(() => ports.slice(turn++ % ports.length).slice(0, 1))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    add: (port) => void ports.push(port),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
