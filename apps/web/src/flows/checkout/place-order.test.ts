import { createStore } from 'jotai'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError, type ApiClient } from '@flower-market/api-client'
import { fixturePurchase } from '@flower-market/api-client/msw'
import { cartDayTotals } from '@flower-market/flower-domain'
import { apiAtom } from '@flower-market/app-runtime/session'
import { cartAtom, replaceCartAtom } from '../../state/cart.atoms.ts'
import { askHoldAtom } from '../../state/holds.atoms.ts'
import { checkoutDraftAtom, emptyDraft } from './checkout-draft.ts'
import { inputOf, isPending, orderIntent, type Order } from './order-intent.ts'
import { placeOrderAtom } from './place-order.ts'

const cartDay = '2026-11-26'
const otherDay = '2026-11-27'
const line = { code: 'a', price: 4900, quantity: 20 }
const items = [line]
const order: Order = {
  date: cartDay,
  kind: 'inStok',
  clientId: null,
  items,
  draft: { ...emptyDraft, comment: 'тихо', methodDelivery: 'pickup' },
  paymentMethod: 'BALANCE',
  addressId: null,
  totals: cartDayTotals(items, { method: 'pickup', cityCost: null }),
}
const placed = fixturePurchase('new')
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
  store.set(checkoutDraftAtom(order), { comment: 'тихо' })
  return { store, keys }
}

test('takes the day out of the cart and forgets its choices once the order is placed', async () => {
  const { store } = shopAnswering(async () => placed)
  expect(await store.set(placeOrderAtom, order)).toEqual({ ok: true, id: placed._id })
  expect(Object.keys(store.get(cartAtom))).toEqual([otherDay])
  expect(store.get(checkoutDraftAtom(order)).comment).toBe('')
})

test('an order to plantations has a call and choices of its own, and leaves the stock of its day in the cart', async () => {
  const calls: string[] = []
  const store = createStore()
  const call = (name: string) => {
    calls.push(name)
    return Promise.resolve(placed)
  }
  store.set(apiAtom, { call, peek: () => undefined } as unknown as ApiClient)
  store.set(replaceCartAtom, { [cartDay]: [line, { ...line, code: 'ordered' }] })
  const toOrder: Order = { ...order, kind: 'toOrder', items: [{ ...line, code: 'ordered' }] }
  store.set(checkoutDraftAtom(order), { comment: 'тихо' })
  expect(store.get(checkoutDraftAtom(toOrder)).comment).toBe('')
  await store.set(placeOrderAtom, toOrder)
  expect(calls).toEqual(['plantationPurchaseCreate'])
  expect(store.get(cartAtom)).toEqual({ [cartDay]: [line] })
  expect(store.get(checkoutDraftAtom(order)).comment).toBe('тихо')
  expect(orderIntent(toOrder)).not.toBe(orderIntent({ ...toOrder, kind: 'inStok' }))
})

test('what plantations are asked for is several requests, of which only the goods have a price yet', async () => {
  const store = createStore()
  const sent: unknown[] = []
  const call = (name: string, { body }: { body: { total: number } }) => {
    sent.push(name, body.total)
    return Promise.resolve({ requests: [{ number: 2041 }, { number: 2042 }] })
  }
  store.set(apiAtom, { call, peek: () => undefined } as unknown as ApiClient)
  store.set(replaceCartAtom, { [cartDay]: [line] })
  const totals = cartDayTotals(items, { method: 'delivery', cityCost: null })
  const asked: Order = { ...order, kind: 'forPlantations', totals }
  expect(await store.set(placeOrderAtom, asked)).toEqual({ ok: true, requests: [2041, 2042] })
  expect(sent).toEqual(['plantationOrderCreate', totals.goods.minor])
  expect(store.get(cartAtom)).toEqual({})
})

test('names the address that it is brought to, and none when it is picked up', () => {
  const brought = {
    ...order,
    draft: { ...order.draft, methodDelivery: 'delivery' as const },
    addressId: 'shop',
  }
  expect(inputOf(brought).body).toMatchObject({ methodDelivery: 'delivery', address: 'shop' })
  expect(inputOf(order).body).not.toHaveProperty('address')
})

