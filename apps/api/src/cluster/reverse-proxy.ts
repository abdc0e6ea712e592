import {
  Agent,
  createServer,
  request,
  type ClientRequest,
  type IncomingMessage,
  type Server,
} from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'

/** Which of the servers behind a proxy, by their ports on this machine, should have a request, the best one first. */
export type Route = (incoming: IncomingMessage) => readonly number[]

/** How long an idle connection of a client is kept open; Node announces it in the `Keep-Alive` header. */
const keepClientMs = 65_000

/**
 * Makes a proxy: a request goes to the first of its servers that takes a connection. Once a server may have begun with
 * it, it goes to no other: whoever asks decides whether to ask again. Only a reading request that met a connection which
 * the server had closed is sent again. A connection that is idle for `idleMs` (by default 10 s, the servers wait 72 s) is
 * closed from here, so that no writing request meets one that its server is about to close.
 */
export function createReverseProxy(route: Route, idleMs = 10_000): Server {
  const agent = new Agent({ keepAlive: true, timeout: idleMs })
  const server = createServer((incoming, outgoing) => {
    const { method, url } = incoming
    const forward = ([port, ...others]: readonly number[]): void => {
      if (port === undefined) {
        outgoing.writeHead(502, { 'retry-after': '1' }).end()
        return
      }
      const target = { host: '127.0.0.1', port, agent, method, path: url, headers: forwarded(incoming) }
      const upstream = request(target, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, forClient(answer.rawHeaders))
        answer.pipe(outgoing)
        answer.once('error', () => outgoing.destroy())
      })
      let isConnected = false
      onConnected(upstream, () => {
        isConnected = true
        incoming.pipe(upstream)
      })
      upstream.once('error', () => {
        if (outgoing.destroyed) return
        if (!isConnected) forward(others)
        else if (isRepeatable(upstream) && !outgoing.headersSent) forward([port, ...others])
        else if (outgoing.headersSent) outgoing.destroy()
        else outgoing.writeHead(502).end()
      })
      // A page that leaves cancels what it asked for.
      outgoing.once('close', () => upstream.destroy())
    }
    forward(route(incoming))
  })
  server.keepAliveTimeout = keepClientMs
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    const upstream = connect(route(incoming)[0] ?? 0, '127.0.0.1', () => {
      const headers = Object.entries(forwarded(incoming)).map(([name, value]) => `${name}: ${String(value)}`)
      upstream.write([`GET ${incoming.url} HTTP/1.1`, ...headers, '', ''].join('\r\n'))
      upstream.write(head)
      upstream.pipe(socket).pipe(upstream)
    })
    upstream.once('error', () => socket.destroy())
    socket.once('error', () => upstream.destroy())
    socket.once('close', () => upstream.destroy())
  })
  server.once('close', () => agent.destroy())
  return server
}

/**
 * Whether a request that got no answer may be sent again: a server closes an idle connection at any moment, also when
 * the proxy has just taken it for a request, and one that only reads does no harm twice.
 */
function isRepeatable({ reusedSocket, method }: ClientRequest): boolean {
  return reusedSocket && (method === 'GET' || method === 'HEAD')
}

/** Calls back when a request has a connection: none of its body is read before. */
function onConnected(upstream: ClientRequest, callback: () => void): void {
  upstream.once('socket', (socket) => {
    if (socket.connecting) socket.once('connect', callback)
    else callback()
  })
}

const connectionHeaders: ReadonlySet<string> = new Set(['connection', 'keep-alive'])

/**
 * Header names and values in turn, without those that describe the connection to the server. The client's connection has another
 * timeout: a client that got the server's longer one would send requests on connections that the proxy has closed.
 */
function forClient(rawHeaders: readonly string[]): string[] {
  return rawHeaders.filter(
    (_text, at) => !connectionHeaders.has(rawHeaders[at - (at % 2)]?.toLowerCase() ?? ''),
  )
}

function forwarded({ headers, socket }: IncomingMessage) {
  const { connection: _ofThisConnection, ...others } = headers
  const kept = headers.upgrade === undefined ? others : headers
  return { ...kept, 'x-forwarded-for': socket.remoteAddress ?? '' }
}
