import type { CallOutput } from '@flower-market/api-client/contract'
import type { FiscalItem, FiscalMethod, FiscalOrder, FiscalReceiptKind } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import { toMinor } from '../../../platform/database/column-types.ts'
import type { Db, Trx } from '../../../platform/database/database.ts'
import type { FiscalReport } from '../../../platform/ports/fiscal/fiscal-port.ts'

/** A receipt that is still to be registered. */
export interface DueReceipt {
  readonly id: string
  readonly kind: FiscalReceiptKind
  /** Null where it offsets what was paid for an order. */
  readonly paymentId: string | null
  readonly purchaseId: string | null
  readonly method: FiscalMethod | null
  readonly amount: number
  readonly at: Date
  /** When what it takes back was offset; null for every other kind. */
  readonly offsetAt: Date | null
  readonly items: readonly FiscalItem[] | null
  readonly reference: string | null
  readonly attempts: number
  readonly email: string
  readonly phone: string
}

/** The receipts whose time has come, the oldest first. */
export async function listDue(db: Db, at: Date, limit: number): Promise<DueReceipt[]> {
  const { rows } = await sql<Omit<DueReceipt, 'amount'> & { amount: bigint }>`
    SELECT fiscal_receipts.id, fiscal_receipts.kind, fiscal_receipts.payment_id AS "paymentId",
      fiscal_receipts.purchase_id AS "purchaseId", method,
      fiscal_receipts.amount, fiscal_receipts.created_at AS at, fiscal_receipts.items, fiscal_receipts.reference,
      fiscal_receipts.attempts, email,
      coalesce(phone, '') AS phone, taken_back.created_at AS "offsetAt"
    FROM fiscal_receipts LEFT JOIN payments ON payments.id = fiscal_receipts.payment_id
      LEFT JOIN purchases ON purchases.id = fiscal_receipts.purchase_id
      LEFT JOIN fiscal_receipts AS taken_back ON fiscal_receipts.kind = 'return' AND taken_back.kind = 'offset'
        AND taken_back.purchase_id = fiscal_receipts.purchase_id
      JOIN people ON people.id = coalesce(payments.person_id, purchases.person_id)
    WHERE fiscal_receipts.status IN ('waiting', 'sent') AND fiscal_receipts.next_at <= ${at}
    ORDER BY fiscal_receipts.next_at LIMIT ${limit}`.execute(db)
  return rows.map(inMinor)
}

function inMinor<R extends { readonly amount: bigint }>({ amount, ...row }: R) {
  return { ...row, amount: toMinor(amount) }
}

interface OrderRow extends Omit<FiscalOrder, 'amount' | 'total' | 'delivery'> {
  readonly amount: bigint
  readonly total: bigint
  readonly delivery: bigint
}

const lines = sql`(SELECT json_agg(json_build_object('name', concat(variety, ', ', length_cm, ' см'), 'price', agreed_price,
    'quantity', billed_quantity) ORDER BY position)
  FROM purchase_lines WHERE purchase_lines.purchase_id = purchases.id) AS lines`

function toFiscalOrder({ amount, total, delivery, lines: named, number }: OrderRow): FiscalOrder {
  const [paid, cost] = [toMinor(amount), toMinor(total)]
  return { number, lines: named ?? [], amount: paid, total: cost, delivery: toMinor(delivery) }
}

/** The orders that a payment is for, with the lines that they cost. */
export async function fiscalOrdersOf(db: Db, paymentId: string): Promise<FiscalOrder[]> {
  const { rows } = await sql<OrderRow>`
    SELECT number, payment_allocations.amount, total, delivery_cost AS delivery, ${lines}
    FROM payment_allocations JOIN purchases ON purchases.id = purchase_id
    WHERE payment_id = ${paymentId} ORDER BY number`.execute(db)
  return rows.map(toFiscalOrder)
}

