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
} from './history-query.ts'
import {
  deepPage,
  deepPart,
  isFarPart,
  rowsFromNearerEnd,
  rowsToRead,
  type AskedPart,
  type DeepPart,
  type ReadRows,
} from '../../platform/lists/deep-list.ts'
import { toRowNumber } from '../../platform/database/column-types.ts'
import type { Period } from '../../platform/database/moscow-days.ts'
import { isBefore, isFrom } from './entries-of-days.ts'

interface EntryPage {
  readonly items: Entry[]
  readonly total: number
  readonly next: string | null
}

/**
 * A page of an account's entries and one more. They are numbered without gaps, so that a late page is found at the cost of
 * the first, by its number as behind an entry.
 */
export function accountPage(personId: string, accountId: string, part: DeepPart): RawBuilder<EntryRow> {
  const own = sql`FROM ledger_accounts WHERE owner_id = ${personId} AND id = ${toRowNumber(accountId)}`
  const from =
    part.after === null
      ? sql`ordinal <= (SELECT postings_count ${own}) - ${part.offset}::bigint`
      : sql`ordinal < (SELECT shown.ordinal FROM postings AS shown
          WHERE shown.id = ${part.after.number}::bigint AND shown.account_id = (SELECT id ${own}))`
  return sql<EntryRow>`SELECT ${entryColumns} FROM ${entryTables}
    WHERE account_id = (SELECT id ${own}) AND ${from}
    ORDER BY ordinal DESC LIMIT ${rowsToRead(part)}`
}

async function listAccount(db: Db, personId: string, accountId: string, part: DeepPart): Promise<EntryPage> {
  const [{ rows }, total] = await Promise.all([
    accountPage(personId, accountId, part).execute(db),
    part.counted ?? countAccount(db, personId, accountId),
  ])
  return toPage(part, rows, { total, personId })
}

async function countAccount(db: Db, personId: string, accountId: string): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`SELECT postings_count AS count FROM ledger_accounts
    WHERE owner_id = ${personId} AND id = ${toRowNumber(accountId)}`.execute(db)
  return Number(rows[0]?.count ?? 0n)
}

function toPage(
  part: DeepPart,
  rows: readonly EntryRow[],
  { total, personId }: { readonly total: number; readonly personId: string },
): EntryPage {
  const { shown, ...page } = deepPage(part, rows, { total, placeOf: ({ id }) => ({ number: id }) })
  return { ...page, items: shown.map((row) => toEntry(row, personId)) }
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

/**
 * Ids of the entries of a page and one more. Of each account only so many are read, in the index in the order of its operations, which is also that of
 * its entries: the first entry of an operation is no newer than any other of it, so that behind an entry the index is read from where that one stands.
 */
function entryIds(
  personId: string,
  filter: HistoryFilter,
  { after }: DeepPart,
  { isFromOldest, offset, limit }: ReadRows,
): RawBuilder<{ id: bigint }> {
  const behind =
    after === null ? sql`` : sql`AND operation_id < ${after.number}::bigint AND id < ${after.number}::bigint`
  const descending = isFromOldest ? sql`` : sql`DESC`
  const order = sql`ORDER BY operation_id ${descending}, id ${descending}`
  const reached = { select: sql`id`, rest: sql`${behind} ${order} LIMIT ${offset + limit}` }
  return sql`SELECT page.id FROM (
      SELECT found.id FROM ${searched(personId, filter, reached)}
      ORDER BY found.id ${descending} LIMIT ${limit} OFFSET ${offset}) AS page
    ORDER BY page.id DESC`
}

/**
 * A page of the entries on a person's accounts, the newest first, and the number of all. Throws `validation-failed` for a
 * cursor of another list.
 */
export async function listEntries(
  db: Db,
  personId: string,
  filter: HistoryFilter,
  asked: AskedPart,
): Promise<EntryPage> {
  const part = deepPart('entries', personId, { ...asked, ...filter })
  const { accountId, ...narrowing } = filter
  if (accountId !== undefined && !isNarrowed(narrowing)) return listAccount(db, personId, accountId, part)
  const counting =
    part.counted ?? (isNarrowed(filter) ? countFound(db, personId, filter) : countEntries(db, personId))
  const known = isFarPart(part) ? await counting : null
  const [page, total] = await Promise.all([
    entryIds(personId, filter, part, rowsFromNearerEnd(part, known)).execute(db),
    counting,
  ])
  const ids = page.rows.map(({ id }) => id)
  const { rows } = await sql<EntryRow>`SELECT ${entryColumns} FROM ${entryTables}
    WHERE postings.id = ANY(${ids}) ORDER BY postings.id DESC`.execute(db)
  return toPage(part, rows, { total, personId })
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
  const parts = [
    sql`owner_id = ${personId}`,
    sql`account_id = ${toRowNumber(accountId)}`,
    ...(from === undefined ? [] : [isFrom(accountId, from)]),
    ...(to === undefined ? [] : [isBefore(accountId, to, 1)]),
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
