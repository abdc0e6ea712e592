import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { ApiError } from '../errors/api-error.ts'

/**
 * Registers a route whose body is the bytes of a picture. Whatever the caller calls it, the bytes arrive as they are:
 * what they are is decided by their content.
 */
export function routeOfImage(app: FastifyInstance, route: RouteOptions): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.route({ ...route, preHandler: requirePicture })
  })
}

/** Without bytes there is nothing to parse and, without a type, nothing that the schema is looked up by. */
function requirePicture({ body }: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void {
  done(body instanceof Uint8Array ? undefined : new ApiError('images-only'))
}
