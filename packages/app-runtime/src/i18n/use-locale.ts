import { createContext, use } from 'react'
import type { Locale } from './locale.ts'

/** Gives the language of `LocaleProvider` to what is inside. */
export const LocaleContext = createContext<Locale | null>(null)

/**
 * The language of the page. Unlike the router's location, it renders its readers only when the language changes. Throws outside of
 * `LocaleProvider`.
 */
export function useLocale(): Locale {
  const locale = use(LocaleContext)
  if (locale === null) throw new Error('There is no language outside of LocaleProvider.')
  return locale
}
