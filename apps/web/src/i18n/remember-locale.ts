import { LOCALE_COOKIE, LOCALE_COOKIE_DAYS } from '@flower-market/flower-domain'
import type { Locale } from './locale.ts'

const DAY_SECONDS = 86_400

/** Remembers the language for the next visit, as the server does when it sends a page. */
export const rememberLocale = (locale: Locale): void => {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${LOCALE_COOKIE}=${locale}; path=/; max-age=${LOCALE_COOKIE_DAYS * DAY_SECONDS}; samesite=lax${secure}`
}
