import { randomUUID } from 'node:crypto'
import {
  correctedQuantities,
  correctionTable,
  moscowDateOf,
  type OrderStatus,
  type PaymentStatus,
} from '@flower-market/flower-domain'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/database.ts'
import { runEach } from '../../../platform/jobs/run-each.ts'
import type { Platform } from '../../../platform/platform.ts'
import { publishOrderChanged } from '../../clients/index.ts'
import { signatoryAt } from '../../settings/index.ts'
import { publishToWebhooks } from '../../webhooks/index.ts'
import { correctionNumber, type CorrectionContent } from './correction-content.ts'
import { writeCorrectionPdf } from './correction-pdf.ts'
import { keepDocument } from './keep-document.ts'
import type { UpdContent } from './upd-content.ts'

type Shop = Pick<Platform, 'database' | 'now' | 'events'>

const batchSize = 100

/** What the documents of a shipment say of a line by now. */
const documented = sql`(
  SELECT shipment_lines.shipment_id, shipment_lines.purchase_id, shipment_lines.position,
    shipment_lines.quantity - coalesce(less.quantity, 0) AS quantity
  FROM shipment_lines JOIN upds ON upds.shipment_id = shipment_lines.shipment_id
    LEFT JOIN (SELECT shipment_id, position, sum(quantity_before - quantity_after) AS quantity
      FROM upd_correction_lines GROUP BY shipment_id, position) AS less
      ON less.shipment_id = shipment_lines.shipment_id AND less.position = shipment_lines.position)`

