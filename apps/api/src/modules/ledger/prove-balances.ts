import { events } from '@flower-market/api-client/contract'
import { sql } from 'kysely'
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

const systemDiffers = sql`owner_id IS NULL AND
  coalesce((SELECT balance FROM balance_checkpoints WHERE account_id = accounts.id), 0)
    + coalesce((SELECT sum(amount) FROM uncounted_postings WHERE account_id = accounts.id), 0)
  <> coalesce((SELECT sum(amount) FROM postings WHERE account_id = accounts.id), 0)`

/** The accounts that their postings do not explain, seen in one snapshot; of some accounts, or of all. */
export async function findDifferences(
  db: Db | Trx,
  accountIds?: readonly bigint[],
): Promise<DifferingAccount[]> {
  const chosen = accountIds === undefined ? sql`true` : sql`id = ANY(${accountIds})`
  const { rows } = await sql<DifferingAccount>`
    SELECT id, owner_id AS "personId", currency FROM ledger_accounts AS accounts
    WHERE ${chosen} AND ((${personDiffers}) OR (${systemDiffers})) ORDER BY id`.execute(db)
  return rows
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
  const found: DifferingAccount[] = []
  for (const account of await findDifferences(db)) {
    if (await transaction((trx) => report(trx, account, now))) found.push(account)
  }
  await transaction((trx) => recordProof(trx, now))
  return found
}

/** Writes when the balances were proven; of two proofs at once the later one counts. */
async function recordProof(trx: Trx, at: Date): Promise<void> {
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
