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
import { toMinor } from '../../platform/database/column-types.ts'
import type { Db } from '../../platform/database/database.ts'
import { startOfDay, type Period } from './statement.repository.ts'

type Entry = CallOutput<'balanceEntry'>

/** What narrows the history. */
export type HistoryFilter = Omit<z.output<Contract['balanceHistory']['query']>, 'page' | 'limit'> & {
  readonly kind?: MovementKind | undefined
}

/** A part of a list. */
export interface ListPart {
  readonly limit: number
  readonly offset: number
}

interface EntryRow {
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

const columns = sql`postings.id, account_id AS "accountId", postings.currency, postings.amount,
  balance_before AS "balanceBefore", balance_after AS "balanceAfter", movements.id AS "movementId", movements.kind, movements.at,
  creator.id AS "creatorId", creator.role AS "creatorRole", ${movementMethod} AS method,
  purchases.id AS "purchaseId", purchases.number AS "purchaseNumber",
  coalesce(movement_reasons.reason, '') AS reason`

const tables = sql`postings
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
function searched({ status, method, kind, from, to }: HistoryFilter): RawBuilder<unknown> {
  const isDescribed = [status, method, kind, from, to].some((value) => value !== undefined)
  return sql`postings JOIN ledger_accounts ON ledger_accounts.id = account_id
    ${isDescribed ? sql`JOIN movements ON movements.id = postings.movement_id` : sql``}
    ${method === undefined ? sql`` : sql`LEFT JOIN payments AS credited ON credited.movement_id = movements.id`}`
}

function conditions(personId: string, filter: HistoryFilter): RawBuilder<unknown> {
  const { accountId, status, method, sign, kind, from, to } = filter
  const parts = [
    sql`owner_id = ${personId}`,
    ...(accountId === undefined ? [] : [sql`account_id::text = ${accountId}`]),
    ...(status === undefined ? [] : [ofStatus(status)]),
    ...(method === undefined ? [] : [sql`${movementMethod} = ${method}`]),
    ...(sign === undefined ? [] : [sql`(postings.amount < 0) = ${sign === 'MINUS'}`]),
    ...(kind === undefined ? [] : [sql`movements.kind = ${kind}`]),
    ...(from === undefined
      ? []
      : [sql`movements.at >= (${from}::date)::timestamp AT TIME ZONE 'Europe/Moscow'`]),
    ...(to === undefined
      ? []
      : [sql`movements.at < (${to}::date + 1)::timestamp AT TIME ZONE 'Europe/Moscow'`]),
  ]
  return sql.join(parts, sql` AND `)
}

/** A page of an account's entries. They are numbered without gaps, so that a late page is found at the cost of the first. */
export function accountPage(
  personId: string,
  accountId: string,
  { limit, offset }: ListPart,
): RawBuilder<EntryRow> {
  const own = sql`FROM ledger_accounts WHERE owner_id = ${personId} AND id::text = ${accountId}`
  return sql<EntryRow>`SELECT ${columns} FROM ${tables}
    WHERE account_id = (SELECT id ${own}) AND ordinal <= (SELECT postings_count ${own}) - ${offset}::bigint
    ORDER BY ordinal DESC LIMIT ${limit}`
}

async function listAccount(db: Db, personId: string, accountId: string, part: ListPart) {
  const [{ rows }, counted] = await Promise.all([
    accountPage(personId, accountId, part).execute(db),
    sql<{ count: bigint }>`SELECT postings_count AS count FROM ledger_accounts
      WHERE owner_id = ${personId} AND id::text = ${accountId}`.execute(db),
  ])
  return { items: rows.map((row) => toEntry(row, personId)), total: Number(counted.rows[0]?.count ?? 0n) }
}

/** The newest entries on all accounts of a person: of each account only so many are read. */
function newestEntries(personId: string, count: number): RawBuilder<unknown> {
  return sql`(SELECT newest.id, newest.movement_id FROM ledger_accounts CROSS JOIN LATERAL (
      SELECT postings.id, movement_id FROM postings
      WHERE account_id = ledger_accounts.id ORDER BY ordinal DESC LIMIT ${count}) AS newest
    WHERE owner_id = ${personId} ORDER BY newest.id DESC LIMIT ${count}) AS postings`
}

async function countEntries(db: Db, personId: string): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`SELECT coalesce(sum(postings_count), 0)::bigint AS count
    FROM ledger_accounts WHERE owner_id = ${personId}`.execute(db)
  return Number(rows[0]?.count ?? 0n)
}

function isNarrowed(filter: HistoryFilter): boolean {
  return Object.values(filter).some((value) => value !== undefined)
}

/** A page of the entries on a person's accounts, the newest first, and the number of all. */
export async function listEntries(
  db: Db,
  personId: string,
  filter: HistoryFilter,
  { limit, offset }: ListPart,
): Promise<{ items: Entry[]; total: number }> {
  const { accountId, ...narrowing } = filter
  if (accountId !== undefined && !isNarrowed(narrowing)) {
    return listAccount(db, personId, accountId, { limit, offset })
  }
  const where = conditions(personId, filter)
  const found = isNarrowed(filter)
    ? sql`${searched(filter)} WHERE ${where}`
    : newestEntries(personId, offset + limit)
  const [page, total] = await Promise.all([
    sql<{ id: bigint }>`SELECT postings.id FROM ${found}
      ORDER BY postings.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db),
    isNarrowed(filter)
      ? sql<{ count: bigint }>`SELECT count(*) AS count FROM ${searched(filter)} WHERE ${where}`
          .execute(db)
          .then(({ rows }) => Number(rows[0]?.count ?? 0n))
      : countEntries(db, personId),
  ])
  const ids = page.rows.map(({ id }) => id)
  const { rows } = await sql<EntryRow>`SELECT ${columns} FROM ${tables}
    WHERE postings.id = ANY(${ids}) ORDER BY postings.id DESC`.execute(db)
  return { items: rows.map((row) => toEntry(row, personId)), total }
}

