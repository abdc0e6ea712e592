import type { CallOutput } from '@flower-market/api-client/contract'
import { isTransferUnanswered, type TransactionStatus } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import { toMinor } from '../../platform/database/column-types.ts'
import type { Db, Trx } from '../../platform/database/database.ts'
import type { Payee } from '../../platform/database/transfer-tables.ts'
import { transferColumns, transferTables, type TransferRow } from './transfers.repository.ts'

type ToReview = CallOutput<'transactionSend'>
type ReviewRow = TransferRow & { readonly personName: string; readonly company: string }

const reviewed = sql`SELECT ${transferColumns}, trim(people.name || ' ' || people.surname) AS "personName", people.company
  FROM ${transferTables} JOIN people ON people.id = transfers.person_id`

/** A page of transfers that staff have to send or that nobody has answered yet, the oldest first. */
export async function listForReview(
  db: Db,
  { page, limit, status }: { page: number; limit: number; status?: TransactionStatus | undefined },
  now: Date,
): Promise<CallOutput<'transactionReview'>> {
  const where = sql`transfers.status IN ('IN_PROCESSED', 'SENDED')
    AND (${status ?? null}::text IS NULL OR transfers.status = ${status ?? null})`
  const [{ rows }, counted] = await Promise.all([
    sql<ReviewRow>`${reviewed} WHERE ${where} ORDER BY transfers.number
      LIMIT ${limit} OFFSET ${(page - 1) * limit}`.execute(db),
    sql<{ count: bigint }>`SELECT count(*) AS count FROM transfers WHERE ${where}`.execute(db),
  ])
  const items = rows.map((row) => toReview(row, now))
  return { items, page, limit, total: Number(counted.rows[0]?.count ?? 0n) }
}

/** One of them, in whatever status. Throws when there is none. */
export async function findForReview(db: Db | Trx, id: string, now: Date): Promise<ToReview> {
  const { rows } = await sql<ReviewRow>`${reviewed} WHERE transfers.id = ${id}`.execute(db)
  return toReview(rows[0] as ReviewRow, now)
}

function toReview(row: ReviewRow, now: Date): ToReview {
  const { sentAt, status } = row
  return {
    _id: row.id,
    number: row.number,
    status,
    person: { _id: row.personId, name: row.personName, company: row.company },
    amount: toMinor(row.received),
    currency: row.target,
    purpose: row.purpose,
    date: row.createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    isUnanswered: status === 'SENDED' && sentAt !== null && isTransferUnanswered(sentAt, now),
    // Between one's own accounts nothing is sent.
    recipient: row.payee as Payee,
  }
}
