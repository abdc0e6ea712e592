import type { RouteRead } from '@flower-market/api-client'
import { namedRoutes } from '@flower-market/app-runtime/routes'
import { accountRoutes } from './routes/account-routes.ts'
import { buyingRoutes } from './routes/buying-routes.ts'
import { joiningRoutes } from './routes/joining-routes.ts'
import { moneyRoutes } from './routes/money-routes.ts'
import type { DescriptionId, PageRoute } from './routes/page-route.ts'
import { publicRoutes } from './routes/public-routes.ts'

export type { LayoutName, PageRoute } from './routes/page-route.ts'

/** What the frame of every page reads. */
export const frameReads: readonly RouteRead[] = [
  { call: 'shopSettings' },
  { call: 'accountList' },
  { call: 'noticeUnread' },
]

/** The messages of the frame of every page. */
export const frameTopics = ['shell'] as const

/** How the answer to an address without a page is called. */
export const notFoundTexts = {
  title: 'runtime.notFound',
  description: 'descriptions.notFound',
} as const satisfies { title: PageRoute['title']; description: DescriptionId }

/**
 * Every page of the shop, without the language prefix; each exists under `/` and `/en`. The router, the typed paths and
 * the server's documents derive from this table. A fixed path stands before one with a parameter that would match it, too.
 */
export const routes = { ...buyingRoutes, ...moneyRoutes, ...accountRoutes, ...joiningRoutes, ...publicRoutes }

/** Name of a page. */
export type RouteName = keyof typeof routes

/** The pages in the order in which a path is compared with them. */
export const pageRoutes = namedRoutes<RouteName, PageRoute>(routes)

/** A page with its name. */
export type NamedRoute = (typeof pageRoutes)[number]
