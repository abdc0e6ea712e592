import type { CallOutput } from '@flower-market/api-client'

/** An order as the server answers. */
export type Order = CallOutput<'purchaseGet'>

/** A line of an order. */
export type OrderPosition = Order['lines'][number]

/** The stems of a line that came: those that are charged, and those that were claimed about with success. */
export function deliveredStems(
  { claims }: Pick<Order, 'claims'>,
  { code, billedQuantity }: OrderPosition,
): number {
  return claims.reduce(
    (stems, claim) => (claim.code === code ? stems + claim.acceptedQuantity : stems),
    billedQuantity,
  )
}

/** Whether less was delivered than was agreed. */
export function isDeliveredLess(order: Pick<Order, 'claims'>, line: OrderPosition): boolean {
  return deliveredStems(order, line) < line.agreedQuantity
}

/** Whether less was agreed of a line than was asked for. */
export function isAgreedLess({ quantity, agreedQuantity }: OrderPosition): boolean {
  return agreedQuantity < quantity
}
