import {
  isAwaitingPayment,
  paidOrderCountsDays,
  unpaidLimit,
  type OrderStatus,
} from '@flower-market/flower-domain'
import type { MockPerson } from '../fixtures/mock-person.ts'
import type { MockHold } from '../fixtures/mock-hold.ts'
import type { MarketState } from './market-state.ts'
import { settingOf } from './operator-settings.ts'

const dayMs = 24 * 3_600_000
const undone: ReadonlySet<OrderStatus> = new Set(['canceled', 'return'])

/** What a person owes for orders and holds, without one of the holds, and what they may owe. Kopecks. */
export function unpaidStanding(
  state: MarketState,
  person: MockPerson,
  except?: MockHold,
): { readonly now: Date; readonly unpaid: number; readonly limit: number } {
  const { purchases, holds, now } = state
  const limits = settingOf(state, 'unpaidLimits')
  const own = purchases.filter(({ ownerId }) => ownerId === person._id)
  const owed = own.filter(isAwaitingPayment).reduce((sum, { totals }) => sum + totals.due, 0)
  const held = holds
    .filter((hold) => hold !== except && hold.personId === person._id)
    .filter(({ status, until }) => status === 'held' && until > now)
    .reduce((sum, { amount }) => sum + amount, 0)
  const since = now.getTime() - paidOrderCountsDays * dayMs
  const paid = own
    .filter(({ status, paymentStatus }) => paymentStatus === 'paid' && !undone.has(status))
    .filter(({ issueDate }) => Date.parse(issueDate) >= since)
    .map(({ totals }) => totals.asked + totals.delivery)
  const isApproved = person.verification.status === 'APPROVED'
  return {
    now,
    unpaid: owed + held,
    limit: unpaidLimit({ isApproved, largestPaid: Math.max(0, ...paid), limits }),
  }
}
