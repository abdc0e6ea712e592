import type { Locale } from '@flower-market/flower-domain'

/** An address of the shop, taken apart. */
export interface PagePath {
  readonly locale: Locale
  /** Without the language prefix. */
  readonly path: string
  readonly query: URLSearchParams
}

/** Takes the path and query of a request apart. */
export function readPagePath(url: string): PagePath {
  const [pathname = '', ...query] = url.split('?')
  const isEnglish = /^\/en(?:\/|$)/u.test(pathname)
  return {
    locale: isEnglish ? 'en' : 'ru',
    path: isEnglish ? pathname.slice('/en'.length) || '/' : pathname,
    query: new URLSearchParams(query.join('?')),
  }
}
