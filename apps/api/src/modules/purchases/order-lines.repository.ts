import type { OrderLineState, OrderStatus, PaymentStatus } from '@flower-market/flower-domain'
import type { Trx } from '../../platform/database/database.ts'

/** An order that the transaction has locked. */
export interface LockedOrder {
  readonly id: string
  readonly personId: string
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
  /** Kopecks. */
  readonly deliveryCost: bigint
}

/** Locks an order until the transaction ends; undefined when there is none. */
export async function lockOrder(trx: Trx, id: string): Promise<LockedOrder | undefined> {
  const row = await trx
    .selectFrom('purchases')
    .select(['person_id', 'status', 'payment_status', 'delivery_cost'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return (
    row && {
      id,
      personId: row.person_id,
      status: row.status,
      paymentStatus: row.payment_status,
      deliveryCost: row.delivery_cost,
    }
  )
}

/** A line of an order in its place. */
export interface PlacedLine extends OrderLineState {
  readonly position: number
}

/** How far the lines of an order have come, in their order. */
export async function selectLineStates(trx: Trx, id: string): Promise<PlacedLine[]> {
  const rows = await trx
    .selectFrom('purchase_lines')
    .select([
      'position',
      'code',
      'price',
      'quantity',
      'agreed_price',
      'agreed_quantity',
      'shipped_quantity',
      'billed_quantity',
    ])
    .where('purchase_id', '=', id)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    position: row.position,
    code: row.code,
    price: row.price,
    quantity: row.quantity,
    agreedPrice: row.agreed_price,
    agreedQuantity: row.agreed_quantity,
    shippedQuantity: row.shipped_quantity,
    billedQuantity: row.billed_quantity,
  }))
}

function isSame(left: PlacedLine, right: PlacedLine): boolean {
  return (
    left.agreedPrice === right.agreedPrice &&
    left.agreedQuantity === right.agreedQuantity &&
    left.shippedQuantity === right.shippedQuantity &&
    left.billedQuantity === right.billedQuantity
  )
}

/** Writes the lines that a move has changed. */
export async function writeLineStates(
  trx: Trx,
  id: string,
  { before, after }: { before: readonly PlacedLine[]; after: readonly PlacedLine[] },
): Promise<void> {
  const changed = after.filter((line, place) => !isSame(line, before[place] as PlacedLine))
  for (const line of changed) {
    await trx
      .updateTable('purchase_lines')
      .set({
        agreed_price: line.agreedPrice,
        agreed_quantity: line.agreedQuantity,
        shipped_quantity: line.shippedQuantity,
        billed_quantity: line.billedQuantity,
      })
      .where('purchase_id', '=', id)
      .where('position', '=', line.position)
      .execute()
  }
}
