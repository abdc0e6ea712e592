import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { BrowserRouter, Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom'
import { matchRoute, type RouteRead } from '@flower-market/api-client'
import {
  MessagesOf,
  useLocale,
  localeOf,
  localizePath,
  stripLocale,
  type Locale,
} from '@flower-market/app-runtime/i18n'
import { layouts } from './layouts/layouts.tsx'
import { loadMessages } from '../i18n/messages.ts'
import { paths } from '../paths.ts'
import { pageRoutes, type NamedRoute } from '../routes.ts'
import { clientIdAtom } from '../state/client.atoms.ts'
import { screens } from '../screens.ts'
import { AccessGuard } from '@flower-market/app-runtime/session'
import { Gate } from './gate/Gate.tsx'
import { NotFoundPage } from '@flower-market/app-runtime/errors'
import { PageLoader } from '@flower-market/app-runtime/frame'
import { TitledPage } from '@flower-market/app-runtime/navigation'
import { useRouteReads } from '@flower-market/app-runtime/server-data'
import { Shell } from './Shell.tsx'

function ignore(): void {}

/** A page's code and its messages start loading together; what fails here fails again, and is shown, where it is used. */
function startLoading({ name, topics }: NamedRoute, locale: Locale): void {
  screens[name]().catch(ignore)
  loadMessages(locale, topics).catch(ignore)
}

/** Starts loading the page that an address leads to, before anything is drawn. */
export function startLoadingAt(pathname: string): void {
  const page = matchRoute(pageRoutes, stripLocale(pathname))
  if (page !== null) startLoading(page.route, localeOf(pathname))
}

const buyerCalls: ReadonlySet<string> = new Set([
  'catalogDays',
  'catalogFirstCards',
  'deliveryTerms',
  'addressList',
])

/** Whether the page reads it for whoever is signed in; what depends on the buyer its screen asks for. */
function isOwnRead({ call }: RouteRead): boolean {
  return !buyerCalls.has(call)
}

function pageOf(route: NamedRoute) {
  const { name, access, needs, layout, topics, title, reads = [] } = route
  const Screen = lazy(screens[name])
  const Layout = layouts[layout]
  /** What the page reads is asked for while its code is on its way. */
  const Content = () => {
    const locale = useLocale()
    const isForClient = useAtomValue(clientIdAtom) !== null
    useRouteReads(isForClient ? { ...route, reads: reads.filter(isOwnRead) } : route)
    return (
      <Suspense fallback={<PageLoader />}>
        <MessagesOf locale={locale} topics={topics}>
          <TitledPage title={title}>
            <Suspense fallback={<PageLoader />}>
              <Layout>
                <Screen />
              </Layout>
            </Suspense>
          </TitledPage>
        </MessagesOf>
      </Suspense>
    )
  }
  const Page = () => {
    const { pathname } = useLocation()
    if (matchRoute([route], stripLocale(pathname))?.isMalformed === true) return <NotFoundPage isMalformed />
    startLoading(route, localeOf(pathname))
    return (
      <AccessGuard access={access} needs={needs}>
        <Content />
      </AccessGuard>
    )
  }
  return Page
}

const pages = pageRoutes.map((route) => ({ path: route.path, Page: pageOf(route) }))
const prefixes = ['', '/en'] as const

function ToCatalog() {
  return <Navigate to={localizePath(useLocale(), paths.catalog())} replace />
}

function ShellLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}

/** All pages in both languages. */
export function ShopRoutes() {
  return (
    <Routes>
      <Route element={<ShellLayout />}>
        {prefixes.map((prefix) => (
          <Route key={prefix} path={prefix || '/'}>
            <Route index element={<ToCatalog />} />
            {pages.map(({ path, Page }) => (
              <Route key={path} path={`${prefix}${path}`} caseSensitive element={<Page />} />
            ))}
          </Route>
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  )
}

/** The shop under the browser's address. */
export function ShopRouter() {
  return (
    <BrowserRouter>
      <Gate>
        <ShopRoutes />
      </Gate>
    </BrowserRouter>
  )
}
