import type { FastifyInstance } from 'fastify'

/**
 * A cookie's name in the browser. Over https it begins with `__Host-`: browsers take such a cookie only from this very
 * host, so that no neighbour of the domain can plant one.
 */
export function hostCookie(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name
}

/** Over https makes `request.cookies[name]` what `__Host-name` brought; a cookie without the prefix counts for nothing. */
export function registerHostCookie(app: FastifyInstance, name: string, isSecure: boolean): void {
  if (!isSecure) return
  app.addHook('onRequest', (request, _reply, done) => {
    const { [name]: _foreign, [hostCookie(name, isSecure)]: own, ...others } = request.cookies
    request.cookies = { ...others, ...(own !== undefined && { [name]: own }) }
    done()
  })
}
