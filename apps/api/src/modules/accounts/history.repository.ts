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
  rowsToRead,
  type AskedPart,
  type DeepPart,
} from '../../platform/lists/deep-list.ts'
import { toRowNumber } from '../../platform/database/column-types.ts'
import { startOfDay, type Period } from '../../platform/database/moscow-days.ts'

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

/**
 * Ids of the entries of a page and one more. The first entry of an operation is no newer than any other of it, so that
 * behind an entry the index of operations is read from where that one stands.
 */
function entryIds(personId: string, filter: HistoryFilter, part: DeepPart): RawBuilder<{ id: bigint }> {
  const count = part.offset + rowsToRead(part)
  const behind =
    part.after === null
      ? sql``
      : sql`AND operation_id < ${part.after.number}::bigint AND id < ${part.after.number}::bigint`
  const newest = { select: sql`id`, rest: sql`${behind} ORDER BY operation_id DESC, id DESC LIMIT ${count}` }
  const found =
    isNarrowed(filter) || part.after !== null
      ? sql`(SELECT found.id FROM ${searched(personId, filter, newest)}) AS postings`
      : newestEntries(personId, count)
  return sql`SELECT postings.id FROM ${found} ORDER BY postings.id DESC LIMIT ${rowsToRead(part)} OFFSET ${part.offset}`
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
  const [page, total] = await Promise.all([
    entryIds(personId, filter, part).execute(db),
    part.counted ?? (isNarrowed(filter) ? countFound(db, personId, filter) : countEntries(db, personId)),
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
