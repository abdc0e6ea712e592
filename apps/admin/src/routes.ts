import type { RouteRead } from '@flower-market/api-client'
import { namedRoutes, type PageRoute as AppRoute } from '@flower-market/app-runtime/routes'
import type descriptions from './i18n/messages/ru/pages.json'

/** The frames of the staff's pages: a column, the whole width for tables, and signing in. */
export type LayoutName = 'column' | 'wide' | 'auth'

/** A message of `pages.json`, which the build reads and no page loads. */
export type DescriptionId = keyof typeof descriptions

/** One page of the staff's app. */
export type PageRoute = AppRoute<LayoutName, DescriptionId>

/** What the frame of every page reads. */
export const frameReads: readonly RouteRead[] = []

/** How the answer to an address without a page is called. */
export const notFoundTexts = {
  title: 'runtime.notFound',
  description: 'pages.notFound',
} as const satisfies { title: PageRoute['title']; description: DescriptionId }

/** Every page of the staff's app, without the language prefix; each exists under `/` and `/en`. */
export const routes = {
  signin: {
    path: '/signin',
    access: 'guest',
    layout: 'auth',
    topics: ['signin', 'forms'],
    title: 'signin.title',
    description: 'pages.signin',
  },
  people: {
    path: '/people',
    access: 'signed-in',
    needs: 'personGet',
    layout: 'column',
    topics: ['people', 'forms'],
    title: 'people.title',
    description: 'pages.people',
    reads: [{ call: 'regionList' }],
  },
  person: {
    path: '/people/:id',
    access: 'signed-in',
    needs: 'personGet',
    layout: 'column',
    topics: ['people', 'forms'],
    title: 'people.title',
    description: 'pages.person',
    reads: [{ call: 'regionList' }],
  },
  desk: {
    path: '/desk',
    access: 'signed-in',
    needs: 'desk',
    layout: 'wide',
    topics: ['desk', 'forms'],
    title: 'desk.title',
    description: 'pages.desk',
    reads: [{ call: 'desk' }],
  },
  audit: {
    path: '/audit',
    access: 'signed-in',
    needs: 'auditList',
    layout: 'wide',
    topics: ['audit'],
    title: 'audit.title',
    description: 'pages.audit',
  },
  settings: {
    path: '/settings',
    access: 'signed-in',
    needs: 'operatorSettings',
    layout: 'column',
    topics: ['operator', 'forms'],
    title: 'operator.title',
    description: 'pages.settings',
    reads: [{ call: 'operatorSettings' }],
  },
  security: {
    path: '/security',
    access: 'signed-in',
    needs: 'secondFactor',
    layout: 'column',
    topics: ['security', 'sessions', 'forms'],
    title: 'security.title',
    description: 'pages.security',
    reads: [{ call: 'secondFactor' }, { call: 'sessionList' }],
  },
} as const satisfies Readonly<Record<string, PageRoute>>

/** Name of a page. */
export type RouteName = keyof typeof routes

/** The pages in the order in which a path is compared with them. */
export const pageRoutes = namedRoutes<RouteName, PageRoute>(routes)
