import type { DeskKind } from '@flower-market/flower-domain'
import { createPathOf } from '@flower-market/app-runtime/routes'
import { routes } from './routes.ts'

const pathOf = createPathOf(routes)

/** The paths of the staff's app, each of one route of the table. */
export const paths = {
  /** Where a day begins. */
  home: () => pathOf('desk', {}),
  signin: (returnTo?: string) => pathOf('signin', {}, { search: { return: returnTo } }),
  people: () => pathOf('people', {}),
  person: (id: string) => pathOf('person', { id }),
  newOrder: (buyer: string) => pathOf('newOrder', { id: buyer }),
  lots: () => pathOf('lots', {}),
  money: () => pathOf('money', {}),
  openPayments: () => pathOf('openPayments', {}),
  statements: () => pathOf('statements', {}),
  statement: (id: string) => pathOf('statement', { id }),
  statementLine: (id: string, line: string) => pathOf('statement', { id }, { search: { line } }),
  transfers: () => pathOf('transfers', {}),
  transfer: (id: string) => pathOf('transfer', { id }),
  recipients: () => pathOf('recipients', {}),
  ledger: () => pathOf('ledger', {}),
  ledgerOf: (search: { person?: string; account?: string; amount?: string }) =>
    pathOf('ledger', {}, { search }),
  reports: () => pathOf('reports', {}),
  reportsOf: (search: Readonly<Record<'report' | 'step' | 'from' | 'to', string>>) =>
    pathOf('reports', {}, { search }),
  orders: () => pathOf('orders', {}),
  ordersOf: (buyer: string) => pathOf('orders', {}, { search: { buyer } }),
  order: (id: string) => pathOf('order', { id }),
  deliveries: () => pathOf('deliveries', {}),
  priceLists: () => pathOf('priceLists', {}),
  priceList: (id: string) => pathOf('priceList', { id }),
  stockSystem: () => pathOf('stockSystem', {}),
  varieties: () => pathOf('varieties', {}),
  plantations: () => pathOf('plantations', {}),
  regions: () => pathOf('regions', {}),
  desk: () => pathOf('desk', {}),
  deskOf: (kind: DeskKind, q: string) => pathOf('desk', {}, { search: { kind, q } }),
  auctions: () => pathOf('auctions', {}),
  auction: (id: string) => pathOf('auction', { id }),
  newAuction: () => pathOf('newAuction', {}),
  newAuctionOf: (lot: string) => pathOf('newAuction', {}, { search: { lot } }),
  audit: () => pathOf('audit', {}),
  auditOf: (about: string) => pathOf('audit', {}, { search: { about } }),
  mailTexts: () => pathOf('mailTexts', {}),
  setup: () => pathOf('setup', {}),
  settings: () => pathOf('settings', {}),
  security: () => pathOf('security', {}),
} as const
