import { useStore } from 'jotai'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { localeOf, localizePath } from '../i18n/locale.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { apiAtom } from '../state/api.ts'
import { isSessionLostAtom, sessionAtom } from '../state/session.atoms.ts'
import { hearTabs, tellTabs } from '../state/tabs.ts'

type Store = ReturnType<typeof useStore>

const personIdOf = (store: Store): string | null => store.get(sessionAtom)?._id ?? null

/** The cookie is the browser's: asking brings the session; a page of another person then loads anew. */
const takeOverSession = async (store: Store): Promise<void> => {
  const session = await store.get(apiAtom).call('authentication', {})
  store.set(isSessionLostAtom, false)
  store.set(sessionAtom, session)
}

/** Keeps the tabs of one browser of one mind about who is signed in. */
const useOneSession = (): void => {
  const store = useStore()
  useEffect(() => {
    let knownId = personIdOf(store)
    const stopTelling = store.sub(sessionAtom, () => {
      const personId = personIdOf(store)
      if (personId !== null && personId !== knownId) tellTabs({ kind: 'signed-in', personId })
      knownId = personId
    })
    const stopHearing = hearTabs((news) => {
      if (news.kind === 'signed-out' && personIdOf(store) !== null) {
        store.set(sessionAtom, null)
        // What was typed stays; the shell asks to sign in again.
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
const useOneLanguage = (): void => {
  const navigate = useNavigate()
  const locale = useLocale()
  const { pathname, search, hash } = useLocation()
  const spoken = useRef(locale)
  useEffect(() => {
    if (spoken.current === locale) return
    spoken.current = locale
    tellTabs({ kind: 'locale', locale })
  }, [locale])
  useEffect(
    () =>
      hearTabs((news) => {
        if (news.kind !== 'locale' || news.locale === localeOf(pathname)) return
        spoken.current = news.locale
        void navigate(localizePath(news.locale, pathname + search + hash), { replace: true })
      }),
    [navigate, pathname, search, hash],
  )
}

/** Several tabs agree on session and language; the cart follows its own storage. */
export const useOtherTabs = (): void => {
  useOneSession()
  useOneLanguage()
}
