import { contract, errorBody, type Endpoint } from '@flower-market/api-client/contract'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addBuyer, addCard } from '../../testing/test-people.ts'
import { openShop, testDay, type TestShop } from '../../testing/test-shop.ts'
import { addRates } from '../../testing/test-transfers.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestShop & { close(): Promise<void> }
let buyer: Visitor
let code: string
beforeAll(async () => {
  shop = await openShop({})
  await addRates(shop)
  buyer = await addBuyer(shop)
  code = (await addCard(shop)).code
})
afterAll(() => shop.close())

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    '\u0000',
    '\uD800',
    '__proto__',
    "'; DROP TABLE people; --",
    testDay,
    '2026-02-30',
    'BALANCE',
  ),
)
const number = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, -1, 25, 1e6, 2 ** 31, 2 ** 53, 1e308))
const item = fc.record(
  { code: fc.oneof(text, fc.constant('lot')), price: number, quantity: number },
  { requiredKeys: [] },
)
const cart = fc.oneof(
  fc.dictionary(fc.oneof(text, fc.constant(testDay)), fc.oneof(fc.array(item), fc.jsonValue())),
  fc.jsonValue(),
)
const body = fc.oneof(
  cart,
  fc.record(
    {
      purchase: cart,
      user: text,
      comment: text,
      methodDelivery: fc.oneof(text, fc.constantFrom('delivery', 'pickup')),
      paymentMethod: fc.oneof(text, fc.constantFrom('BALANCE', 'CASH')),
      total: number,
    },
    { requiredKeys: [] },
  ),
)
const names = ['page', 'limit', 'date', 'availability', 'region', 'userId']
const query = fc.dictionary(
  fc.constantFrom(...names),
  fc.oneof(text, number.map(String), fc.constant(testDay)),
)

// Signing out would end the session that the rest needs, signing in costs a hash a try.
const calls = Object.values(contract as Readonly<Record<string, Endpoint>>).filter(
  ({ path }) => path !== contract.logout.path && path !== contract.signin.path,
)

test(
  'whatever is sent, the answer is one of the contract and never a failure of the server',
  { timeout: 60_000 },
  async () => {
    const request = fc.record({
      endpoint: fc.constantFrom(...calls),
      id: text.filter((value) => value !== ''),
      query,
      body,
      key: fc.oneof(fc.uuid(), fc.constantFrom('', 'same-key-again')),
    })
    await fc.assert(
      fc.asyncProperty(request, async ({ endpoint, ...sent }) => {
        const answer = await buyer.send({
          method: endpoint.method,
          url: endpoint.path.replace(':id', encodeURIComponent(sent.id.toWellFormed())),
          query: sent.query,
          headers: { 'idempotency-key': sent.key },
          ...(endpoint.body && {
            payload: JSON.stringify(sent.body).replaceAll('"lot"', JSON.stringify(code)),
          }),
          ...(endpoint.body && {
            headers: { 'idempotency-key': sent.key, 'content-type': 'application/json' },
          }),
        })
        expect(answer.statusCode).toBeLessThan(500)
        z.parse(answer.statusCode === 200 ? endpoint.response : errorBody, answer.json())
      }),
      { numRuns: 400 },
    )
  },
)
