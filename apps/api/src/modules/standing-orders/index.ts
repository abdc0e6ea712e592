import { contract } from '@flower-market/api-client/contract'
import type { Platform } from '../../platform/platform.ts'
import { handleStandingOrderJobs } from './standing-orders-jobs.ts'
import { standingOrdersService } from './standing-orders.service.ts'

/** Saved lists that are ordered on chosen weekdays. */
export function standingOrdersModule(platform: Platform): void {
  const { register } = platform
  handleStandingOrderJobs(platform)
  const standing = standingOrdersService(platform)
  register(contract.standingOrders, ({ person }) => standing.list(person.personId))
  register(contract.standingOrderGet, ({ person, params }) => standing.get(person.personId, params.id))
  register(contract.standingOrderCreate, ({ person, body, idempotencyKey }) =>
    standing.create({ personId: person.personId, key: idempotencyKey, body }),
  )
  register(contract.standingOrderUpdate, ({ person, params, body }) =>
    standing.update(person.personId, params.id, body),
  )
}
