import { claimableStems, claimUntil } from '@flower-market/flower-domain'
import type { MockClaim } from '../fixtures/mock-claim.ts'
import type { MockPurchase } from '../fixtures/purchase-of.ts'
import type { MarketState } from './market-state.ts'
import { settingOf } from './operator-settings.ts'

/** The claims about an order that wait for a decision. */
export function openClaimsOf(state: MarketState, orderId: string): readonly MockClaim[] {
  return state.claims.filter((claim) => claim.orderId === orderId && claim.status === 'open')
}

/** Until when claims about an order are taken; null before the delivery. */
export function claimWindowOf(state: MarketState, { events }: MockPurchase): Date | null {
  const delivered = events.findLast(({ status }) => status === 'delivered')
  return delivered ? claimUntil(new Date(delivered.at), settingOf(state, 'claimHours')) : null
}

/** Stems of a line in open claims. */
export function openStemsOf(state: MarketState, orderId: string, code: string): number {
  return openClaimsOf(state, orderId).reduce(
    (stems, claim) => (claim.code === code ? stems + claim.quantity : stems),
    0,
  )
}

/** A claim as its buyer reads it. */
export function shownClaim({ orderId: _orderId, photoKeys: _keys, ...claim }: MockClaim) {
  return claim
}

/** An order with its claims, and what can still be claimed of each line. */
export function withClaims(state: MarketState, order: MockPurchase): MockPurchase {
  const until = claimWindowOf(state, order)?.toISOString() ?? null
  return {
    ...order,
    claims: state.claims.filter(({ orderId }) => orderId === order._id).map(shownClaim),
    lines: order.lines.map((line) => ({
      ...line,
      claimUntil: until,
      claimableQuantity:
        order.status === 'delivered' ? claimableStems(line, openStemsOf(state, order._id, line.code)) : 0,
    })),
  }
}
