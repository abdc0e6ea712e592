import type { CallOutput, Contract } from '@flower-market/api-client/contract'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { toMinor } from '../../platform/database/column-types.ts'
import type { Db } from '../../platform/database/database.ts'
import { deepPage, deepPart, rowsToRead, type DeepPart } from '../../platform/lists/deep-list.ts'
import { momentsOf } from './day-figures.repository.ts'

type Query = z.output<Contract['ledgerEntries']['query']>
type Answer = CallOutput<'ledgerEntries'>

/** The entries of a page and one more. What only describes entries is joined with these alone. */
function pageOf(db: Db, part: DeepPart, { account, person, kind, amount, from, to }: Query) {
  let found = db.selectFrom('postings').select('postings.id')
  if (part.after !== null) found = found.where('postings.id', '<', part.after.number)
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
  return found.orderBy('postings.id', 'desc').limit(rowsToRead(part))
}

/** Entries of the ledger that a search finds, the last first. Throws `validation-failed` for a cursor of another search. */
export async function listLedgerEntries(db: Db, query: Query): Promise<Answer> {
  // Staff send each other its address.
  const part = deepPart('ledger', 'staff', { page: 1, ...query })
  const found = await pageOf(db, part, query).execute()
  const { shown, next } = deepPage(part, found, { total: 0, placeOf: ({ id }) => ({ number: id }) })
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
    .orderBy('postings.id', 'desc')
    .execute()
  const items = rows.map((row) => ({
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
