import * as z from 'zod/mini'
import {
  auctionStates,
  clockLimits,
  colors,
  deliveryMethods,
  flowerTypes,
  pressStatuses,
} from '@flower-market/flower-domain'
import { defineEndpoint } from '../endpoint.ts'
import { keyedErrors, sessionErrors, type ErrorCode } from './errors.ts'
import { clockMoment } from './event-facts.ts'
import { maxLengths } from './limits.ts'
import { id, isoDate, isoMoment, minor, pageOf, pageQuery, querySwitch, stems } from './primitives.ts'

/** An auction in the calendar. */
const auctionSummary = z.object({
  _id: id,
  startsAt: isoMoment,
  state: z.enum(auctionStates),
  /** Clocks that were not canceled, and the stems on them. */
  clocks: z.int(),
  stems: z.int(),
})

/**
 * A lot on its clock, at the prices of whoever asks, in kopecks a stem. What it costs in the warehouse is told to staff only:
 * beside a person's own price it would tell their margin.
 */
const clock = z.extend(clockMoment, {
  code: z.string(),
  type: z.enum(flowerTypes),
  variety: z.string(),
  plantation: z.string(),
  /** ISO 3166-1 alpha-3. */
  country: z.string(),
  lengthCm: z.int(),
  color: z.enum(colors),
  tint: z.string(),
  stemsPerBunch: z.int(),
  deliveryDate: isoDate,
  opensAt: isoMoment,
  /** Offered, in stems. */
  stems: z.int(),
  stepMs: z.int(),
  /** The last step of the dial, counted from 0. */
  lastStep: z.int(),
  /** What a stem costs the person at each step of the dial; empty where they cannot order the lot, unless the clock is over. */
  prices: z.array(minor),
  /**
   * What such flowers would cost the person at the average price of the last earlier day on which they were sold at the clock;
   * null where none were, or where the lot is not sold to the person.
   */
  average: z.nullable(z.object({ date: isoDate, price: minor })),
  /** Prices in the warehouse. Staff read them; null for everybody else. */
  terms: z.nullable(z.object({ startPrice: minor, step: minor, reservePrice: minor })),
})

/** An auction with its clocks, in the order in which they open. */
const auction = z.extend(auctionSummary, { serverTime: isoMoment, items: z.array(clock) })

/** Bodies of presses; a press names what the person saw. */
const destinationOfPress = {
  methodDelivery: z.enum(deliveryMethods),
  /** Where it is brought; absent, the default address. Ignored for pickup. */
  address: z.optional(id),
}

const orderErrors = [
  'address-needed',
  'address-in-other-region',
  'pickup-unavailable',
  'not-enough-funds',
  'account-frozen',
] as const satisfies readonly ErrorCode[]

const lotOnClock = z.object({
  code: id,
  stems,
  /** In the warehouse, kopecks a stem. */
  startPrice: minor.check(z.positive(), z.maximum(10_000_000)),
  step: minor.check(z.positive(), z.maximum(1_000_000)),
  stepMs: z.int().check(z.minimum(clockLimits.minStepMs), z.maximum(clockLimits.maxStepMs)),
  reservePrice: minor.check(z.positive(), z.maximum(10_000_000)),
  minimumBunches: z.int().check(z.positive(), z.maximum(1_000)),
  /** Absent, at once. */
  opensAt: z.optional(isoMoment),
})

