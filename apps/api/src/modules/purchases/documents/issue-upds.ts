import { randomUUID } from 'node:crypto'
import { missingRequisites, moscowDateOf, updTable } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import { toMinor } from '../../../platform/database/column-types.ts'
import type { Trx } from '../../../platform/database/database.ts'
import { runEach } from '../../../platform/jobs/run-each.ts'
import type { Platform } from '../../../platform/platform.ts'
import { publishOrderChanged } from '../../clients/index.ts'
import { issueAdvanceInvoices, offsetAdvances } from '../../payments/index.ts'
import { documentSellerAt, settingAt, type DocumentSeller } from '../../settings/index.ts'
import { publishToWebhooks } from '../../webhooks/index.ts'
import { keepDocument } from './keep-document.ts'
import { selectShipment, type ShipmentRow } from './shipment-facts.ts'
import type { UpdContent } from './upd-content.ts'
import { writeUpdPdf } from './upd-pdf.ts'
import { writeUpdXml } from './upd-xml.ts'

type Shop = Pick<Platform, 'database' | 'now' | 'events'>

/** A number is drawn at the end: whoever draws the next one waits until this transaction ends. */
async function nextNumber(trx: Trx, year: number): Promise<number> {
  const { rows } = await sql<{ number: number }>`SELECT next_upd_number(${year}) AS number`.execute(trx)
  return rows[0]?.number as number
}

async function contentOf(
  trx: Trx,
  shipmentId: string,
  shipment: ShipmentRow,
  { seller, signatory }: DocumentSeller,
): Promise<Omit<UpdContent, 'number'>> {
  const date = moscowDateOf(shipment.at)
  const vatBp = await settingAt(trx, 'vatBp', shipment.at)
  const table = updTable(shipment.lines, { delivery: toMinor(shipment.delivery), vatBp })
  return {
    date,
    uuid: randomUUID(),
    vatBp,
    seller,
    signatory,
    buyer: {
      name: shipment.buyer.company,
      inn: shipment.buyer.inn,
      kpp: shipment.buyer.kpp,
      address: shipment.buyer.legalAddress,
    },
    consigneeAddress: shipment.destination,
    order: { number: shipment.orderNumber, date: moscowDateOf(shipment.issuedAt) },
    payments: shipment.payments,
    advances: await offsetAdvances(trx, {
      shipmentId,
      purchaseId: shipment.orderId,
      personId: shipment.personId,
      gross: table.gross,
      at: shipment.at,
    }),
    table,
  }
}

/** Makes the document of a shipment, where seller and buyer have given all that it names; answers whether it did. */
async function issueUpd(trx: Trx, shipmentId: string, at: Date): Promise<boolean> {
  const shipment = await selectShipment(trx, shipmentId)
  if (shipment === undefined || missingRequisites(shipment.buyer).length > 0) return false
  const seller = await documentSellerAt(trx, shipment.at)
  if (seller === null) return false
  const unnumbered = await contentOf(trx, shipmentId, shipment, seller)
  const year = Number(unnumbered.date.slice(0, 4))
  const content: UpdContent = { ...unnumbered, number: await nextNumber(trx, year) }
  const [pdf, xml] = [await writeUpdPdf(content), writeUpdXml(content)]
  const file = { ownerId: shipment.personId, purpose: 'upd' } as const
  await trx
    .insertInto('upds')
    .values({
      shipment_id: shipmentId,
      year,
      number: content.number,
      issued_at: at,
      content: JSON.stringify(content),
      pdf_file_id: await keepDocument(trx, { ...file, contentType: 'application/pdf' }, pdf),
      xml_file_id: await keepDocument(trx, { ...file, contentType: 'application/xml' }, xml),
    })
    .execute()
  const { personId: person, orderId: _id, status, paymentStatus } = shipment
  const document = {
    _id: shipmentId,
    kind: 'upd',
    number: String(content.number),
    date: content.date,
  } as const
  await publishToWebhooks(trx, {
    personId: person,
    event: 'document.issued',
    at,
    data: { ...document, orderId: _id },
  })
  await publishOrderChanged(trx, person, { _id, status, paymentStatus, by: 'system' })
  return true
}

const batchSize = 100

/**
 * Makes the documents that are missing, in the order of the shipments: those of buyers whose requisites are complete. One
 * that cannot be made does not keep the others; then it throws.
 */
export async function issueUpds(shop: Shop): Promise<void> {
  const {
    database: { kysely },
    now,
    events: { transaction },
  } = shop
  // A document names the invoices of the advances that paid for it: they are made before it.
  await issueAdvanceInvoices(shop)
  const waiting = await kysely
    .selectFrom('shipments')
    .leftJoin('upds', 'upds.shipment_id', 'shipments.id')
    .innerJoin('purchases', 'purchases.id', 'purchase_id')
    .innerJoin('people', 'people.id', 'person_id')
    .select('shipments.id')
    .where('upds.shipment_id', 'is', null)
    .where('company', '<>', '')
    .where('inn', '<>', '')
    .where('legal_address', '<>', '')
    .where((eb) => eb.or([eb('kpp', '<>', ''), eb(eb.fn('length', ['inn']), '=', 12)]))
    .orderBy('shipments.at')
    .orderBy('shipments.id')
    .limit(batchSize)
    .execute()
  await runEach(waiting, 'documents were not made', ({ id }) =>
    transaction((trx) => issueUpd(trx, id, now())),
  )
}
