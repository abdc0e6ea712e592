import { createStore, Provider } from 'jotai'
import { Suspense, useState, type ReactNode } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { createApiClient } from '@flower-market/api-client'
import { sessionFixture } from '@flower-market/api-client/msw'
import { LocaleProvider, MessagesOf } from '../i18n/LocaleProvider.tsx'
import { localizePath, type Locale } from '../i18n/locale.ts'
import { layouts } from '../layouts/layouts.ts'
import { pageRoutes } from '../routes.ts'
import { AccessGuard } from '../shell/AccessGuard.tsx'
import { Shell } from '../shell/Shell.tsx'
import { apiAtom } from '../state/api.ts'
import { loadCartAtom } from '../state/cart.atoms.ts'
import { isSessionLostAtom, sessionAtom } from '../state/session.atoms.ts'
import type { ScreenOptions } from './screen-options.ts'

/** A store as main.tsx makes it, with a real client: only the network is a mock. */
function createScreenStore({ session = sessionFixture }: ScreenOptions) {
  const store = createStore()
  const api = createApiClient({
    payload: { session, calls: {} },
    onSession: (next) => store.set(sessionAtom, next),
    onSessionLost: () => store.set(isSessionLostAtom, true),
  })
  store.set(apiAtom, api)
  store.set(sessionAtom, session)
  store.set(loadCartAtom)
  return store
}

/** Where a person has gone from the screen, for a play function to read. */
function Elsewhere() {
  const { pathname, search } = useLocation()
  return <output aria-label="address">{pathname + search}</output>
}

function pageRouteOf({ path, route = path.replace(/\?.*$/, '') }: ScreenOptions) {
  const page = pageRoutes.find((candidate) => candidate.path === route)
  if (page === undefined) throw new Error(`No page has the route ${route}; see pageRoutes.`)
  return page
}

/** What stands around the story, see `ScreenOptions.frame`. */
function Frame({ options, locale, children }: ScreenStageProps) {
  const { frame = 'layout' } = options
  if (frame === 'none') return children
  const { access, needs, layout, topics } = pageRouteOf(options)
  const Layout = layouts[layout]
  const page = (
    <AccessGuard access={access} needs={needs}>
      <MessagesOf locale={locale} topics={topics}>
        <Layout>{children}</Layout>
      </MessagesOf>
    </AccessGuard>
  )
  if (frame === 'shell') return <Shell>{page}</Shell>
  return <main style={{ display: 'grid', minBlockSize: '100dvh' }}>{page}</main>
}

export interface ScreenStageProps {
  options: ScreenOptions
  locale: Locale
  children: ReactNode
}

/** A screen in its frame and language at an address, over a store of its own. */
export function ScreenStage(props: ScreenStageProps) {
  const { options, locale } = props
  const [store] = useState(() => createScreenStore(options))
  return (
    <Provider store={store}>
      <MemoryRouter initialEntries={[localizePath(locale, options.path)]}>
        <Suspense>
          <LocaleProvider locale={locale}>
            <Routes>
              <Route path={localizePath(locale, pageRouteOf(options).path)} element={<Frame {...props} />} />
              <Route path="*" element={<Elsewhere />} />
            </Routes>
          </LocaleProvider>
        </Suspense>
      </MemoryRouter>
    </Provider>
  )
}
