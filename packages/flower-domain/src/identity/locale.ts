/** The interface languages; the first is the one at paths without a prefix. */
export const SUPPORTED_LOCALES = ['ru', 'en'] as const

/** An interface language. */
export type Locale = (typeof SUPPORTED_LOCALES)[number]
