import type { CallOutput, Contract } from '@flower-market/api-client/contract'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { toMinor } from '../../platform/database/column-types.ts'
import type { Db } from '../../platform/database/database.ts'
import { momentsOf } from './day-figures.repository.ts'

type Query = z.output<Contract['ledgerEntries']['query']>
type Answer = CallOutput<'ledgerEntries'>

/** The entries of a page and one more. What only describes entries is joined with these alone. */
function pageOf(db: Db, { limit, cursor, account, person, kind, amount, from, to }: Query) {
  let found = db.selectFrom('postings').select('postings.id')
  if (cursor !== undefined) found = found.where('postings.id', '<', BigInt(cursor))
  if (account !== undefined) found = found.where('account_id', '=', BigInt(account))
  if (person !== undefined)
    found = found.where('account_id', 'in', (eb) =>
      eb.selectFrom('ledger_accounts').select('ledger_accounts.id').where('owner_id', '=', person),
    )
  if (amount !== undefined) found = found.where(sql<bigint>`abs(postings.amount)`, '=', BigInt(amount))
  if ([kind, from, to].some((value) => value !== undefined))
    found = found.where('movement_id', 'in', (eb) => {
      let movements = eb.selectFrom('movements').select('movements.id')
      if (kind !== undefined) movements = movements.where('kind', '=', kind)
      if (from !== undefined) movements = movements.where('at', '>=', momentsOf(from).from)
      if (to !== undefined) movements = movements.where('at', '<', momentsOf(to).until)
      return movements
    })
  // One more than the page says whether another follows.
  return found.orderBy('postings.id', 'desc').limit(limit + 1)
}

/** Entries of the ledger that a search finds, the last first. */
export async function listLedgerEntries(db: Db, query: Query): Promise<Answer> {
  const ids = (await pageOf(db, query).execute()).map(({ id }) => id)
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
    .orderBy('postings.id', 'desc')
    .execute()
  const items = rows.slice(0, query.limit).map((row) => ({
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
  return { items, next: rows.length > query.limit ? (items.at(-1)?._id ?? null) : null }
}
