import {
  orderActors,
  orderKinds,
  orderStatuses,
  paymentMethods,
  settlementStatuses,
} from '@flower-market/flower-domain'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { destination } from './destination.ts'
import { sessionErrors } from './errors.ts'
import { line } from './identity-primitives.ts'
import { maxDeliveryRoutes, maxLengths, maxRouteStops } from './limits.ts'
import { deepPageOf, deepPageQuery, id, isoDate, isoMoment, minor, querySwitch } from './primitives.ts'
import { listedPurchase, purchase } from './purchase.contract.ts'

const staffErrors = [...sessionErrors, 'not-permitted'] as const

/** How many orders are counted at most: a list of more says so, and its filters have to be narrower. */
export const maxCountedOrders = 5000

/** How many of a search are counted at most: for each of them a hundred others may have to be read. */
export const maxCountedOfSearch = 1000

/** How many of a day's deliveries an answer holds, beside those that are on a route. */
export const maxDayDeliveries = 1000

/** How many views of the list a member of staff keeps at most. */
export const maxOrderViews = 20

const buyer = z.object({ _id: id, name: z.string(), company: z.string() })

const staffOrderRow = z.extend(listedPurchase, {
  buyer,
  /** The region whose prices it has. */
  region: id,
  /** Where it is brought; empty for pickup. */
  city: z.string(),
})

const orderView = z.object({
  name: z.string(),
  /** The filters as the address of the list has them. */
  query: z.string(),
})

const deliveryRoute = z.object({
  name: line(maxLengths.routeName).check(z.minLength(1)),
  /** Who drives and what; may be empty. */
  carrier: line(maxLengths.routeCarrier),
  /** Orders, in the order in which they are brought. */
  stops: z.array(id).check(z.maxLength(maxRouteStops)),
})

/** The routes of a region on a day; version 0 where nobody has saved any. */
const deliveryPlan = z.object({ region: id, version: z.int(), routes: z.array(deliveryRoute) })

/** Orders of everybody, for staff. */
export const staffOrdersContract = {
  staffOrders: defineEndpoint({
    method: 'GET',
    path: '/api/staff/orders',
    summary: "Everybody's orders, newest first, with how many of them are in which status. For staff",
    origin: 'extension',
    access: 'signed-in',
    query: z.extend(deepPageQuery, {
      page: z.prefault(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 1),
      status: z.optional(z.enum(orderStatuses)),
      kind: z.optional(z.enum(orderKinds)),
      region: z.optional(id),
      /** Of delivery. */
      day: z.optional(isoDate),
      /** Whose they are. */
      buyer: z.optional(id),
      /** The number of an order, or words of the buyer as the list of people is searched by. */
      search: z.optional(line(maxLengths.search)),
      /** Those whose money is still expected. */
      isUnpaid: z.optional(querySwitch),
    }),
    response: z.extend(deepPageOf(staffOrderRow), {
      /** Orders, their sum and what is still to be paid for them, by status; without regard to the filter of statuses. Empty behind a cursor. */
      byStatus: z.array(z.object({ status: z.enum(orderStatuses), orders: z.int(), sum: minor, due: minor })),
      /** Whether there are more than were counted, of which these are the newest; false behind a cursor. */
      hasMore: z.boolean(),
    }),
    errors: staffErrors,
  }),
  staffOrder: defineEndpoint({
    method: 'GET',
    path: '/api/staff/orders/:id',
    summary: "Anybody's order with how its buyer is reached, what has paid it, and who did what. For staff",
    origin: 'extension',
    access: 'signed-in',
    params: z.object({ id }),
    response: z.object({
      order: purchase,
      region: id,
      buyer: z.extend(buyer, { email: z.string(), phone: z.string() }),
      payments: z.array(
        z.object({
          _id: id,
          number: z.int(),
          method: z.enum(paymentMethods),
          status: z.enum(settlementStatuses),
          /** What of the payment is for this order, kopecks. */
          amount: minor,
          date: isoMoment,
          isRefunded: z.boolean(),
        }),
      ),
      history: z.array(
        z.object({
          status: z.enum(orderStatuses),
          at: isoMoment,
          by: z.enum(orderActors),
          /** Null for the shop itself. */
          who: z.nullable(z.object({ _id: id, name: z.string() })),
          reason: z.string(),
        }),
      ),
    }),
    errors: [...staffErrors, 'not-found'],
  }),
  orderViews: defineEndpoint({
    method: 'GET',
    path: '/api/staff/order-views',
    summary: 'The filters of the list of orders that one has kept by name. For staff',
    origin: 'extension',
    access: 'signed-in',
    response: z.array(orderView),
    errors: staffErrors,
  }),
  orderViewSave: defineEndpoint({
    method: 'PUT',
    path: '/api/staff/order-views',
    summary: 'Keeps filters under a name; those that had the name are replaced. Answers all. For staff',
    origin: 'extension',
    access: 'signed-in',
    body: z.object({
      name: line(maxLengths.listName).check(z.minLength(1)),
      query: z.string().check(z.maxLength(maxLengths.orderViewQuery)),
    }),
    response: z.array(orderView),
    errors: [...staffErrors, 'csrf-failed', 'too-many-views'],
  }),
  orderViewRemove: defineEndpoint({
    method: 'DELETE',
    path: '/api/staff/order-views',
    summary: 'Forgets kept filters; answers those that are left. For staff',
    origin: 'extension',
    access: 'signed-in',
    query: z.object({ name: line(maxLengths.listName).check(z.minLength(1)) }),
    response: z.array(orderView),
    errors: [...staffErrors, 'csrf-failed'],
  }),
  dayDeliveries: defineEndpoint({
    method: 'GET',
    path: '/api/staff/deliveries',
    summary:
      'What is brought or fetched on a day, by region and city, without canceled orders; a day of very many comes in parts. For staff',
    origin: 'extension',
    access: 'signed-in',
    query: z.object({
      day: isoDate,
      /** The orders whose numbers are lower; absent, the newest of the day and all that are on a route. */
      before: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))),
    }),
    response: z.object({
      items: z.array(
        z.extend(staffOrderRow, {
          destination,
          comment: z.string(),
          boxes: z.int(),
          phone: z.string(),
        }),
      ),
      /** Whether the day has more than the answer holds. */
      hasMore: z.boolean(),
      /** The number that `before` is to name for the next of them; null where there are no more. */
      next: z.nullable(z.int()),
      /** The routes of the regions that have some. */
      plans: z.array(deliveryPlan),
    }),
    errors: staffErrors,
  }),
  deliveryRoutesSet: defineEndpoint({
    method: 'PUT',
    path: '/api/staff/deliveries/routes',
    summary: 'Puts the deliveries of a region on a day on routes, in the place of those before. For staff',
    origin: 'extension',
    access: 'signed-in',
    bodyLimitBytes: 1024 * 1024,
    body: z.object({
      day: isoDate,
      region: id,
      /** That of the routes that were read; 0 where there were none. */
      version: z.int().check(z.minimum(0)),
      routes: z.array(deliveryRoute).check(z.maxLength(maxDeliveryRoutes)),
    }),
    response: z.object({ version: z.int() }),
    errors: [...staffErrors, 'csrf-failed', 'not-found', 'record-changed', 'order-changed'],
  }),
}
