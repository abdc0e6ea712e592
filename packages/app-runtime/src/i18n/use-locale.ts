import { useLocation } from 'react-router-dom'
import { localeOf, type Locale } from './locale.ts'

/** The language of the current page, by its path. */
export function useLocale(): Locale {
  return localeOf(useLocation().pathname)
}
