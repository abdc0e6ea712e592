import { randomUUID } from 'node:crypto'
import type { CallOutput } from '@flower-market/api-client/contract'
import { shippingBoxes } from '@flower-market/flower-domain'
import type { Db, Trx } from '../../../platform/database/database.ts'
import { correctionNumber } from './correction-content.ts'
import type { LockedOrder, PlacedLine } from '../order-lines.repository.ts'

/** The lines of an order before and after a move that ships. */
interface ShippedMove {
  readonly before: readonly PlacedLine[]
  readonly after: readonly PlacedLine[]
  readonly at: Date
}

/** Writes what a move ships of a locked order, where it ships anything; the first shipment carries the delivery. */
export async function insertShipment(
  trx: Trx,
  { id: purchaseId, deliveryCost }: LockedOrder,
  { before, after, at }: ShippedMove,
): Promise<void> {
  const shipped = after
    .map(({ position, shippedQuantity }, place) => ({
      position,
      quantity: shippedQuantity - (before[place]?.shippedQuantity ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0)
  if (shipped.length === 0) return
  const { count } = await trx
    .selectFrom('shipments')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('purchase_id', '=', purchaseId)
    .executeTakeFirstOrThrow()
  const ordinal = Number(count) + 1
  const id = randomUUID()
  const delivery = ordinal === 1 ? deliveryCost : 0n
  await trx.insertInto('shipments').values({ id, purchase_id: purchaseId, ordinal, at, delivery }).execute()
  await trx
    .insertInto('shipment_lines')
    .values(
      shipped.map(({ position, quantity }) => ({
        shipment_id: id,
        purchase_id: purchaseId,
        position,
        quantity,
      })),
    )
    .execute()
}

/** The shipments of an order with their documents, in their order. */
export async function listShipments(
  db: Db | Trx,
  purchaseId: string,
): Promise<CallOutput<'purchaseGet'>['shipments']> {
  const [rows, lines, corrections] = await Promise.all([
    db
      .selectFrom('shipments')
      .leftJoin('upds', 'upds.shipment_id', 'shipments.id')
      .select(['shipments.id', 'shipments.at', 'upds.number', 'upds.year'])
      .where('purchase_id', '=', purchaseId)
      .orderBy('ordinal')
      .execute(),
    db
      .selectFrom('shipment_lines')
      .innerJoin('purchase_lines', (join) =>
        join
          .onRef('purchase_lines.purchase_id', '=', 'shipment_lines.purchase_id')
          .onRef('purchase_lines.position', '=', 'shipment_lines.position'),
      )
      .select(['shipment_id', 'shipment_lines.quantity', 'stems_per_box'])
      .where('shipment_lines.purchase_id', '=', purchaseId)
      .execute(),
    db
      .selectFrom('upd_corrections')
      .innerJoin('shipments', 'shipments.id', 'shipment_id')
      .select(['upd_corrections.id', 'shipment_id', 'number'])
      .where('purchase_id', '=', purchaseId)
      .orderBy('year')
      .orderBy('number')
      .execute(),
  ])
  return rows.map(({ id, at, number, year }) => {
    const own = lines.filter(({ shipment_id: shipmentId }) => shipmentId === id)
    return {
      _id: id,
      at: at.toISOString(),
      stems: own.reduce((stems, { quantity }) => stems + quantity, 0),
      boxes: shippingBoxes(
        own.map(({ quantity, stems_per_box: stemsPerBox }) => ({ quantity, stemsPerBox })),
      ),
      upd: number === null || year === null ? null : { number, year },
      corrections: corrections
        .filter((correction) => correction.shipment_id === id)
        .map((correction) => ({ _id: correction.id, number: correctionNumber(correction.number) })),
    }
  })
}
