import type { ShipmentDocument } from '@flower-market/api-client/contract'
import type { Locale } from '@flower-market/flower-domain'
import { zipSync, type Zippable } from 'fflate'
import { documentAttempts } from '../../../platform/documents/document-attempts.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { SignedIn } from '../../../platform/sessions/session-store.ts'
import { writePackingList } from './packing-list.ts'
import { selectShipment, type ShipmentRow } from './shipment-facts.ts'
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
export function documentsService({ database: { kysely }, limits }: Pick<Platform, 'database' | 'limits'>) {
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
      .select(['number', 'year', 'content', 'bytes'])
      .where('shipment_id', '=', id)
      .executeTakeFirst()
    if (upd === undefined) return undefined
    const name =
      kind === 'upd' ? `УПД ${upd.number} ${upd.year}.pdf` : `${updFileName(upd.content as UpdContent)}.xml`
    return new File([new Uint8Array(upd.bytes)], name, { type: types[kind] })
  }

  async function shipmentsOf({ personId }: Reader, orderIds: readonly string[]): Promise<string[]> {
    const rows = await kysely
      .selectFrom('shipments')
      .innerJoin('purchases', 'purchases.id', 'purchase_id')
      .select('shipments.id')
      .where('purchase_id', 'in', [...orderIds])
      .where('person_id', '=', personId)
      .orderBy('purchases.number')
      .orderBy('ordinal')
      .execute()
    return rows.map(({ id }) => id)
  }

  async function documentsOf(ids: readonly string[], locale: Locale): Promise<File[]> {
    const files: File[] = []
    for (const id of ids) {
      const upds = await Promise.all([keptDocument(id, 'upd'), keptDocument(id, 'upd-xml')])
      files.push(...upds.filter((kept) => kept !== undefined))
      files.push(await packingList((await selectShipment(kysely, id)) as ShipmentRow, locale))
    }
    return files
  }

  return {
    /** A document of a shipment, for its buyer and staff. Throws `not-found`, also for one that is not made yet. */
    async read(
      reader: Reader,
      id: string,
      { kind, locale }: { kind: ShipmentDocument; locale: Locale },
    ): Promise<File> {
      const shipment = await requireShipment(reader, id)
      await limits.take([documentAttempts, reader.personId])
      const found =
        kind === 'packing-list' ? await packingList(shipment, locale) : await keptDocument(id, kind)
      if (found === undefined) throw new ApiError('not-found')
      return found
    },

    /** All documents of the reader's own orders as one archive. Throws `not-found` where there are none. */
    async archive(reader: Reader, { ids, locale }: { ids: string; locale: Locale }): Promise<File> {
      const shipments = await shipmentsOf(reader, ids.split(','))
      if (shipments.length === 0) throw new ApiError('not-found')
      await limits.take([documentAttempts, reader.personId])
      const archive: Zippable = {}
      for (const document of await documentsOf(shipments, locale)) {
        archive[document.name] = new Uint8Array(await document.arrayBuffer())
      }
      const name = locale === 'ru' ? 'Документы.zip' : 'Documents.zip'
      return new File([new Uint8Array(zipSync(archive))], name, { type: 'application/zip' })
    },
  }
}
