import type { ClientEvents, ServerEvents, StockChanged } from '@flower-market/api-client/contract'
import { fastifyCookie } from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import { Server } from 'socket.io'
import type { Config } from '../config.ts'
import type { IdentityService } from '../modules/identity/identity.service.ts'
import { sessionCookie } from '../modules/identity/session-secret.ts'
import { hostCookie } from './host-cookies.ts'
import { isOwnOrigin } from './own-origin.ts'
import { isSecure } from './security.ts'

/** What the server tells connected shops. */
export interface Realtime {
  stockChanged(event: StockChanged): void
  /** Ends the connections of a session that was signed out. */
  sessionEnded(sessionId: string): void
}

function roomOf(sessionId: string): string {
  return `session:${sessionId}`
}

/** Opens the socket at `/socket.io` on the server's own port, for people with a session only. */
export function registerRealtime(app: FastifyInstance, identity: IdentityService, config: Config): Realtime {
  const io = new Server<ClientEvents, ServerEvents>(app.server, {
    serveClient: false,
    // Sockets are outside of CORS: any page may try to open one.
    allowRequest: ({ headers }, decide) => decide(null, isOwnOrigin(headers, config.publicOrigin)),
  })
  io.use(async (socket, next) => {
    const cookies = fastifyCookie.parse(socket.handshake.headers.cookie ?? '')
    try {
      const session = await identity.identify(cookies[hostCookie(sessionCookie, isSecure(config))])
      if (session === null) return next(new Error('not-signed-in'))
      await socket.join(roomOf(session.sessionId))
      return next()
    } catch {
      return next(new Error('unavailable'))
    }
  })
  io.on('connection', (socket) => {
    socket.on('check-connection', (acknowledge) => {
      // Anybody may send anything; only a client that waits for an answer gets one.
      if (typeof acknowledge === 'function') acknowledge({ status: 'ok' })
    })
  })
  app.addHook('preClose', async () => {
    await io.close()
  })
  return {
    stockChanged: (event) => io.emit('stock-changed', event),
    sessionEnded: (sessionId) => io.in(roomOf(sessionId)).disconnectSockets(true),
  }
}
