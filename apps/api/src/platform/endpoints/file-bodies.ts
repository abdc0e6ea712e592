import type { Endpoint } from '@flower-market/api-client/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { ApiError, invalidInput } from '../errors/api-error.ts'

/**
 * Registers a route whose body is the bytes of a picture or of another file. Whatever the caller calls it, the bytes
 * arrive as they are: what they are is decided by their content.
 */
export function routeOfFile(
  app: FastifyInstance,
  type: NonNullable<Endpoint['bodyType']>,
  route: RouteOptions,
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.route({ ...route, preHandler: requireBytes(type) })
  })
}

/** Without bytes there is nothing to parse and, without a type, nothing that the schema is looked up by. */
function requireBytes(type: NonNullable<Endpoint['bodyType']>) {
  return ({ body }: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void => {
    if (body instanceof Uint8Array) done()
    else
      done(type === 'image' ? new ApiError('images-only') : invalidInput('body', 'Send the bytes of a file.'))
  }
}