/**
 * The entries of a person's account in a period, the oldest first, at most `limit`. They are those between the first of the
 * period and the first after it, in the order of the ledger: one that began before midnight and was written after it belongs
 * to the day of those beside it, so that each follows the one before.
 */
export async function listPeriod(
  db: Db,
  { personId, accountId, from, to }: Period & { personId: string; accountId: string },
  limit: number,
): Promise<Entry[]> {
  const firstFrom = (moment: RawBuilder<unknown>) => sql`(SELECT min(postings.id)
    FROM postings JOIN movements ON movements.id = movement_id
    WHERE account_id::text = ${accountId} AND movements.at >= ${moment})`
  const parts = [
    sql`owner_id = ${personId}`,
    sql`account_id::text = ${accountId}`,
    ...(from === undefined ? [] : [sql`postings.id >= ${firstFrom(startOfDay(from))}`]),
    ...(to === undefined
      ? []
      : [sql`postings.id < coalesce(${firstFrom(startOfDay(to, 1))}, 9223372036854775807)`]),
  ]
  const { rows } = await sql<EntryRow>`SELECT ${columns} FROM ${tables} WHERE ${sql.join(parts, sql` AND `)}
    ORDER BY postings.id LIMIT ${limit}`.execute(db)
  return rows.map((row) => toEntry(row, personId))
}

/** One entry of a person's accounts; undefined when it does not exist or is another's. */
export async function findEntry(db: Db, personId: string, id: string): Promise<Entry | undefined> {
  const { rows } = await sql<EntryRow>`SELECT ${columns} FROM ${tables}
    WHERE owner_id = ${personId} AND postings.id::text = ${id}`.execute(db)
  return rows[0] && toEntry(rows[0], personId)
}

async function movementsPage(
  db: Db,
  found: RawBuilder<unknown>,
  { limit, offset }: ListPart,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`SELECT movement_id AS id FROM ${found}
    GROUP BY movement_id ORDER BY max(postings.id) DESC LIMIT ${limit} OFFSET ${offset}`.execute(db)
  return rows.map(({ id }) => id)
}

/** A page of all movements. A few of the newest entries hold its movements, unless many entries belong to one movement. */
async function newestMovements(db: Db, personId: string, part: ListPart): Promise<string[]> {
  const all = await countEntries(db, personId)
  for (let count = 2 * (part.offset + part.limit); ; count *= 2) {
    const ids = await movementsPage(db, newestEntries(personId, count), part)
    if (ids.length === part.limit || count >= all) return ids
  }
}

/** A page of the movements with an entry that the filter finds, the newest first, each with all of its entries, and the number of all. */
export async function listOperations(
  db: Db,
  personId: string,
  filter: Omit<HistoryFilter, 'method'>,
  part: ListPart,
): Promise<{ items: Entry[][]; total: number }> {
  const found = sql`${searched(filter)} WHERE ${conditions(personId, filter)}`
  const [ids, counted] = await Promise.all([
    isNarrowed(filter) ? movementsPage(db, found, part) : newestMovements(db, personId, part),
    sql<{ count: bigint }>`SELECT count(*) AS count FROM (
      SELECT 1 FROM ${found} GROUP BY movement_id) AS movements`.execute(db),
  ])
  const { rows } = await sql<EntryRow>`SELECT ${columns} FROM ${tables}
    WHERE owner_id = ${personId} AND movements.id = ANY(${ids}) ORDER BY postings.id`.execute(db)
  const entries = rows.map((row) => toEntry(row, personId))
  const items = ids.map((id) => entries.filter(({ operationId }) => operationId === id))
  return { items, total: Number(counted.rows[0]?.count ?? 0n) }
}

/** Whether an account is the person's. */
export async function ownsAccount(db: Db, personId: string, accountId: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM ledger_accounts
    WHERE owner_id = ${personId} AND id::text = ${accountId}`.execute(db)
  return rows.length > 0
}

function toEntry(row: EntryRow, ownerId: string): Entry {
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