/** Handed-over orders whose documents say more than what is charged by now. */
async function listOutdated(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT purchases.id FROM purchases WHERE purchases.id IN (
      SELECT lines.purchase_id FROM ${documented} AS documented
        JOIN purchase_lines AS lines ON lines.purchase_id = documented.purchase_id
          AND lines.position = documented.position
        JOIN purchases AS orders ON orders.id = lines.purchase_id
      WHERE orders.status IN ('delivered', 'fulfilled', 'return')
      GROUP BY lines.purchase_id, lines.position, lines.billed_quantity
      HAVING sum(documented.quantity) > lines.billed_quantity)
    ORDER BY number LIMIT ${batchSize}`.execute(db)
  return rows.map(({ id }) => id)
}

interface LineRow {
  readonly shipmentId: string
  readonly position: number
  readonly quantity: number
  readonly billed: number
  readonly code: string
  readonly name: string
  readonly price: number
  readonly country: string
}

/** What the documents of an order say of each line, by shipment; nothing where a shipment has no document yet. */
async function linesOf(trx: Trx, purchaseId: string): Promise<readonly LineRow[]> {
  const { rows } = await sql<LineRow>`
    SELECT documented.shipment_id AS "shipmentId", lines.position, documented.quantity::integer AS quantity,
      billed_quantity AS billed, code, concat(variety, ', ', length_cm, ' см') AS name, agreed_price AS price, country
    FROM ${documented} AS documented JOIN purchase_lines AS lines ON lines.purchase_id = documented.purchase_id
        AND lines.position = documented.position
      JOIN shipments ON shipments.id = documented.shipment_id
    WHERE documented.purchase_id = ${purchaseId} AND NOT EXISTS (SELECT 1 FROM shipments AS others
      LEFT JOIN upds ON upds.shipment_id = others.id
      WHERE others.purchase_id = ${purchaseId} AND upds.shipment_id IS NULL)
    ORDER BY lines.position, shipments.ordinal`.execute(trx)
  return rows
}

type ChangedLine = LineRow & { readonly after: number }

/** The lines of each shipment's document that have become less. */
function changesOf(lines: readonly LineRow[]): ReadonlyMap<string, readonly ChangedLine[]> {
  const changes = new Map<string, ChangedLine[]>()
  for (const ofLine of Map.groupBy(lines, ({ position }) => position).values()) {
    const billed = ofLine[0]?.billed ?? 0
    const after = correctedQuantities({ documented: ofLine.map(({ quantity }) => quantity), billed })
    for (const [place, line] of ofLine.entries()) {
      const now = after[place] as number
      if (now === line.quantity) continue
      changes.set(line.shipmentId, [...(changes.get(line.shipmentId) ?? []), { ...line, after: now }])
    }
  }
  return changes
}

/** Why lines were credited, each reason once. */
async function reasonsOf(trx: Trx, purchaseId: string, positions: readonly number[]): Promise<string[]> {
  const rows = await trx
    .selectFrom('purchase_credits')
    .select('reason')
    .where('purchase_id', '=', purchaseId)
    .where('position', 'in', [...positions])
    .orderBy('at')
    .orderBy('movement_id')
    .execute()
  return [...new Set(rows.map(({ reason }) => reason).filter(Boolean))]
}

async function nextNumber(trx: Trx, year: number): Promise<number> {
  const { rows } = await sql<{
    number: number
  }>`SELECT next_yearly_number('upd-correction', ${year}) AS number`.execute(trx)
  return rows[0]?.number as number
}

async function correct(
  trx: Trx,
  { shipmentId, purchaseId, personId }: { shipmentId: string; purchaseId: string; personId: string },
  lines: readonly ChangedLine[],
  at: Date,
): Promise<void> {
  const { content: kept } = await trx
    .selectFrom('upds')
    .select('content')
    .where('shipment_id', '=', shipmentId)
    .executeTakeFirstOrThrow()
  // It waits until staff have entered who signs.
  const signatory = await signatoryAt(trx, at)
  if (signatory === null) return
  const {
    number: updNumber,
    date: updDate,
    vatBp,
    seller,
    buyer,
    order,
  } = kept as Omit<UpdContent, 'signatory'>
  const date = moscowDateOf(at)
  const year = Number(date.slice(0, 4))
  const positions = lines.map(({ position }) => position)
  const content: CorrectionContent = {
    date,
    upd: { number: updNumber, date: updDate },
    vatBp,
    seller,
    signatory,
    buyer,
    order,
    reasons: await reasonsOf(trx, purchaseId, positions),
    table: correctionTable(
      lines.map(({ code, name, price, country, quantity, after }) => ({
        code,
        name,
        price,
        country,
        before: quantity,
        after,
      })),
      vatBp,
    ),
    // The last lock that is taken.
    number: await nextNumber(trx, year),
  }
  const id = randomUUID()
  const pdf = await writeCorrectionPdf(content)
  const file = { ownerId: personId, purpose: 'upd-correction', contentType: 'application/pdf' } as const
  await trx
    .insertInto('upd_corrections')
    .values({
      id,
      shipment_id: shipmentId,
      year,
      number: content.number,
      issued_at: at,
      content: JSON.stringify(content),
      pdf_file_id: await keepDocument(trx, file, pdf),
    })
    .execute()
  await trx
    .insertInto('upd_correction_lines')
    .values(
      lines.map(({ position, quantity, after }) => ({
        correction_id: id,
        shipment_id: shipmentId,
        position,
        quantity_before: quantity,
        quantity_after: after,
      })),
    )
    .execute()
  await publishToWebhooks(trx, {
    personId,
    event: 'document.issued',
    at,
    data: {
      _id: id,
      kind: 'correction',
      number: correctionNumber(content.number),
      date,
      orderId: purchaseId,
    },
  })
}

async function correctOrder(trx: Trx, purchaseId: string, at: Date): Promise<void> {
  const { rows } = await sql<{ personId: string; status: OrderStatus; paymentStatus: PaymentStatus }>`
    SELECT person_id AS "personId", status, payment_status AS "paymentStatus"
    FROM purchases WHERE id = ${purchaseId} FOR UPDATE`.execute(trx)
  const [order] = rows
  if (order === undefined) return
  const { personId, status, paymentStatus } = order
  const changes = changesOf(await linesOf(trx, purchaseId))
  if (changes.size === 0) return
  for (const [shipmentId, lines] of changes) {
    await correct(trx, { shipmentId, purchaseId, personId }, lines, at)
  }
  const changed = { _id: purchaseId, status, paymentStatus, by: 'system' } as const
  await publishOrderChanged(trx, personId, changed)
}

/**
 * Makes the corrections of documents that say more than what is charged by now: after a claim, a return, or a delivery that was
 * short. One that cannot be made does not keep the others; then it throws.
 */
export async function issueCorrections({
  database: { kysely },
  now,
  events: { transaction },
}: Shop): Promise<void> {
  await runEach(
    (await listOutdated(kysely)).map((id) => ({ id })),
    'corrections were not made',
    ({ id }) => transaction((trx) => correctOrder(trx, id, now())),
  )
}