/** An order that is handed over, with what of it was paid before; it costs what its lines and its delivery do by then. */
export async function handedOverOrder(db: Db, purchaseId: string, amount: number): Promise<FiscalOrder> {
  const { rows } = await sql<OrderRow>`
    SELECT number, ${amount}::bigint AS amount, delivery_cost AS delivery, ${lines}, delivery_cost
      + (SELECT coalesce(sum(agreed_price::bigint * billed_quantity), 0)::bigint FROM purchase_lines
        WHERE purchase_lines.purchase_id = purchases.id) AS total
    FROM purchases WHERE id = ${purchaseId}`.execute(db)
  return toFiscalOrder(rows[0] as OrderRow)
}

/** What was credited for an order at a moment: the goods by name, where each credit is a whole number of stems. */
export async function creditedOrder(
  db: Db,
  { purchaseId, amount, at }: { readonly purchaseId: string; readonly amount: number; readonly at: Date },
): Promise<FiscalOrder> {
  const { rows } = await sql<OrderRow>`
    SELECT number, ${amount}::bigint AS amount, 0::bigint AS delivery, credits.total,
      credits.lines FROM purchases, LATERAL (
        SELECT coalesce(sum(amount), 0)::bigint AS total, json_agg(json_build_object('name', concat(variety, ', ', length_cm, ' см'),
          'price', agreed_price, 'quantity', amount / agreed_price) ORDER BY position) AS lines
        FROM purchase_credits JOIN purchase_lines USING (purchase_id, position)
        WHERE purchase_id = purchases.id AND purchase_credits.at = ${at}) AS credits
    WHERE id = ${purchaseId}`.execute(db)
  return toFiscalOrder(rows[0] as OrderRow)
}

/** Keeps what a receipt says; what was kept before is not changed. */
export async function keepItems(db: Db, id: string, items: readonly FiscalItem[]): Promise<void> {
  await db
    .updateTable('fiscal_receipts')
    .set({ items: JSON.stringify(items) })
    .where('id', '=', id)
    .where('items', 'is', null)
    .execute()
}

/** Marks a receipt as taken by the till. */
export async function markSent(
  db: Db,
  id: string,
  { provider, reference, nextAt }: { provider: string; reference: string; nextAt: Date },
): Promise<void> {
  await db
    .updateTable('fiscal_receipts')
    .set({ status: 'sent', provider, reference, next_at: nextAt })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .execute()
}

/** Has a receipt tried again later. */
export async function putOff(db: Db, id: string, nextAt: Date): Promise<void> {
  await db
    .updateTable('fiscal_receipts')
    .set((eb) => ({ next_at: nextAt, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Ends a receipt as the till says; answers whether it was still open. */
export async function endReceipt(
  trx: Trx,
  id: string,
  report: Exclude<FiscalReport, { status: 'sent' }>,
): Promise<boolean> {
  const values =
    report.status === 'failed'
      ? { status: 'failed' as const, error: report.error }
      : {
          status: 'registered' as const,
          registered_at: report.registeredAt,
          fiscal_drive: report.drive,
          fiscal_document: report.document,
          fiscal_sign: report.sign,
          url: report.url,
        }
  const { numUpdatedRows } = await trx
    .updateTable('fiscal_receipts')
    .set(values)
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'sent'])
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** The receipts of a payment, and those that offset it, as its person sees them, the first one first. */
export async function receiptsOf(
  db: Db | Trx,
  paymentId: string,
): Promise<CallOutput<'transactionGet'>['receipts']> {
  const rows = await db
    .selectFrom('fiscal_receipts')
    .select(['kind', 'status', 'amount', 'created_at', 'url'])
    .where((eb) =>
      eb.or([
        eb('payment_id', '=', paymentId),
        // As an array: an alternative with a subquery would read all receipts.
        sql<boolean>`purchase_id = ANY (ARRAY(SELECT purchase_id FROM payment_allocations
          WHERE payment_allocations.payment_id = ${paymentId} AND paid > 0))`,
      ]),
    )
    .orderBy('created_at')
    .orderBy((eb) => eb('kind', '=', 'sale'), 'desc')
    .execute()
  return rows.map(({ kind, status, amount, created_at: date, url }) => ({
    kind,
    status,
    amount: toMinor(amount),
    date: date.toISOString(),
    url,
  }))
}
