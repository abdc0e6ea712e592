import type { MockPurchase } from '../fixtures/purchase-of.ts'

/** An order as lists show it; its documents are those of its shipments. */
export function listedPurchase(order: MockPurchase) {
  const { totals, shipments } = order
  const made = shipments.every(({ upd }) => upd !== null) ? ('ready' as const) : ('awaited' as const)
  return { ...order, due: totals.due, documents: shipments.length === 0 ? ('none' as const) : made }
}
