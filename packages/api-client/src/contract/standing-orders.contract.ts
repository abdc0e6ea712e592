import * as z from 'zod/mini'
import {
  deliveryMethods,
  pauseReasons,
  standingOrderEventKinds,
  standingOrderStatuses,
  standingPaymentMethods,
} from '@flower-market/flower-domain'
import { defineEndpoint } from '../endpoint.ts'
import { keyedErrors, sessionErrors } from './errors.ts'
import { id, isoDate, isoMoment, minor } from './primitives.ts'
import { namedWish } from './saved-lists.contract.ts'

/** When, how and up to which price a list is ordered. */
const terms = {
  /** The saved list; what it holds on the day is ordered. */
  listId: id,
  /** 1 Monday … 7 Sunday. */
  weekdays: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.minLength(1), z.maxLength(7)),
  /** The last delivery day. */
  until: isoDate,
  methodDelivery: z.enum(deliveryMethods),
  paymentMethod: z.enum(standingPaymentMethods),
  /** Where it is brought; null is the default address of that day. */
  addressId: z.nullable(id),
  /** Kopecks a stem, of every line; null is no limit. */
  maxStemPrice: z.nullable(minor.check(z.positive(), z.maximum(100_000_000))),
  /** Kopecks an order with its delivery; null is no limit. */
  maxTotal: z.nullable(minor.check(z.positive(), z.maximum(100_000_000_000))),
}

const summary = z.object({
  ...terms,
  /** Null once it is over and its list was removed. */
  listId: z.nullable(id),
  _id: id,
  /** Of its list. */
  name: z.string(),
  positions: z.int(),
  stems: z.int(),
  status: z.enum(standingOrderStatuses),
  /** Why it is paused, and which day it was paused before; null while it is not. */
  pause: z.nullable(z.object({ reason: z.enum(pauseReasons), at: isoMoment, date: z.nullable(isoDate) })),
  /** The day that is ordered for next, and when; null while it is paused and once it is over. */
  next: z.nullable(z.object({ date: isoDate, placedAt: isoMoment })),
})

/** One of the next days as it would be ordered now. */
const forecast = z.object({
  date: isoDate,
  placedAt: isoMoment,
  /** Null while the day has no price list. Kopecks. */
  quote: z.nullable(
    z.object({
      goods: minor,
      delivery: minor,
      total: minor,
      /** What would stop it; null where nothing would. */
      problem: z.nullable(z.enum(pauseReasons)),
    }),
  ),
  /** Flowers that the day has not, or not enough of. */
  missing: z.array(
    z.object({ variety: z.string(), lengthCm: z.int(), quantity: z.int(), available: z.int() }),
  ),
})

const standingOrder = z.extend(summary, {
  wishes: z.array(namedWish),
  /** The next three days. */
  forecast: z.array(forecast),
  /** What has happened to it, the last first. */
  events: z.array(
    z.object({
      kind: z.enum(standingOrderEventKinds),
      at: isoMoment,
      date: z.nullable(isoDate),
      reason: z.nullable(z.enum(pauseReasons)),
      /** The order that was placed. */
      order: z.nullable(z.object({ _id: id, number: z.int(), total: minor })),
    }),
  ),
})

export const standingOrdersContract = {
  standingOrders: defineEndpoint({
    method: 'GET',
    path: '/api/standing-order/list',
    summary: "The person's standing orders: those that need something first, then by their next day",
    origin: 'extension',
    access: 'signed-in',
    response: z.array(summary),
    errors: sessionErrors,
  }),
  standingOrderGet: defineEndpoint({
    method: 'GET',
    path: '/api/standing-order/:id',
    summary: 'One standing order with its next three days at the prices of now, and its history',
    origin: 'extension',
    access: 'signed-in',
    params: z.object({ id }),
    response: standingOrder,
    errors: [...sessionErrors, 'not-found'],
  }),
  standingOrderCreate: defineEndpoint({
    method: 'POST',
    path: '/api/standing-order',
    summary:
      'Have a saved list ordered from stock on some weekdays: six hours before the cut-off, all of it within its limits, or it is paused',
    origin: 'extension',
    access: 'signed-in',
    isIdempotent: true,
    isVerifiedOnly: true,
    body: z.object(terms),
    response: summary,
    errors: [
      ...keyedErrors,
      'not-found',
      'no-standing-days',
      'too-many-standing-orders',
      'verification-needed',
    ],
  }),
  standingOrderUpdate: defineEndpoint({
    method: 'PATCH',
    path: '/api/standing-order/:id',
    summary: 'Change a standing order, pause it, resume it or end it for good; what is absent stays',
    origin: 'extension',
    access: 'signed-in',
    params: z.object({ id }),
    body: z.partial(z.object({ ...terms, status: z.enum(standingOrderStatuses) })),
    response: summary,
    errors: [...sessionErrors, 'csrf-failed', 'not-found', 'no-standing-days', 'standing-order-ended'],
  }),
}
