import { contract, matchRoute, readsAt, type Endpoint } from '@flower-market/api-client/contract'
import { expect, test } from 'vitest'
import { paths } from './paths.ts'
import { frameReads, pageRoutes, type LayoutName } from './routes.ts'

const fixed = pageRoutes.map(({ path }) => path).filter((path) => !path.includes(':'))

test.each(fixed)('%s is loaded as itself, not as a page with a parameter', (address) => {
  expect(matchRoute(pageRoutes, address)?.route.path).toBe(address)
})

test('every typed path leads to a route of the table', () => {
  for (const path of Object.values(paths)) {
    const [address = ''] = (path as (value: string) => string)('a1').split(/[?#]/u)
    expect([address, matchRoute(pageRoutes, address)?.isMalformed]).toEqual([address, false])
  }
})

test('values in paths cannot become other parts of the address', () => {
  expect(paths.signupCheckMail('a/b?c@d.example')).toBe('/signup/a%2Fb%3Fc%40d.example')
  expect(paths.signin('/catalog?date=2026-11-23')).toBe('/signin?return=%2Fcatalog%3Fdate%3D2026-11-23')
  expect(paths.settings('region')).toBe('/settings#region')
  expect(paths.order()).toBe('/order')
})

const stories = Object.values(
  import.meta.glob<string>('./screens/**/*.stories.tsx', { query: '?raw', import: 'default', eager: true }),
).join('\n')
const shown = [...stories.matchAll(/\b(?:path|route): ['"`](\/[^'"`?#]*)/gu)].map(([, address = '']) =>
  address.replaceAll(/\$\{[^}]*\}/gu, 'some-id'),
)

test.each(pageRoutes)('$path has stories, which look at its title in every state', ({ path }) => {
  const isShown = (address: string): boolean =>
    address === path || matchRoute(pageRoutes, address)?.route.path === path
  expect(shown.filter(isShown)).not.toEqual([])
})

const sources = {
  params: { id: 'order-1', email: 'a@b.example' },
  search: new URLSearchParams('date=2026-11-23'),
  personId: 'demo-anna',
}
const reads = pageRoutes.flatMap(({ name, reads: own = [] }) => own.map((read) => ({ name, read })))

test.each([...reads, ...frameReads.map((read) => ({ name: 'frame', read }))])(
  '$name reads $read.call with an input that the contract takes',
  ({ read }) => {
    const [addressed] = readsAt([read], sources)
    const endpoint: Endpoint = contract[read.call]
    expect(endpoint.method).toBe('GET')
    for (const part of ['params', 'query'] as const) {
      const taken = endpoint[part]?.safeParse(addressed?.input[part] ?? {})
      expect([part, taken?.error]).toEqual([part, undefined])
      expect(taken === undefined && addressed?.input[part] !== undefined).toBe(false)
    }
  },
)

/** The layouts of the specification's section 2, by the first part of the path; a page that names none has the default. */
const layoutsByGroup: Readonly<Record<string, LayoutName>> = {
  catalog: 'catalog',
  catalogg: 'catalog',
  assortment: 'assortment',
  cart: 'cart',
  history: 'base',
  operation: 'operation',
  'operations-history': 'base',
  operationss: 'base',
  historybalance: 'base',
  users: 'base',
  transaction: 'transaction',
  profile: 'profile',
  settings: 'settings',
  signin: 'auth',
  signup: 'auth',
  recovery: 'auth',
  offer: 'offer',
  'privacy-policy': 'offer',
  'flower-offer': 'offer',
  'flower-privacy-policy': 'offer',
  // Not of the specification.
  auction: 'catalog',
  documents: 'base',
  lists: 'base',
  notices: 'base',
  standing: 'base',
  outbox: 'base',
  sandbox: 'base',
}

test.each(pageRoutes)('$path has the layout of its group in the specification', ({ path, layout }) => {
  expect(layout).toBe(layoutsByGroup[path.split('/')[1] ?? ''] ?? 'default')
})
