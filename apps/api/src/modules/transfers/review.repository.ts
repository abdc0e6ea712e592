import type { CallOutput, Contract } from '@flower-market/api-client/contract'
import { formatRate, isTransferUnanswered, transferAnswerDays } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { toMinor } from '../../platform/database/column-types.ts'
import type { Db, Trx } from '../../platform/database/database.ts'
import type { Payee } from '../../platform/database/transfer-tables.ts'
import { transferColumns, transferTables, type TransferRow } from './transfers.repository.ts'

type ToReview = CallOutput<'transactionSend'>
type ReviewQuery = z.output<Contract['transactionReview']['query']>
type ReviewRow = TransferRow & { readonly personName: string; readonly company: string }

const dayMs = 24 * 3_600_000

const reviewed = sql`SELECT ${transferColumns}, trim(people.name || ' ' || people.surname) AS "personName", people.company
  FROM ${transferTables} JOIN people ON people.id = transfers.person_id`

/** A page of the transfers to plantations that a filter finds: open ones the oldest first, settled ones the newest first. */
export async function listForReview(
  db: Db,
  { page, limit, status, isUnanswered, search = '' }: ReviewQuery,
  now: Date,
): Promise<CallOutput<'transactionReview'>> {
  const statuses = isUnanswered ? ['SENDED'] : status === undefined ? ['IN_PROCESSED', 'SENDED'] : [status]
  const sentBefore = isUnanswered ? new Date(now.getTime() - transferAnswerDays * dayMs) : null
  const isFound = /^\d{1,9}$/u.test(search)
    ? sql`transfers.number = ${Number(search)}`
    : sql`NOT EXISTS (SELECT FROM unnest(${search.toLowerCase().split(/\s+/u)}::text[]) AS word
        WHERE strpos(lower(concat_ws(' ', people.name, surname, company, payee->>'name', payee->>'beneficiary',
          payee->'plantation'->>'name')), word) = 0)`
  const order = status === 'CONFIRMED' || status === 'REJECTED' ? sql`DESC` : sql`ASC`
  const { rows } = await sql<ReviewRow & { readonly counted: bigint }>`
    SELECT found.*, count(*) OVER () AS counted FROM (
      ${reviewed} WHERE payee IS NOT NULL AND transfers.status = ANY(${statuses}) AND ${isFound}
        AND (${sentBefore}::timestamptz IS NULL OR sent_at <= ${sentBefore})) AS found
    ORDER BY number ${order} LIMIT ${limit} OFFSET ${(page - 1) * limit}`.execute(db)
  const items = rows.map((row) => toReview(row, now))
  return { items, page, limit, total: Number(rows[0]?.counted ?? 0n) }
}

/** One of them, in whatever status; undefined where there is none, also where it is between a person's own accounts. */
export async function findForReview(db: Db | Trx, id: string, now: Date): Promise<ToReview | undefined> {
  const { rows } = await sql<ReviewRow>`${reviewed} WHERE transfers.id = ${id} AND payee IS NOT NULL`.execute(
    db,
  )
  return rows[0] && toReview(rows[0], now)
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
    total: toMinor(row.total),
    source: row.source,
    converted: toMinor(row.converted),
    commission: toMinor(row.commission),
    rate: formatRate(row.rate),
    rateBase: row.rateBase,
    purpose: row.purpose,
    date: row.createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    settledAt: row.settledAt?.toISOString() ?? null,
    reason: row.reason,
    isReturned: row.returnedBy !== null,
    events: row.events.map((event) => ({ ...event, at: new Date(event.at).toISOString() })),
    isUnanswered: status === 'SENDED' && sentAt !== null && isTransferUnanswered(sentAt, now),
    // Between one's own accounts nothing is sent.
    recipient: row.payee as Payee,
  }
}
