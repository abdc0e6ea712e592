import type { Session } from '@flower-market/api-client'
import {
  createMockMarket,
  fixtureNow,
  loadMockEvents,
  sessionOf,
  vera,
  stopClock,
} from '@flower-market/api-client/msw'
import { createAppStore, pageEnvironmentAtom } from '@flower-market/app-runtime/app'
import { LocaleProvider, MessagesOf, localizePath, type Locale } from '@flower-market/app-runtime/i18n'
import { TitledPage } from '@flower-market/app-runtime/navigation'
import { AccessGuard } from '@flower-market/app-runtime/session'
import { operators } from '@flower-market/flower-domain'
import { Provider } from 'jotai'
import type { HttpHandler } from 'msw'
import { Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { expect, waitFor } from 'storybook/test'
import { layouts } from '../app/layouts/layouts.tsx'
import { Shell } from '../app/Shell.tsx'
import { staffApp } from '../app/staff-app.ts'
import { pageRoutes } from '../routes.ts'
import { startLive } from '../state/live.ts'

/** What a screen's story starts from. */
export interface ScreenOptions {
  /** Where the person is, with the query and without the language prefix. */
  readonly path: string
  /** The path of the page in `pageRoutes`. @default the path without its query */
  readonly route?: string
  /** Who is signed in; null before signing in. @default the fixtures' member of staff */
  readonly session?: Session | null
  /** What stands around the story: the page's layout, or the whole shell. @default 'layout' */
  readonly frame?: 'layout' | 'shell'
}

const staffSession = sessionOf(vera)

interface StoryContext {
  readonly id: string
  readonly globals: Readonly<Record<string, unknown>>
  readonly parameters: { readonly screen?: ScreenOptions }
  readonly msw: { readonly use: (...handlers: HttpHandler[]) => void }
}

interface StageProps {
  options: ScreenOptions
  locale: Locale
  children: ReactNode
}

function optionsOf({ screen }: StoryContext['parameters']): ScreenOptions {
  if (screen === undefined) throw new Error('This story has no screen: spread withScreen() into its meta.')
  return screen
}

function localeOfToolbar({ globals }: StoryContext): Locale {
  return globals['locale'] === 'en' ? 'en' : 'ru'
}

function pageRouteOf({ path, route = path.replace(/\?.*$/, '') }: ScreenOptions) {
  const page = pageRoutes.find((candidate) => candidate.path === route)
  if (page === undefined) throw new Error(`No page has the route ${route}; see pageRoutes.`)
  return page
}

/** Where a person has gone from the screen, for a play function to read. */
function Elsewhere() {
  const { pathname, search } = useLocation()
  return <output aria-label="address">{pathname + search}</output>
}

function Frame({ options, locale, children }: StageProps) {
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
  return options.frame === 'shell' ? <Shell>{page}</Shell> : <main>{page}</main>
}

/** A store as main.tsx makes it, with a real client: only the network is a mock. */
function createScreenStore({ session = staffSession }: ScreenOptions) {
  const store = createAppStore(staffApp, { session, calls: {} })
  store.set(pageEnvironmentAtom, {
    origin: location.origin,
    now: () => new Date(),
    timeZone: 'Europe/Moscow',
  })
  return store
}

function Stage(props: StageProps) {
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

function onStage(Story: ComponentType, context: StoryContext) {
  const locale = localeOfToolbar(context)
  return (
    <Stage key={`${context.id} ${locale}`} options={optionsOf(context.parameters)} locale={locale}>
      <Story />
    </Stage>
  )
}

function prepare({ parameters, msw }: StoryContext) {
  const { session = staffSession } = optionsOf(parameters)
  msw.use(...createMockMarket({ signedInId: session?._id ?? null }).handlers)
  document.title = ''
  localStorage.clear()
  sessionStorage.clear()
  return stopClock(fixtureNow)
}

/** Whatever a page shows, its title ends with the name of the operator's group. */
async function expectTitle(context: StoryContext) {
  if (document.querySelector('output[aria-label="address"]') !== null) return
  const title = new RegExp(`^\\S.* — ${operators[localeOfToolbar(context)].group}$`, 'u')
  await waitFor(() => expect(document.title).toMatch(title))
}

/**
 * Puts a screen's stories on a stage: `preview.meta({ title, component, ...withScreen({ path: '/settings' }) })`. Each
 * story gets its own store, a mock market that answers every call to a member of staff, the toolbar's language and a clock
 * that stands at the fixtures' moment. Leaving the screen shows the address as `<output aria-label="address">`.
 */
export function withScreen(options: ScreenOptions) {
  return {
    decorators: [onStage],
    beforeEach: prepare,
    afterEach: expectTitle,
    parameters: { layout: 'fullscreen' as const, screen: options },
  }
}

/** Changes what one story of a screen starts from; the rest stays as `withScreen` said. */
export function startingFrom(options: Partial<ScreenOptions>) {
  return { parameters: { screen: options } }
}
