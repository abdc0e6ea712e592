import type { FastifyInstance, RouteOptions } from 'fastify'

/** The largest picture that is taken, in bytes: 5 MB. */
const imageLimitBytes = 5 * 1024 * 1024

/**
 * Registers a route whose body is the bytes of a picture. Whatever the caller calls it, the bytes arrive as they are:
 * what they are is decided by their content.
 */
export function routeOfImage(app: FastifyInstance, route: RouteOptions): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: imageLimitBytes },
      (_request, body, done) => done(null, body),
    )
    scope.route(route)
  })
}
