import { supportedLocales, type Locale } from '@flower-market/flower-domain'

const key = 'locale-choice'

/** Notes a change of language for tabs that are loading and cannot be told yet. */
export function rememberLocaleChoice(locale: Locale): void {
  try {
    localStorage.setItem(key, JSON.stringify({ locale, atMs: Date.now() }))
  } catch {
    // A browser that keeps nothing: the tabs that are open have been told.
  }
}

/** The language that another tab changed to after a moment (ms since 1970); null where none did. */
export function localeChosenSince(sinceMs: number): Locale | null {
  try {
    const choice: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (typeof choice !== 'object' || choice === null || !('locale' in choice) || !('atMs' in choice))
      return null
    if (typeof choice.atMs !== 'number' || choice.atMs < sinceMs) return null
    return supportedLocales.find((locale) => locale === choice.locale) ?? null
  } catch {
    return null
  }
}
