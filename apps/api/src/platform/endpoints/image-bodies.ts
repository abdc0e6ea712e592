import type { FastifyInstance, RouteOptions } from 'fastify'

/**
 * Registers a route whose body is the bytes of a picture. Whatever the caller calls it, the bytes arrive as they are:
 * what they are is decided by their content.
 */
export function routeOfImage(app: FastifyInstance, route: RouteOptions): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.route(route)
  })
}
