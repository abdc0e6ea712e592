import type { OrderStatus } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/database.ts'
import { publishOrderChanged } from '../clients/index.ts'
import { publishToWebhooks } from '../webhooks/index.ts'

/** An order and what is still to be paid for it. */
export interface OrderDue {
  readonly id: string
  readonly personId: string
  readonly status: OrderStatus
  /** Kopecks. */
  readonly due: bigint
}

/** Locks orders in the order of their ids, and says what is due; nothing is due for a canceled one. */
export async function lockDues(trx: Trx, ids: readonly string[]): Promise<Map<string, OrderDue>> {
  if (ids.length === 0) return new Map()
  // What is due is read after the lock: another payment may have been waited for.
  await trx.selectFrom('purchases').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
  const { rows } = await sql<OrderDue>`
    SELECT id, person_id AS "personId", status,
      CASE status WHEN 'canceled' THEN 0 ELSE purchase_due(id) END AS due
    FROM purchases WHERE id = ANY(${ids})`.execute(trx)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Marks an order as paid once nothing is due; the buyer hears it. The order is locked already. */
export async function markIfPaid(trx: Trx, id: string, at: Date): Promise<void> {
  const paid = await trx
    .updateTable('purchases')
    .set({ payment_status: 'paid' })
    .where('id', '=', id)
    .where('payment_status', '=', 'wait_paid')
    .where(sql<boolean>`purchase_due(id) = 0`)
    .returning(['person_id', 'status', 'number'])
    .executeTakeFirst()
  if (paid === undefined) return
  const { person_id: person, status, number } = paid
  await publishOrderChanged(trx, person, { _id: id, status, paymentStatus: 'paid', by: 'system' })
  await publishToWebhooks(trx, {
    personId: person,
    event: 'order.paid',
    at,
    data: { _id: id, number, status, paymentStatus: 'paid' },
  })
}

/** What was credited back for an order's lines, in kopecks. */
export async function creditedAmount(db: Db | Trx, id: string): Promise<bigint> {
  const rows = await db
    .selectFrom('purchase_credits')
    .select('amount')
    .where('purchase_id', '=', id)
    .execute()
  return rows.reduce((sum, { amount }) => sum + amount, 0n)
}

/** What was paid for orders, in kopecks, by their ids. */
export async function paidAmounts(db: Db | Trx, ids: readonly string[]): Promise<Map<string, bigint>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('payment_allocations')
    .select(['purchase_id', 'paid'])
    .where('purchase_id', 'in', ids)
    .execute()
  const sums = new Map<string, bigint>()
  for (const { purchase_id: id, paid } of rows) sums.set(id, (sums.get(id) ?? 0n) + paid)
  return sums
}
