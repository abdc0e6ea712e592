import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import {
  entryColumns,
  entryTables,
  isNarrowed,
  searched,
  toEntry,
  type Entry,
  type EntryRow,
  type HistoryFilter,
  type ListPart,
} from './history-query.ts'
import { toRowNumber } from '../../platform/database/column-types.ts'
import { startOfDay, type Period } from '../../platform/database/moscow-days.ts'

/** A page of an account's entries. They are numbered without gaps, so that a late page is found at the cost of the first. */
export function accountPage(
  personId: string,
  accountId: string,
  { limit, offset }: ListPart,
): RawBuilder<EntryRow> {
  const own = sql`FROM ledger_accounts WHERE owner_id = ${personId} AND id = ${toRowNumber(accountId)}`
  return sql<EntryRow>`SELECT ${entryColumns} FROM ${entryTables}
    WHERE account_id = (SELECT id ${own}) AND ordinal <= (SELECT postings_count ${own}) - ${offset}::bigint
    ORDER BY ordinal DESC LIMIT ${limit}`
}

async function listAccount(db: Db, personId: string, accountId: string, part: ListPart) {
  const [{ rows }, counted] = await Promise.all([
    accountPage(personId, accountId, part).execute(db),
    sql<{ count: bigint }>`SELECT postings_count AS count FROM ledger_accounts
      WHERE owner_id = ${personId} AND id = ${toRowNumber(accountId)}`.execute(db),
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

async function countFound(db: Db, personId: string, filter: HistoryFilter): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`SELECT count(*) AS count
    FROM ${searched(personId, filter, { select: sql`id` })}`.execute(db)
  return Number(rows[0]?.count ?? 0n)
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
  const isFiltered = isNarrowed(filter)
  const newest = { select: sql`id`, rest: sql`ORDER BY operation_id DESC, id DESC LIMIT ${offset + limit}` }
  const found = isFiltered
    ? sql`(SELECT found.id FROM ${searched(personId, filter, newest)}) AS postings`
    : newestEntries(personId, offset + limit)
  const [page, total] = await Promise.all([
    sql<{ id: bigint }>`SELECT postings.id FROM ${found}
      ORDER BY postings.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db),
    isFiltered ? countFound(db, personId, filter) : countEntries(db, personId),
  ])
  const ids = page.rows.map(({ id }) => id)
  const { rows } = await sql<EntryRow>`SELECT ${entryColumns} FROM ${entryTables}
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
  const firstFrom = (moment: RawBuilder<unknown>) => sql`(SELECT min(ordinal) FROM postings AS later
    WHERE later.account_id = ${toRowNumber(accountId)} AND later.moved_at >= ${moment})`
  const parts = [
    sql`owner_id = ${personId}`,
    sql`account_id = ${toRowNumber(accountId)}`,
    ...(from === undefined ? [] : [sql`ordinal >= ${firstFrom(startOfDay(from))}`]),
    ...(to === undefined
      ? []
      : [sql`ordinal < coalesce(${firstFrom(startOfDay(to, 1))}, 9223372036854775807)`]),
  ]
  const { rows } =
    await sql<EntryRow>`SELECT ${entryColumns} FROM ${entryTables} WHERE ${sql.join(parts, sql` AND `)}
    ORDER BY ordinal LIMIT ${limit}`.execute(db)
  return rows.map((row) => toEntry(row, personId))
}

/** One entry of a person's accounts; undefined when it does not exist or is another's. */
export async function findEntry(db: Db, personId: string, id: string): Promise<Entry | undefined> {
  const { rows } = await sql<EntryRow>`SELECT ${entryColumns} FROM ${entryTables}
    WHERE owner_id = ${personId} AND postings.id = ${toRowNumber(id)}`.execute(db)
  return rows[0] && toEntry(rows[0], personId)
}

/** Whether an account is the person's. */
export async function ownsAccount(db: Db, personId: string, accountId: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM ledger_accounts
    WHERE owner_id = ${personId} AND id = ${toRowNumber(accountId)}`.execute(db)
  return rows.length > 0
}
