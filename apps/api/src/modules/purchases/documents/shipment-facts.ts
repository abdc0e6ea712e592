import type { CallOutput } from '@flower-market/api-client/contract'
import {
  moscowDateOf,
  type OrderStatus,
  type PaymentStatus,
  type ShippedLine,
  type UpdBuyer,
} from '@flower-market/flower-domain'
import type { Db, Trx } from '../../../platform/database/database.ts'
import type { UpdContent } from './upd-content.ts'

/** A shipment with all that its documents say. */
export interface ShipmentRow {
  readonly orderId: string
  readonly orderNumber: number
  readonly issuedAt: Date
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
  readonly personId: string
  readonly ordinal: number
  readonly at: Date
  /** Kopecks. */
  readonly delivery: bigint
  readonly destination: string
  readonly buyer: UpdBuyer
  readonly payments: UpdContent['payments']
  readonly lines: readonly (ShippedLine & {
    readonly plantation: string
    readonly stemsPerBunch: number
    readonly stemsPerBox: number
  })[]
}

/** Where an order goes, in one line; what is picked up goes to the point that the order named. */
function destinationText(destination: CallOutput<'purchaseGet'>['destination']): string {
  switch (destination.kind) {
    case 'delivery':
      return [destination.index, destination.city, destination.street].filter(Boolean).join(', ')
    case 'pickup':
      return destination.address.ru
    case 'text':
      return destination.text
  }
}

/** A shipment by its id; undefined when there is none. */
export async function selectShipment(db: Db | Trx, id: string): Promise<ShipmentRow | undefined> {
  const row = await db
    .selectFrom('shipments')
    .innerJoin('purchases', 'purchases.id', 'purchase_id')
    .innerJoin('people', 'people.id', 'person_id')
    .select([
      'purchases.id as orderId',
      'purchases.number as orderNumber',
      'issued_at as issuedAt',
      'purchases.status',
      'payment_status as paymentStatus',
      'person_id as personId',
      'ordinal',
      'shipments.at',
      'shipments.delivery',
      'destination',
      'company',
      'inn',
      'kpp',
      'legal_address as legalAddress',
    ])
    .where('shipments.id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { company, inn, kpp, legalAddress, destination, ...facts } = row
  const lines = await db
    .selectFrom('shipment_lines')
    .innerJoin('purchase_lines', (join) =>
      join
        .onRef('purchase_lines.purchase_id', '=', 'shipment_lines.purchase_id')
        .onRef('purchase_lines.position', '=', 'shipment_lines.position'),
    )
    .select([
      'code',
      'variety',
      'length_cm',
      'plantation',
      'country',
      'agreed_price',
      'shipment_lines.quantity',
      'stems_per_bunch',
      'stems_per_box',
    ])
    .where('shipment_id', '=', id)
    .orderBy('shipment_lines.position')
    .execute()
  // A transfer from a bank has a payment order; what came from the balance has none.
  const payments = await db
    .selectFrom('payment_allocations')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select(['number', 'settled_at'])
    .where('purchase_id', '=', row.orderId)
    .where('paid', '>', 0n)
    .where('method', 'in', ['CHECK', 'QRCODE'])
    .where('settled_at', '<=', row.at)
    .orderBy('number')
    .execute()
  return {
    ...facts,
    destination: destinationText(destination),
    buyer: { company, inn, kpp, legalAddress },
    payments: payments.map(({ number, settled_at: at }) => ({ number, date: moscowDateOf(at as Date) })),
    lines: lines.map((line) => ({
      code: line.code,
      name: `${line.variety}, ${line.length_cm} см`,
      price: line.agreed_price,
      quantity: line.quantity,
      country: line.country,
      plantation: line.plantation,
      stemsPerBunch: line.stems_per_bunch,
      stemsPerBox: line.stems_per_box,
    })),
  }
}
