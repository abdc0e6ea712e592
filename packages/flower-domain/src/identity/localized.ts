import type { Locale } from './locale.ts'

/** A text in each supported language. */
export type Localized = Readonly<Record<Locale, string>>
