import { defaultBodyLimitBytes } from '@flower-market/api-client/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { answerError, registerErrorHandler } from '../errors/error-handler.ts'
import { logger, RequestLog, type LogOptions } from '../logging/logging.ts'
import { registerContractValidation } from '../endpoints/validation.ts'

/** Makes the bare server: its log, its form of errors and of validation. The shop is registered on it. */
export function createHttpServer(log: LogOptions, isBehindProxy = false): FastifyInstance {
  const app = Fastify({
    logger: logger(log),
    trustProxy: isBehindProxy,
    bodyLimit: defaultBodyLimitBytes,
    forceCloseConnections: 'idle',
    logController: new RequestLog(),
    routerOptions: { ignoreTrailingSlash: true },
    // Requests that no route has seen yet, with a broken path for example.
    frameworkErrors: (error, request, reply) => {
      answerError(error, request, reply)
    },
  })
  endConnectionsOnClose(app)
  registerErrorHandler(app)
  registerContractValidation(app)
  return app
}

/** A connection that is busy when the server closes ends with its answer instead of idling on until its timeout. */
function endConnectionsOnClose(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done()
  })
}
