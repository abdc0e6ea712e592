import { events } from '@flower-market/api-client/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Currency } from '@flower-market/flower-domain'
import type { Db, Trx } from '../../platform/database/database.ts'
import { publish } from '../../platform/events/publish.ts'
import { publishToDesk } from '../../platform/events/publish-to-desk.ts'

/** An account that its postings do not explain. */
export interface DifferingAccount {
  readonly id: bigint
  /** Null for an account of the operator. */
  readonly personId: string | null
  readonly currency: Currency
}

/** What disagrees in a person's account: its sum, its last balance, its chain, its number of postings, what is held. */
const personDiffers = sql`owner_id IS NOT NULL AND (
  balance <> coalesce((SELECT sum(amount) FROM postings WHERE account_id = accounts.id), 0)
  OR balance <> coalesce((SELECT balance_after FROM postings WHERE account_id = accounts.id
    ORDER BY ordinal DESC LIMIT 1), 0)
  OR postings_count <> (SELECT count(*) FROM postings WHERE account_id = accounts.id)
  OR reserved <> coalesce((SELECT sum(amount) FROM reservations
    WHERE account_id = accounts.id AND status = 'held'), 0)
  OR EXISTS (SELECT 1 FROM (SELECT ordinal, balance_before,
      lag(balance_after, 1, 0::bigint) OVER (ORDER BY ordinal) AS previous,
      row_number() OVER (ORDER BY ordinal) AS place
    FROM postings WHERE account_id = accounts.id) AS chain WHERE balance_before <> previous OR ordinal <> place))`

/** What one statement reads at the most, well below what a statement may take. */
const range = { accounts: 2_000, postings: 100_000n, postingNumbers: 250_000n }

/**
 * The accounts that their postings do not explain; of some accounts, or of all. They are proven range by range, as no
 * statement could read a whole ledger, and seen in one snapshot, so that a movement meanwhile is no difference: a
 * transaction that is given has to be `repeatable read`.
 */
export async function findDifferences(
  db: Db | Trx,
  accountIds?: readonly bigint[],
): Promise<DifferingAccount[]> {
  const chosen = accountIds === undefined ? sql<boolean>`true` : sql<boolean>`id = ANY(${accountIds})`
  const find = async (trx: Db | Trx): Promise<DifferingAccount[]> => [
    ...(await findSystemDifferences(trx, chosen)),
    ...(await findPersonDifferences(trx, chosen)),
  ]
  if (db.isTransaction) return find(db)
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(find)
}

async function findPersonDifferences(db: Db | Trx, chosen: RawBuilder<boolean>): Promise<DifferingAccount[]> {
  const found: DifferingAccount[] = []
  let after = 0n
  for (;;) {
    const { rows: ends } = await sql<{ last: bigint | null }>`
      SELECT max(id) AS last FROM (
        SELECT id, sum(postings_count) OVER (ORDER BY id) - postings_count AS preceding FROM (
          SELECT id, postings_count FROM ledger_accounts WHERE ${chosen} AND owner_id IS NOT NULL AND id > ${after}
          ORDER BY id LIMIT ${range.accounts}) AS next) AS next
      WHERE preceding < ${range.postings}`.execute(db)
    const last = ends[0]?.last ?? null
    if (last === null) return found
    const { rows } = await sql<DifferingAccount>`
      SELECT id, owner_id AS "personId", currency FROM ledger_accounts AS accounts
      WHERE ${chosen} AND id > ${after} AND id <= ${last} AND ${personDiffers} ORDER BY id`.execute(db)
    found.push(...rows)
    after = last
  }
}

/** Most postings are of these few accounts, so that they are read by their numbers. */
async function findSystemDifferences(db: Db | Trx, chosen: RawBuilder<boolean>): Promise<DifferingAccount[]> {
  const { rows: accounts } = await sql<DifferingAccount & { readonly balance: bigint }>`
    SELECT id, owner_id AS "personId", currency,
      (coalesce((SELECT balance FROM balance_checkpoints WHERE account_id = accounts.id), 0)
        + coalesce((SELECT sum(amount) FROM uncounted_postings WHERE account_id = accounts.id), 0))::bigint AS balance
    FROM ledger_accounts AS accounts WHERE ${chosen} AND owner_id IS NULL ORDER BY id`.execute(db)
  if (accounts.length === 0) return []
  const { rows: ends } = await sql<{ first: bigint | null; last: bigint | null }>`
    SELECT min(id) AS first, max(id) AS last FROM postings`.execute(db)
  const { first, last } = { first: ends[0]?.first ?? 0n, last: ends[0]?.last ?? -1n }
  const ids = accounts.map(({ id }) => id)
  const sums = new Map<bigint, bigint>()
  for (let from = first; from <= last; from += range.postingNumbers) {
    const { rows } = await sql<{ id: bigint; amount: bigint }>`
      SELECT account_id AS id, sum(amount)::bigint AS amount FROM postings
      WHERE id >= ${from} AND id < ${from + range.postingNumbers} AND account_id = ANY(${ids})
      GROUP BY account_id`.execute(db)
    for (const { id, amount } of rows) sums.set(id, (sums.get(id) ?? 0n) + amount)
  }
  return accounts
    .filter(({ id, balance }) => balance !== (sums.get(id) ?? 0n))
    .map(({ id, personId, currency }) => ({ id, personId, currency }))
}

/**
 * Proves every balance against its postings. A person's account that differs is frozen, so that no call moves its money,
 * and staff hear of every difference; answers what is new since the last proof.
 */
export async function proveBalances(
  db: Db,
  transaction: <T>(work: (trx: Trx) => Promise<T>) => Promise<T>,
  now: Date,
): Promise<DifferingAccount[]> {
  return recordProof(await findDifferences(db), transaction, now)
}

/** Records a proof that began at a moment, and what it has found; answers what is new since the last one. */
export async function recordProof(
  differences: readonly DifferingAccount[],
  transaction: <T>(work: (trx: Trx) => Promise<T>) => Promise<T>,
  at: Date,
): Promise<DifferingAccount[]> {
  const found: DifferingAccount[] = []
  for (const account of differences) {
    if (await transaction((trx) => report(trx, account, at))) found.push(account)
  }
  await transaction((trx) => writeProof(trx, at))
  return found
}

/** Writes when the balances were proven; of two proofs at once the later one counts. */
async function writeProof(trx: Trx, at: Date): Promise<void> {
  await trx
    .insertInto('ledger_proofs')
    .values({ proven_at: at })
    .onConflict((conflict) =>
      conflict.column('is_last').doUpdateSet({ proven_at: sql`greatest(ledger_proofs.proven_at, ${at})` }),
    )
    .execute()
}

async function report(trx: Trx, { id, personId, currency }: DifferingAccount, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('ledger_accounts')
    .set({ frozen_at: now })
    .where('id', '=', id)
    .where('frozen_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  const payload = { accountId: String(id), personId, currency }
  await publish(trx, events['ledger-difference'], { role: 'ADMIN' }, payload)
  await publishToDesk(trx, 'ledger')
  return true
}

/** Lets the money of an account move again; false while its postings still do not explain it. */
export async function unfreezeAccount(trx: Trx, accountId: bigint): Promise<boolean> {
  if ((await findDifferences(trx, [accountId])).length > 0) return false
  await trx.updateTable('ledger_accounts').set({ frozen_at: null }).where('id', '=', accountId).execute()
  return true
}
