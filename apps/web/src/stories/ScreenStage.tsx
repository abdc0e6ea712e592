import { Provider } from 'jotai'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { createAppStore, pageEnvironmentAtom } from '@flower-market/app-runtime/app'
import { loadMockEvents, sessionFixture } from '@flower-market/api-client/msw'
import { LocaleProvider, MessagesOf, localizePath, type Locale } from '@flower-market/app-runtime/i18n'
import { layouts } from '../app/layouts/layouts.tsx'
import { pageRoutes } from '../routes.ts'
import { TitledPage } from '@flower-market/app-runtime/navigation'
import { AccessGuard } from '@flower-market/app-runtime/session'
import { Shell } from '../app/Shell.tsx'
import { shop } from '../app/shop.ts'
import { loadCartAtom } from '../state/cart.atoms.ts'
import { loadClientAtom } from '../state/client.atoms.ts'
import { noSettings, settingsAtom } from '../state/settings.atoms.ts'
import { startLive } from '../state/live.ts'
import type { ScreenOptions } from './screen-options.ts'

/** A store as main.tsx makes it, with a real client: only the network is a mock. */
function createScreenStore(options: ScreenOptions) {
  const { session = sessionFixture } = options
  const store = createAppStore(shop, { session, calls: {} })
  store.set(pageEnvironmentAtom, {
    origin: location.origin,
    now: () => new Date(),
    timeZone: options.timeZone ?? 'Europe/Moscow',
  })
  store.set(settingsAtom, { ...noSettings, ...options.settings })
  store.set(loadCartAtom)
  store.set(loadClientAtom)
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
  const { access, needs, layout, topics, title } = pageRouteOf(options)
  const Layout = layouts[layout]
  const page = (
    <AccessGuard access={access} needs={needs}>
      <MessagesOf locale={locale} topics={topics}>
        <TitledPage title={title}>
          <Layout>{children}</Layout>
        </TitledPage>
      </MessagesOf>
    </AccessGuard>
  )
  if (frame === 'shell') return <Shell>{page}</Shell>
  return <layouts.test>{page}</layouts.test>
}

export interface ScreenStageProps {
  options: ScreenOptions
  locale: Locale
  children: ReactNode
}

/** A screen in its frame and language at an address, over a store of its own; it hears what a story emits by `emitEvent`. */
export function ScreenStage(props: ScreenStageProps) {
  const { options, locale } = props
  const [store] = useState(() => createScreenStore(options))
  useEffect(() => startLive(store, { loadOpener: loadMockEvents }), [store])
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
