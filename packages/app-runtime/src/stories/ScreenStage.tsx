import { matchRoute } from '@flower-market/api-client'
import { loadMockEvents } from '@flower-market/api-client/msw'
import { Provider, type createStore } from 'jotai'
import {
  createElement,
  Suspense,
  useEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { LocaleProvider, MessagesOf } from '../i18n/LocaleProvider.tsx'
import { localeOf, localizePath, stripLocale, type Locale } from '../i18n/locale.ts'
import type { LiveSocketOptions } from '../live/live-socket.ts'
import { TitledPage } from '../navigation/TitledPage.tsx'
import type { NamedRoute } from '../routes/page-route.ts'
import { RouteParamsContext } from '../routes/route-params.ts'
import { AccessGuard } from '../session/AccessGuard.tsx'

type Store = ReturnType<typeof createStore>
type Frame = ComponentType<{ children: ReactNode }>

/** What every app's story of a screen starts from. */
export interface ScreenStoryOptions {
  /** Where the person is, with the query and without the language prefix: `/history/order-1?page=2`. */
  readonly path: string
  /** The path of the page among the routes, which gives the frame and the messages. @default the path without its query */
  readonly route?: string
  /**
   * What stands around the story: the page's layout, the whole shell with header and footer, or nothing.
   * @default 'layout'
   */
  readonly frame?: 'layout' | 'shell' | 'none'
}

/** What a stage is built from: the app as its own main module builds it, over a mock of the network. */
export interface StageParts<Page extends NamedRoute, Options extends ScreenStoryOptions> {
  readonly routes: readonly Page[]
  readonly layoutOf: (route: Page) => Frame
  /** What stands around every page. */
  readonly Shell: Frame
  /** What stands around a page that is shown without the shell. */
  readonly BareFrame: Frame
  /** A store as the app makes it, with a real client: only the network is a mock. */
  readonly createStore: (options: Options) => Store
  readonly startLive: (store: Store, options: Pick<LiveSocketOptions, 'loadOpener'>) => () => void
}

interface ScreenStageProps<Page extends NamedRoute, Options extends ScreenStoryOptions> {
  parts: StageParts<Page, Options>
  options: Options
  locale: Locale
  children: ReactNode
}

function routeOf<Page extends NamedRoute>(
  routes: readonly Page[],
  { path, route = path.split('?', 1)[0] }: ScreenStoryOptions,
): Page {
  const page = routes.find((candidate) => candidate.path === route)
  if (page === undefined) throw new Error(`No page has the route ${route}; see the app's table of routes.`)
  return page
}

/** Where a person has gone from the screen, for a play function to read. */
function Elsewhere() {
  const { pathname, search } = useLocation()
  return <output aria-label="address">{pathname + search}</output>
}

/** What stands around the story, see `ScreenStoryOptions.frame`. */
function StoryFrame<Page extends NamedRoute, Options extends ScreenStoryOptions>({
  parts,
  options,
  locale,
  children,
}: ScreenStageProps<Page, Options>) {
  const { Shell, BareFrame } = parts
  if (options.frame === 'none') return children
  const route = routeOf(parts.routes, options)
  const page = (
    <AccessGuard access={route.access} needs={route.needs}>
      <MessagesOf locale={locale} topics={route.topics}>
        <TitledPage title={route.title}>{createElement(parts.layoutOf(route), null, children)}</TitledPage>
      </MessagesOf>
    </AccessGuard>
  )
  return options.frame === 'shell' ? <Shell>{page}</Shell> : <BareFrame>{page}</BareFrame>
}

/** The story at the address of its page, in its language. */
function StoryPage<Page extends NamedRoute, Options extends ScreenStoryOptions>(
  props: ScreenStageProps<Page, Options>,
) {
  const { parts, options, locale } = props
  const { pathname } = useLocation()
  const match = useMemo(
    () => matchRoute([routeOf(parts.routes, options)], stripLocale(pathname)),
    [parts, options, pathname],
  )
  if (match === null || localeOf(pathname) !== locale) return <Elsewhere />
  return (
    <RouteParamsContext value={match.params}>
      <StoryFrame {...props} />
    </RouteParamsContext>
  )
}

/** A screen in its frame and language at an address, over a store of its own; it hears what a story emits by `emitEvent`. */
export function ScreenStage<Page extends NamedRoute, Options extends ScreenStoryOptions>(
  props: ScreenStageProps<Page, Options>,
) {
  const { parts, options, locale } = props
  const [store] = useState(() => parts.createStore(options))
  useEffect(() => parts.startLive(store, { loadOpener: loadMockEvents }), [store, parts])
  return (
    <Provider store={store}>
      <MemoryRouter initialEntries={[localizePath(locale, options.path)]}>
        <Suspense>
          <LocaleProvider locale={locale}>
            <StoryPage {...props} />
          </LocaleProvider>
        </Suspense>
      </MemoryRouter>
    </Provider>
  )
}
