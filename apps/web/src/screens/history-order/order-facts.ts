import type { CallOutput } from '@flower-market/api-client'

/** An order as the server answers. */
export type Order = CallOutput<'purchaseGet'>

/** A line of an order. */
export type OrderPosition = Order['lines'][number]

/** Whether less was agreed of a line than was asked for. */
export function isAgreedLess({ quantity, agreedQuantity }: OrderPosition): boolean {
  return agreedQuantity < quantity
}

/** Kopecks that a line costs less than was asked for; negative when it costs more. */
export function shortfallMinor({ price, quantity, agreedPrice, agreedQuantity }: OrderPosition): number {
  return price * quantity - agreedPrice * agreedQuantity
}

/** Kopecks that came back to the balance: only what has been paid comes back. */
export function refundMinor({ paymentStatus, lines }: Order): number {
  return paymentStatus === 'paid'
    ? Math.max(
        0,
        lines.reduce((sum, line) => sum + shortfallMinor(line), 0),
      )
    : 0
}
