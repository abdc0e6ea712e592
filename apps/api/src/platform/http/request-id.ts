import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { TrustedProxies } from './trusted-proxies.ts'

/** What a request is called from the proxy to the log, and on the page of an error. */
export const requestIdHeader = 'x-request-id'

const proxysOwn = /^[\w-]{8,64}$/u

/** The name that a proxy of the operator has given a request, or a new one; a browser cannot choose it. */
export function requestIdMaker(trustedProxies: TrustedProxies): (request: IncomingMessage) => string {
  const hasProxy = trustedProxies !== 0
  return ({ headers }) => {
    const given = headers[requestIdHeader]
    const isUsable = hasProxy && typeof given === 'string' && proxysOwn.test(given)
    return isUsable ? given : randomBytes(8).toString('hex')
  }
}

/** Names the request in every answer. */
export function answerRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id)
    done()
  })
}
