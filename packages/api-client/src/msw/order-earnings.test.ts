import { expect, test } from 'vitest'
import { fixtureNow } from '../fixtures/fixture-now.ts'
import { mariaPurchases } from '../fixtures/purchases.fixtures.ts'
import type { MockPurchase } from '../fixtures/purchase-of.ts'
import { initialState } from './market-state.ts'
import type { MarketState } from './market-state.ts'
import { moveOrderOf } from './move-order.ts'

const dayMs = 24 * 3_600_000
const [newest] = mariaPurchases as [MockPurchase]
const delivered: MockPurchase = {
  ...newest,
  status: 'delivered',
  paymentStatus: 'paid',
  totals: { ...newest.totals, paid: newest.totals.total, due: 0 },
  events: [...newest.events, { status: 'delivered', at: fixtureNow.toISOString(), by: 'staff', reason: '' }],
}
const byStaff = { actor: 'staff', ownerId: null, answers: [] } as const

function rublesOf(state: MarketState, id: string): number {
  const account = state.people.find(({ _id }) => _id === id)?.accounts.find(({ type }) => type === 'RUBLE')
  return account?.amount ?? 0
}

test('a fulfilled order credits broker and agent once, and a return takes it back', () => {
  const now = new Date(fixtureNow.getTime() + dayMs)
  const state = initialState({ now, purchases: [delivered] })
  const before = [rublesOf(state, 'demo-boris'), rublesOf(state, 'demo-alina')]
  const move = (to: 'fulfilled' | 'return') =>
    moveOrderOf(state, { id: delivered._id, to, reason: 'Ботритис', ...byStaff })
  move('fulfilled')
  const credited = [rublesOf(state, 'demo-boris'), rublesOf(state, 'demo-alina')]
  move('fulfilled')
  expect([rublesOf(state, 'demo-boris'), rublesOf(state, 'demo-alina')]).toEqual(credited)
  expect(credited[0]).toBeGreaterThan(before[0] as number)
  expect(credited[1]).toBeGreaterThan(before[1] as number)
  expect(state.operations.slice(0, 2).map(({ kind }) => kind)).toEqual(['share', 'margin'])
  move('return')
  expect([rublesOf(state, 'demo-boris'), rublesOf(state, 'demo-alina')]).toEqual(before)
})
