import { localeCookie, localeCookieDays } from '@flower-market/flower-domain'
import type { Locale } from './locale.ts'

const daySeconds = 86_400

/** Remembers the language for the next visit, as the server does when it sends a page. */
export function rememberLocale(locale: Locale): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${localeCookie}=${locale}; path=/; max-age=${localeCookieDays * daySeconds}; samesite=lax${secure}`
}
