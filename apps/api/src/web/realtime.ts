import type { ClientEvents, ServerEvents } from '@flower-market/api-client/contract'
import { fastifyCookie } from '@fastify/cookie'
import { Server } from 'socket.io'
import { isSecure } from '../platform/config.ts'
import type { Platform } from '../platform/platform.ts'
import { hostCookie } from '../platform/security/host-cookies.ts'
import { isOwnOrigin } from '../platform/security/own-origin.ts'
import { sessionCookie } from '../platform/sessions/session-store.ts'

function roomOf(sessionId: string): string {
  return `session:${sessionId}`
}

/** Opens the socket at `/socket.io` on the server's own port, for people with a session only. */
export function registerRealtime({ app, config, events, sessions }: Platform): void {
  const io = new Server<ClientEvents, ServerEvents>(app.server, {
    serveClient: false,
    // Sockets are outside of CORS: any page may try to open one.
    allowRequest: ({ headers }, decide) => decide(null, isOwnOrigin(headers, config.publicOrigin)),
  })
  io.use(async (socket, next) => {
    const cookies = fastifyCookie.parse(socket.handshake.headers.cookie ?? '')
    try {
      const session = await sessions.identify(cookies[hostCookie(sessionCookie, isSecure(config))])
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
  events.on('stock-changed', (event) => io.emit('stock-changed', event))
  events.on('session-ended', (sessionId) => io.in(roomOf(sessionId)).disconnectSockets(true))
}
