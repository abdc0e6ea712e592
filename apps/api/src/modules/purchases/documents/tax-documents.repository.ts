import type { CallOutput, TaxDocumentKind } from '@flower-market/api-client/contract'
import type { IsoDate, OrderKind } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import { toMinor } from '../../../platform/database/column-types.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { FilePlace } from '../../../platform/files/file-bytes.ts'
import { advanceNumber } from '../../payments/index.ts'
import { correctionNumber } from './correction-content.ts'

interface DocumentRow {
  readonly id: string
  readonly kind: TaxDocumentKind
  readonly number: number
  /** Of the document; it may be made later than what it is about. */
  readonly date: IsoDate
  readonly amount: bigint
  readonly orderId: string | null
  readonly orderNumber: number | null
  readonly orderKind: OrderKind | null
  readonly paymentId: string | null
  readonly paymentNumber: number | null
}

const ofOrder = sql`purchases.id AS "orderId", purchases.number AS "orderNumber", purchases.kind AS "orderKind",
  NULL::text AS "paymentId", NULL::integer AS "paymentNumber"`

/** The documents of a person; of corrections what they lower. */
function documentsOf(personId: string) {
  return sql`
    SELECT shipment_id AS id, 'upd' AS kind, upds.number, upds.issued_at AS at, content->>'date' AS date,
      (content->'table'->>'gross')::bigint AS amount, ${ofOrder}
    FROM upds JOIN shipments ON shipments.id = shipment_id JOIN purchases ON purchases.id = purchase_id
    WHERE purchases.person_id = ${personId}
    UNION ALL
    SELECT upd_corrections.id, 'correction', upd_corrections.number, upd_corrections.issued_at, content->>'date',
      -(content->'table'->'decrease'->>'gross')::bigint, ${ofOrder}
    FROM upd_corrections JOIN shipments ON shipments.id = shipment_id JOIN purchases ON purchases.id = purchase_id
    WHERE purchases.person_id = ${personId}
    UNION ALL
    SELECT advance_invoices.payment_id, 'advance-invoice', advance_invoices.number, issued_at, content->>'date', advances.amount,
      NULL, NULL, NULL, payments.id, payments.number
    FROM advance_invoices JOIN advances ON advances.payment_id = advance_invoices.payment_id
      JOIN payments ON payments.id = advances.payment_id
    WHERE advances.person_id = ${personId}`
}

const numberOf: Readonly<Record<TaxDocumentKind, (number: number) => string>> = {
  upd: String,
  correction: correctionNumber,
  'advance-invoice': advanceNumber,
}

function toDocument(row: DocumentRow): CallOutput<'documentList'>['items'][number] {
  const { id, kind, number, date, amount, orderId, orderNumber, orderKind, paymentId, paymentNumber } = row
  const isOfOrder = orderId !== null && orderNumber !== null && orderKind !== null
  return {
    _id: id,
    kind,
    number: numberOf[kind](number),
    date,
    amount: toMinor(amount),
    order: isOfOrder ? { _id: orderId, number: orderNumber, kind: orderKind } : null,
    payment: paymentId === null || paymentNumber === null ? null : { _id: paymentId, number: paymentNumber },
  }
}

/** A page of a person's tax documents, the newest first. */
export async function listTaxDocuments(
  db: Db,
  personId: string,
  { page, limit }: { page: number; limit: number },
): Promise<CallOutput<'documentList'>> {
  const [{ rows }, { rows: counts }] = await Promise.all([
    sql<DocumentRow>`SELECT * FROM (${documentsOf(personId)}) AS documents ORDER BY at DESC, kind, number DESC
      LIMIT ${limit} OFFSET ${(page - 1) * limit}`.execute(db),
    sql<{ total: bigint }>`SELECT count(*) AS total FROM (${documentsOf(personId)}) AS documents`.execute(db),
  ])
  return { items: rows.map(toDocument), page, limit, total: Number(counts[0]?.total ?? 0) }
}

/** A document that is kept, with whose it is. */
export interface KeptDocument {
  readonly personId: string
  readonly name: string
  readonly place: FilePlace
}

interface KeptRow extends FilePlace {
  readonly personId: string
  readonly number: number
  readonly year: number
}

const keptBy: Readonly<Record<TaxDocumentKind, (id: string) => ReturnType<typeof sql<KeptRow>>>> = {
  upd: (id) => sql`SELECT person_id AS "personId", upds.number, year, files.id, bytes, sha256
    FROM upds JOIN files ON files.id = pdf_file_id JOIN shipments ON shipments.id = shipment_id
      JOIN purchases ON purchases.id = purchase_id
    WHERE shipment_id = ${id}`,
  correction: (
    id,
  ) => sql`SELECT person_id AS "personId", upd_corrections.number, year, files.id, bytes, sha256
    FROM upd_corrections JOIN files ON files.id = pdf_file_id JOIN shipments ON shipments.id = shipment_id
      JOIN purchases ON purchases.id = purchase_id
    WHERE upd_corrections.id = ${id}`,
  'advance-invoice': (id) => sql`SELECT person_id AS "personId", number, year, files.id, bytes, sha256
    FROM advance_invoices JOIN files ON files.id = pdf_file_id
      JOIN advances ON advances.payment_id = advance_invoices.payment_id
    WHERE advance_invoices.payment_id = ${id}`,
}

const titles: Readonly<Record<TaxDocumentKind, string>> = {
  upd: 'УПД',
  correction: 'УКД',
  'advance-invoice': 'Счёт-фактура на аванс',
}

/** The PDF of a document; undefined when there is none. */
export async function findTaxDocument(
  db: Db,
  kind: TaxDocumentKind,
  id: string,
): Promise<KeptDocument | undefined> {
  const { rows } = await keptBy[kind](id).execute(db)
  const [row] = rows
  if (row === undefined) return undefined
  const { personId, number, year } = row
  return { personId, place: row, name: `${titles[kind]} ${numberOf[kind](number)} ${year}.pdf` }
}
