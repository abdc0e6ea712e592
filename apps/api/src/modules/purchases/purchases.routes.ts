import { contract } from '@flower-market/api-client/contract'
import type { Register } from '../../platform/endpoints/endpoints.ts'
import type { OrderMovesService } from './order-moves.service.ts'
import type { PurchasesService } from './purchases.service.ts'

/** Orders of the person who asks, and those that brokers place for their clients; staff move anybody's. */
export function purchasesRoutes(
  register: Register,
  purchases: PurchasesService,
  moves: OrderMovesService,
): void {
  register(contract.orderList, ({ person, query }) => purchases.list(person.personId, query))
  register(contract.purchaseList, ({ person, query }) =>
    purchases.list(person.personId, { ...query, kind: 'inStok' }),
  )
  register(contract.plantationPurchaseList, ({ person, query }) =>
    purchases.list(person.personId, { ...query, kind: 'toOrder' }),
  )
  register(contract.purchaseGet, ({ person, params }) => purchases.get(person, params.id))
  register(contract.purchaseCreate, ({ person, body, idempotencyKey }) =>
    purchases.create({ kind: 'inStok', by: person, key: idempotencyKey, body }),
  )
  register(contract.plantationPurchaseCreate, ({ person, body, idempotencyKey }) =>
    purchases.create({ kind: 'toOrder', by: person, key: idempotencyKey, body }),
  )
  register(contract.purchaseCancel, ({ person, body }) => moves.cancel(person, body))
  register(contract.orderStatus, ({ person, body, idempotencyKey }) =>
    moves.changeStatus(person, idempotencyKey, body),
  )
}
