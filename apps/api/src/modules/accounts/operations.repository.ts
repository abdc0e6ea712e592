import type { CallOutput } from '@flower-market/api-client/contract'
import { formatRate, type Currency } from '@flower-market/flower-domain'
import { sql, type RawBuilder } from 'kysely'
import { toRowNumber } from '../../platform/database/column-types.ts'
import type { Db } from '../../platform/database/database.ts'
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

/** A movement with a person's entries of it, and its rate where it is an exchange. */
export interface FoundOperation {
  readonly entries: readonly Entry[]
  readonly rate: CallOutput<'operationsHistory'>['items'][number]['rate']
}

/** An operation by its movement, and the entry that tells its place in the list. */
export interface FoundMovement {
  readonly id: string
  readonly place: bigint
}

/** The operations of one account and one more. They are numbered without gaps, so that a late page is found at the cost of the first. */
export function operationsOfAccount(
  personId: string,
  accountId: string,
  part: DeepPart,
): RawBuilder<FoundMovement> {
  const own = sql`FROM ledger_accounts WHERE owner_id = ${personId} AND id = ${toRowNumber(accountId)}`
  const from =
    part.after === null
      ? sql`operation_ordinal <= (SELECT operations_count ${own}) - ${part.offset}::bigint`
      : sql`operation_ordinal < (SELECT shown.operation_ordinal FROM postings AS shown
          WHERE shown.id = ${part.after.number}::bigint AND shown.account_id = (SELECT id ${own}))`
  return sql`SELECT movement_id AS id, postings.id AS place FROM postings
    WHERE account_id = (SELECT id ${own}) AND ${from}
    ORDER BY operation_ordinal DESC LIMIT ${rowsToRead(part)}`
}

/** The operations of all accounts: of each account only so many are read, in an index, and the twenty of the page themselves. */
function operationsOfPerson(personId: string, part: DeepPart): RawBuilder<FoundMovement> {
  const behind = part.after === null ? sql`` : sql`AND postings.id < ${part.after.number}::bigint`
  return sql`SELECT movement_id AS id, postings.id AS place FROM (
      SELECT newest.id FROM ledger_accounts CROSS JOIN LATERAL (
        SELECT postings.id FROM postings
        WHERE account_id = ledger_accounts.id AND begins_operation ${behind}
        ORDER BY postings.id DESC LIMIT ${part.offset + rowsToRead(part)}) AS newest
      WHERE owner_id = ${personId} ORDER BY newest.id DESC LIMIT ${rowsToRead(part)} OFFSET ${part.offset}) AS page
    JOIN postings USING (id) ORDER BY postings.id DESC`
}

/** The operations with an entry that the filter finds. */
function operationsFound(
  personId: string,
  filter: HistoryFilter,
  { after }: DeepPart,
  { isFromOldest, offset, limit }: ReadRows,
): RawBuilder<FoundMovement> {
  const behind = after === null ? sql`` : sql`AND operation_id < ${after.number}::bigint`
  const order = isFromOldest ? sql`ORDER BY operation_id` : sql`ORDER BY operation_id DESC`
  const reached = {
    select: sql`DISTINCT operation_id`,
    rest: sql`${behind} ${order} LIMIT ${offset + limit}`,
  }
  return sql`SELECT begun.movement_id AS id, begun.id AS place FROM (
      SELECT DISTINCT operation_id FROM ${searched(personId, filter, reached)}
      ${order} LIMIT ${limit} OFFSET ${offset}) AS page
    JOIN postings AS begun ON begun.id = page.operation_id ORDER BY begun.id DESC`
}

function findOperations(
  personId: string,
  filter: HistoryFilter,
  part: DeepPart,
  total: number | null,
): RawBuilder<FoundMovement> {
  const { accountId, ...narrowing } = filter
  if (isNarrowed(narrowing)) return operationsFound(personId, filter, part, rowsFromNearerEnd(part, total))
  return accountId === undefined
    ? operationsOfPerson(personId, part)
    : operationsOfAccount(personId, accountId, part)
}

function countQuery(personId: string, filter: HistoryFilter): RawBuilder<{ count: bigint }> {
  const { accountId, ...narrowing } = filter
  if (isNarrowed(narrowing)) {
    const select = sql`DISTINCT operation_id`
    return sql`SELECT count(DISTINCT operation_id) AS count FROM ${searched(personId, filter, { select })}`
  }
  const counted = accountId === undefined ? sql`sum(operations_begun)` : sql`sum(operations_count)`
  const ofAccount = accountId === undefined ? sql`` : sql`AND id = ${toRowNumber(accountId)}`
  return sql`SELECT coalesce(${counted}, 0)::bigint AS count FROM ledger_accounts
    WHERE owner_id = ${personId} ${ofAccount}`
}

async function countOperations(db: Db, personId: string, filter: HistoryFilter): Promise<number> {
  const { rows } = await countQuery(personId, filter).execute(db)
  return Number(rows[0]?.count ?? 0n)
}

interface RateRow {
  movementId: string
  rate: bigint
  base: Currency
}

/** The rates of those of some operations that are exchanges. */
function ratesOf(ids: readonly string[]): RawBuilder<RateRow> {
  return sql`SELECT movement_id AS "movementId", rate, rate_base AS base FROM quotes WHERE movement_id = ANY(${ids})`
}

/** A person's entries of some operations. OFFSET 0: by the operations, never through all that the person's accounts have. */
function entriesOf(personId: string, ids: readonly string[]): RawBuilder<EntryRow> {
  return sql`SELECT ${entryColumns} FROM ${entryTables}
    WHERE postings.id = ANY(ARRAY(
      SELECT found.id FROM (SELECT id, account_id FROM postings WHERE movement_id = ANY(${ids}) OFFSET 0) AS found
      JOIN ledger_accounts ON ledger_accounts.id = account_id WHERE owner_id = ${personId}))
    ORDER BY postings.id`
}

/**
 * A page of the movements with an entry that the filter finds, the newest first, each with all of its entries, and the
 * number of all. Throws `validation-failed` for a cursor of another list.
 */
export async function listOperations(
  db: Db,
  personId: string,
  filter: HistoryFilter,
  asked: AskedPart,
): Promise<{ items: FoundOperation[]; total: number; next: string | null }> {
  const part = deepPart('operations', personId, { ...asked, ...filter })
  const counting = part.counted ?? countOperations(db, personId, filter)
  const known = isFarPart(part) ? await counting : null
  const [found, counted] = await Promise.all([
    findOperations(personId, filter, part, known).execute(db),
    counting,
  ])
  const { shown, total, next } = deepPage(part, found.rows, {
    total: counted,
    placeOf: ({ place }) => ({ number: place }),
  })
  const ids = shown.map(({ id }) => id)
  const [{ rows }, rates] = await Promise.all([
    entriesOf(personId, ids).execute(db),
    ratesOf(ids).execute(db),
  ])
  const entries = rows.map((row) => toEntry(row, personId))
  const rateOf = new Map(
    rates.rows.map(({ movementId, rate, base }) => [movementId, { value: formatRate(rate), base }]),
  )
  const items = ids.map((id) => ({
    entries: entries.filter(({ operationId }) => operationId === id),
    rate: rateOf.get(id) ?? null,
  }))
  return { items, total, next }
}
