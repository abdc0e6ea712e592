import { createStore } from 'jotai'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError, type ApiClient } from '@flower-market/api-client'
import { fixturePurchase } from '@flower-market/api-client/msw'
import { apiAtom } from '@flower-market/app-runtime/session'
import { cartAtom, replaceCartAtom } from '../../state/cart.atoms.ts'
import { checkoutDraftAtom } from './checkout-draft.atoms.ts'
import { orderIntent, placeOrderAtom, type OrderInput } from './place-order.atoms.ts'

const cartDay = '2026-11-26'
const otherDay = '2026-11-27'
const line = { code: 'a', price: 4900, quantity: 20 }
const input: OrderInput = {
  body: {
    purchase: { [cartDay]: [line] },
    comment: 'тихо',
    methodDelivery: 'pickup',
    paymentMethod: 'BALANCE',
    total: 98_000,
  },
}
const order = fixturePurchase('new')
const lost = new ApiError({ kind: 'network', call: 'purchaseCreate', message: 'No answer' })
const refused = new ApiError({
  kind: 'http',
  call: 'purchaseCreate',
  message: 'No',
  status: 409,
  code: 'not-enough-funds',
})

function memoryStorage() {
  const entries = new Map<string, string>()
  return {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
})

/** A store whose server gives these answers in turn; the keys that were sent are kept. */
function shopAnswering(...answers: (() => Promise<unknown>)[]) {
  const keys: string[] = []
  const store = createStore()
  const call = (_name: string, _input: unknown, options: { idempotencyKey: string }) => {
    keys.push(options.idempotencyKey)
    return answers[keys.length - 1]?.()
  }
  store.set(apiAtom, { call, peek: () => undefined } as unknown as ApiClient)
  store.set(replaceCartAtom, { [cartDay]: [line], [otherDay]: [line] })
  store.set(checkoutDraftAtom(cartDay), { comment: 'тихо' })
  return { store, keys }
}

test('takes the day out of the cart and forgets its choices once the order is placed', async () => {
  const { store } = shopAnswering(async () => order)
  expect(await store.set(placeOrderAtom, cartDay, input)).toEqual({ ok: true, id: order._id })
  expect(Object.keys(store.get(cartAtom))).toEqual([otherDay])
  expect(store.get(checkoutDraftAtom(cartDay)).comment).toBe('')
})

test('sends once when it is pressed twice', async () => {
  const { store, keys } = shopAnswering(
    async () => order,
    async () => order,
  )
  const outcomes = await Promise.all([
    store.set(placeOrderAtom, cartDay, input),
    store.set(placeOrderAtom, cartDay, input),
  ])
  expect(keys).toHaveLength(1)
  expect(outcomes[1]).toEqual(outcomes[0])
})

test('keeps cart, choices and key after a lost answer, so that the next attempt is the same order', async () => {
  const { store, keys } = shopAnswering(
    () => Promise.reject(lost),
    async () => order,
  )
  expect(await store.set(placeOrderAtom, cartDay, input)).toEqual({
    ok: false,
    failure: { kind: 'no-answer' },
  })
  expect(store.get(cartAtom)[cartDay]).toEqual([line])
  expect(store.get(checkoutDraftAtom(cartDay))).toMatchObject({
    comment: 'тихо',
    pendingIntent: orderIntent(input),
  })
  await store.set(placeOrderAtom, cartDay, input)
  expect(keys[1]).toBe(keys[0])
})

test('knows after a reload that an order is pending', async () => {
  const { store } = shopAnswering(() => Promise.reject(lost))
  await store.set(placeOrderAtom, cartDay, input)
  expect(createStore().get(checkoutDraftAtom(cartDay)).pendingIntent).toBe(orderIntent(input))
})

test('has nothing pending after a refusal, and takes a new key', async () => {
  const { store, keys } = shopAnswering(
    () => Promise.reject(refused),
    async () => order,
  )
  expect(await store.set(placeOrderAtom, cartDay, input)).toMatchObject({ ok: false })
  expect(store.get(checkoutDraftAtom(cartDay)).pendingIntent).toBeNull()
  await store.set(placeOrderAtom, cartDay, input)
  expect(keys[1]).not.toBe(keys[0])
})
