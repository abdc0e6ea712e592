import { supportedLocales, type Locale } from '@flower-market/flower-domain'

const key = 'locale-choice'

/** Notes a change of language for the other tabs, those that are still loading among them. */
export function rememberLocaleChoice(locale: Locale): void {
  try {
    localStorage.setItem(key, JSON.stringify({ locale, atMs: Date.now() }))
  } catch {
    // In a browser that keeps nothing each tab has its own language.
  }
}

/**
 * Calls back with the language that another tab changes to, also with a change since a moment (ms since 1970), until the returned
 * function is called. By storage, because a broadcast message that is sent before this tab listens is lost: a stored change is read at
 * once or reported by a storage event.
 */
export function followLocaleChoice(sinceMs: number, follow: (locale: Locale) => void): () => void {
  const read = (): void => {
    const chosen = localeChosenSince(sinceMs)
    if (chosen !== null) follow(chosen)
  }
  addEventListener('storage', read)
  read()
  return () => removeEventListener('storage', read)
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
