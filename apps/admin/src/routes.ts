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

/** The messages of the frame of every page. */
export const frameTopics = ['staff'] as const

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
    topics: ['people', 'forms', 'labels'],
    title: 'people.title',
    description: 'pages.people',
    reads: [{ call: 'regionList' }],
  },
  person: {
    path: '/people/:id',
    access: 'signed-in',
    needs: 'personGet',
    layout: 'column',
    topics: ['people', 'forms', 'labels'],
    title: 'people.title',
    description: 'pages.person',
    reads: [{ call: 'regionList' }],
  },
  lots: {
    path: '/goods',
    access: 'signed-in',
    needs: 'lotList',
    layout: 'wide',
    topics: ['lots', 'flowers', 'forms'],
    title: 'staff.goods',
    description: 'pages.lots',
    reads: [{ call: 'plantationAll' }, { call: 'regionList' }],
  },
  money: {
    path: '/money',
    access: 'signed-in',
    needs: 'dayClosing',
    layout: 'column',
    topics: ['books', 'forms', 'labels'],
    title: 'books.title',
    description: 'pages.money',
    reads: [{ call: 'ratesList', query: { days: 7 } }],
  },
  openPayments: {
    path: '/money/payments',
    access: 'signed-in',
    needs: 'openPayments',
    layout: 'column',
    topics: ['books', 'forms', 'labels'],
    title: 'books.openPayments',
    description: 'pages.openPayments',
  },
  statements: {
    path: '/money/statements',
    access: 'signed-in',
    needs: 'bankStatementList',
    layout: 'column',
    topics: ['statements', 'books', 'forms'],
    title: 'books.statements',
    description: 'pages.statements',
  },
  statement: {
    path: '/money/statements/:id',
    access: 'signed-in',
    needs: 'bankStatementGet',
    layout: 'wide',
    topics: ['statements', 'books', 'forms'],
    title: 'books.statements',
    description: 'pages.statement',
  },
  transfers: {
    path: '/money/transfers',
    access: 'signed-in',
    needs: 'transactionReview',
    layout: 'column',
    topics: ['payouts', 'books', 'forms'],
    title: 'payouts.title',
    description: 'pages.transfers',
  },
  transfer: {
    path: '/money/transfers/:id',
    access: 'signed-in',
    needs: 'transactionReviewGet',
    layout: 'column',
    topics: ['payouts', 'forms'],
    title: 'payouts.title',
    description: 'pages.transfer',
  },
  ledger: {
    path: '/money/ledger',
    access: 'signed-in',
    needs: 'ledgerEntries',
    layout: 'wide',
    topics: ['books', 'forms', 'labels'],
    title: 'books.ledgerTitle',
    description: 'pages.ledger',
  },
  reports: {
    path: '/reports',
    access: 'signed-in',
    needs: 'reportTurnover',
    layout: 'wide',
    topics: ['reports', 'labels'],
    title: 'reports.title',
    description: 'pages.reports',
    reads: [{ call: 'regionList' }],
  },
  orders: {
    path: '/orders',
    access: 'signed-in',
    needs: 'staffOrders',
    layout: 'wide',
    topics: ['orders', 'forms', 'labels'],
    title: 'orders.title',
    description: 'pages.orders',
    reads: [{ call: 'regionList' }, { call: 'orderViews' }],
  },
  deliveries: {
    path: '/orders/deliveries',
    access: 'signed-in',
    needs: 'dayDeliveries',
    layout: 'wide',
    topics: ['orders', 'forms', 'labels'],
    title: 'orders.deliveries',
    description: 'pages.deliveries',
    reads: [{ call: 'regionList' }],
  },
  order: {
    path: '/orders/:id',
    access: 'signed-in',
    needs: 'staffOrder',
    layout: 'column',
    topics: ['orders', 'payouts', 'forms', 'labels'],
    title: 'orders.title',
    description: 'pages.order',
    reads: [{ call: 'regionList' }],
  },
  priceLists: {
    path: '/goods/price-lists',
    access: 'signed-in',
    needs: 'stockImportList',
    layout: 'wide',
    topics: ['imports', 'forms'],
    title: 'staff.priceLists',
    description: 'pages.priceLists',
    reads: [{ call: 'plantationAll' }],
  },
  priceList: {
    path: '/goods/price-lists/:id',
    access: 'signed-in',
    needs: 'stockImportGet',
    layout: 'wide',
    topics: ['imports', 'flowers', 'forms'],
    title: 'staff.priceLists',
    description: 'pages.priceList',
  },
  varieties: {
    path: '/goods/varieties',
    access: 'signed-in',
    needs: 'varietyRecords',
    layout: 'wide',
    topics: ['varieties', 'flowers', 'forms'],
    title: 'staff.varieties',
    description: 'pages.varieties',
  },
  plantations: {
    path: '/goods/plantations',
    access: 'signed-in',
    needs: 'plantationRecords',
    layout: 'wide',
    topics: ['places', 'forms'],
    title: 'staff.plantations',
    description: 'pages.plantations',
    reads: [{ call: 'plantationRecords' }],
  },
  regions: {
    path: '/goods/regions',
    access: 'signed-in',
    needs: 'regionRecords',
    layout: 'wide',
    topics: ['places', 'forms'],
    title: 'staff.regions',
    description: 'pages.regions',
    reads: [{ call: 'regionRecords' }],
  },
  desk: {
    path: '/desk',
    access: 'signed-in',
    needs: 'desk',
    layout: 'wide',
    topics: ['desk', 'payouts', 'forms'],
    title: 'desk.title',
    description: 'pages.desk',
    reads: [{ call: 'desk' }],
  },
  newAuction: {
    path: '/auctions/new',
    access: 'signed-in',
    needs: 'auctionCreate',
    layout: 'column',
    topics: ['clocks', 'forms'],
    title: 'clocks.newTitle',
    description: 'pages.newAuction',
    reads: [{ call: 'plantationAllList' }],
  },
  auction: {
    path: '/auctions/:id',
    access: 'signed-in',
    needs: 'auctionCancel',
    layout: 'column',
    topics: ['clocks', 'forms'],
    title: 'clocks.auction',
    description: 'pages.auction',
  },
  auctions: {
    path: '/auctions',
    access: 'signed-in',
    needs: 'auctionCancel',
    layout: 'column',
    topics: ['clocks'],
    title: 'clocks.title',
    description: 'pages.auctions',
    reads: [{ call: 'auctionList' }],
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
  setup: {
    path: '/setup',
    access: 'signed-in',
    needs: 'setup',
    layout: 'column',
    topics: ['setup'],
    title: 'setup.title',
    description: 'pages.setup',
    reads: [{ call: 'setup' }],
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
