import { randomUUID } from 'node:crypto'
import type { Ask } from './foreign-ask.ts'
import { addressBody } from './test-addresses.ts'
import { testDay } from './test-shop.ts'

function forBuyer(more: object = {}): Ask {
  return { of: 'person', ask: (userId) => ({ query: { userId, ...more } }) }
}

/** Calls that are made for oneself or for a client. */
export const buyerAsks = {
  catalogDays: forBuyer(),
  catalogFirstCards: forBuyer(),
  catalogCards: forBuyer({ date: testDay }),
  catalogVariety: forBuyer({ type: 'roses', variety: 'Explorer', plantationId: 'alto-zafiro' }),
  catalogPriceList: forBuyer({ date: testDay, format: 'xlsx', locale: 'ru' }),
  deliveryTerms: forBuyer(),
  addressList: forBuyer(),
  regionList: forBuyer(),
  cartSync: { of: 'person', ask: (userId) => ({ query: { userId }, payload: { changes: [] } }) },
} as const satisfies Readonly<Record<string, Ask>>

/** An address for the book of somebody else; staff write into nobody's, either. */
export const addressOfOther = {
  of: 'person',
  ask: (user) => ({
    payload: { ...addressBody(), user },
    headers: { 'idempotency-key': randomUUID() },
  }),
} as const satisfies Ask
