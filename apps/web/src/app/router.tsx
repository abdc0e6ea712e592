import { lazy, Suspense } from 'react'
import { BrowserRouter, matchPath, Navigate, Outlet, Route, Routes } from 'react-router-dom'
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
import { pageRoutes, type PageRoute } from '../routes.ts'
import { AccessGuard } from '@flower-market/app-runtime/session'
import { Gate } from './gate/Gate.tsx'
import { NotFoundPage } from '@flower-market/app-runtime/errors'
import { PageLoader } from '@flower-market/app-runtime/frame'
import { Shell } from './Shell.tsx'

function ignore(): void {}

/** A page's code and its messages start loading together; what fails here fails again, and is shown, where it is used. */
function startLoading({ load, topics }: PageRoute, locale: Locale): void {
  load().catch(ignore)
  loadMessages(locale, topics).catch(ignore)
}

/** Starts loading the page that an address leads to, before anything is drawn. */
export function startLoadingAt(pathname: string): void {
  const page = pageRoutes.find(({ path }) => matchPath(path, stripLocale(pathname)))
  if (page !== undefined) startLoading(page, localeOf(pathname))
}

function pageOf(route: PageRoute) {
  const { access, needs, layout, load, topics } = route
  const Screen = lazy(load)
  const Layout = layouts[layout]
  const Page = () => {
    const locale = useLocale()
    startLoading(route, locale)
    return (
      <AccessGuard access={access} needs={needs}>
        <Suspense fallback={<PageLoader />}>
          <MessagesOf locale={locale} topics={topics}>
            <Layout>
              <Screen />
            </Layout>
          </MessagesOf>
        </Suspense>
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
              <Route key={path} path={`${prefix}${path}`} element={<Page />} />
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
