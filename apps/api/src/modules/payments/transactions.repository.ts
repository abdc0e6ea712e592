import type { CallOutput, Contract } from '@flower-market/api-client/contract'
import {
  moscowDateOf,
  paymentInstructions,
  type PaymentMethod,
  type SettlementStatus,
} from '@flower-market/flower-domain'
import { sql, type RawBuilder } from 'kysely'
import type * as z from 'zod/mini'
import { toMinor } from '../../platform/database/column-types.ts'
import type { Db, Trx } from '../../platform/database/database.ts'
import { filePath } from '../../platform/http/file-path.ts'

/** A payment as its person and staff see it. */
export type Transaction = CallOutput<'transactionConfirm'>

/** The same with what it still needs. */
export type TransactionDetails = CallOutput<'transactionGet'>

type Query = z.output<Contract['transactionList']['query']>

interface TransactionRow {
  id: string
  personId: string
  number: number
  method: PaymentMethod
  amount: bigint
  status: SettlementStatus
  createdAt: Date
  settledAt: Date | null
  reason: string | null
  proofFile: string | null
  orders: readonly { _id: string; number: number; amount: number; paid: number }[]
}

const columns = sql`payments.id, person_id AS "personId", number, method, amount, status, created_at AS "createdAt",
  settled_at AS "settledAt", reason, proof->>'file' AS "proofFile",
  (SELECT coalesce(json_agg(json_build_object('_id', purchases.id, 'number', purchases.number,
      'amount', payment_allocations.amount, 'paid', paid) ORDER BY purchases.number), '[]')
    FROM payment_allocations JOIN purchases ON purchases.id = purchase_id WHERE payment_id = payments.id) AS orders`

// Orders and top-ups are in rubles; payments in other currencies belong to other pages.
const inRubles = sql`currency = 'RUB'`

function conditions(personId: string, { status, method, kind }: Query): RawBuilder<unknown> {
  const hasOrders = sql`EXISTS (SELECT 1 FROM payment_allocations WHERE payment_id = payments.id)`
  const parts = [
    sql`person_id = ${personId}`,
    inRubles,
    ...(status === undefined ? [] : [sql`status = ${status}`]),
    ...(method === undefined ? [] : [sql`method = ${method}`]),
    ...(kind === undefined ? [] : [sql`${hasOrders} = ${kind === 'orders'}`]),
  ]
  return sql.join(parts, sql` AND `)
}

/** A page of a person's transactions, the newest first, and the number of all. */
export async function listTransactions(
  db: Db,
  personId: string,
  query: Query,
): Promise<CallOutput<'transactionList'>> {
  const { page, limit } = query
  const where = conditions(personId, query)
  const [{ rows }, counted] = await Promise.all([
    sql<TransactionRow>`SELECT ${columns} FROM payments WHERE ${where}
      ORDER BY number DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}`.execute(db),
    sql<{ count: bigint }>`SELECT count(*) AS count FROM payments WHERE ${where}`.execute(db),
  ])
  return { items: rows.map(toTransaction), page, limit, total: Number(counted.rows[0]?.count ?? 0n) }
}

/** A transaction and whose it is; undefined when there is none. */
export async function findTransaction(
  db: Db | Trx,
  id: string,
): Promise<{ readonly personId: string; readonly transaction: Transaction } | undefined> {
  const { rows } = await sql<TransactionRow>`SELECT ${columns} FROM payments
    WHERE payments.id = ${id} AND ${inRubles}`.execute(db)
  const [row] = rows
  return row && { personId: row.personId, transaction: toTransaction(row) }
}

/** A transaction with what it still needs; nothing once it is settled. */
export function withInstructions(transaction: Transaction): TransactionDetails {
  const isOpen = transaction.status === 'INITIAL' || transaction.status === 'IN_PROCESSED'
  const date = moscowDateOf(new Date(transaction.date))
  return { ...transaction, instructions: isOpen ? paymentInstructions({ ...transaction, date }) : null }
}

function toTransaction(row: TransactionRow): Transaction {
  const { id, number, method, amount, status, createdAt, settledAt, reason, proofFile, orders } = row
  return {
    _id: id,
    number,
    kind: orders.length === 0 ? 'top-up' : 'orders',
    method,
    amount: toMinor(amount),
    status,
    date: createdAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
    reason: reason ?? '',
    proof: proofFile === null ? null : filePath(proofFile),
    orders: [...orders],
  }
}
