import Fastify, { type FastifyInstance } from 'fastify'
import { answerError, useErrorAnswers } from './plugins/errors.ts'
import { logger, type LogOptions } from './plugins/logging.ts'
import { useContractValidation } from './plugins/validation.ts'

const bodyLimitBytes = 512 * 1024

/** Makes the bare server: its log, its form of errors and of validation. The shop is registered on it. */
export function createHttpServer(log: LogOptions, isBehindProxy = false): FastifyInstance {
  const app = Fastify({
    logger: logger(log),
    trustProxy: isBehindProxy,
    bodyLimit: bodyLimitBytes,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
    // Requests that no route has seen yet, with a broken path for example.
    frameworkErrors: (error, request, reply) => {
      answerError(error, request, reply)
    },
  })
  useErrorAnswers(app)
  useContractValidation(app)
  return app
}
