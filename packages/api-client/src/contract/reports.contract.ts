import {
  currencies,
  flowerTypes,
  isReportPeriod,
  orderKinds,
  reportNames,
  reportSteps,
  supportedLocales,
  turnoverKinds,
  type DaySpan,
} from '@flower-market/flower-domain'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { sessionErrors } from './errors.ts'
import { file } from './file-answer.ts'
import { id, isoDate, isoMoment, minor } from './primitives.ts'

/** The most rows that a list of a report has. */
export const maxReportRows = 100

const staffErrors = [...sessionErrors, 'not-permitted'] as const
const period = z.refine<DaySpan>(isReportPeriod, 'A period of one day to a year.')
const span = { from: isoDate, to: isoDate }
const steppedPeriod = z.object({ ...span, step: z.enum(reportSteps) }).check(period)
const shopOrders = { orders: z.int(), amount: minor }
const rateBp = z.nullable(z.int())

const turnover = z.object({
  /** Orders placed in the period and neither canceled nor returned: what they cost now, with delivery. Kopecks. */
  ...shopOrders,
  /** The same of the period of the same length before. */
  before: z.object(shopOrders),
  points: z.array(z.object({ ...span, ...shopOrders })),
  byKind: z.array(z.object({ kind: z.enum(orderKinds), ...shopOrders })),
  byRegion: z.array(z.object({ region: id, ...shopOrders })),
  /** What movements of the period moved, counted once. */
  byCurrency: z.array(
    z.object({
      currency: z.enum(currencies),
      kind: z.enum(turnoverKinds),
      movements: z.int(),
      amount: minor,
    }),
  ),
})

/** Kopecks; of orders when they are fulfilled, unless returned since. */
const earned = {
  /** Margins of orders that no broker earns from. */
  own: minor,
  /** Commissions on exchanges and transfers in rubles. */
  commission: minor,
  /** What agents were paid as shares. */
  shares: minor,
  /** `own` and `commission` less `shares`. */
  result: minor,
  /** Margins that went to brokers, who alone earn them. */
  brokers: minor,
}

/** Rates are basis points; null where there is nothing to have a rate of. */
const plantationRates = z.object({
  _id: id,
  name: z.string(),
  /** Stems of orders that were answered. */
  requested: z.int(),
  agreed: z.int(),
  fillRateBp: rateBp,
  /** Stems that were delivered, and of these those that were claimed, and claimed with success. */
  delivered: z.int(),
  claimed: z.int(),
  accepted: z.int(),
  claimsRateBp: rateBp,
})

const stoppedBuyer = z.object({
  _id: id,
  name: z.string(),
  company: z.string(),
  lastOrderAt: isoMoment,
  /** In the days in which they ordered. */
  orders: z.int(),
  /** The middle one of these orders' sums. Kopecks. */
  usualSum: minor,
})

const slowLot = z.object({
  code: id,
  type: z.enum(flowerTypes),
  variety: z.string(),
  tint: z.string(),
  plantation: z.string(),
  lengthCm: z.int(),
  deliveryDate: isoDate,
  /** Stems. */
  left: z.int(),
  sold: z.int(),
  /** Kopecks a stem in the warehouse. */
  price: minor,
  /** What is left, at that price. */
  amount: minor,
})

/** What staff see of the market over time. Days are those of Moscow. */
export const reportsContract = {
  reportTurnover: defineEndpoint({
    method: 'GET',
    path: '/api/staff/report/turnover',
    summary: 'Turnover of a period by day, week or month, kind, region and currency. For staff',
    origin: 'extension',
    access: 'signed-in',
    query: steppedPeriod,
    response: turnover,
    errors: staffErrors,
  }),
  reportMargin: defineEndpoint({
    method: 'GET',
    path: '/api/staff/report/margin',
    summary: 'What the operator earned in a period by margins and commissions. For staff',
    origin: 'extension',
    access: 'signed-in',
    query: steppedPeriod,
    response: z.object({
      ...earned,
      points: z.array(z.object({ ...span, ...earned })),
      /** Commissions of the period in each currency. */
      commissions: z.array(z.object({ currency: z.enum(currencies), amount: minor })),
    }),
    errors: staffErrors,
  }),
  reportPlantations: defineEndpoint({
    method: 'GET',
    path: '/api/staff/report/plantations',
    summary: 'Fill rate and claims rate of each plantation, by the delivery days of a period. For staff',
    origin: 'extension',
    access: 'signed-in',
    query: z.object(span).check(period),
    response: z.array(plantationRates),
    errors: staffErrors,
  }),
  reportBuyers: defineEndpoint({
    method: 'GET',
    path: '/api/staff/report/buyers',
    summary: 'Buyers who ordered in the sixty days before the last thirty and not since. For staff',
    origin: 'extension',
    access: 'signed-in',
    /** Those of the largest usual sum first; `total` counts all of them. */
    response: z.object({ items: z.array(stoppedBuyer), total: z.int() }),
    errors: staffErrors,
  }),
  reportStock: defineEndpoint({
    method: 'GET',
    path: '/api/staff/report/stock',
    summary: 'Lots in stock whose delivery day is near while little of them is sold. For staff',
    origin: 'extension',
    access: 'signed-in',
    /** The nearest day first, of a day the largest amount; `total` counts all of them. */
    response: z.object({ items: z.array(slowLot), total: z.int() }),
    errors: staffErrors,
  }),
  reportExport: defineEndpoint({
    method: 'GET',
    path: '/api/staff/report/export',
    summary: 'A report as CSV. For staff',
    origin: 'extension',
    access: 'signed-in',
    query: z
      .object({
        ...span,
        report: z.enum(reportNames),
        step: z.enum(reportSteps),
        locale: z.enum(supportedLocales),
      })
      .check(period),
    response: file,
    responseType: 'file',
    errors: staffErrors,
  }),
}
