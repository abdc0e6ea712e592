/** Cash for one contract: an order, or, where it is for no order, what its payer tops up on one day. */
export interface CashPart {
  readonly orderId: string | null
  /** Kopecks. */
  readonly amount: number
}

/** How much one contract may be paid in cash, and how much of it is left, kopecks. */
export interface CashRefusal {
  readonly limit: number
  readonly left: number
}

/** What of a payment in cash is for which contract; what its orders do not need is a top-up. */
export function cashParts(
  amount: number,
  orders: readonly { readonly _id: string; readonly amount: number }[],
): CashPart[] {
  const meant = orders.reduce((sum, order) => sum + order.amount, 0)
  return [
    ...orders.map((order) => ({ orderId: order._id, amount: order.amount })),
    ...(amount > meant ? [{ orderId: null, amount: amount - meant }] : []),
  ]
}

/** What one contract may still be paid in cash after what was or will be paid already, kopecks. */
function cashLeft(limit: number, earlier: readonly CashPart[], orderId: string | null): number {
  const given = earlier.filter((part) => part.orderId === orderId)
  return Math.max(
    0,
    given.reduce((left, { amount }) => left - amount, limit),
  )
}

/**
 * Why cash cannot be taken: payments of one contract add up, and together they stay within the limit (Bank of Russia Directive
 * 5348-U). Null where it can.
 */
export function refuseCash(
  parts: readonly CashPart[],
  earlier: readonly CashPart[],
  limit: number,
): CashRefusal | null {
  for (const { orderId, amount } of parts) {
    const left = cashLeft(limit, earlier, orderId)
    if (amount > left) return { limit, left }
  }
  return null
}