export const auctionContract = {
  auctionTime: defineEndpoint({
    method: 'GET',
    path: '/api/auction/time',
    summary:
      "The server's clock, by which presses are ordered; the time that the answer takes is the latency",
    origin: 'extension',
    access: 'signed-in',
    response: z.object({ serverTime: isoMoment }),
    errors: [...sessionErrors],
  }),
  auctionList: defineEndpoint({
    method: 'GET',
    path: '/api/auction/list',
    summary: 'The calendar of auctions: those of the last week and those to come, by their start',
    origin: 'extension',
    access: 'signed-in',
    response: z.object({ serverTime: isoMoment, items: z.array(auctionSummary) }),
    errors: [...sessionErrors],
  }),
  auctionGet: defineEndpoint({
    method: 'GET',
    path: '/api/auction/item/:id',
    summary: 'An auction with its clocks at the prices of whoever asks',
    origin: 'extension',
    access: 'signed-in',
    params: z.object({ id }),
    response: auction,
    errors: [...sessionErrors, 'not-found'],
  }),
  auctionHistory: defineEndpoint({
    method: 'GET',
    path: '/api/auction/history',
    summary:
      'What was sold at the clock, at the prices of whoever asks, newest first; who has bought is told to nobody else',
    origin: 'extension',
    access: 'signed-in',
    query: z.extend(pageQuery, { isOwn: z.prefault(querySwitch, false) }),
    response: pageOf(
      z.object({
        _id: id,
        at: isoMoment,
        type: z.enum(flowerTypes),
        variety: z.string(),
        plantation: z.string(),
        lengthCm: z.int(),
        tint: z.string(),
        stems: z.int(),
        /** Kopecks a stem: what the person was charged, or would be charged now at the price at which another has bought. */
        price: minor,
        /** The person's own order; null for those of others. */
        own: z.nullable(z.object({ orderId: id, number: z.int(), deliveryDate: isoDate })),
      }),
    ),
    errors: [...sessionErrors],
  }),
  auctionPress: defineEndpoint({
    method: 'POST',
    path: '/api/auction/clock/:id/press',
    summary:
      'Take the lot at the price of the moment: the first press by the clock of the server wins, and never pays more than it saw. The quantity is chosen after it',
    origin: 'extension',
    access: 'signed-in',
    isIdempotent: true,
    isVerifiedOnly: true,
    params: z.object({ id }),
    body: z.object({
      ...destinationOfPress,
      /** What the person saw, kopecks a stem with freight and margin. */
      seenPrice: minor.check(z.positive()),
    }),
    response: z.object({
      _id: id,
      clockId: id,
      /** The step at which it stands, and what a stem costs the person there. */
      step: z.int(),
      price: minor,
      until: isoMoment,
      minimumStems: z.int(),
      stemsLeft: z.int(),
      serverTime: isoMoment,
    }),
    errors: [...keyedErrors, 'not-found', 'verification-needed', 'press-refused', ...orderErrors],
  }),
  auctionChoose: defineEndpoint({
    method: 'POST',
    path: '/api/auction/press/:id/choose',
    summary:
      'Say how many stems a press buys: a stock order, paid from the balance in the same transaction. Without it the minimum is bought',
    origin: 'extension',
    access: 'signed-in',
    isIdempotent: true,
    params: z.object({ id }),
    body: z.object({ quantity: stems }),
    response: z.object({
      orderId: id,
      number: z.int(),
      quantity: z.int(),
      /** Kopecks a stem. */
      price: minor,
      delivery: minor,
      total: minor,
    }),
    errors: [...keyedErrors, 'not-found', 'press-refused', ...orderErrors],
  }),
  auctionPressGet: defineEndpoint({
    method: 'GET',
    path: '/api/auction/press/:id',
    summary: 'What became of a press of the person',
    origin: 'extension',
    access: 'signed-in',
    params: z.object({ id }),
    response: z.object({
      _id: id,
      clockId: id,
      status: z.enum(pressStatuses),
      step: z.int(),
      price: minor,
      until: isoMoment,
      minimumStems: z.int(),
      order: z.nullable(z.object({ orderId: id, number: z.int(), quantity: z.int(), total: minor })),
    }),
    errors: [...sessionErrors, 'not-found'],
  }),
  auctionCreate: defineEndpoint({
    method: 'POST',
    path: '/api/auction/create',
    summary:
      'Put lots of the stock on clocks: their stems leave the price list until they are sold, withdrawn or canceled',
    origin: 'extension',
    access: 'signed-in',
    isIdempotent: true,
    body: z.object({
      lots: z.array(lotOnClock).check(z.minLength(1), z.maxLength(clockLimits.clocks)),
    }),
    response: auction,
    errors: [...keyedErrors, 'not-permitted', 'not-found'],
  }),
  auctionCancel: defineEndpoint({
    method: 'POST',
    path: '/api/auction/cancel',
    summary:
      'Take lots off their clocks unless a buyer is choosing: what is left of them goes back to the stock',
    origin: 'extension',
    access: 'signed-in',
    body: z.object({
      _id: id,
      /** One clock; absent, all of them. */
      clockId: z.optional(id),
      /** Why; it stays in the audit log. */
      reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLengths.staffReason)),
    }),
    response: auction,
    errors: [...sessionErrors, 'csrf-failed', 'not-permitted', 'not-found'],
  }),
}
