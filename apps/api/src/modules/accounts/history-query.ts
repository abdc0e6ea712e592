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
export type HistoryFilter = Omit<
  z.output<Contract['balanceHistory']['query']>,
  'page' | 'limit' | 'cursor'
> & {
  readonly kind?: MovementKind | undefined
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
      .map((sign) => sql`(postings.movement_kind = ${kind} AND (postings.amount < 0) = ${sign === 'MINUS'})`),
  )
  return pairs.length === 0 ? sql`false` : sql`(${sql.join(pairs, sql` OR `)})`
}

/** The operations by which a person's payments came in. */
function creditedOperations(personId: string, method?: PaymentMethod): RawBuilder<unknown> {
  return sql`(SELECT payments.operation_id FROM payments
    WHERE person_id = ${personId} AND payments.operation_id IS NOT NULL
      ${method === undefined ? sql`` : sql`AND payments.method = ${method}`})`
}

/** The same as `movementMethod`, where only top-ups are compared with payments: the index knows all else. */
function ofMethod(personId: string, method: PaymentMethod): RawBuilder<unknown> {
  if (method === 'BALANCE') {
    return sql`postings.movement_kind <> 'card-refund'
      AND (postings.movement_kind <> 'top-up' OR postings.operation_id NOT IN ${creditedOperations(personId)})`
  }
  const credited = sql`(postings.movement_kind = 'top-up'
    AND postings.operation_id IN ${creditedOperations(personId, method)})`
  return method === 'CARD' ? sql`(postings.movement_kind = 'card-refund' OR ${credited})` : credited
}

/** What a filter asks of an entry: one index of postings has all of it, so that nothing else is read of what is not found. */
function conditions(personId: string, filter: HistoryFilter): RawBuilder<unknown> {
  const { status, method, sign, kind } = filter
  const parts = [
    sql`postings.operation_id IS NOT NULL`,
    ...(status === undefined ? [] : [ofStatus(status)]),
    ...(method === undefined ? [] : [ofMethod(personId, method)]),
    ...(sign === undefined ? [] : [sql`(postings.amount < 0) = ${sign === 'MINUS'}`]),
    ...(kind === undefined ? [] : [sql`postings.movement_kind = ${kind}`]),
    ...duringPeriod(sql`postings.moved_at`, filter),
  ]
  return sql.join(parts, sql` AND `)
}

/** Which of a person's entries are looked for: what is selected of each account, and what follows its conditions. */
export interface Search {
  readonly select: RawBuilder<unknown>
  /** @default nothing */
  readonly rest?: RawBuilder<unknown>
}

/**
 * What a filter finds on each of a person's accounts, as the table `found`. Within an account the index is in the order of the operations, as whoever moves its money
 * has locked it, so that the newest are read without all others.
 */
export function searched(
  personId: string,
  filter: HistoryFilter,
  { select, rest = sql`` }: Search,
): RawBuilder<unknown> {
  const { accountId } = filter
  return sql`ledger_accounts CROSS JOIN LATERAL (
      SELECT ${select} FROM postings WHERE account_id = ledger_accounts.id AND ${conditions(personId, filter)} ${rest}) AS found
    WHERE owner_id = ${personId} ${accountId === undefined ? sql`` : sql`AND ledger_accounts.id = ${toRowNumber(accountId)}`}`
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
