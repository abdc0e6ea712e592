import type { CallOutput } from '@flower-market/api-client/contract'
import { changesByWallet, walletOfCurrency, type Currency } from '@flower-market/flower-domain'
import { sql, type RawBuilder } from 'kysely'
import { toMinor } from '../../platform/database/column-types.ts'
import type { Db } from '../../platform/database/database.ts'

type Changes = CallOutput<'transactionList'>['items'][number]['changes']

/** The movements of transactions: that credit a payment, that pay its orders, that send a transfer and return it. */
function movementsOf(ids: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(SELECT id, movement_id FROM payments WHERE id IN (${ids})
    UNION SELECT payment_id, movement_id FROM payment_allocations WHERE payment_id IN (${ids})
    UNION SELECT id, movement_id FROM transfers WHERE id IN (${ids})
    UNION SELECT id, returned_by FROM transfers WHERE id IN (${ids})) AS moved`
}

/** The postings of those movements on the accounts of a person. */
function postingsOf(ids: RawBuilder<unknown>, personId: string): RawBuilder<unknown> {
  return sql`${movementsOf(ids)} JOIN postings ON postings.movement_id = moved.movement_id
    JOIN ledger_accounts ON ledger_accounts.id = account_id AND owner_id = ${personId}`
}

interface PostingRow {
  readonly transactionId: string
  readonly movementId: string
  readonly id: bigint
  readonly currency: Currency
  readonly amount: bigint
  readonly balanceBefore: bigint
  readonly balanceAfter: bigint
}

/** What each of some transactions has changed on its person's accounts: a movement is one change of an account. */
export async function changesOf(
  db: Db,
  personId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Changes>> {
  const { rows } =
    await sql<PostingRow>`SELECT moved.id AS "transactionId", moved.movement_id AS "movementId", postings.id,
      postings.currency, postings.amount, balance_before AS "balanceBefore", balance_after AS "balanceAfter"
    FROM ${postingsOf(sql`SELECT unnest(${[...ids]}::text[])`, personId)} ORDER BY postings.id`.execute(db)
  const byTransaction = Map.groupBy(rows, ({ transactionId }) => transactionId)
  return new Map(
    [...byTransaction].map(([id, postings]) => {
      const movements = [...Map.groupBy(postings, ({ movementId }) => movementId).values()]
      return [id, movements.flatMap((entries) => changesByWallet(entries.map(toChange)))]
    }),
  )
}

function toChange({ id, currency, amount, balanceBefore, balanceAfter }: PostingRow): Changes[number] {
  return {
    _id: String(id),
    type: walletOfCurrency(currency),
    amount: toMinor(amount),
    balanceBefore: toMinor(balanceBefore),
    balanceAfter: toMinor(balanceAfter),
  }
}

interface SumRow {
  readonly currency: Currency
  readonly added: bigint
  readonly taken: bigint
}

/** What transactions have added to and taken from each account of their person, or from that of a currency alone. */
export async function sumsOf(
  db: Db,
  personId: string,
  { ids, currency }: { readonly ids: RawBuilder<unknown>; readonly currency: Currency | undefined },
): Promise<CallOutput<'transactionList'>['sums']> {
  const isAsked = currency === undefined ? sql`true` : sql`postings.currency = ${currency}`
  const { rows } = await sql<SumRow>`SELECT currency,
      coalesce(sum(amount) FILTER (WHERE amount > 0), 0)::bigint AS added,
      coalesce(-sum(amount) FILTER (WHERE amount < 0), 0)::bigint AS taken
    FROM (SELECT account_id, postings.currency, sum(postings.amount) AS amount
      FROM ${postingsOf(ids, personId)} WHERE ${isAsked} GROUP BY account_id, postings.currency, moved.id, moved.movement_id) AS changes
    GROUP BY account_id, currency ORDER BY account_id`.execute(db)
  return rows.map((row) => ({
    type: walletOfCurrency(row.currency),
    added: toMinor(row.added),
    taken: toMinor(row.taken),
  }))
}
