import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callKey, createApiClient } from '@flower-market/api-client'
import {
  emitEvent,
  fixtureCard,
  fixtureDays,
  loadMockEvents,
  sessionFixture,
} from '@flower-market/api-client/msw'
import { startLive } from './live.ts'
import { invalidatedAtAtom, resourceAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom, sessionAtom } from '@flower-market/app-runtime/session'

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
    () => emitEvent('order-changed', { _id: 'order-1', status: 'shipped', paymentStatus: 'paid' }),
  ],
  ['a balance', () => emitEvent('balance-changed', { currency: 'RUB' })],
])(
  '%s that changed makes what is on screen be read again, once for events that come together',
  async (_what, emit) => {
    const { store, stop } = await openPage()
    const onInvalidated = vi.fn<() => void>()
    store.sub(invalidatedAtAtom, onInvalidated)
    await vi.waitFor(emit)
    emit()
    await vi.waitFor(() => expect(onInvalidated).toHaveBeenCalledOnce())
    stop()
  },
)

test('a decision on the verification counts at once', async () => {
  const { store, stop } = await openPage()
  await vi.waitFor(() => emitEvent('verification-decided', { status: 'APPROVED' }))
  await vi.waitFor(() => expect(store.get(sessionAtom)?.verification).toBe('APPROVED'))
  stop()
})

test('stock that changed is written into the catalog without asking', async () => {
  const { store, stop } = await openPage()
  const cards = resourceAtom('catalogCards', { query })
  await vi.waitFor(() =>
    emitEvent('stock-changed', { date, changes: [{ code: card.code, stemsAvailable: 25 }] }),
  )
  await vi.waitFor(() =>
    expect(store.get(cards)).toMatchObject({ data: { cards: [{ code: card.code, stemsAvailable: 25 }] } }),
  )
  stop()
})
