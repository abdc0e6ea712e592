import type { CallOutput, Contract } from '@flower-market/api-client/contract'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { toMinor, toRowNumber } from '../../platform/database/column-types.ts'
import type { Db } from '../../platform/database/database.ts'
import { microsecondsOf, momentOf } from '../../platform/lists/moments.ts'
import { deepPage, deepPart, rowsToRead, type DeepPart } from '../../platform/lists/deep-list.ts'
import { momentsOf } from './day-figures.repository.ts'

type Query = z.output<Contract['ledgerEntries']['query']>
type Answer = CallOutput<'ledgerEntries'>

/** An entry by its number; with the microseconds since 1970 of its movement where that is its place in the list. */
interface FoundEntry {
  readonly id: bigint
  readonly begun?: bigint
}

const sizeOf = sql<bigint>`abs(postings.amount)`

/** Of everybody and the operator: by the ledger's own numbers. */
function pageByNumber(db: Db, part: DeepPart, { account, amount }: Query): Promise<FoundEntry[]> {
  let found = db.selectFrom('postings').select('postings.id')
  if (part.after !== null) found = found.where('postings.id', '<', part.after.number)
  if (account !== undefined) found = found.where('account_id', '=', BigInt(account))
  if (amount !== undefined) found = found.where(sizeOf, '=', BigInt(amount))
  return found.orderBy('postings.id', 'desc').limit(rowsToRead(part)).execute()
}

/**
 * Of everybody and the operator, of a kind or a period: by the time of their movements, in whose indexes the page is found wherever
 * the period lies.
 */
function pageByTime(
  db: Db,
  part: DeepPart,
  { account, kind, amount, from, to }: Query,
): Promise<FoundEntry[]> {
  let found = db
    .selectFrom('movements')
    .innerJoin('postings', 'movement_id', 'movements.id')
    .select(['postings.id', microsecondsOf(sql`at`).as('begun')])
  if (kind !== undefined) found = found.where('kind', '=', kind)
  if (from !== undefined) found = found.where('at', '>=', momentsOf(from).from)
  if (to !== undefined) found = found.where('at', '<', momentsOf(to).until)
  if (part.after !== null) {
    const { number, id = '' } = part.after
    const at = momentOf(number)
    found = found
      .where('at', '<=', at)
      .where((eb) => eb.or([eb('at', '<', at), eb('postings.id', '<', toRowNumber(id))]))
  }
  if (account !== undefined) found = found.where('account_id', '=', BigInt(account))
  if (amount !== undefined) found = found.where(sizeOf, '=', BigInt(amount))
  return found.orderBy('at', 'desc').orderBy('postings.id', 'desc').limit(rowsToRead(part)).execute()
}

/** Of people's accounts: an index of each account has all that is searched for, in the order of its entries. */
function pageOfPeople(
  db: Db,
  part: DeepPart,
  { account, person, kind, amount, from, to }: Query,
): Promise<FoundEntry[]> {
  let accounts = db.selectFrom('ledger_accounts')
  if (account !== undefined) accounts = accounts.where('ledger_accounts.id', '=', BigInt(account))
  if (person !== undefined) accounts = accounts.where('owner_id', '=', person)
  return accounts
    .innerJoinLateral(
      (eb) => {
        let found = eb
          .selectFrom('postings')
          .select('postings.id')
          .whereRef('account_id', '=', 'ledger_accounts.id')
          .where('operation_id', 'is not', null)
        // No entry is older than the operation that it belongs to.
        if (part.after !== null)
          found = found
            .where('operation_id', '<', part.after.number)
            .where('postings.id', '<', part.after.number)
        if (kind !== undefined) found = found.where('movement_kind', '=', kind)
        if (amount !== undefined) found = found.where(sizeOf, '=', BigInt(amount))
        if (from !== undefined) found = found.where('moved_at', '>=', momentsOf(from).from)
        if (to !== undefined) found = found.where('moved_at', '<', momentsOf(to).until)
        return found
          .orderBy('operation_id', 'desc')
          .orderBy('postings.id', 'desc')
          .limit(rowsToRead(part))
          .as('found')
      },
      (join) => join.onTrue(),
    )
    .select('found.id')
    .orderBy('found.id', 'desc')
    .limit(rowsToRead(part))
    .execute()
}

async function isOfPerson(db: Db, account: string): Promise<boolean> {
  const found = db.selectFrom('ledger_accounts').select('id').where('id', '=', BigInt(account))
  return (await found.where('owner_id', 'is not', null).executeTakeFirst()) !== undefined
}

type OrderOfEntries = 'people' | 'time' | 'number'

const pages = { people: pageOfPeople, time: pageByTime, number: pageByNumber } as const

async function orderOf(db: Db, { account, person, kind, from, to }: Query): Promise<OrderOfEntries> {
  if (person !== undefined || (account !== undefined && (await isOfPerson(db, account)))) return 'people'
  return [kind, from, to].some((value) => value !== undefined) ? 'time' : 'number'
}

/**
 * Entries of the ledger that a search finds, the last first: by their numbers, and by the time of their movements where a kind or a period of all accounts or of the operator's is searched for. Throws
 * `validation-failed` for a cursor of another search.
 */
export async function listLedgerEntries(db: Db, query: Query): Promise<Answer> {
  const order = await orderOf(db, query)
  // Staff send each other its address.
  const part = deepPart(order === 'time' ? 'ledger by time' : 'ledger', 'staff', { page: 1, ...query })
  // What only describes entries is joined with those of the page alone.
  const found = await pages[order](db, part, query)
  const { shown, next } = deepPage(part, found, {
    total: 0,
    placeOf: ({ id, begun }) => (begun === undefined ? { number: id } : { number: begun, id: String(id) }),
  })
  const ids = shown.map(({ id }) => id)
  if (ids.length === 0) return { items: [], next: null }
  const rows = await db
    .selectFrom('postings')
    .innerJoin('movements', 'movements.id', 'movement_id')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'account_id')
    .leftJoin('people', 'people.id', 'owner_id')
    .leftJoin('movement_reasons', 'movement_reasons.movement_id', 'movements.id')
    .select(['postings.id', 'at', 'kind', 'movements.id as movement_id', 'account_id', 'owner_id'])
    .select(['system_name', 'ledger_accounts.currency', 'postings.amount', 'balance_after', 'reason'])
    .select(sql<string>`trim(concat_ws(' ', people.name, surname))`.as('name'))
    .where('postings.id', 'in', ids)
    .execute()
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const items = ids
    .flatMap((id) => rowOf.get(id) ?? [])
    .map((row) => ({
      _id: String(row.id),
      at: row.at.toISOString(),
      kind: row.kind,
      movementId: row.movement_id,
      accountId: String(row.account_id),
      holder: row.system_name ?? ('people' as const),
      person: row.owner_id === null ? null : { _id: row.owner_id, name: row.name },
      currency: row.currency,
      amount: toMinor(row.amount),
      balanceAfter: row.balance_after === null ? null : toMinor(row.balance_after),
      reason: row.reason ?? '',
    }))
  return { items, next }
}
