import { routes, type RouteName } from './routes.ts'

type ParamOf<Path extends string> = Path extends `${string}/:${infer Param}/${infer Rest}`
  ? Param | ParamOf<`/${Rest}`>
  : Path extends `${string}/:${infer Param}`
    ? Param
    : never

type Params<N extends RouteName> = Readonly<Record<ParamOf<(typeof routes)[N]['path']>, string>>

/** What follows the path. */
interface PathEnd {
  readonly search?: Readonly<Record<string, string | undefined>>
  readonly hash?: string | undefined
}

/** The path of a page, without the language prefix; `localizePath` adds it. */
function pathOf<N extends RouteName>(
  name: N,
  params: Params<N>,
  { search = {}, hash }: PathEnd = {},
): string {
  const path = routes[name].path.replaceAll(/:(\w+)/g, (_, param: string) =>
    encodeURIComponent((params as Readonly<Record<string, string>>)[param] ?? ''),
  )
  const given = Object.entries(search).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${encodeURIComponent(value)}`],
  )
  const query = given.length === 0 ? '' : `?${given.join('&')}`
  return path + query + (hash === undefined ? '' : `#${hash}`)
}

/** A section of the settings. */
export type SettingsSection = 'language' | 'region' | 'delivery' | 'password' | 'sessions'

/** The paths of the shop, each of one route of the table, with what its address may say. */
export const paths = {
  catalog: () => pathOf('catalog', {}),
  cart: () => pathOf('cart', {}),
  order: (date?: string) => pathOf('order', {}, { search: { date } }),
  confirm: (date?: string) => pathOf('confirm', {}, { search: { date } }),
  orderPlaced: (id: string) => pathOf('orderPlaced', { id }),
  history: () => pathOf('history', {}),
  historyOrder: (id: string) => pathOf('historyOrder', { id }),
  transactions: (status?: string) => pathOf('transactions', {}, { search: { status } }),
  payments: (status?: string) => pathOf('payments', {}, { search: { status } }),
  /** A new top-up, or the one with an id. */
  replenishment: (id?: string) => pathOf('replenishment', {}, { search: { id } }),
  replenishments: () => pathOf('replenishment', {}, { hash: 'replenishments' }),
  operation: () => pathOf('operation', {}),
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
  users: (section?: 'margin' | 'referrals') => pathOf('users', {}, { hash: section }),
  user: (id: string) => pathOf('user', { id }),
  offer: () => pathOf('offer', {}),
  privacyPolicy: () => pathOf('privacyPolicy', {}),
  flowerOffer: () => pathOf('flowerOffer', {}),
  flowerPrivacyPolicy: () => pathOf('flowerPrivacyPolicy', {}),
  outbox: () => pathOf('outbox', {}),
} as const
