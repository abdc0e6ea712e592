import type { FastifyRequest } from 'fastify'
import type { Sites } from '../../../platform/http/sites.ts'

/** The site that passkeys are made for and used at. */
export interface RelyingParty {
  /** The host. */
  readonly id: string
  readonly origin: string
}

/**
 * The site that a browser is at: as it is set, else as the request names it. A request that names another host gets nowhere:
 * browsers make and use passkeys only for the host of the page that asks, and what they sign says which that was.
 */
export function relyingPartyOf(
  { publicOriginOf }: Pick<Sites, 'publicOriginOf'>,
  { site, protocol, host }: Pick<FastifyRequest, 'site' | 'protocol' | 'host'>,
): RelyingParty {
  const { hostname, origin } = new URL(publicOriginOf(site) ?? `${protocol}://${host}`)
  return { id: hostname, origin }
}
