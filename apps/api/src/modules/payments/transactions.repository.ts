import type { CallOutput, Contract } from '@flower-market/api-client/contract'
import {
  laterPaymentMethods,
  moscowDateOf,
  paymentInstructions,
  personSearchTerms,
  type Currency,
  type PaymentMethod,
  type SettlementStatus,
} from '@flower-market/flower-domain'
import { sql, type RawBuilder } from 'kysely'
import type * as z from 'zod/mini'
import { toMinor } from '../../platform/database/column-types.ts'
import type { Db, Trx } from '../../platform/database/database.ts'
import { duringPeriod } from '../../platform/database/moscow-days.ts'
import { deepPage, deepPart, rowsToRead } from '../../platform/lists/deep-list.ts'
import { filePath } from '../../platform/http/file-path.ts'
import { changesOf, sumsOf } from './transaction-changes.repository.ts'
import { lastAttempt } from './cards/card-attempts.repository.ts'
import { refundsOf } from './cards/card-refunds.repository.ts'
import { receiptsOf } from './fiscal/fiscal-receipts.repository.ts'
import { requisitesAt, settingAt } from '../settings/index.ts'
import { findTransfer, listTransfersById, toTransferTransaction } from '../transfers/index.ts'

/** A payment as its person and staff see it. */
export type Transaction = CallOutput<'transactionConfirm'>

/** The same with what it still needs. */
export type TransactionDetails = CallOutput<'transactionGet'>

type Query = Omit<z.output<Contract['transactionList']['query']>, 'accountId'> & {
  /** Of the account that they belong to; undefined for all accounts. */
  readonly currency?: Currency | undefined
}

interface TransactionRow {
  id: string
  personId: string
  number: number
  method: PaymentMethod
  amount: bigint
  currency: Currency
  status: SettlementStatus
  createdAt: Date
  settledAt: Date | null
  reason: string | null
  proofFile: string | null
  invoice: Transaction['invoice']
  orders: readonly { _id: string; number: number; amount: number; paid: number }[]
}

const columns = sql`payments.id, person_id AS "personId", number, method, amount, currency, status, created_at AS "createdAt",
  settled_at AS "settledAt", reason, proof->>'file' AS "proofFile",
  (SELECT json_build_object('number', invoices.number,
      'date', to_char(issued_at AT TIME ZONE 'Europe/Moscow', 'YYYY-MM-DD'))
    FROM invoices WHERE payment_id = payments.id AND canceled_at IS NULL) AS invoice,
  (SELECT coalesce(json_agg(json_build_object('_id', purchases.id, 'number', purchases.number,
      'amount', payment_allocations.amount, 'paid', paid) ORDER BY purchases.number), '[]')
    FROM payment_allocations JOIN purchases ON purchases.id = purchase_id WHERE payment_id = payments.id) AS orders`

// Orders and top-ups are in rubles; payments in other currencies belong to other pages.
const inRubles = sql`currency = 'RUB'`

function conditions(personId: string, query: Query): RawBuilder<unknown> {
  const { status, method, kind, order, currency = 'RUB' } = query
  const hasOrders = sql`EXISTS (SELECT 1 FROM payment_allocations WHERE payment_id = payments.id)`
  const parts = [
    sql`person_id = ${personId}`,
    inRubles,
    ...(currency === 'RUB' ? [] : [sql`false`]),
    ...duringPeriod(sql`created_at`, query),
    ...(status === undefined ? [] : [sql`status = ${status}`]),
    ...(method === undefined ? [] : [sql`method = ${method}`]),
    ...(kind === undefined ? [] : [sql`${hasOrders} = ${kind === 'orders'}`]),
    ...(order === undefined
      ? []
      : [sql`payments.id IN (SELECT payment_id FROM payment_allocations WHERE purchase_id = ${order})`]),
  ]
  return sql.join(parts, sql` AND `)
}

/** Numbers of what a query finds among payments and transfers: both are counted by one sequence. */
function numbersOf(personId: string, query: Query): RawBuilder<unknown> {
  const { status, method, kind, order, currency } = query
  const payments = sql`SELECT id, number, false AS "isTransfer" FROM payments WHERE ${conditions(personId, query)}`
  const parts = [
    sql`transfers.person_id = ${personId}`,
    ...(status === undefined ? [] : [sql`transfers.status = ${status}`]),
    ...(currency === undefined
      ? []
      : [sql`(source = ${currency} OR (transfers.recipient_id IS NULL AND target = ${currency}))`]),
    ...duringPeriod(sql`transfers.created_at`, query),
  ]
  const transfers = sql`SELECT transfers.id, transfers.number, true AS "isTransfer"
    FROM transfers JOIN quotes ON quotes.id = quote_id WHERE ${sql.join(parts, sql` AND `)}`
  // A transfer is always made from the balance, and for no order.
  const mayBeTransfer = (method ?? 'BALANCE') === 'BALANCE' && order === undefined
  if (kind === 'transfer') return mayBeTransfer ? transfers : sql`${transfers} AND false`
  const hasTransfers = kind === undefined && mayBeTransfer
  return hasTransfers ? sql`${payments} UNION ALL ${transfers}` : payments
}

interface FoundNumber {
  readonly id: string
  readonly number: number
  readonly isTransfer: boolean
}

async function countFound(db: Db, numbers: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`SELECT count(*) AS count FROM (${numbers}) AS found`.execute(
    db,
  )
  return Number(rows[0]?.count ?? 0n)
}

/**
 * A page of a person's transactions, the newest first, with the number and the sums of all; behind a cursor neither is
 * counted again. Throws `validation-failed` for a cursor of another list.
 */
