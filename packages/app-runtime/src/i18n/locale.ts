import type { Locale } from '@flower-market/flower-domain'

export type { Locale }

/** The regional form that numbers and dates are written in. */
export const languageTags = { ru: 'ru-RU', en: 'en-US' } as const satisfies Record<Locale, string>

/** What each language calls itself. */
export const languageNames = { ru: 'Русский', en: 'English' } as const satisfies Record<Locale, string>

/** The language that a path is written in. */
export function localeOf(pathname: string): Locale {
  return /^\/en(?:\/|$)/.test(pathname) ? 'en' : 'ru'
}

/** The path without its language prefix; the root for `/en`. */
export function stripLocale(path: string): string {
  return path.replace(/^\/en(?=\/|$|\?)/, '') || '/'
}

/** The same place in a language; `path` may carry a query. */
export function localizePath(locale: Locale, path: string): string {
  const bare = stripLocale(path)
  if (locale === 'ru') return bare
  return bare === '/' ? '/en' : `/en${bare}`
}
