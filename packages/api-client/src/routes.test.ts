import { expect, test } from 'vitest'
import { matchRoute, readsAt, type RouteRecord } from './routes.ts'

const routes: readonly RouteRecord[] = [
  { path: '/catalog', access: 'signed-in' },
  { path: '/signup/verify', access: 'everybody' },
  { path: '/signup/:email', access: 'guest' },
  { path: '/history/:id', access: 'signed-in' },
]

function pathOf(address: string): string | undefined {
  return matchRoute(routes, address)?.route.path
}

test('a path is the page that it names, with or without a slash at the end', () => {
  expect(pathOf('/catalog')).toBe('/catalog')
  expect(pathOf('/catalog/')).toBe('/catalog')
  expect(pathOf('/signup/verify')).toBe('/signup/verify')
})

test.each(['/', '/Catalog', '/catalog/x', '//catalog', '/catalog//', '/history/', '/history//x', '/x'])(
  '%s is no page',
  (address) => expect(matchRoute(routes, address)).toBeNull(),
)

test('parameters are decoded', () => {
  expect(matchRoute(routes, '/signup/anna%40buket.example')).toMatchObject({
    params: { email: 'anna@buket.example' },
    isMalformed: false,
  })
})

test.each(['order 1', 'a.b', '%E0%A4', 'x'.repeat(65)])('%j is no id', (id) => {
  expect(matchRoute(routes, `/history/${encodeURIComponent(id)}`)?.isMalformed).toBe(true)
})

test.each(['order-1', 'A_9', 'x'.repeat(64)])('%j is an id', (id) => {
  expect(matchRoute(routes, `/history/${id}`)?.isMalformed).toBe(false)
})

test('reads take their values from the path, the query and the person', () => {
  const sources = {
    params: { id: 'order-1' },
    search: new URLSearchParams('date=2026-11-23'),
    personId: 'demo-anna',
  }
  expect(
    readsAt(
      [
        { call: 'purchaseGet', params: { id: ':id' } },
        { call: 'catalogCards', query: { availability: 'inStock', date: '?date' } },
        { call: 'userGet', query: { _id: '@person' } },
        { call: 'accountList' },
      ],
      sources,
    ),
  ).toEqual([
    { call: 'purchaseGet', input: { params: { id: 'order-1' } } },
    { call: 'catalogCards', input: { query: { availability: 'inStock', date: '2026-11-23' } } },
    { call: 'userGet', input: { query: { _id: 'demo-anna' } } },
    { call: 'accountList', input: {} },
  ])
})

test.each(['', 'date=', 'date=tomorrow'])(
  'without a day in the query (%j) the day is left to the call',
  (text) => {
    const sources = { params: {}, search: new URLSearchParams(text), personId: '' }
    expect(readsAt([{ call: 'catalogCards', query: { date: '?date' } }], sources)).toEqual([
      { call: 'catalogCards', input: { query: {} } },
    ])
  },
)
