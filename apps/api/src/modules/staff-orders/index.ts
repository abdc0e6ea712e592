import { contract } from '@flower-market/api-client/contract'
import type { Platform } from '../../platform/platform.ts'
import { listDayDeliveries } from './day-deliveries.repository.ts'
import { deliveryRoutesService } from './delivery-routes.service.ts'
import { orderViewsService } from './order-views.service.ts'
import { findStaffOrder } from './staff-order.repository.ts'
import { listStaffOrders } from './staff-orders.repository.ts'

/** Everybody's orders as staff look for them, the routes by which they are brought, and the views of the list that each of them keeps. */
export function staffOrdersModule(platform: Platform): void {
  const { register, database, now } = platform
  const { kysely } = database
  const routes = deliveryRoutesService(platform)
  const views = orderViewsService(database, now)
  register(contract.staffOrders, ({ person, query }) => listStaffOrders(kysely, person, query))
  register(contract.staffOrder, ({ params }) => findStaffOrder(kysely, params.id))
  register(contract.dayDeliveries, ({ query: { day, before = null } }) =>
    listDayDeliveries(kysely, day, { before }),
  )
  register(contract.deliveryRoutesSet, ({ person, body }) => routes.set(person.personId, body))
  register(contract.orderViews, ({ person }) => views.list(person.personId))
  register(contract.orderViewSave, ({ person, body }) => views.save(person.personId, body))
  register(contract.orderViewRemove, ({ person, query }) => views.remove(person.personId, query.name))
}