export async function listTransactions(
  db: Db,
  personId: string,
  query: Query,
): Promise<CallOutput<'transactionList'>> {
  const { page, limit } = query
  const part = deepPart('transactions', personId, query)
  const numbers = numbersOf(personId, query)
  const behind = part.after === null ? sql`` : sql`WHERE number < ${part.after.number}::bigint`
  const [{ rows }, counted, sums] = await Promise.all([
    sql<FoundNumber>`SELECT * FROM (${numbers}) AS found ${behind} ORDER BY number DESC
      LIMIT ${rowsToRead(part)} OFFSET ${part.offset}`.execute(db),
    part.counted ?? countFound(db, numbers),
    part.counted === null
      ? sumsOf(db, personId, { ids: sql`SELECT id FROM (${numbers}) AS found`, currency: query.currency })
      : [],
  ])
  const {
    shown: found,
    total,
    next,
  } = deepPage(part, rows, { total: counted, placeOf: ({ number }) => ({ number: BigInt(number) }) })
  const idsOf = (isTransfer: boolean) =>
    found.flatMap((one) => (one.isTransfer === isTransfer ? [one.id] : []))
  const [{ rows: payments }, transfers, changes] = await Promise.all([
    sql<TransactionRow>`SELECT ${columns} FROM payments WHERE payments.id = ANY(${idsOf(false)})`.execute(db),
    listTransfersById(db, idsOf(true)),
    changesOf(
      db,
      personId,
      found.map(({ id }) => id),
    ),
  ])
  const items = [...payments.map(toTransaction), ...transfers]
    .map((one) => Object.assign({ changes: changes.get(one._id) ?? [] }, one))
    .toSorted((a, b) => b.number - a.number)
  return { items, page, limit, total, next, sums }
}

type OpenQuery = z.output<Contract['openPayments']['query']>

type OpenRow = TransactionRow & {
  readonly total: bigint
  readonly person: CallOutput<'openPayments'>['items'][number]['person']
}

/** A page of the payments whose money staff confirm and have not confirmed, the newest first. */
export async function listOpenPayments(
  db: Db,
  { search = '', method, page, limit }: OpenQuery,
): Promise<CallOutput<'openPayments'>> {
  const methods = method === undefined ? laterPaymentMethods : [method]
  const isFound = /^\d{1,9}$/u.test(search)
    ? sql`(number = ${Number(search)} OR EXISTS (SELECT FROM invoices
        WHERE payment_id = payments.id AND canceled_at IS NULL AND invoices.number = ${Number(search)}))`
    : sql`EXISTS (SELECT FROM people WHERE people.id = person_id AND NOT EXISTS (
        SELECT FROM unnest(${personSearchTerms(search)}::text[]) AS word
        WHERE strpos(lower(concat_ws(' ', name, surname, company, email)), word) = 0))`
  const { rows } = await sql<OpenRow>`SELECT ${columns}, count(*) OVER () AS total,
      (SELECT json_build_object('_id', people.id, 'name', trim(concat_ws(' ', name, surname)), 'company', company,
          'email', email) FROM people WHERE people.id = person_id) AS person
    FROM payments WHERE status IN ('INITIAL', 'IN_PROCESSED') AND ${inRubles} AND method = ANY(${[...methods]}::text[]) AND ${isFound}
    ORDER BY number DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}`.execute(db)
  const items = rows.map((row) => ({ ...toTransaction(row), person: row.person }))
  return { items, page, limit, total: Number(rows[0]?.total ?? 0n) }
}

/** A payment or a transfer, and whose it is; undefined when there is none. */
export async function findAnyTransaction(db: Db, id: string): ReturnType<typeof findTransaction> {
  const payment = await findTransaction(db, id)
  if (payment !== undefined) return payment
  const transfer = await findTransfer(db, id)
  return transfer && { personId: transfer.personId, transaction: toTransferTransaction(transfer) }
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
export async function withInstructions(db: Db | Trx, transaction: Transaction): Promise<TransactionDetails> {
  const isOpen = transaction.status === 'INITIAL' || transaction.status === 'IN_PROCESSED'
  const card = transaction.method === 'CARD' ? await lastAttempt(db, transaction._id) : null
  const refunds = transaction.method === 'CARD' ? await refundsOf(db, transaction._id) : []
  const receipts = await receiptsOf(db, transaction._id)
  const enteredReceipt = await enteredReceiptOf(db, transaction._id)
  const details = { ...transaction, enteredReceipt, card, refunds, receipts }
  if (!isOpen) return { ...details, instructions: null }
  const begun = new Date(transaction.date)
  const vatBp = await settingAt(db, 'vatBp', begun)
  const requisites = await requisitesAt(db, begun)
  const awaited = { ...transaction, date: moscowDateOf(begun), vatBp, requisites }
  return { ...details, instructions: paymentInstructions(awaited) }
}

async function enteredReceiptOf(db: Db | Trx, id: string): Promise<TransactionDetails['enteredReceipt']> {
  const { rows } = await sql<{ entered: TransactionDetails['enteredReceipt'] }>`
    SELECT (proof->'entered') - 'at' AS entered FROM payments WHERE id = ${id}`.execute(db)
  return rows[0]?.entered ?? null
}

function toTransaction(row: TransactionRow): Transaction {
  const {
    id,
    number,
    method,
    amount,
    currency,
    status,
    createdAt,
    settledAt,
    reason,
    proofFile,
    invoice,
    orders,
  } = row
  return {
    _id: id,
    number,
    kind: orders.length === 0 ? 'top-up' : 'orders',
    method,
    amount: toMinor(amount),
    currency,
    status,
    date: createdAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
    reason: reason ?? '',
    proof: proofFile === null ? null : filePath(proofFile),
    invoice,
    orders: [...orders],
    transfer: null,
  }
}
