import { defaultBodyLimitBytes } from '@flower-market/api-client/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { answerError, registerErrorHandler } from '../errors/error-handler.ts'
import { logger, RequestLog, type LogOptions } from '../logging/logging.ts'
import { registerContractValidation } from '../endpoints/validation.ts'
import { registerSerialization } from '../endpoints/serialization.ts'
import { limitConnections, type ConnectionLimits } from './connection-limits.ts'
import { answerRequestId, requestIdMaker } from './request-id.ts'
import { toTrustProxy, type TrustedProxies } from './trusted-proxies.ts'

/** How long a client may take; whoever is slower gets 408 and loses the connection. */
export interface HttpTimeouts {
  /** For the headers. */
  readonly headersMs: number
  /** For the whole request: a picture of 5 MB over a slow mobile connection. */
  readonly requestMs: number
  /** How often connections are looked at. */
  readonly checkMs: number
}

/** What the bare server differs in. */
export interface HttpServerOptions {
  /** @default 0 */
  readonly trustedProxies?: TrustedProxies
  readonly timeouts?: HttpTimeouts
  /** Aborted when the server is to stop soon: answers end their connections. */
  readonly draining?: AbortSignal
  /** @default none */
  readonly connections?: ConnectionLimits
}

/** Queues and settings are read and written at a start; while a standby takes over, that waits for it. Fastify's own 10 s end such a start. */
const startsWithinMs = 60_000

const usualTimeouts: HttpTimeouts = { headersMs: 10_000, requestMs: 60_000, checkMs: 2_000 }

/** Makes the bare server: its log, its form of errors and of validation. The shop is registered on it. */
export function createHttpServer(
  log: LogOptions,
  { trustedProxies = 0, timeouts = usualTimeouts, connections, draining }: HttpServerOptions = {},
): FastifyInstance {
  const app = Fastify({
    logger: logger(log),
    genReqId: requestIdMaker(trustedProxies),
    trustProxy: toTrustProxy(trustedProxies),
    bodyLimit: defaultBodyLimitBytes,
    pluginTimeout: startsWithinMs,
    requestTimeout: timeouts.requestMs,
    http: { headersTimeout: timeouts.headersMs, connectionsCheckingInterval: timeouts.checkMs },
    forceCloseConnections: 'idle',
    logController: new RequestLog(),
    routerOptions: { ignoreTrailingSlash: true },
    // Requests that no route has seen yet, with a broken path for example.
    frameworkErrors: (error, request, reply) => {
      answerError(error, request, reply)
    },
  })
  if (connections !== undefined) limitConnections(app.server, connections)
  answerRequestId(app)
  endConnectionsOnClose(app, draining)
  registerErrorHandler(app)
  registerContractValidation(app)
  registerSerialization(app)
  return app
}

/** How long requests in flight may take when the server closes; whoever then still sends would never finish. */
const closeWithinMs = 4_000

/**
 * A connection that is busy when the server closes, or is about to, ends with its answer instead of idling on until its
 * timeout, and without one when it takes too long.
 */
function endConnectionsOnClose(app: FastifyInstance, draining: AbortSignal | undefined): void {
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    setTimeout(() => app.server.closeAllConnections(), closeWithinMs).unref()
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing || draining?.aborted === true) reply.header('connection', 'close')
    done()
  })
}
