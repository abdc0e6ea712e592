import type { Availability, OrderKind, TopUpMethod } from '@flower-market/flower-domain'
import { createPathOf, type PathEnd } from '@flower-market/app-runtime/routes'
import { routes, type RouteName } from './routes.ts'

const pathOf = createPathOf(routes)

/** A section of the settings. */
export type SettingsSection =
  | 'language'
  | 'region'
  | 'delivery'
  | 'notices'
  | 'password'
  | 'sessions'
  | 'tokens'
  | 'webhooks'
  | 'data'

const orderPages = {
  inStok: 'historyOrder',
  toOrder: 'historyToOrder',
  forPlantations: 'historyPlantation',
} as const satisfies Record<OrderKind, RouteName>

interface OrderOfDay {
  readonly date: string
  readonly kind: OrderKind
}

function orderSearch(order: OrderOfDay | undefined): NonNullable<PathEnd['search']> {
  return { date: order?.date, kind: order?.kind === 'inStok' ? undefined : order?.kind }
}

/** The paths of the shop, each of one route of the table, with what its address may say. */
export const paths = {
  catalog: (date?: string) => pathOf('catalog', {}, { search: { date } }),
  /** A day's lots of one plantation. */
  catalogOf: (plantation: string, availability: Availability, date?: string) =>
    pathOf(
      'catalog',
      {},
      {
        search: { availability: availability === 'inStock' ? undefined : availability, date, plantation },
      },
    ),
  assortment: () => pathOf('assortment', {}),
  plantation: (id: string) => pathOf('plantation', { id }),
  cart: () => pathOf('cart', {}),
  /** A list that becomes a cart: pasted or uploaded, for a day. */
  list: (date?: string) => pathOf('list', {}, { search: { date } }),
  savedLists: () => pathOf('savedLists', {}),
  standingOrders: () => pathOf('standingOrders', {}),
  standingOrder: (id: string) => pathOf('standingOrder', { id }),
  /** Of the stock unless another kind is named. */
  order: (order?: OrderOfDay) => pathOf('order', {}, { search: orderSearch(order) }),
  confirm: (order?: OrderOfDay) => pathOf('confirm', {}, { search: orderSearch(order) }),
  orderMyself: () => pathOf('orderMyself', {}),
  /** Those that wait for an answer unless another part is named. */
  plantationRequests: (part?: string) => pathOf('plantationRequests', {}, { search: { part } }),
  plantationRequest: (id: string) => pathOf('plantationRequest', { id }),
  plantationLots: () => pathOf('plantationLots', {}),
  plantationShipping: (date?: string) => pathOf('plantationShipping', {}, { hash: date }),
  orderPlaced: (id: string) => pathOf('orderPlaced', { id }),
  /** What was just asked of plantations, by the numbers of the requests, with hyphens between them. */
  requestsSent: (numbers: string) => pathOf('requestsSent', {}, { search: { requests: numbers } }),
  history: (kind?: OrderKind) => pathOf('history', {}, { search: { kind } }),
  /** An order: of the stock unless another kind is named; any of these pages leads to that of the order's kind. */
  historyOrder: (id: string, kind: OrderKind = 'inStok') => pathOf(orderPages[kind], { id }),
  auction: () => pathOf('auction', {}),
  documents: () => pathOf('documents', {}),
  /** A claim about an order, and about which of its lines. */
  claim: (orderId: string, line?: string) => pathOf('claim', { id: orderId }, { search: { line } }),
  transactions: () => pathOf('transactions', {}),
  payments: (status?: string) => pathOf('payments', {}, { search: { status } }),
  /** A new top-up, or the one with an id. */
  replenishment: (id?: string) => pathOf('replenishment', {}, { search: { id } }),
  /** A new top-up by a method, of an amount in kopecks where one is known. */
  topUpBy: (method: TopUpMethod, amount?: number) =>
    pathOf('replenishment', {}, { search: { method, amount: amount?.toString() } }),
  /** The sandbox's wallet for a top-up in USDT. */
  sandboxWallet: (id: string) => pathOf('sandboxWallet', {}, { search: { id } }),
  replenishments: () => pathOf('replenishment', {}, { hash: 'replenishments' }),
  cardPayment: (id: string) => pathOf('cardPayment', { id }),
  /** A new transfer, or the one with an id. */
  transfer: (id?: string) => pathOf('transfer', {}, { search: { id } }),
  /** Exchange, and under it the rates. */
  operation: (section?: 'rates') => pathOf('operation', {}, { hash: section }),
  operationsHistory: () => pathOf('operationsHistory', {}),
  operationsTable: () => pathOf('operationsTable', {}),
  balanceHistory: (account?: string) => pathOf('balanceHistory', {}, { search: { account } }),
  balanceEntry: (id: string) => pathOf('balanceEntry', { id }),
  signin: (returnTo?: string) => pathOf('signin', {}, { search: { return: returnTo } }),
  signinByPhone: () => pathOf('signin', {}, { search: { by: 'phone' } }),
  signinOld: () => pathOf('signinOld', {}),
  signup: () => pathOf('signup', {}),
  signupCheckMail: (email: string) => pathOf('signupCheckMail', { email }),
  signupExpired: () => pathOf('signupExpired', {}),
  signupOld: () => pathOf('signupOld', {}),
  recovery: () => pathOf('recovery', {}),
  recoveryCheckMail: (email: string) => pathOf('recoveryCheckMail', { email }),
  recoveryConfirmed: () => pathOf('recoveryConfirmed', {}),
  recoveryExpired: () => pathOf('recoveryExpired', {}),
  profile: (section?: 'addresses') => pathOf('profile', {}, { hash: section }),
  verification: () => pathOf('verification', {}),
  settings: (section?: SettingsSection) => pathOf('settings', {}, { hash: section }),
  notices: () => pathOf('notices', {}),
  users: (section?: 'margin' | 'referrals') => pathOf('users', {}, { hash: section }),
  user: (id: string) => pathOf('user', { id }),
  offer: () => pathOf('offer', {}),
  privacyPolicy: () => pathOf('privacyPolicy', {}),
  flowerOffer: () => pathOf('flowerOffer', {}),
  flowerPrivacyPolicy: () => pathOf('flowerPrivacyPolicy', {}),
  outbox: () => pathOf('outbox', {}),
} as const
