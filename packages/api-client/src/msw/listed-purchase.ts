import type { DocumentsState } from '../contract/order-shipments.ts'
import type { MockPurchase } from '../fixtures/purchase-of.ts'

function documentsState({ shipments, missingRequisites }: MockPurchase): DocumentsState {
  if (shipments.length === 0) return 'none'
  if (shipments.every(({ upd }) => upd !== null)) return 'ready'
  return missingRequisites.length > 0 ? 'incomplete' : 'awaited'
}

/** An order as lists show it; its documents are those of its shipments. */
export function listedPurchase(order: MockPurchase) {
  return { ...order, due: order.totals.due, documents: documentsState(order) }
}
