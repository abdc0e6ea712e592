import { join } from 'node:path'
import type { CallOutput } from '@flower-market/api-client'
import type { ApiSession } from './api-session.ts'
import { allPeople, arrive, sharedSession } from './market-state.ts'
import { languages, walkPages } from './page-walk.ts'
import { expect, test } from './shop-page.ts'

interface RouteEntry {
  readonly path: string
  readonly access: 'signed-in' | 'guest' | 'everybody'
  readonly needs?: string
}

// Named by a value: the shop's own sources are no part of this project's types.
const routesFile = join(import.meta.dirname, '../../apps/web/src/routes.ts')
const { pageRoutes } = (await import(routesFile)) as { pageRoutes: readonly RouteEntry[] }

/** What only a plantation's representative may call. */
const plantationCalls = new Set(['receivedRequests', 'packingList', 'lotList'])

/** Who opens which pages; each page is opened by somebody. */
const visitors = [
  { who: 'a guest', email: null, opens: ({ access }: RouteEntry) => access !== 'signed-in' },
  {
    who: 'a buyer',
    email: allPeople.anna,
    opens: ({ access, needs }: RouteEntry) => access === 'signed-in' && needs === undefined,
  },
  {
    who: 'a broker',
    email: allPeople.boris,
    opens: ({ needs }: RouteEntry) => needs !== undefined && !plantationCalls.has(needs),
  },
  {
    who: 'a plantation',
    email: allPeople.kamau,
    opens: ({ needs }: RouteEntry) => needs !== undefined && plantationCalls.has(needs),
  },
] as const

/** The first entry of a list. */
async function firstOf(session: ApiSession, list: string): Promise<string> {
  const { items } = await session.get<{ items: readonly { _id: string }[] }>(`${list}?limit=1`)
  return items[0]?._id ?? ''
}

/** Where the ids of pages come from; those of other pages are orders. */
const lists = [
  ['/users', '/api/user/list'],
  ['/historybalance', '/api/account/history'],
  ['/assortment', '/api/plantation/list'],
  ['/history/plantation', '/api/plantationorder/list'],
] as const

/** Pages of what has to be begun first. */
const begun: Readonly<Record<string, (session: ApiSession) => Promise<string>>> = {
  '/transaction/card/:id': async (session) => {
    const body = { kind: 'top-up', paymentMethod: 'CARD', amount: 100_000 }
    const { _id } = await session.post<{ _id: string }>('/api/transaction', body)
    return `/transaction/card/${_id}`
  },
  '/sandbox/wallet': async (session) => {
    const { rate } = await session.get<{ rate: string }>('/api/order/garantex/rate')
    const { _id } = await session.post<{ _id: string }>('/api/order/garantex', { amount: 1_000_000, rate })
    return `/sandbox/wallet?id=${_id}`
  },
  '/standing/:id': standingOrderPage,
}

async function standingOrderPage(session: ApiSession): Promise<string> {
  const { dates } = await session.get<CallOutput<'filterList'>>('/api/moysklad/filterList')
  const date = dates.at(-1)?.date ?? ''
  const { cards } = await session.get<CallOutput<'catalogCards'>>(
    `/api/catalog/cards?availability=inStock&date=${date}`,
  )
  const wishes = cards.slice(0, 2).map(({ type, variety, lengthCm, stemsPerBunch }) => ({
    type,
    variety,
    lengthCm,
    plantationId: null,
    quantity: stemsPerBunch,
  }))
  const list = await session.post<{ _id: string }>('/api/saved-list', { name: 'Витрина', wishes })
  const { _id } = await session.post<{ _id: string }>('/api/standing-order', {
    listId: list._id,
    // A day that no order is placed for while the tests run.
    weekdays: [new Date(`${date}T12:00:00Z`).getUTCDay() || 7],
    until: date,
    methodDelivery: 'pickup',
    paymentMethod: 'CASH',
    addressId: null,
    maxStemPrice: null,
    maxTotal: null,
  })
  return `/standing/${_id}`
}

/** Addresses of routes with a parameter, filled with what exists. */
async function addressesOf(
  routes: readonly RouteEntry[],
  session: ApiSession | undefined,
): Promise<string[]> {
  const addresses: string[] = []
  for (const { path } of routes) {
    const begin = begun[path]
    if (begin !== undefined && session !== undefined) addresses.push(await begin(session))
    else if (path.endsWith('/:email')) addresses.push(path.replace(':email', 'anna%40buket.example'))
    else if (path.endsWith('/:id') && session !== undefined) {
      const [, list] = lists.find(([start]) => path.startsWith(start)) ?? [path, '/api/purchase/list']
      const id = await firstOf(session, list)
      // A list that is empty has no page.
      if (id !== '') addresses.push(path.replace(':id', id))
    } else addresses.push(path)
  }
  return addresses
}

test('every route is opened by somebody', () => {
  const opened = pageRoutes.filter((route) => visitors.some(({ opens }) => opens(route)))
  expect(opened.length).toBeGreaterThan(10)
  expect(opened).toEqual(pageRoutes)
})

for (const { who, email, opens } of visitors) {
  for (const { prefix, language, colorScheme } of languages) {
    test(`every page of ${who} is accessible, silent and fits 320 px: ${language}, ${colorScheme} @desktop`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const session = email === null ? undefined : await sharedSession(email)
      if (session !== undefined) await arrive(page, session, { path: `${prefix}/offer` })
      const addresses = await addressesOf(pageRoutes.filter(opens), session)
      await walkPages(
        page,
        addresses.map((address) => prefix + address),
        language,
      )
    })
  }
}
