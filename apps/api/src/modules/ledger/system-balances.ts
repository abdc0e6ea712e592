import { sql } from 'kysely'
import type { Currency } from '@flower-market/flower-domain'
import type { Db, Trx } from '../../platform/database/database.ts'
import type { SystemAccount } from '../../platform/database/system-account.ts'

/** The balance of an account of the operator: its checkpoint and what was posted since, in one snapshot. */
export async function systemBalance(db: Db | Trx, name: SystemAccount, currency: Currency): Promise<bigint> {
  const { rows } = await sql<{ balance: bigint }>`
    SELECT (checkpoints.balance
      + coalesce((SELECT sum(amount) FROM uncounted_postings WHERE account_id = accounts.id), 0))::bigint AS balance
    FROM ledger_accounts AS accounts JOIN balance_checkpoints AS checkpoints ON checkpoints.account_id = accounts.id
    WHERE system_name = ${name} AND currency = ${currency}`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error(`The operator has no account ${name} in ${currency}.`)
  return row.balance
}

/** Moves what was posted since the last checkpoints into new ones; movements go on meanwhile. */
export async function countPostings(trx: Trx, now: Date): Promise<void> {
  await trx.selectFrom('balance_checkpoints').select('account_id').orderBy('account_id').forUpdate().execute()
  await sql`
    WITH counted AS (DELETE FROM uncounted_postings RETURNING account_id, amount),
      sums AS (SELECT account_id, sum(amount) AS amount FROM counted GROUP BY account_id)
    UPDATE balance_checkpoints AS checkpoints SET balance = checkpoints.balance + sums.amount, at = ${now}
    FROM sums WHERE checkpoints.account_id = sums.account_id`.execute(trx)
}
