import { cartMismatchKinds, cartTotals } from '@flower-market/flower-domain'
import { setupServer } from 'msw/node'
import type { HttpHandler } from 'msw'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createTransport } from '../transport/create-transport.ts'
import { cartFixture } from '../fixtures/cart.fixtures.ts'
import { fixtureDays } from '../fixtures/fixture-now.ts'
import { anna, sessionFixture } from '../fixtures/people.fixtures.ts'
import { purchases } from '../fixtures/purchases.fixtures.ts'
import { accountScenarios } from './account.scenarios.ts'
import { authScenarios } from './auth.scenarios.ts'
import { cartScenarios } from './cart.scenarios.ts'
import { catalogScenarios } from './catalog.scenarios.ts'
import { longPurchaseId, purchaseScenarios } from './purchase.scenarios.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const [MONDAY] = fixtureDays

function callIn(scenario: () => HttpHandler[]) {
  server.use(...scenario())
  return createTransport({
    baseUrl: 'http://market.test',
    retryDelayMs: 1,
    payload: { session: sessionFixture },
  }).call
}

const order = {
  purchase: { [MONDAY]: cartFixture[MONDAY] ?? [] },
  methodDelivery: 'delivery',
  paymentMethod: 'BALANCE',
  total: cartTotals({ [MONDAY]: cartFixture[MONDAY] ?? [] }, { method: 'delivery', cityCost: null }).total
    .minor,
} as const

describe('cart', () => {
  test('loaded: no line of the cart has a mismatch', async () => {
    const { days } = await callIn(cartScenarios.loaded)('checkCart', { body: cartFixture })
    expect(days.flatMap(({ lines }) => lines.flatMap(({ mismatches }) => mismatches))).toEqual([])
    expect(days.map(({ lines }) => lines.length)).toEqual([5, 1])
  })

  test.each(cartMismatchKinds)('cartChangedBy: %s shows on the first line', async (kind) => {
    const { days } = await callIn(() => cartScenarios.cartChangedBy(kind))('checkCart', {
      body: cartFixture,
    })
    expect(days[0]?.lines[0]?.mismatches.map((mismatch) => mismatch.kind)).toEqual([kind])
  })

  test('cartChanged: each line has another kind of mismatch', async () => {
    const { days } = await callIn(cartScenarios.cartChanged)('checkCart', { body: cartFixture })
    expect(days[0]?.lines.map(({ mismatches }) => mismatches[0]?.kind)).toEqual([
      'less-stock',
      'price-changed',
      'gone',
      'not-in-region',
      'packing-changed',
    ])
  })

  test('changedAtTheLastMoment: the check finds nothing, the order is refused', async () => {
    const call = callIn(cartScenarios.changedAtTheLastMoment)
    const { days } = await call('checkCart', { body: cartFixture })
    expect(days[0]?.lines.every(({ mismatches }) => mismatches.length === 0)).toBe(true)
    await expect(call('purchaseCreate', { body: order }, { idempotencyKey: 'a' })).rejects.toMatchObject({
      code: 'cart-changed',
      details: { mismatches: [{ kind: 'gone' }, { kind: 'price-changed' }] },
    })
  })

  test('notEnoughFunds: the balance does not cover the order', async () => {
    const call = callIn(cartScenarios.notEnoughFunds)
    await expect(call('purchaseCreate', { body: order }, { idempotencyKey: 'a' })).rejects.toMatchObject({
      code: 'not-enough-funds',
    })
  })

  test('lostAnswer: a second attempt with the key returns the order of the first', async () => {
    const call = callIn(cartScenarios.lostAnswer)
    const attempt = () => call('purchaseCreate', { body: order }, { idempotencyKey: 'a' })
    await expect(attempt()).rejects.toMatchObject({ kind: 'network' })
    const { number } = await attempt()
    const { items, total } = await call('purchaseList')
    expect([items[0]?.number, total]).toEqual([number, purchases.length + 1])
  })
})

describe('failures', () => {
  test.each([
    ['catalog', () => callIn(catalogScenarios.loadFailed)('catalogDays')],
    ['cart', () => callIn(cartScenarios.loadFailed)('checkCart', { body: cartFixture })],
    ['orders', () => callIn(purchaseScenarios.loadFailed)('purchaseList')],
    ['wallet', () => callIn(accountScenarios.loadFailed)('accountList')],
  ])('loadFailed: %s is refused with "internal"', async (_name, run) => {
    await expect(run()).rejects.toMatchObject({ kind: 'http', code: 'internal' })
  })

  test.each([
    ['catalog', () => callIn(catalogScenarios.offline)('catalogDays')],
    ['cart', () => callIn(cartScenarios.offline)('checkCart', { body: cartFixture })],
    ['orders', () => callIn(purchaseScenarios.offline)('purchaseList')],
    ['wallet', () => callIn(accountScenarios.offline)('accountList')],
  ])('offline: %s finds no network', async (_name, run) => {
    await expect(run()).rejects.toMatchObject({ kind: 'network' })
  })

  test.each([
    ['wrongCredentials', 'wrong-credentials'],
    ['tooManyAttempts', 'too-many-requests'],
  ] as const)('%s: signing in is refused', async (name, code) => {
    const { email, password } = anna
    const attempt = callIn(authScenarios[name])('signin', { body: { email, password } })
    await expect(attempt).rejects.toMatchObject({ code })
  })
})

describe('contents', () => {
  test('empty: there are days but no cards, no orders and no wallet', async () => {
    const catalog = callIn(catalogScenarios.empty)
    expect((await catalog('filterList')).dates.length).toBeGreaterThan(0)
    expect((await catalog('catalogCards', { query: { date: MONDAY } })).cards).toEqual([])
    expect((await callIn(purchaseScenarios.empty)('purchaseList')).total).toBe(0)
    expect(await callIn(accountScenarios.empty)('accountList')).toEqual([])
  })

  test('orderPartiallyConfirmed: less was agreed than asked for', async () => {
    const call = callIn(purchaseScenarios.orderPartiallyConfirmed)
    const { items } = await call('purchaseList')
    const { lines } = await call('purchaseGet', { params: { id: items[0]?._id ?? '' } })
    expect(lines.some(({ agreedQuantity, quantity }) => agreedQuantity < quantity)).toBe(true)
  })

  test('nextPageFailed: the first page is there, the second is not', async () => {
    const call = callIn(purchaseScenarios.nextPageFailed)
    expect((await call('orderList', { query: { page: 1 } })).items).toHaveLength(20)
    await expect(call('orderList', { query: { page: 2 } })).rejects.toMatchObject({ code: 'internal' })
  })

  test('longContent: the large order has eleven digits before the point, the wallet twelve', async () => {
    const { sum } = await callIn(purchaseScenarios.longContent)('purchaseGet', {
      params: { id: longPurchaseId },
    })
    expect(sum).toBeGreaterThan(1_000_000_000_000)
    const [account] = await callIn(accountScenarios.longContent)('accountList')
    expect(String(account?.amount)).toHaveLength(14)
  })

  test('longContent: the whole stock of the most expensive card is within safe integers', async () => {
    const { cards } = await callIn(catalogScenarios.longContent)('catalogCards', {
      query: { date: MONDAY },
    })
    for (const { price, stemsAvailable } of cards)
      expect(Number.isSafeInteger(price * stemsAvailable)).toBe(true)
  })
})
