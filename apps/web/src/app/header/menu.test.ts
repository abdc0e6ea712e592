import { isCallPermitted } from '@flower-market/api-client'
import { roles, type Role } from '@flower-market/flower-domain'
import { expect, test } from 'vitest'
import { pageRoutes } from '../../routes.ts'
import { accountMenu, mainMenu, menuOf } from './menu.ts'

const entries = [...mainMenu, ...accountMenu]

test('the menu leads only to pages that exist', () => {
  const pages = pageRoutes.map(({ path }) => path)
  expect(entries.length).toBeGreaterThan(0)
  for (const { path } of entries) expect(pages).toContain(path.replace(/[?#].*/u, ''))
})

test('an entry is seen by the roles that may make its call, and by no others', () => {
  const people = { name: 'shell.orders', path: '/users', needs: 'userList' } as const
  const referred = { ...people, roles: ['AGENT'] } as const
  expect(roles.filter((role) => menuOf([people], role).length > 0)).toEqual(['ADMIN', 'BROKER', 'AGENT'])
  expect(roles.filter((role) => menuOf([referred], role).length > 0)).toEqual(['AGENT'])
})

test('a broker finds the clients in the main menu, nobody else does', () => {
  const withClients = roles.filter((role) => menuOf(mainMenu, role).some(({ path }) => path === '/users'))
  expect(withClients).toEqual(['BROKER'])
})

test('a plantation finds the requests of buyers in the main menu, nobody else does', () => {
  const path = '/plantation/requests'
  const withRequests = roles.filter((role) => menuOf(mainMenu, role).some((entry) => entry.path === path))
  expect(withRequests).toEqual(['RECIPIENT'])
})

/** The 24 entries of section 2 of the specification, and what each of them is here. */
const specified = {
  catalog: 'shell.catalog',
  assortment: 'shell.assortment',
  transactions: 'shell.transactions',
  'operations history': 'shell.operations',
  transfers: 'shell.transfers',
  exchange: 'shell.exchange',
  auction: 'shell.auction',
  information: 'shell.information',
  verification: 'shell.verification',
  replenishments: 'shell.replenishments',
  'top up balance': 'shell.topUpBalance',
  'history of orders': 'shell.orders',
  'history of balance': 'shell.balanceHistory',
  logout: 'a button of the account menu',
  payments: 'shell.payments',
  acceptance: 'shell.acceptance',
  'write-off': 'in the app of the staff',
  margin: 'shell.margin',
  delivery: 'shell.delivery',
  settings: 'shell.settings',
  region: 'shell.region',
  users: 'shell.users',
  rates: 'shell.rates',
  referrals: 'shell.referrals',
} as const

/** Who in the shop does not see an entry: everybody else does. */
const hiddenFrom: Readonly<Record<string, readonly Role[]>> = {
  'shell.acceptance': ['USER', 'BROKER', 'AGENT'],
  'shell.margin': ['USER', 'RECIPIENT', 'AGENT'],
  'shell.users': ['USER', 'RECIPIENT'],
  'shell.referrals': ['USER', 'RECIPIENT', 'BROKER'],
}

const shopRoles = roles.filter((role) => role !== 'ADMIN')
const entryNames = Object.values(specified).filter((name) => name.startsWith('shell.'))

test('all 24 entries of the specification are in the menu of the roles that may, but for the button and the staff', () => {
  expect(Object.keys(specified)).toHaveLength(24)
  expect(entryNames).toHaveLength(22)
  for (const role of shopRoles) {
    const seen = new Set<string>(menuOf(entries, role).map(({ name }) => name))
    const expected = entryNames.filter((name) => !(hiddenFrom[name] ?? []).includes(role))
    expect([role, entryNames.filter((name) => seen.has(name))]).toEqual([role, expected])
  }
})

test.each(shopRoles)('every entry of %s leads to a page that the role may open and read', (role) => {
  const shown = menuOf(entries, role)
  expect(shown.length).toBeGreaterThan(20)
  for (const { name, path } of shown) {
    const route = pageRoutes.find((one) => one.path === path.replace(/[?#].*/u, ''))
    const calls = [route?.needs ?? [], ...(route?.reads ?? []).map(({ call }) => call)].flat()
    expect([name, calls.filter((call) => !isCallPermitted(role, call))]).toEqual([name, []])
  }
})
