import type { CallOutput } from '@flower-market/api-client/contract'
import type { Currency, IsoDate } from '@flower-market/flower-domain'
import { sql, type RawBuilder } from 'kysely'
import { toMinor, toRowNumber } from '../../platform/database/column-types.ts'
import type { Db } from '../../platform/database/database.ts'
import { duringPeriod, type Period } from '../../platform/database/moscow-days.ts'
import { isBefore } from './entries-of-days.ts'

/** An account and its holder, as a statement names them. */
export interface StatementAccount {
  readonly id: string
  readonly currency: Currency
  readonly name: string
  readonly holder: { readonly name: string; readonly company: string; readonly inn: string }
}

interface AccountRow {
  readonly id: bigint
  readonly currency: Currency
  readonly accountName: string | null
  readonly name: string
  readonly company: string
  readonly inn: string
}

/** A person's account; undefined when it is another's or none. */
export async function findStatementAccount(
  db: Db,
  personId: string,
  accountId: string,
): Promise<StatementAccount | undefined> {
  const { rows } = await sql<AccountRow>`
    SELECT ledger_accounts.id, currency, ledger_accounts.name AS "accountName",
      concat_ws(' ', people.name, surname) AS name, company, inn
    FROM ledger_accounts JOIN people ON people.id = owner_id
    WHERE owner_id = ${personId} AND ledger_accounts.id = ${toRowNumber(accountId)}`.execute(db)
  const [row] = rows
  if (row === undefined) return undefined
  const { id, currency, accountName, name, company, inn } = row
  return { id: String(id), currency, name: accountName ?? '', holder: { name, company, inn } }
}

/** The balance of an account before the first entry from a day on, in minor units; before all entries it is 0. */
export async function balanceBefore(db: Db, accountId: string, day: IsoDate): Promise<number> {
  const { rows } = await sql<{ balance: bigint }>`
    SELECT balance_after AS balance FROM postings
    WHERE account_id = ${toRowNumber(accountId)} AND ${isBefore(accountId, day)}
    ORDER BY ordinal DESC LIMIT 1`.execute(db)
  return toMinor(rows[0]?.balance ?? 0n)
}

/**
 * The balance of an account at the end of each day of a period on which it changed, the oldest first. One index has all of it: from the last moment of one
 * day it leads to that of the day before.
 */
export async function listDayBalances(
  db: Db,
  accountId: string,
  period: Period,
): Promise<CallOutput<'balanceChart'>['days']> {
  const moment = sql`moved_at`
  const ofAccount = [sql`account_id = ${toRowNumber(accountId)}`, sql`moved_at IS NOT NULL`]
  const lastOf = (conditions: readonly RawBuilder<unknown>[]) =>
    sql`(SELECT date_trunc('day', moved_at, 'Europe/Moscow') AS began FROM postings
      WHERE ${sql.join([...ofAccount, ...conditions], sql` AND `)} ORDER BY moved_at DESC LIMIT 1)`
  const before = [sql`moved_at < days.began`, ...duringPeriod(moment, { from: period.from })]
  const { rows } = await sql<{ date: IsoDate; balance: bigint }>`
    WITH RECURSIVE days AS (
      ${lastOf(duringPeriod(moment, period))}
      UNION ALL
      SELECT earlier.began FROM days CROSS JOIN LATERAL ${lastOf(before)} AS earlier)
    SELECT (began AT TIME ZONE 'Europe/Moscow')::date AS date, last.balance FROM days CROSS JOIN LATERAL (
      SELECT balance_after AS balance FROM postings
      WHERE ${sql.join(ofAccount, sql` AND `)} AND moved_at >= began AND moved_at < began + interval '1 day'
      ORDER BY ordinal DESC LIMIT 1) AS last
    ORDER BY date`.execute(db)
  return rows.map(({ date, balance }) => ({ date, balance: toMinor(balance) }))
}
