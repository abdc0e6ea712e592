import { paidOrderCountsDays, unpaidLimit } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import { toMinor } from '../../platform/database/column-types.ts'
import type { Trx } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { settingAt } from '../settings/index.ts'

const dayMs = 24 * 3_600_000

/** Has a person's orders and holds placed one after another until the transaction ends; before any lot or account is locked. */
export async function lockUnpaid(trx: Trx, personId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`unpaid:${personId}`}, 0))`.execute(trx)
}

interface Debts {
  /** Kopecks. */
  readonly unpaid: bigint
  readonly largestPaid: bigint
  readonly isApproved: boolean
}

/** What a person owes, and may owe; kopecks. */
export interface UnpaidStanding {
  /** Unpaid orders, and what is held for orders to come. */
  readonly unpaid: number
  readonly limit: number
}

/** What a person owes, without one of their holds, and may owe. They are locked already. */
export async function findUnpaidStanding(
  trx: Trx,
  { personId, now, exceptHold = null }: { personId: string; now: Date; exceptHold?: string | null },
): Promise<UnpaidStanding> {
  const since = new Date(now.getTime() - paidOrderCountsDays * dayMs)
  const { rows } = await sql<Debts>`SELECT
      (SELECT coalesce(sum(purchase_due(id)), 0)::bigint FROM purchases
        WHERE person_id = ${personId} AND payment_status = 'wait_paid' AND status <> 'canceled')
        + (SELECT coalesce(sum(amount), 0)::bigint FROM holds
          WHERE person_id = ${personId} AND status = 'held' AND expires_at > ${now} AND id IS DISTINCT FROM ${exceptHold}) AS unpaid,
      (SELECT coalesce(max(purchases.total), 0)::bigint FROM payments
        JOIN payment_allocations ON payment_id = payments.id AND paid > 0
        JOIN purchases ON purchases.id = purchase_id
          AND payment_status = 'paid' AND purchases.status NOT IN ('canceled', 'return')
        WHERE purchases.person_id = ${personId} AND settled_at >= ${since}) AS "largestPaid",
      EXISTS (SELECT FROM verifications WHERE person_id = ${personId} AND status = 'APPROVED') AS "isApproved"`.execute(
    trx,
  )
  const { unpaid: owed, largestPaid, isApproved } = rows[0] as Debts
  const limits = await settingAt(trx, 'unpaidLimits', now)
  const limit = unpaidLimit({ isApproved, largestPaid: toMinor(largestPaid), limits })
  return { unpaid: toMinor(owed), limit }
}

/** Throws `unpaid-limit` where an order to pay later would have a person owe more than they may. They are locked already. */
export async function requireWithinUnpaidLimit(
  trx: Trx,
  { personId, total, now }: { personId: string; total: number; now: Date },
): Promise<void> {
  const { unpaid, limit } = await findUnpaidStanding(trx, { personId, now })
  if (unpaid + total > limit) throw new ApiError('unpaid-limit', { limit, unpaid })
}
