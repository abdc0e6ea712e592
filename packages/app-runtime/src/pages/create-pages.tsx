import { matchRoute, type RouteRead } from '@flower-market/api-client'
import { useAtomValue } from 'jotai'
import { lazy, Suspense, useEffect, useMemo, type ComponentType, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { appDefinitionAtom } from '../app/app-definition.ts'
import { NotFoundPage } from '../errors/NotFoundPage.tsx'
import { PageLoader } from '../frame/PageLoader.tsx'
import { MessagesOf } from '../i18n/LocaleProvider.tsx'
import { localeOf, localizePath, stripLocale, type Locale } from '../i18n/locale.ts'
import type { LoadMessages } from '../i18n/message-loader.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { TitledPage } from '../navigation/TitledPage.tsx'
import { useRouteReads } from '../server-data/use-route-reads.ts'
import { AccessGuard } from '../session/AccessGuard.tsx'
import type { NamedRoute } from '../routes/page-route.ts'
import { RouteParamsContext } from '../routes/route-params.ts'
import { announceReady } from '../starter/page-ready.ts'

type Frame = ComponentType<{ children: ReactNode }>

/** What the pages of an app are put together from. */
export interface AppPages<Route extends NamedRoute> {
  readonly routes: readonly Route[]
  /** The code of each page, fetched when it is needed. */
  readonly screenOf: (name: Route['name']) => () => Promise<{ default: ComponentType }>
  /** The frame in which a route's page stands. */
  readonly layoutOf: (route: Route) => Frame
  readonly loadMessages: LoadMessages
  /** What stands around every page. */
  readonly Shell: Frame
  /** What of a page's reads it asks for when it is opened; a hook. @default all of them */
  readonly useReads?: (reads: readonly RouteRead[]) => readonly RouteRead[]
}

/** The pages of an app: its routes, and loading one of them before anything is drawn. */
export interface CreatedPages {
  /** Starts loading the code and the messages of the page that an address leads to. */
  readonly startLoadingAt: (pathname: string) => void
  /** The pattern of the route that serves a path: `/history/:id`; `*` where none does. */
  readonly patternOf: (pathname: string) => string
  /** All pages in both languages. */
  readonly PageRoutes: ComponentType
}

function ignore(): void {}

function sameReads(reads: readonly RouteRead[]): readonly RouteRead[] {
  return reads
}

/** Beside a screen: what it does is done when the screen has its elements, those of the server as well. */
function Ready() {
  useEffect(announceReady, [])
  return null
}

function ToHome() {
  const { paths } = useAtomValue(appDefinitionAtom)
  return <Navigate to={localizePath(useLocale(), paths.home)} replace />
}

/** Makes the pages of an app from its table of routes. */
export function createPages<Page extends NamedRoute>({
  routes,
  screenOf,
  layoutOf,
  loadMessages,
  Shell,
  useReads = sameReads,
}: AppPages<Page>): CreatedPages {
  /** A page's code and its messages start loading together; what fails here fails again, and is shown, where it is used. */
  function startLoading({ name, topics }: Page, locale: Locale): void {
    screenOf(name)().catch(ignore)
    loadMessages(locale, topics).catch(ignore)
  }

  function pageOf(route: Page): ComponentType {
    const { name, access, needs, topics, title, reads = [] } = route
    const Screen = lazy(screenOf(name))
    const Layout = layoutOf(route)
    /** What the page reads is asked for while its code is on its way. A component of its own, so that another query does not render the page. */
    function Reads() {
      useRouteReads({ ...route, reads: useReads(reads) })
      return null
    }
    function Content() {
      const locale = useLocale()
      return (
        <Suspense fallback={<PageLoader />}>
          <MessagesOf locale={locale} topics={topics}>
            <TitledPage title={title}>
              <Suspense fallback={<PageLoader />}>
                <Layout>
                  <Screen />
                </Layout>
                <Ready />
              </Suspense>
            </TitledPage>
          </MessagesOf>
        </Suspense>
      )
    }
    return function Page() {
      startLoading(route, useLocale())
      return (
        <AccessGuard access={access} needs={needs}>
          <Reads />
          <Content />
        </AccessGuard>
      )
    }
  }

  const pages = routes.map((route) => ({ path: route.path, access: route.access, Page: pageOf(route) }))

  /**
   * The page of the address by the same reading of the table as the server's. It is the same element while
   * the path is the same, so that another query or fragment does not render it.
   */
  function PageOfAddress() {
    const path = stripLocale(useLocation().pathname)
    return useMemo(() => {
      const match = matchRoute(pages, path)
      if (path === '/') return <ToHome />
      if (match === null || match.isMalformed) return <NotFoundPage isMalformed={match !== null} />
      const { route, params } = match
      return (
        <RouteParamsContext value={params}>
          <route.Page />
        </RouteParamsContext>
      )
    }, [path])
  }

  return {
    startLoadingAt(pathname) {
      const page = matchRoute(routes, stripLocale(pathname))
      if (page !== null) startLoading(page.route, localeOf(pathname))
    },
    patternOf: (pathname) => matchRoute(routes, stripLocale(pathname))?.route.path ?? '*',
    PageRoutes: () => (
      <Shell>
        <PageOfAddress />
      </Shell>
    ),
  }
}
