import { createStore } from 'jotai'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ApiClient, CallInput, CallOutput } from '@flower-market/api-client'
import { fixtureCard, sessionFixture } from '@flower-market/api-client/msw'
import { compareCartLine, type CartItem } from '@flower-market/flower-domain'
import { apiAtom, sessionAtom } from '@flower-market/app-runtime/session'
import { learnCartLotsAtom, startCartLots } from './cart-lots.ts'
import { cartTotalsAtom, setQuantityAtom } from './cart.atoms.ts'
import { changedDaysAtom, learnLotsAtom } from './known-lots.atoms.ts'

const [date, closedDate] = ['2026-11-26', '2026-11-25'] as const
const card = { ...fixtureCard('Explorer', 50), code: 'dearer', price: 12_000 }
const quantity = card.stemsPerBunch

/** What the server says of a line: its lot is dearer now, and nothing is taken for the closed day. */
function answerLine(day: string, item: CartItem) {
  const mismatches =
    day === closedDate
      ? [{ kind: 'cutoff-passed' as const, was: item.quantity, now: 0 }]
      : compareCartLine(item, card, { region: null })
  return { item, card, mismatches: [...mismatches] }
}

function openPage() {
  const asked: CallInput<'checkCart'>['body'][] = []
  const store = createStore()
  const call = async (_name: string, { body }: CallInput<'checkCart'>) => {
    asked.push(body)
    const days = Object.entries(body).map(([day, items]) => ({
      date: day,
      lines: items.map((item) => answerLine(day, item)),
    }))
    return { days } as unknown as CallOutput<'checkCart'>
  }
  store.set(apiAtom, { call } as unknown as ApiClient)
  store.set(sessionAtom, sessionFixture)
  store.set(setQuantityAtom, { date, code: card.code, price: 10_000, quantity })
  store.set(setQuantityAtom, { date: closedDate, code: card.code, price: 10_000, quantity })
  return { store, asked }
}

beforeEach(() => {
  const storage = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

test('the sums of the frame are those of now, also on a page that shows no lot of the cart', async () => {
  const { store } = openPage()
  expect(store.get(cartTotalsAtom)).toMatchObject({
    goods: { minor: 2 * quantity * 10_000 },
    isCurrent: false,
  })
  await store.set(learnCartLotsAtom)
  expect(store.get(cartTotalsAtom)).toMatchObject({
    lines: 2,
    goods: { minor: quantity * 12_000 },
    isCurrent: true,
  })
})

test('without an answer the sums are those of the prices in the cart', async () => {
  const { store } = openPage()
  store.set(apiAtom, { call: async () => Promise.reject(new Error('offline')) } as unknown as ApiClient)
  await expect(store.set(learnCartLotsAtom)).rejects.toThrow('offline')
  expect(store.get(cartTotalsAtom)).toMatchObject({
    goods: { minor: 2 * quantity * 10_000 },
    isCurrent: true,
  })
})

test('nothing is asked of lots that a page has told of', async () => {
  const { store, asked } = openPage()
  store.set(learnLotsAtom, [{ date, code: card.code, lot: card }])
  await store.set(learnCartLotsAtom)
  await store.set(learnCartLotsAtom)
  expect(asked.map((body) => Object.keys(body))).toEqual([[closedDate]])
})

test('lots of a day that changed are asked about again, once', async () => {
  const { store, asked } = openPage()
  await store.set(learnCartLotsAtom)
  store.set(changedDaysAtom, new Set([date, '2026-11-27' as const]))
  await store.set(learnCartLotsAtom)
  await store.set(learnCartLotsAtom)
  expect(asked.map((body) => Object.keys(body))).toEqual([[closedDate, date], [date]])
})

test('a day that changed while its lots were asked about is asked about once more', async () => {
  const { store, asked } = openPage()
  const first = store.set(learnCartLotsAtom)
  store.set(changedDaysAtom, new Set([date]))
  await first
  await store.set(learnCartLotsAtom)
  expect(asked).toHaveLength(2)
})

test('lots that the server says nothing of are asked about once', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  const { store } = openPage()
  const call = vi.fn<() => Promise<unknown>>(async () => ({ days: [] }))
  store.set(apiAtom, { call } as unknown as ApiClient)
  const stop = startCartLots(store)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(call).toHaveBeenCalledOnce()
  stop()
  vi.useRealTimers()
})

test('in another region all lots are asked about again', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  const { store, asked } = openPage()
  const stop = startCartLots(store)
  await vi.runAllTimersAsync()
  store.set(sessionAtom, { ...sessionFixture, name: 'Another' })
  await vi.runAllTimersAsync()
  expect(asked).toHaveLength(1)
  store.set(sessionAtom, { ...sessionFixture, region: 'another-region' })
  await vi.runAllTimersAsync()
  expect(asked.map((body) => Object.keys(body))).toEqual([
    [closedDate, date],
    [closedDate, date],
  ])
  stop()
  store.set(changedDaysAtom, new Set([date]))
  await vi.runAllTimersAsync()
  expect(asked).toHaveLength(2)
  vi.useRealTimers()
})
