import { contract } from '@flower-market/api-client/contract'
import type { Register } from '../../platform/endpoints/endpoints.ts'
import type { CancellationsService } from './cancellations.service.ts'
import type { PurchasesService } from './purchases.service.ts'

/** Stock orders of the person who asks; staff cancel anybody's. */
export function purchasesRoutes(
  register: Register,
  purchases: PurchasesService,
  cancellations: CancellationsService,
): void {
  register(contract.purchaseList, ({ person, query }) => purchases.list(person.personId, query))
  register(contract.purchaseGet, ({ person, params }) => purchases.get(person.personId, params.id))
  register(contract.purchaseCreate, ({ person, body, idempotencyKey }) =>
    purchases.create({ personId: person.personId, key: idempotencyKey, body }),
  )
  register(contract.purchaseCancel, ({ person, body }) =>
    cancellations.cancel({ id: body._id, reason: body.reason, staffId: person.personId }),
  )
}
