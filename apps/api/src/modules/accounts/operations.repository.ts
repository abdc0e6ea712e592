import type { CallOutput } from '@flower-market/api-client/contract'
import { formatRate, type Currency } from '@flower-market/flower-domain'
import { sql, type RawBuilder } from 'kysely'
import { toRowNumber } from '../../platform/database/column-types.ts'
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

/** A movement with a person's entries of it, and its rate where it is an exchange. */
export interface FoundOperation {
  readonly entries: readonly Entry[]
  readonly rate: CallOutput<'operationsHistory'>['items'][number]['rate']
}

/** A page of operations by its movements, and the number of all. */
interface FoundOperations {
  readonly ids: readonly string[]
  readonly total: number
}

async function find(
  db: Db,
  page: RawBuilder<{ id: string }>,
  count: RawBuilder<{ count: bigint }>,
): Promise<FoundOperations> {
  const [{ rows }, counted] = await Promise.all([page.execute(db), count.execute(db)])
  return { ids: rows.map(({ id }) => id), total: Number(counted.rows[0]?.count ?? 0n) }
}

/** The operations of one account. They are numbered without gaps, so that a late page is found at the cost of the first. */
export function operationsOfAccount(
  personId: string,
  accountId: string,
  { limit, offset }: ListPart,
): RawBuilder<{ id: string }> {
  const own = sql`FROM ledger_accounts WHERE owner_id = ${personId} AND id = ${toRowNumber(accountId)}`
  return sql`SELECT movement_id AS id FROM postings
    WHERE account_id = (SELECT id ${own})
      AND operation_ordinal <= (SELECT operations_count ${own}) - ${offset}::bigint
    ORDER BY operation_ordinal DESC LIMIT ${limit}`
}

/** The operations of all accounts: of each account only so many are read, in an index, and the twenty of the page themselves. */
function operationsOfPerson(personId: string, { limit, offset }: ListPart): RawBuilder<{ id: string }> {
  const count = limit + offset
  return sql`SELECT movement_id AS id FROM (
      SELECT newest.id FROM ledger_accounts CROSS JOIN LATERAL (
        SELECT postings.id FROM postings
        WHERE account_id = ledger_accounts.id AND begins_operation ORDER BY postings.id DESC LIMIT ${count}) AS newest
      WHERE owner_id = ${personId} ORDER BY newest.id DESC LIMIT ${limit} OFFSET ${offset}) AS page
    JOIN postings USING (id) ORDER BY postings.id DESC`
}

function findAll(db: Db, personId: string, accountId: string | undefined, part: ListPart) {
  const page =
    accountId === undefined
      ? operationsOfPerson(personId, part)
      : operationsOfAccount(personId, accountId, part)
  const counted = accountId === undefined ? sql`sum(operations_begun)` : sql`sum(operations_count)`
  const ofAccount = accountId === undefined ? sql`` : sql`AND id = ${toRowNumber(accountId)}`
  return find(
    db,
    page,
    sql`SELECT coalesce(${counted}, 0)::bigint AS count FROM ledger_accounts
      WHERE owner_id = ${personId} ${ofAccount}`,
  )
}

/** The operations with an entry that the filter finds. */
function findNarrowed(db: Db, personId: string, filter: HistoryFilter, { limit, offset }: ListPart) {
  const select = sql`DISTINCT operation_id`
  const newest = { select, rest: sql`ORDER BY operation_id DESC LIMIT ${offset + limit}` }
  return find(
    db,
    sql`SELECT begun.movement_id AS id FROM (
        SELECT DISTINCT operation_id FROM ${searched(personId, filter, newest)}
        ORDER BY operation_id DESC LIMIT ${limit} OFFSET ${offset}) AS page
      JOIN postings AS begun ON begun.id = page.operation_id ORDER BY begun.id DESC`,
    sql`SELECT count(DISTINCT operation_id) AS count FROM ${searched(personId, filter, { select })}`,
  )
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

/** A page of the movements with an entry that the filter finds, the newest first, each with all of its entries, and the number of all. */
export async function listOperations(
  db: Db,
  personId: string,
  filter: HistoryFilter,
  part: ListPart,
): Promise<{ items: FoundOperation[]; total: number }> {
  const { accountId, ...narrowing } = filter
  const { ids, total } = isNarrowed(narrowing)
    ? await findNarrowed(db, personId, filter, part)
    : await findAll(db, personId, accountId, part)
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
  return { items, total }
}
