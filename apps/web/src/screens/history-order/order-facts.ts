import type { CallOutput } from '@flower-market/api-client'

/** An order as the server answers. */
export type Order = CallOutput<'purchaseGet'>

/** A line of an order. */
export type OrderPosition = Order['lines'][number]

/** Whether less was agreed of a line than was asked for. */
export function isAgreedLess({ quantity, agreedQuantity }: OrderPosition): boolean {
  return agreedQuantity < quantity
}
