import { createServer, type AddressInfo, type Server } from 'node:net'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { publicOriginOf as listeningOrigin } from './public-origin.ts'

/** The two places that one server serves: the shop, and the staff's app on an origin of its own. */
export type Site = 'shop' | 'staff'

declare module 'fastify' {
  interface FastifyInstance {
    /** Begins to listen at the staff's port; rejects where it cannot. */
    readonly listenForStaff: () => Promise<void>
    /** See `Sites.staffAddress`. */
    readonly staffAddress: Sites['staffAddress']
  }
  interface FastifyRequest {
    /** Which of the two the browser has asked. */
    readonly site: Site
  }
}

/** What of a request tells its site. */
export interface SiteRequest {
  readonly headers: IncomingHttpHeaders
  readonly socket: { readonly localPort?: number | undefined }
}

/** Tells the sites apart. */
export interface Sites {
  /** The staff's: whoever asked its port, or named its host where a proxy hands both on to one port. */
  readonly siteOf: (request: SiteRequest) => Site
  /** The public origin of a site, where it is set. */
  readonly publicOriginOf: (site: Site) => string | undefined
  /** Where staff work; null where the shop has a public address and the staff's app has none. */
  readonly staffAddress: () => string | null
}

type SiteConfig = Pick<Config, 'adminAddress' | 'adminPort' | 'publicOrigin' | 'host' | 'port'>

/** Gives every request its site, and the server a second port. */
export function registerSites(app: FastifyInstance, config: SiteConfig): Sites {
  const { adminAddress, publicOrigin } = config
  const staffUrl = adminAddress === undefined ? null : new URL(adminAddress)
  // One server for both: a connection to the second port is handled as one to the first.
  const staffServer = createServer({ noDelay: true }, (socket) => app.server.emit('connection', socket))
  const staffPort = (): number | null => (staffServer.address() as AddressInfo | null)?.port ?? null
  const siteOf = ({ headers, socket }: SiteRequest): Site => {
    const isAtPort = socket.localPort !== undefined && socket.localPort === staffPort()
    return isAtPort || (staffUrl !== null && headers.host === staffUrl.host) ? 'staff' : 'shop'
  }
  app.decorateRequest('site', {
    getter() {
      return siteOf(this.raw)
    },
  })
  app.decorate('listenForStaff', () => listen(staffServer, config))
  app.addHook('preClose', (done) => {
    staffServer.close()
    done()
  })
  const shopAddress = listeningOrigin(app, { ...config, publicOrigin: undefined })
  const staffAddress = (): string | null => {
    const port = staffPort()
    if (adminAddress !== undefined || publicOrigin !== undefined || port === null) return adminAddress ?? null
    const address = new URL(shopAddress())
    address.port = String(port)
    // Browsers make passkeys for `localhost`, and for no address of digits.
    if (address.hostname === '127.0.0.1') address.hostname = 'localhost'
    return address.origin
  }
  app.decorate('staffAddress', staffAddress)
  const originOf = (site: Site): string | undefined => (site === 'staff' ? staffUrl?.origin : publicOrigin)
  return { siteOf, publicOriginOf: originOf, staffAddress }
}

async function listen(server: Server, { host, adminPort }: SiteConfig): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject)
  server.listen(adminPort, host, resolve)
  return promise
}
