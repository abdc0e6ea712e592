import { useStore } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { localizePath, type Locale } from '../i18n/locale.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { apiAtom } from '../session/api.ts'
import { isSessionLostAtom, sessionAtom } from '../session/session.atoms.ts'
import { followLocaleChoice, rememberLocaleChoice } from './locale-choice.ts'
import { subscribeTabs, broadcast } from './tabs.ts'

type Store = ReturnType<typeof useStore>

function personIdOf(store: Store): string | null {
  return store.get(sessionAtom)?._id ?? null
}

/** The cookie is the browser's: asking brings the session; a page of another person then loads anew. */
async function takeOverSession(store: Store): Promise<void> {
  const session = await store.get(apiAtom).call('authentication', {})
  store.set(isSessionLostAtom, false)
  store.set(sessionAtom, session)
}

/** Keeps the tabs of one browser of one mind about who is signed in. */
function useOneSession(): void {
  const store = useStore()
  useEffect(() => {
    let knownId = personIdOf(store)
    const stopTelling = store.sub(sessionAtom, () => {
      const personId = personIdOf(store)
      if (personId !== null && personId !== knownId) broadcast({ kind: 'signed-in', personId })
      knownId = personId
    })
    const stopHearing = subscribeTabs((news) => {
      if (news.kind === 'signed-out' && personIdOf(store) !== null) {
        store.set(sessionAtom, null)
        // What was typed stays; the app asks to sign in again.
        store.set(isSessionLostAtom, true)
      }
      if (news.kind === 'signed-in' && news.personId !== personIdOf(store)) {
        knownId = news.personId
        takeOverSession(store).catch(reportError)
      }
    })
    return () => {
      stopTelling()
      stopHearing()
    }
  }, [store])
}

/** Keeps the tabs of one browser of one language; each stays at its page. */
function useOneLanguage(): void {
  const navigate = useNavigate()
  const locale = useLocale()
  const { pathname, search, hash } = useLocation()
  const announcement = useRef(locale)
  useEffect(() => {
    if (announcement.current === locale) return
    announcement.current = locale
    rememberLocaleChoice(locale)
  }, [locale])
  const follow = useEffectEvent((chosen: Locale) => {
    if (chosen === announcement.current) return
    announcement.current = chosen
    void navigate(localizePath(chosen, pathname + search + hash), { replace: true })
  })
  useEffect(() => followLocaleChoice(performance.timeOrigin, follow), [])
}

/** Several tabs agree on session and language; the language and the cart follow `localStorage`. */
export function useOtherTabs(): void {
  useOneSession()
  useOneLanguage()
}
