import type { FastifyInstance } from 'fastify'
import type { Site } from '../http/sites.ts'

/**
 * A cookie's name in the browser. Over https it begins with `__Host-`: browsers take such a cookie only from this very
 * host, so that no neighbour of the domain can plant one.
 */
export function hostCookie(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name
}

/** A cookie's name at a site. Browsers do not keep the cookies of two ports of a host apart: the staff's have other names. */
export function siteCookie(name: string, site: Site): string {
  return site === 'staff' ? `staff-${name}` : name
}

/**
 * Makes `request.cookies[name]` what the site's own cookie brought; one with the name of the other site, or over https
 * without the prefix, counts for nothing.
 */
export function registerOwnCookie(app: FastifyInstance, name: string, isSecure: boolean): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const ownName = hostCookie(siteCookie(name, request.site), isSecure)
    if (ownName !== name) {
      const { [name]: _foreign, [ownName]: own, ...others } = request.cookies
      request.cookies = { ...others, ...(own !== undefined && { [name]: own }) }
    }
    done()
  })
}
