import type { CallOutput } from '@flower-market/api-client/contract'
import {
  addDays,
  instantIn,
  moscowTimeZone,
  type Currency,
  type IsoDate,
  type MovementKind,
  type PaymentMethod,
} from '@flower-market/flower-domain'
import { sql } from 'kysely'
import { toMinor } from '../../platform/database/column-types.ts'
import type { Db, Trx } from '../../platform/database/database.ts'

type Figures = CallOutput<'dayClosing'>['figures']

interface AccountRow {
  holder: Figures['accounts'][number]['holder']
  currency: Currency
  accounts: bigint
  balance: bigint
  added: bigint
  taken: bigint
  later: bigint
}

interface MethodRow {
  method: PaymentMethod
  currency: Currency
  payments: bigint
  amount: bigint
}

interface KindRow {
  kind: MovementKind
  currency: Currency
  movements: bigint
  amount: bigint
}

/** The first moment of a day in Moscow, and of the day after it. */
export function momentsOf(day: IsoDate): { from: Date; until: Date } {
  return {
    from: instantIn(day, 0, moscowTimeZone),
    until: instantIn(addDays(day, 1), 0, moscowTimeZone),
  }
}

/**
 * What the books say of a day. What an account had after it is what it has now without what was posted later, so that a
 * recent day reads only what is recent.
 */
export async function readFigures(db: Db | Trx, day: IsoDate): Promise<Figures> {
  const { from, until } = momentsOf(day)
  const accounts = await sql<AccountRow>`
    WITH posted AS (
      SELECT account_id,
        coalesce(sum(amount) FILTER (WHERE at < ${until} AND amount > 0), 0) AS added,
        coalesce(sum(-amount) FILTER (WHERE at < ${until} AND amount < 0), 0) AS taken,
        coalesce(sum(amount) FILTER (WHERE at >= ${until}), 0) AS later
      FROM postings JOIN movements ON movements.id = movement_id WHERE at >= ${from} GROUP BY account_id)
    SELECT coalesce(system_name, 'people') AS holder, currency, count(*) AS accounts,
      sum(coalesce(accounts.balance,
        (SELECT balance FROM balance_checkpoints WHERE account_id = accounts.id)
          + coalesce((SELECT sum(amount) FROM uncounted_postings WHERE account_id = accounts.id), 0)))::bigint AS balance,
      coalesce(sum(added), 0)::bigint AS added, coalesce(sum(taken), 0)::bigint AS taken,
      coalesce(sum(later), 0)::bigint AS later
    FROM ledger_accounts AS accounts LEFT JOIN posted ON account_id = accounts.id
    GROUP BY 1, 2 ORDER BY 2, 1`.execute(db)
  const methods = await sql<MethodRow>`
    SELECT method, currency, count(*) AS payments, sum(amount)::bigint AS amount FROM payments
    WHERE status = 'CONFIRMED' AND settled_at >= ${from} AND settled_at < ${until} AND movement_id IS NOT NULL
    GROUP BY method, currency ORDER BY currency, method`.execute(db)
  const kinds = await sql<KindRow>`
    SELECT kind, currency, count(DISTINCT movement_id) AS movements, sum(amount)::bigint AS amount
    FROM movements JOIN postings ON movement_id = movements.id AND amount > 0
    WHERE at >= ${from} AND at < ${until} GROUP BY kind, currency ORDER BY currency, kind`.execute(db)
  return {
    accounts: accounts.rows
      .map((row) => {
        const closing = row.balance - row.later
        return {
          holder: row.holder,
          currency: row.currency,
          opening: toMinor(closing - row.added + row.taken),
          added: toMinor(row.added),
          taken: toMinor(row.taken),
          closing: toMinor(closing),
        }
      })
      .filter(({ opening, added, taken }) => opening !== 0 || added !== 0 || taken !== 0),
    byMethod: methods.rows.map((row) => ({
      method: row.method,
      currency: row.currency,
      payments: Number(row.payments),
      amount: toMinor(row.amount),
    })),
    byKind: kinds.rows.map((row) => ({
      kind: row.kind,
      currency: row.currency,
      movements: Number(row.movements),
      amount: toMinor(row.amount),
    })),
    checkedAccounts: accounts.rows.reduce((sum, row) => sum + Number(row.accounts), 0),
  }
}
