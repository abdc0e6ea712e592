import { themeCookie, themes, type Theme } from '@flower-market/flower-domain'
import { atom } from 'jotai'
import { remember } from '../app/remember.ts'

const themeKey = 'theme'

function isTheme(text: string | null): text is Theme {
  return themes.some((theme) => theme === text)
}

/** The stored choice; `system` where there is none, or storage is forbidden. */
export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(themeKey)
    return isTheme(stored) ? stored : 'system'
  } catch {
    return 'system'
  }
}

/** Shows the page, and the next document of the server, in a theme. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  remember(themeCookie, theme)
}

function storeTheme(theme: Theme): void {
  try {
    localStorage.setItem(themeKey, theme)
  } catch (error) {
    // The choice then holds until the page is closed.
    reportError(error)
  }
}

const chosenThemeAtom = atom<Theme | null>(null)

/** The chosen theme; writing shows and stores it. */
export const themeAtom = atom(
  (get) => get(chosenThemeAtom) ?? readTheme(),
  (_get, set, theme: Theme) => {
    set(chosenThemeAtom, theme)
    applyTheme(theme)
    storeTheme(theme)
  },
)
