import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { ApiError, type ApiClient, type CallOutput } from '@flower-market/api-client'
import { fixtureCard } from '@flower-market/api-client/msw'
import { apiAtom } from '@flower-market/app-runtime/session'
import { checkCartAtom, checkedCartAtom } from './checked-cart.atoms.ts'

const cartDay = '2026-11-26'
const cart = { [cartDay]: [{ code: 'a', price: 4900, quantity: 20 }] }
const card = { ...fixtureCard('Explorer', 50), code: 'a' }

function answerOf(goods: number, isGone = false): CallOutput<'checkCart'> {
  return {
    days: [
      {
        date: cartDay,
        cutoffAt: '2026-11-25T13:00:00.000Z',
        isOpen: true,
        goods,
        deliveryCost: 0,
        lines: [
          {
            item: cart[cartDay][0] ?? { code: 'a', price: 0, quantity: 1 },
            card: isGone ? null : card,
            mismatches: [],
          },
        ],
      },
    ],
  }
}

function storeAsking(...answers: Promise<unknown>[]) {
  const store = createStore()
  const asked: AbortSignal[] = []
  const call = (_name: string, _input: unknown, { signal }: { signal: AbortSignal }) => {
    asked.push(signal)
    return answers[asked.length - 1]
  }
  store.set(apiAtom, { call, peek: () => undefined } as unknown as ApiClient)
  return { store, asked }
}

test('gives an older question up, and does not listen to its answer', async () => {
  const late = Promise.withResolvers<unknown>()
  const { store, asked } = storeAsking(late.promise, Promise.resolve(answerOf(2)))
  const first = store.set(checkCartAtom, cart)
  await store.set(checkCartAtom, cart)
  late.resolve(answerOf(1))
  await first
  expect(asked[0]?.aborted).toBe(true)
  expect(store.get(checkedCartAtom).days?.[0]?.goods).toBe(2)
})

test('keeps the last answer when the next question fails', async () => {
  const lost = new ApiError({ kind: 'network', call: 'checkCart', message: 'No answer' })
  const { store } = storeAsking(Promise.resolve(answerOf(1)), Promise.reject(lost))
  await store.set(checkCartAtom, cart)
  await store.set(checkCartAtom, cart)
  expect(store.get(checkedCartAtom)).toMatchObject({ isChecking: false, error: lost })
  expect(store.get(checkedCartAtom).days?.[0]?.goods).toBe(1)
})

test('remembers the lots that an earlier answer named', async () => {
  const { store } = storeAsking(Promise.resolve(answerOf(1)), Promise.resolve(answerOf(0, true)))
  await store.set(checkCartAtom, cart)
  await store.set(checkCartAtom, cart)
  expect(store.get(checkedCartAtom).cards.get('a')?.variety).toBe('Explorer')
})

test('asks nothing about an empty cart', async () => {
  const { store, asked } = storeAsking()
  await store.set(checkCartAtom, {})
  expect(asked).toHaveLength(0)
  expect(store.get(checkedCartAtom).days).toEqual([])
})
