/** The first segments of the shop's routes, without language: what is none of them is a page of status 404. */
const sections: ReadonlySet<string> = new Set([
  'catalog',
  'catalogg',
  'assortment',
  'cart',
  'order',
  'confirm',
  'history',
  'historybalance',
  'operation',
  'operations-history',
  'operationss',
  'transaction',
  'profile',
  'settings',
  'users',
  'signin',
  'signup',
  'recovery',
  'offer',
  'privacy-policy',
  'flower-offer',
  'flower-privacy-policy',
  'outbox',
])

/** An address of the shop, taken apart. */
export interface PagePath {
  readonly locale: 'ru' | 'en'
  /** The first segment after the language; empty for the root. */
  readonly section: string
  readonly isKnown: boolean
  readonly query: URLSearchParams
}

/** Takes the path and query of a request apart. */
export function readPagePath(url: string): PagePath {
  const { pathname, searchParams: query } = new URL(url, 'http://shop.invalid')
  const [first = '', ...rest] = pathname.split('/').filter((segment) => segment !== '')
  const section = first === 'en' ? (rest[0] ?? '') : first
  return { locale: first === 'en' ? 'en' : 'ru', section, isKnown: sections.has(section), query }
}
