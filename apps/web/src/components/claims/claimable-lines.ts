import type { CallOutput } from '@flower-market/api-client'

type Order = CallOutput<'purchaseGet'>

/** The lines of an order that something can still be claimed of. */
export function claimableLines({ lines }: Pick<Order, 'lines'>, now: Date): Order['lines'] {
  return lines.filter(
    ({ claimUntil, claimableQuantity }) =>
      claimUntil !== null && new Date(claimUntil) > now && claimableQuantity > 0,
  )
}

/** Until when something can be claimed about an order: the last of its lines; null before the delivery. */
export function lastClaimUntil({ lines }: Pick<Order, 'lines'>): string | null {
  return lines.reduce<string | null>(
    (last, { claimUntil }) =>
      claimUntil !== null && (last === null || claimUntil > last) ? claimUntil : last,
    null,
  )
}
