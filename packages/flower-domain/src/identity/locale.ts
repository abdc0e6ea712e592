/** The interface languages; the first is the one at paths without a prefix. */
export const supportedLocales = ['ru', 'en'] as const

/** An interface language. */
export type Locale = (typeof supportedLocales)[number]

/** Name of the cookie that remembers the language; its path is `/`. */
export const localeCookie = 'locale'

/** How long the language is remembered, days. */
export const localeCookieDays = 365

/** Reads a stored language; null for anything else. */
export function readLocale(text: string | null | undefined): Locale | null {
  return supportedLocales.find((locale) => locale === text) ?? null
}

interface Wish {
  readonly language: string
  readonly weight: number
}

function readWish(part: string): Wish {
  const [tag = '', ...parameters] = part.split(';').map((text) => text.trim())
  const weight = parameters.find((text) => text.startsWith('q='))?.slice(2)
  return {
    language: tag.split('-')[0]?.toLowerCase() ?? '',
    weight: weight === undefined ? 1 : Number(weight),
  }
}

/**
 * The language for a first visit, by the browser's `Accept-Language` (RFC 9110, 12.5.4): the preferred supported one,
 * Russian if none is supported.
 */
export function preferredLocale(acceptLanguage: string | undefined): Locale {
  const wishes = (acceptLanguage ?? '')
    .split(',')
    .map(readWish)
    .filter(({ weight }) => weight > 0)
    .toSorted((left, right) => right.weight - left.weight)
  for (const { language } of wishes) {
    const locale = readLocale(language)
    if (locale !== null) return locale
  }
  return supportedLocales[0]
}
