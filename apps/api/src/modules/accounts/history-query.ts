import type { CallOutput, Contract } from '@flower-market/api-client/contract'
import {
  balanceOperationStatus,
  creatorOf,
  movementKinds,
  operationSign,
  operationSigns,
  walletOfCurrency,
  type Currency,
  type MovementKind,
  type PaymentMethod,
  type Role,
} from '@flower-market/flower-domain'
import { sql, type RawBuilder } from 'kysely'
import type * as z from 'zod/mini'
import { toMinor, toRowNumber } from '../../platform/database/column-types.ts'
import { duringPeriod } from '../../platform/database/moscow-days.ts'

/** An entry of a person's history. */
export type Entry = CallOutput<'balanceEntry'>

/** What narrows the history. */
export type HistoryFilter = Omit<z.output<Contract['balanceHistory']['query']>, 'page' | 'limit'> & {
  readonly kind?: MovementKind | undefined
}

/** A part of a list. */
export interface ListPart {
  readonly limit: number
  readonly offset: number
}

/** An entry with what describes it. */
export interface EntryRow {
  id: bigint
  accountId: bigint
  currency: Currency
  amount: bigint
  balanceBefore: bigint
  balanceAfter: bigint
  movementId: string
  kind: MovementKind
  at: Date
  creatorId: string | null
  creatorRole: Role | null
  method: PaymentMethod
  purchaseId: string | null
  purchaseNumber: number | null
  reason: string
}

/** Money by a card goes back to it. */
const movementMethod = sql`coalesce(credited.method, CASE movements.kind WHEN 'card-refund' THEN 'CARD' ELSE 'BALANCE' END)`

/** The columns of an `EntryRow`. */
export const entryColumns = sql`postings.id, account_id AS "accountId", postings.currency, postings.amount,
  balance_before AS "balanceBefore", balance_after AS "balanceAfter", movements.id AS "movementId", movements.kind, movements.at,
  creator.id AS "creatorId", creator.role AS "creatorRole", ${movementMethod} AS method,
  purchases.id AS "purchaseId", purchases.number AS "purchaseNumber",
  coalesce(movement_reasons.reason, '') AS reason`

/** The tables that describe entries. */
export const entryTables = sql`postings
  JOIN ledger_accounts ON ledger_accounts.id = account_id
  JOIN movements ON movements.id = postings.movement_id
  LEFT JOIN people AS creator ON creator.id = movements.created_by
  LEFT JOIN movement_reasons ON movement_reasons.movement_id = movements.id
  LEFT JOIN payments AS credited ON credited.movement_id = movements.id
  LEFT JOIN payment_allocations AS paying ON paying.movement_id = movements.id
  LEFT JOIN payment_allocations AS refunded ON refunded.refunded_by = movements.id
  LEFT JOIN purchase_credits AS compensated ON compensated.movement_id = movements.id
  LEFT JOIN purchases
    ON purchases.id = coalesce(paying.purchase_id, refunded.purchase_id, compensated.purchase_id)`

/** The kinds and signs of movements that a status stands for, by the domain's rule. */
function ofStatus(status: Entry['status']): RawBuilder<unknown> {
  const pairs = movementKinds.flatMap((kind) =>
    operationSigns
      .filter((sign) => balanceOperationStatus(kind, sign) === status)
      .map((sign) => sql`(movements.kind = ${kind} AND (postings.amount < 0) = ${sign === 'MINUS'})`),
  )
  return pairs.length === 0 ? sql`false` : sql`(${sql.join(pairs, sql` OR `)})`
}

/** What a filter looks at: a page is found without the tables that only describe its rows. */
export function searched({ status, method, kind, from, to }: HistoryFilter): RawBuilder<unknown> {
  const isDescribed = [status, method, kind, from, to].some((value) => value !== undefined)
  return sql`postings JOIN ledger_accounts ON ledger_accounts.id = account_id
    ${isDescribed ? sql`JOIN movements ON movements.id = postings.movement_id` : sql``}
    ${method === undefined ? sql`` : sql`LEFT JOIN payments AS credited ON credited.movement_id = movements.id`}`
}

/** Whose entries are looked for, and by what. */
export function conditions(personId: string, filter: HistoryFilter): RawBuilder<unknown> {
  const { accountId, status, method, sign, kind } = filter
  const parts = [
    sql`owner_id = ${personId}`,
    ...(accountId === undefined ? [] : [sql`account_id = ${toRowNumber(accountId)}`]),
    ...(status === undefined ? [] : [ofStatus(status)]),
    ...(method === undefined ? [] : [sql`${movementMethod} = ${method}`]),
    ...(sign === undefined ? [] : [sql`(postings.amount < 0) = ${sign === 'MINUS'}`]),
    ...(kind === undefined ? [] : [sql`movements.kind = ${kind}`]),
    ...duringPeriod(sql`movements.at`, filter),
  ]
  return sql.join(parts, sql` AND `)
}

/** Whether a filter leaves anything out. */
export function isNarrowed(filter: HistoryFilter): boolean {
  return Object.values(filter).some((value) => value !== undefined)
}

/** An entry as its person sees it. */
export function toEntry(row: EntryRow, ownerId: string): Entry {
  const amount = toMinor(row.amount)
  const sign = operationSign(amount)
  const { creatorId, creatorRole, purchaseId, purchaseNumber } = row
  const creator = creatorId === null || creatorRole === null ? null : { id: creatorId, role: creatorRole }
  return {
    _id: String(row.id),
    accountId: String(row.accountId),
    type: walletOfCurrency(row.currency),
    amount,
    sign,
    balanceBefore: toMinor(row.balanceBefore),
    balanceAfter: toMinor(row.balanceAfter),
    kind: row.kind,
    status: balanceOperationStatus(row.kind, sign),
    method: row.method,
    creator: creatorOf(creator, ownerId),
    date: row.at.toISOString(),
    operationId: row.movementId,
    purchase:
      purchaseId === null || purchaseNumber === null ? null : { _id: purchaseId, number: purchaseNumber },
    reason: row.reason,
  }
}