test('is another order when it is brought elsewhere', () => {
  expect(orderIntent({ ...order, addressId: 'shop' })).not.toBe(
    orderIntent({ ...order, addressId: 'storage' }),
  )
})

test.each([
  ['is answered', 500],
  ['has been on its way for three seconds', null],
])('an order is sent when the question about its held stems %s', async (_what, answeredMs) => {
  vi.useFakeTimers()
  const calls: string[] = []
  const store = createStore()
  const call = (name: string) => {
    calls.push(name)
    if (name === 'purchaseCreate') return Promise.resolve(placed)
    const answer = { hold: null, refusal: null, serverTime: new Date().toISOString() }
    return new Promise((resolve) => {
      if (answeredMs !== null) setTimeout(() => resolve(answer), answeredMs)
    })
  }
  store.set(apiAtom, { call, peek: () => undefined } as unknown as ApiClient)
  void store.set(askHoldAtom, { date: cartDay, items })
  void store.set(askHoldAtom, { date: cartDay, items })
  const outcome = store.set(placeOrderAtom, order)
  await vi.advanceTimersByTimeAsync((answeredMs ?? 3_000) - 1)
  expect(calls).toEqual(['purchaseHold', 'purchaseHold'])
  await vi.advanceTimersByTimeAsync(1)
  expect(await outcome).toEqual({ ok: true, id: placed._id })
  expect(calls).toEqual(['purchaseHold', 'purchaseHold', 'purchaseCreate'])
  vi.useRealTimers()
})

test('sends once when it is pressed twice', async () => {
  const { store, keys } = shopAnswering(
    async () => placed,
    async () => placed,
  )
  const outcomes = await Promise.all([store.set(placeOrderAtom, order), store.set(placeOrderAtom, order)])
  expect(keys).toHaveLength(1)
  expect(outcomes[1]).toEqual(outcomes[0])
})

test('keeps cart, choices and key after a lost answer, so that the next attempt is the same order', async () => {
  const { store, keys } = shopAnswering(
    () => Promise.reject(lost),
    async () => placed,
  )
  expect(await store.set(placeOrderAtom, order)).toEqual({
    ok: false,
    failure: { kind: 'no-answer' },
  })
  expect(store.get(cartAtom)[cartDay]).toEqual([line])
  expect(store.get(checkoutDraftAtom(order))).toMatchObject({
    comment: 'тихо',
    pendingIntent: orderIntent(order),
  })
  await store.set(placeOrderAtom, order)
  expect(keys[1]).toBe(keys[0])
})

test('knows after a reload that an order is pending', async () => {
  const { store } = shopAnswering(() => Promise.reject(lost))
  await store.set(placeOrderAtom, order)
  const draft = createStore().get(checkoutDraftAtom(order))
  expect(isPending({ ...order, draft: { ...order.draft, pendingIntent: draft.pendingIntent } })).toBe(true)
})

test('stays with what pays after a lost answer, whatever becomes of the balance', async () => {
  const { store } = shopAnswering(() => Promise.reject(lost))
  await store.set(placeOrderAtom, order)
  expect(store.get(checkoutDraftAtom(order)).paymentMethod).toBe('BALANCE')
})

test('has nothing pending after a refusal, and takes a new key', async () => {
  const { store, keys } = shopAnswering(
    () => Promise.reject(refused),
    async () => placed,
  )
  expect(await store.set(placeOrderAtom, order)).toMatchObject({ ok: false })
  expect(store.get(checkoutDraftAtom(order)).pendingIntent).toBeNull()
  await store.set(placeOrderAtom, order)
  expect(keys[1]).not.toBe(keys[0])
})

test('is not pending once it has been changed', async () => {
  const { store } = shopAnswering(() => Promise.reject(lost))
  await store.set(placeOrderAtom, order)
  const { pendingIntent } = store.get(checkoutDraftAtom(order))
  const draft = { ...order.draft, pendingIntent }
  expect(isPending({ ...order, draft })).toBe(true)
  expect(isPending({ ...order, draft, paymentMethod: 'CASH' })).toBe(false)
})
