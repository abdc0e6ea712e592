import type { ClientEvents, ServerEvents } from '@flower-market/api-client/contract'
import { fastifyCookie } from '@fastify/cookie'
import { Server, type Socket } from 'socket.io'
import { isSecure } from '../platform/config.ts'
import type { Events } from '../platform/events/events.ts'
import { endedSessionOf } from '../platform/events/session-ends.ts'
import { toDelivered } from '../platform/events/stored-events.ts'
import { streamsOf, type Listener } from '../platform/events/streams.ts'
import type { Platform } from '../platform/platform.ts'
import { forwardedAddress } from '../platform/http/trusted-proxies.ts'
import { memoryAttempts } from '../platform/limits/memory-attempts.ts'
import { networkOf } from '../platform/limits/network-of.ts'
import type { Sites } from '../platform/http/sites.ts'
import { hostCookie, siteCookie } from '../platform/security/host-cookies.ts'
import { isOwnOrigin } from '../platform/security/own-origin.ts'
import { sessionCookie, type SessionStore } from '../platform/sessions/session-store.ts'

/** The largest message of a client names the last numbers of a few streams. */
const maxMessageBytes = 8192

/** Who has opened a connection and shows no session by then loses it. */
const joinWithinMs = 10_000

interface SocketData {
  listener: Listener
}

type MarketServer = Server<ClientEvents, ServerEvents, Record<string, never>, SocketData>
type MarketSocket = Socket<ClientEvents, ServerEvents, Record<string, never>, SocketData>

/** What the socket needs of the platform. */
export interface RealtimeParts extends Pick<Platform, 'app' | 'config' | 'metrics'> {
  readonly events: Pick<Events, 'onEvent' | 'catchUp'>
  readonly sessions: Pick<SessionStore, 'identify'>
  readonly sites: Pick<Sites, 'siteOf' | 'publicOriginOf'>
}

function roomOf(sessionId: string): string {
  return `session:${sessionId}`
}

/** Opens the socket at `/socket.io` on the server's own port, for people with a session only. */
export function registerRealtime({ app, config, metrics, events, sessions, sites }: RealtimeParts): void {
  const attempts = memoryAttempts(() => new Date())
  const perMinute = { name: 'sockets', attempts: config.requestsPerMinute, windowMs: 60_000 }
  const mayConnect = (network: string) => config.requestsPerMinute === 0 || attempts.take(perMinute, network)
  const io: MarketServer = new Server(app.server, {
    serveClient: false,
    maxHttpBufferSize: maxMessageBytes,
    // Sockets are outside of CORS: any page may try to open one.
    allowRequest: ({ headers, socket }, decide) => {
      const forwarded = String(headers['x-forwarded-for'] ?? '')
      const network = networkOf(
        forwardedAddress(socket.remoteAddress ?? '', forwarded, config.trustedProxies),
      )
      decide(
        null,
        isOwnOrigin(headers, sites.publicOriginOf(sites.siteOf({ headers, socket }))) && mayConnect(network),
      )
    },
    connectTimeout: joinWithinMs,
  })
  metrics?.gauge({ name: 'flower_sockets', help: 'Open sockets of this process.' }, () => [
    { value: io.engine.clientsCount },
  ])
  const identify = ({ handshake, request }: MarketSocket) => {
    const name = siteCookie(sessionCookie, sites.siteOf(request))
    const cookies = fastifyCookie.parse(handshake.headers.cookie ?? '')
    return sessions.identify(cookies[hostCookie(name, isSecure(config))])
  }
  io.use(async (socket, next) => {
    try {
      const session = await identify(socket)
      if (session === null) return next(new Error('not-signed-in'))
      const { sessionId, ...listener } = session
      socket.data.listener = listener
      await socket.join([roomOf(sessionId), ...streamsOf(socket.data.listener)])
      return next()
    } catch {
      return next(new Error('unavailable'))
    }
  })
  io.on('connection', (socket) => {
    // A session that ended while the socket was being opened was not yet there to be disconnected.
    identify(socket)
      .then((session) => session ?? socket.disconnect(true))
      .catch(() => socket.disconnect(true))
    socket.on('check-connection', (acknowledge) => {
      // Anybody may send anything; only a client that waits for an answer gets one.
      if (typeof acknowledge === 'function') acknowledge({ status: 'ok' })
    })
    answerCatchUp(socket, events, (error) => app.log.warn({ err: error }, 'Missed events could not be read.'))
  })
  app.addHook('preClose', async () => {
    await io.close()
  })
  events.onEvent((event) => {
    const sessionId = endedSessionOf(event)
    if (sessionId === undefined) io.to(event.stream).emit('event', toDelivered(event))
    else io.in(roomOf(sessionId)).disconnectSockets(true)
  })
}

/** Answers one question of a client at a time; without an answer it asks again. */
function answerCatchUp(
  socket: MarketSocket,
  { catchUp }: Pick<Events, 'catchUp'>,
  onError: (error: unknown) => void,
): void {
  let isBusy = false
  socket.on('catch-up', (numbers, acknowledge) => {
    if (isBusy || typeof acknowledge !== 'function') return
    isBusy = true
    catchUp(socket.data.listener, numbers)
      .then(acknowledge)
      .catch(onError)
      .finally(() => {
        isBusy = false
      })
  })
}
