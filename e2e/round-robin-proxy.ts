import { Agent, createServer, request, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'

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
  const nextPort = () => ports[turn++ % ports.length]
  const agent = new Agent({ keepAlive: true })

  const server = createServer((incoming, outgoing) => {
    const { method, url } = incoming
    const upstream = request(
      { host: '127.0.0.1', port: nextPort(), agent, method, path: url, headers: forwarded(incoming) },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
        answer.pipe(outgoing)
      },
    )
    upstream.once('error', () => {
      if (!outgoing.headersSent) outgoing.writeHead(502)
      outgoing.end()
    })
    // A page that leaves cancels what it asked for.
    outgoing.once('close', () => upstream.destroy())
    incoming.pipe(upstream)
  })
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    const upstream = connect(nextPort() ?? 0, '127.0.0.1', () => {
      const headers = Object.entries(forwarded(incoming)).map(([name, value]) => `${name}: ${String(value)}`)
      upstream.write([`GET ${incoming.url} HTTP/1.1`, ...headers, '', ''].join('\r\n'))
      upstream.write(head)
      upstream.pipe(socket).pipe(upstream)
    })
    upstream.once('error', () => socket.destroy())
    socket.once('error', () => upstream.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    add: (port) => void ports.push(port),
    close: () =>
      new Promise((resolve) => {
        agent.destroy()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function forwarded({ headers, socket }: IncomingMessage) {
  return { ...headers, 'x-forwarded-for': socket.remoteAddress ?? '' }
}
