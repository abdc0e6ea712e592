import { maxDaysBetweenFormats, mayBeSameTransfer, type IsoDate } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import { toMinor } from '../../platform/database/column-types.ts'
import type { Db, Trx } from '../../platform/database/database.ts'

/** A line of a statement that another format of statements may name by another key. */
export interface SameTransfer {
  readonly statementId: string
  readonly lineId: string
  readonly isCredited: boolean
}

interface Row extends SameTransfer {
  readonly of: string
  readonly amount: bigint
  readonly payerAccount: string
  readonly key: string
  readonly number: string
  readonly date: IsoDate
  readonly ownKey: string
  readonly ownNumber: string
  readonly ownDate: IsoDate
}

/** What may be the same transfer as lines that are not credited, by their ids; of some lines, or of all that wait. */
export async function listSameTransfers(
  db: Db | Trx,
  ids?: readonly string[],
): Promise<Map<string, SameTransfer[]>> {
  const wanted = ids === undefined ? sql`own.excluded_at IS NULL` : sql`own.id = ANY(${ids})`
  const { rows } = await sql<Row>`
    SELECT own.id AS of, own.key AS "ownKey", own.number AS "ownNumber", own.date AS "ownDate", own.amount,
      own.payer_account AS "payerAccount", other.key, other.number, other.date, other.id AS "lineId",
      other.payment_id IS NOT NULL AS "isCredited", first.statement_id AS "statementId"
    FROM bank_transfers AS own JOIN bank_transfers AS other ON other.payer_account = own.payer_account
      AND other.amount = own.amount AND abs(other.date - own.date) <= ${maxDaysBetweenFormats} AND other.id <> own.id
    JOIN LATERAL (
      SELECT statement_id FROM bank_statement_transfers JOIN bank_statements ON bank_statements.id = statement_id
      WHERE transfer_id = other.id ORDER BY imported_at LIMIT 1) AS first ON true
    WHERE own.payment_id IS NULL AND ${wanted} ORDER BY other.date, other.id`.execute(db)
  const same = rows.filter(({ amount, payerAccount, key, number, date, ownKey, ownNumber, ownDate }) => {
    const facts = { amount: toMinor(amount), payerAccount }
    return mayBeSameTransfer(
      { ...facts, key: ownKey, number: ownNumber, date: ownDate },
      { ...facts, key, number, date },
    )
  })
  return Map.groupBy(same, ({ of }) => of)
}

/** Lines that are not credited, with the credited one that may be the same money. */
export async function listCreditedBefore(
  db: Db | Trx,
  ids?: readonly string[],
): Promise<Map<string, Pick<SameTransfer, 'statementId' | 'lineId'>>> {
  const credited = new Map<string, Pick<SameTransfer, 'statementId' | 'lineId'>>()
  for (const [of, others] of await listSameTransfers(db, ids)) {
    const other = others.find(({ isCredited }) => isCredited)
    if (other) credited.set(of, { statementId: other.statementId, lineId: other.lineId })
  }
  return credited
}
