import type { CallOutput } from '@flower-market/api-client/contract'
import type { Currency } from '@flower-market/flower-domain'
import { sql, type RawBuilder } from 'kysely'
import { toMinor } from '../../platform/database/column-types.ts'
import type { Db } from '../../platform/database/database.ts'
import { duringPeriod, type Period } from '../../platform/database/moscow-days.ts'

/** An entry of a plantation's statement. */
export type StatementEntry = CallOutput<'plantationStatement'>['items'][number]

interface EntryRow {
  readonly id: string
  readonly kind: StatementEntry['kind']
  readonly date: Date
  readonly number: number
  readonly company: string
  readonly city: string
  readonly stems: number | null
  readonly amount: bigint
  readonly currency: Currency
  readonly status: NonNullable<StatementEntry['payment']>['status'] | null
  readonly settledAt: Date | null
}

/** What a plantation sends itself: flowers in stock are the operator's by then. */
const ownKinds = sql`purchases.kind IN ('toOrder', 'forPlantations')`

function allOf(parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join(parts, sql` AND `)
}

function shipments(plantationId: string, period: Period): RawBuilder<unknown> {
  const where = allOf([
    sql`lines.plantation_id = ${plantationId}`,
    ownKinds,
    ...duringPeriod(sql`shipments.at`, period),
  ])
  return sql`SELECT shipments.id, 'shipment' AS kind, shipments.at AS date, purchases.number, purchases.person_id,
      sum(shipped.quantity)::int AS stems, sum(shipped.quantity::bigint * lines.plantation_price)::bigint AS amount,
      'RUB' AS currency, NULL AS status, NULL::timestamptz AS "settledAt"
    FROM purchase_lines AS lines
      JOIN shipment_lines AS shipped ON (shipped.purchase_id, shipped.position) = (lines.purchase_id, lines.position)
      JOIN shipments ON shipments.id = shipped.shipment_id JOIN purchases ON purchases.id = lines.purchase_id
    WHERE ${where} GROUP BY shipments.id, purchases.id`
}

function claims(plantationId: string, period: Period): RawBuilder<unknown> {
  const where = allOf([
    sql`lines.plantation_id = ${plantationId} AND claims.accepted_quantity > 0`,
    ownKinds,
    ...duringPeriod(sql`claims.decided_at`, period),
  ])
  return sql`SELECT claims.id, 'claim', claims.decided_at, purchases.number, purchases.person_id, claims.accepted_quantity,
      claims.accepted_quantity::bigint * lines.plantation_price, 'RUB', NULL, NULL
    FROM purchase_lines AS lines
      JOIN claims ON (claims.purchase_id, claims.position) = (lines.purchase_id, lines.position)
      JOIN purchases ON purchases.id = lines.purchase_id
    WHERE ${where}`
}

function payments(plantationId: string, period: Period): RawBuilder<unknown> {
  const where = allOf([
    sql`recipients.plantation_id = ${plantationId} AND sent_at IS NOT NULL`,
    ...duringPeriod(sql`sent_at`, period),
  ])
  return sql`SELECT transfers.id, 'payment', sent_at, transfers.number, transfers.person_id, NULL, received, target,
      transfers.status, settled_at
    FROM transfers JOIN quotes ON quotes.id = quote_id JOIN recipients ON recipients.id = transfers.recipient_id
    WHERE ${where}`
}

/** What a plantation has shipped, what claims were accepted for and what was sent to it, the newest first. */
export async function listStatementEntries(
  db: Db,
  plantationId: string,
  period: Period,
  limit: number,
): Promise<StatementEntry[]> {
  const { rows } = await sql<EntryRow>`
    SELECT entries.*, people.company, people.city FROM (
      ${shipments(plantationId, period)} UNION ALL ${claims(plantationId, period)} UNION ALL ${payments(plantationId, period)}
    ) AS entries JOIN people ON people.id = entries.person_id
    ORDER BY date DESC, entries.id LIMIT ${limit}`.execute(db)
  return rows.map(
    ({ id, kind, date, number, company, city, stems, amount, currency, status, settledAt }) => ({
      _id: id,
      kind,
      date: date.toISOString(),
      number,
      buyer: { company, city },
      stems,
      amount: toMinor(amount),
      currency,
      payment: status === null ? null : { status, settledAt: settledAt?.toISOString() ?? null },
    }),
  )
}
