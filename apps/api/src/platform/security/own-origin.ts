/** What of a request's headers says whose page it comes from. */
export interface OriginHeaders {
  readonly origin?: string | undefined
  readonly host?: string | undefined
}

/**
 * Whether a request comes from a page of the shop: browsers name a page's origin, which has to be the public one or the
 * host that was asked. Whoever names none is no foreign page.
 */
export function isOwnOrigin({ origin, host }: OriginHeaders, publicOrigin: string | undefined): boolean {
  if (origin === undefined || origin === publicOrigin) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
