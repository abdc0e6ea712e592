import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callKey, createApiClient } from '@flower-market/api-client'
import { resourceTagsOf } from '@flower-market/api-client/contract'
import {
  boris,
  emitEvent,
  fixtureCard,
  fixtureDays,
  loadMockEvents,
  sessionFixture,
  sessionOf,
} from '@flower-market/api-client/msw'
import { chooseClientAtom } from './client.atoms.ts'
import { ownHoldsAtom } from './holds.atoms.ts'
import { changedDaysAtom } from './known-lots.atoms.ts'
import { startLive } from './live.ts'
import { noticesAtom } from '@flower-market/app-runtime/notifications'
import { resourcesAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom, sessionAtom, sessionFlagsAtom } from '@flower-market/app-runtime/session'

const [date] = fixtureDays
const card = fixtureCard('Explorer', 50)
const query = { availability: 'inStock', date } as const

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
})
afterEach(() => vi.unstubAllGlobals())

/** A page that shows the catalog, signed in and listening. */
async function openPage() {
  const store = createStore()
  const calls = { [callKey('catalogCards', { query })]: { cards: [card] } }
  store.set(apiAtom, createApiClient({ payload: { session: sessionFixture, calls } }))
  store.set(sessionAtom, { ...sessionFixture, verification: 'WAITING' })
  const stop = startLive(store, { loadOpener: loadMockEvents })
  return { store, stop }
}

test.each([
  [
    'an order',
    'orderList',
    () =>
      emitEvent('order-changed', { _id: 'order-1', status: 'shipped', paymentStatus: 'paid', by: 'staff' }),
  ],
  ['a balance', 'accountList', () => emitEvent('balance-changed', { currency: 'RUB' })],
  [
    'an order that the balance paid on another device',
    'transactionList',
    () => emitEvent('balance-changed', { currency: 'RUB' }),
  ],
  [
    "a client's verification",
    'userList',
    () => emitEvent('client-verification-decided', { client: 'client-1', status: 'APPROVED' }),
  ],
  [
    "a claim about a client's order",
    'purchaseList',
    () =>
      emitEvent('client-claim-changed', {
        _id: 'claim-1',
        number: 1,
        orderId: 'order-1',
        status: 'accepted',
      }),
  ],
] as const)(
  '%s that changed makes %s be read again, once for events that come together, and nothing else',
  async (_what, name, emit) => {
    const { store, stop } = await openPage()
    const asked = vi.fn<(call: string) => Promise<unknown>>(async () => [])
    store.set(apiAtom, { ...store.get(apiAtom), call: asked as never, tagsOf: resourceTagsOf })
    const shown = ([name, 'countryList'] as const).map((call) => store.get(resourcesAtom).of(call, {}))
    const ends = shown.map((resource) => resource.subscribe(() => {}))
    for (const resource of shown) resource.ensure()
    await vi.waitFor(
      () => expect(shown.map((resource) => resource.get().status)).toEqual(['ready', 'ready']),
      20_000,
    )
    await vi.waitFor(emit, 20_000)
    emit()
    await vi.waitFor(
      () => expect(asked.mock.calls.map(([call]) => call)).toEqual([name, 'countryList', name]),
      20_000,
    )
    for (const end of ends) end()
    stop()
  },
)

test.each([
  ['APPROVED', 'success'],
  ['REJECTED', 'danger'],
] as const)('a verification that is decided, %s, counts and is told at once', async (status, tone) => {
  const { store, stop } = await openPage()
  await vi.waitFor(() => emitEvent('verification-decided', { status }), 20_000)
  await vi.waitFor(() => expect(store.get(sessionAtom)?.verification).toBe(status), 20_000)
  expect(store.get(noticesAtom)).toMatchObject([{ tone, message: `profile.decided.${status}` }])
  stop()
})

