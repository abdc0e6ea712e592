import { cashParts, refuseCash, type CashPart } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import { toMinor } from '../../platform/database/column-types.ts'
import type { Trx } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { settingAt } from '../settings/index.ts'
import { lockDues } from './order-dues.ts'
import type { PlannedAllocation } from './payments.repository.ts'

/** Cash that a person is to pay, or staff are to take. */
export interface CashPayment {
  readonly personId: string
  /** Kopecks. */
  readonly amount: bigint
  readonly allocations: readonly PlannedAllocation[]
  readonly at: Date
  /** Payments that it takes the place of, or that it is itself. */
  readonly except: readonly string[]
}

/** Which payments count beside it: also those that wait for their money, or only what staff have taken. */
type Counted = 'agreed' | 'taken'

const statusesOf = { agreed: ['INITIAL', 'IN_PROCESSED', 'CONFIRMED'], taken: ['CONFIRMED'] } as const

/** What is for no order counts by the day in Moscow on which it was taken, or is to be. */
async function earlierParts(
  trx: Trx,
  { personId, allocations, at, except }: CashPayment,
  counted: Counted,
): Promise<CashPart[]> {
  const orders = allocations.map(({ purchaseId }) => purchaseId)
  const { rows } = await sql<{ orderId: string | null; amount: bigint }>`
    WITH counted AS NOT MATERIALIZED (
      SELECT id, person_id, amount, coalesce(settled_at, created_at) AS moment FROM payments
      WHERE method = 'CASH' AND status = ANY(${statusesOf[counted]}) AND id <> ALL(${except})
    )
    SELECT purchase_id AS "orderId", payment_allocations.amount
      FROM counted JOIN payment_allocations ON payment_id = counted.id WHERE purchase_id = ANY(${orders})
    UNION ALL
    SELECT NULL, counted.amount
        - coalesce((SELECT sum(amount) FROM payment_allocations WHERE payment_id = counted.id), 0)::bigint
      FROM counted
      WHERE person_id = ${personId}
        AND (moment AT TIME ZONE 'Europe/Moscow')::date = (${at}::timestamptz AT TIME ZONE 'Europe/Moscow')::date`.execute(
    trx,
  )
  return rows.map(({ orderId, amount }) => ({ orderId, amount: toMinor(amount) }))
}

/**
 * Throws `cash-limit` for cash that is more than one contract may be paid with, together with what was agreed on, or taken,
 * before. Locks the contracts, so that of two payments at once the second sees the first.
 */
export async function requireCashRoom(trx: Trx, payment: CashPayment, counted: Counted): Promise<void> {
  const { personId, amount, allocations, at } = payment
  const orders = allocations.map(({ purchaseId, amount: meant }) => ({
    _id: purchaseId,
    amount: toMinor(meant),
  }))
  const parts = cashParts(toMinor(amount), orders)
  await lockDues(
    trx,
    orders.map(({ _id }) => _id),
  )
  if (parts.some(({ orderId }) => orderId === null)) {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`cash:${personId}`}, 0))`.execute(trx)
  }
  const limit = await settingAt(trx, 'cashLimit', at)
  const refusal = refuseCash(parts, await earlierParts(trx, payment, counted), limit)
  if (refusal !== null) throw new ApiError('cash-limit', refusal)
}
