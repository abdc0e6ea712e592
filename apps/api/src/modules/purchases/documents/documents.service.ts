import {
  shipmentDocuments,
  type ShipmentDocument,
  type TaxDocumentKind,
} from '@flower-market/api-client/contract'
import type { Locale } from '@flower-market/flower-domain'
import { documentAttempts } from '../../../platform/documents/document-attempts.ts'
import { zipStream, type ArchivedFile } from '../../../platform/documents/zip-stream.ts'
import { StreamedFile } from '../../../platform/endpoints/send-file.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { readFileBytes } from '../../../platform/files/file-bytes.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { SignedIn } from '../../../platform/sessions/session-store.ts'
import { writePackingList } from './packing-list.ts'
import { selectShipment, type ShipmentRow } from './shipment-facts.ts'
import { documentsStates } from './documents-states.ts'
import { findTaxDocument, listTaxDocuments } from './tax-documents.repository.ts'
import { updFileName, type UpdContent } from './upd-content.ts'

type Reader = Pick<SignedIn, 'personId' | 'role'>

const types = { upd: 'application/pdf', 'upd-xml': 'application/xml', 'packing-list': 'application/pdf' }

async function packingList(shipment: ShipmentRow, locale: Locale): Promise<File> {
  const { orderNumber, ordinal } = shipment
  const bytes = await writePackingList(shipment, locale)
  const name = locale === 'ru' ? 'Упаковочный лист' : 'Packing list'
  return new File([new Uint8Array(bytes)], `${name} ${orderNumber}-${ordinal}.pdf`, {
    type: types['packing-list'],
  })
}

/** Makes the service of shipments' documents. */
export function documentsService({
  database: { kysely },
  limits,
  ports: { files: store },
}: Pick<Platform, 'database' | 'limits' | 'ports'>) {
  async function requireShipment({ personId, role }: Reader, id: string): Promise<ShipmentRow> {
    const shipment = await selectShipment(kysely, id)
    if (shipment === undefined || (shipment.personId !== personId && role !== 'ADMIN')) {
      throw new ApiError('not-found')
    }
    return shipment
  }

  async function keptDocument(id: string, kind: 'upd' | 'upd-xml'): Promise<File | undefined> {
    const upd = await kysely
      .selectFrom('upds')
      .innerJoin('files', 'files.id', kind === 'upd' ? 'pdf_file_id' : 'xml_file_id')
      .select(['number', 'year', 'content', 'files.id', 'bytes', 'sha256'])
      .where('shipment_id', '=', id)
      .executeTakeFirst()
    if (upd === undefined) return undefined
    const name =
      kind === 'upd' ? `УПД ${upd.number} ${upd.year}.pdf` : `${updFileName(upd.content as UpdContent)}.xml`
    return new File([new Uint8Array(await readFileBytes(store, upd))], name, { type: types[kind] })
  }

  async function documentOf(id: string, kind: ShipmentDocument, locale: Locale): Promise<File | undefined> {
    if (kind !== 'packing-list') return keptDocument(id, kind)
    return packingList((await selectShipment(kysely, id)) as ShipmentRow, locale)
  }

  /**
   * The shipments of the orders by their numbers. Throws `not-found` where the reader may not read one, and
   * `documents-not-ready`; a packing list is there as soon as something is shipped.
   */
  async function readyShipments(
    { personId, role }: Reader,
    orderIds: readonly string[],
    kind?: ShipmentDocument,
  ) {
    const orders = kysely
      .selectFrom('purchases')
      .select('id')
      .where('id', 'in', [...orderIds])
    const readable = await (role === 'ADMIN' ? orders : orders.where('person_id', '=', personId)).execute()
    if (readable.length < orderIds.length) throw new ApiError('not-found')
    const states = await documentsStates(kysely, orderIds)
    const isReady = (id: string): boolean =>
      kind === 'packing-list' ? (states.get(id) ?? 'none') !== 'none' : states.get(id) === 'ready'
    if (!orderIds.every(isReady)) throw new ApiError('documents-not-ready')
    return kysely
      .selectFrom('shipments')
      .innerJoin('purchases', 'purchases.id', 'purchase_id')
      .select(['shipments.id', 'purchases.number'])
      .where('purchase_id', 'in', [...orderIds])
      .orderBy('purchases.number')
      .orderBy('ordinal')
      .execute()
  }

  async function correctionsOf(shipmentId: string): Promise<string[]> {
    const rows = await kysely
      .selectFrom('upd_corrections')
      .select('id')
      .where('shipment_id', '=', shipmentId)
      .orderBy('year')
      .orderBy('number')
      .execute()
    return rows.map(({ id }) => id)
  }

  async function* documentsOf(
    shipments: Awaited<ReturnType<typeof readyShipments>>,
    locale: Locale,
    only: ShipmentDocument | undefined,
  ): AsyncGenerator<ArchivedFile> {
    for (const { id, number } of shipments) {
      const folder = locale === 'ru' ? `Заказ ${number}` : `Order ${number}`
      for (const kind of only === undefined ? shipmentDocuments : [only]) {
        const file = await documentOf(id, kind, locale)
        if (file === undefined) continue
        yield { name: `${folder}/${file.name}`, bytes: new Uint8Array(await file.arrayBuffer()) }
      }
      if (only !== undefined) continue
      for (const correctionId of await correctionsOf(id)) {
        const kept = await findTaxDocument(kysely, 'correction', correctionId)
        if (kept !== undefined)
          yield { name: `${folder}/${kept.name}`, bytes: await readFileBytes(store, kept.place) }
      }
    }
  }

  return {
    /** A page of the reader's own tax documents. */
    list: (reader: Reader, page: { page: number; limit: number }) =>
      listTaxDocuments(kysely, reader.personId, page),

    /** The PDF of a tax document, for its person and staff. Throws `not-found`. */
    async file(reader: Reader, kind: TaxDocumentKind, id: string): Promise<File> {
      const kept = await findTaxDocument(kysely, kind, id)
      const maySee = kept?.personId === reader.personId || reader.role === 'ADMIN'
      if (kept === undefined || !maySee) throw new ApiError('not-found')
      await limits.take([documentAttempts, reader.personId])
      const bytes = await readFileBytes(store, kept.place)
      return new File([new Uint8Array(bytes)], kept.name, { type: 'application/pdf' })
    },

    /** A document of a shipment, for its buyer and staff. Throws `not-found`, also for one that is not made yet. */
    async read(
      reader: Reader,
      id: string,
      { kind, locale }: { kind: ShipmentDocument; locale: Locale },
    ): Promise<File> {
      await requireShipment(reader, id)
      await limits.take([documentAttempts, reader.personId])
      const found = await documentOf(id, kind, locale)
      if (found === undefined) throw new ApiError('not-found')
      return found
    },

    /**
     * All documents of orders that the reader may read, or those of a kind, as one archive, a folder for each order, sent while it is made. Throws `not-found`,
     * `documents-not-ready`; then nothing has been sent.
     */
    async archive(
      reader: Reader,
      { ids, locale, kind }: { ids: string; locale: Locale; kind?: ShipmentDocument | undefined },
    ): Promise<StreamedFile> {
      const shipments = await readyShipments(reader, [...new Set(ids.split(','))], kind)
      await limits.take([documentAttempts, reader.personId])
      const name = locale === 'ru' ? 'Документы.zip' : 'Documents.zip'
      return new StreamedFile(zipStream(documentsOf(shipments, locale, kind)), {
        name,
        type: 'application/zip',
      })
    },
  }
}