test('an approval takes the notice of the rejection before it away', async () => {
  const { store, stop } = await openPage()
  await vi.waitFor(() => emitEvent('verification-decided', { status: 'REJECTED' }), 20_000)
  await vi.waitFor(() => expect(store.get(noticesAtom)).toHaveLength(1), 20_000)
  emitEvent('verification-decided', { status: 'APPROVED' })
  await vi.waitFor(
    () => expect(store.get(noticesAtom).map(({ message }) => message)).toEqual(['profile.decided.APPROVED']),
    20_000,
  )
  stop()
})

test('stock that changed is written into the catalog without asking', async () => {
  const { store, stop } = await openPage()
  const cards = store.get(resourcesAtom).of('catalogCards', { query })
  await vi.waitFor(
    () => emitEvent('stock-changed', { date, changes: [{ code: card.code, stemsAvailable: 25 }] }),
    20_000,
  )
  await vi.waitFor(
    () => expect(cards.get()).toMatchObject({ data: { cards: [{ code: card.code, stemsAvailable: 25 }] } }),
    20_000,
  )
  stop()
})

test('what is held for the person stays theirs when the stock of others changes, until the hold has ended', async () => {
  const { store, stop } = await openPage()
  const cards = store.get(resourcesAtom).of('catalogCards', { query })
  const until = new Date(Date.now() + 60_000).toISOString()
  const stockIs = (stemsAvailable: number) =>
    vi.waitFor(() => expect(cards.get()).toMatchObject({ data: { cards: [{ stemsAvailable }] } }), 20_000)
  const sold = { date, changes: [{ code: card.code, stemsAvailable: 25 }] }
  await vi.waitFor(
    () => emitEvent('hold-changed', { date, until, lines: [{ code: card.code, quantity: 50 }] }),
    20_000,
  )
  await vi.waitFor(() => expect(store.get(ownHoldsAtom).size).toBe(1), 20_000)
  emitEvent('stock-changed', sold)
  await stockIs(75)
  emitEvent('hold-changed', { date, until, lines: [] })
  await vi.waitFor(() => expect(store.get(ownHoldsAtom).size).toBe(0), 20_000)
  emitEvent('stock-changed', sold)
  await stockIs(25)
  stop()
})

test('what is held for the client whom a broker orders for is known at once, and of another client nothing', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  const { store, stop } = await openPage()
  store.set(sessionAtom, sessionOf(boris))
  store.set(chooseClientAtom, {
    _id: 'client-1',
    name: 'Пётр Лозин',
    company: 'Лавка',
    city: 'Казань',
    region: 'kazan',
  })
  const until = new Date(Date.now() + 60_000).toISOString()
  const hold = { date, until, lines: [{ code: card.code, quantity: 50 }] }
  await vi.waitFor(() => emitEvent('client-hold-changed', { ...hold, client: 'client-1' }), 20_000)
  await vi.waitFor(() => expect(store.get(ownHoldsAtom).get(date!)).toEqual(hold), 20_000)
  emitEvent('client-hold-changed', { ...hold, lines: [], client: 'client-2' })
  const other = fixtureDays[1]!
  emitEvent('client-hold-changed', { ...hold, date: other, client: 'client-1' })
  await vi.waitFor(() => expect([...store.get(ownHoldsAtom).keys()]).toEqual([date, other]), 20_000)
  stop()
})

test('the page knows whether it is connected, and nothing of it once it has stopped', async () => {
  const { store, stop } = await openPage()
  await vi.waitFor(() => expect(store.get(sessionFlagsAtom).socket).toBe(true), 20_000)
  stop()
  expect(store.get(sessionFlagsAtom).socket).toBe(false)
})

test('the lots of a day whose price list changed are to be asked about again', async () => {
  const { store, stop } = await openPage()
  await vi.waitFor(() => emitEvent('lots-changed', { date: date!, availability: 'inStock' }), 20_000)
  await vi.waitFor(() => expect([...store.get(changedDaysAtom)]).toEqual([date]), 20_000)
  stop()
})
