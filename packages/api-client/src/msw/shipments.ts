import { missingRequisites } from '@flower-market/flower-domain'
import type { MockPurchase } from '../fixtures/purchase-of.ts'
import { boxesOf } from '../fixtures/purchase-of.ts'
import type { MarketState } from './market-state.ts'

/** Records what a move ships of an order. */
export function recordShipment(state: MarketState, before: MockPurchase, after: MockPurchase): void {
  const shipped = after.lines.map((line, place) => ({
    ...line,
    shippedQuantity: line.shippedQuantity - (before.lines[place]?.shippedQuantity ?? 0),
  }))
  const stems = shipped.reduce((sum, { shippedQuantity }) => sum + shippedQuantity, 0)
  if (stems === 0) return
  const shipment = {
    _id: `shipment-${state.shipments.length + 1}`,
    orderId: after._id,
    at: state.now.toISOString(),
    stems,
    boxes: boxesOf(shipped, 'shippedQuantity'),
  }
  state.shipments = [...state.shipments, shipment]
}

/** An order with its shipments; a document is there as soon as its buyer's requisites are. */
export function withShipments(state: MarketState, order: MockPurchase): MockPurchase {
  const buyer = state.people.find(({ _id }) => _id === order.ownerId)
  const missing = buyer === undefined ? [] : [...missingRequisites(buyer)]
  const isComplete = missing.length === 0
  return {
    ...order,
    missingRequisites: missing,
    shipments: state.shipments.flatMap(({ orderId, ...shipment }, place) =>
      orderId === order._id
        ? [
            {
              ...shipment,
              upd: isComplete ? { number: place + 1, year: state.now.getUTCFullYear() } : null,
              corrections: state.taxDocuments
                .filter(({ shipmentId }) => shipmentId === shipment._id)
                .map(({ _id, number }) => ({ _id, number })),
            },
          ]
        : [],
    ),
  }
}
