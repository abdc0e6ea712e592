import {
  answerReasons,
  answerValidHours,
  currencies,
  flowerTypes,
  maxAnswerTemplates,
  orderKinds,
  orderStatuses,
  plantationStatementKinds,
  sentPaymentStatuses,
  supportedLocales,
  templatePriceChange,
} from '@flower-market/flower-domain'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { sessionErrors } from './errors.ts'
import { file } from './file-answer.ts'
import { statementFormats } from './history.contract.ts'
import { line } from './identity-primitives.ts'
import { maxLengths } from './limits.ts'
import { id, isoDate, isoMoment, minor, pageOf, pageQuery, period } from './primitives.ts'

/** An answer that a plantation gives often; see `AnswerTemplate` of the domain. */
const answerTemplate = z.object({
  name: line(maxLengths.variety).check(z.minLength(1)),
  sharePercent: z.int().check(z.minimum(0), z.maximum(100)),
  priceChangePercent: z.int().check(z.minimum(templatePriceChange.min), z.maximum(templatePriceChange.max)),
  reason: z.nullable(z.enum(answerReasons)),
  note: z.string().check(z.trim(), z.maxLength(maxLengths.cancelReason)),
  validHours: z.nullable(z.int().check(z.minimum(answerValidHours.min), z.maximum(answerValidHours.max))),
})

/** An order as a plantation sees it: its own lines in its own prices. */
const receivedOrder = z.object({
  _id: id,
  number: z.int(),
  kind: z.enum(orderKinds),
  status: z.enum(orderStatuses),
  isPaid: z.boolean(),
  buyer: z.object({ company: z.string(), city: z.string() }),
  deliveryDate: isoDate,
  /** Of the plantation. */
  positions: z.int(),
  /** Agreed. */
  stems: z.int(),
  boxes: z.int(),
  /** What is agreed, in the plantation's own prices, kopecks. */
  sum: minor,
})

const packedLine = z.object({
  type: z.enum(flowerTypes),
  variety: z.string(),
  lengthCm: z.int(),
  tint: z.string(),
  /** Stems that are agreed and not shipped yet. */
  quantity: z.int(),
  stemsPerBunch: z.int(),
  stemsPerBox: z.int(),
})

/** What a plantation has shipped, what of it claims were accepted for, or what was sent to it: in its own prices, of the buyer company and city. */
const statementEntry = z.object({
  _id: id,
  kind: z.enum(plantationStatementKinds),
  date: isoMoment,
  /** The order's, or a transfer's own. */
  number: z.int(),
  buyer: z.object({ company: z.string(), city: z.string() }),
  /** Null for a payment. */
  stems: z.nullable(z.int()),
  /** Above zero for every kind. */
  amount: minor,
  currency: z.enum(currencies),
  /** How a payment stands, and when it was accepted or sent back; null for all else. */
  payment: z.nullable(z.object({ status: z.enum(sentPaymentStatuses), settledAt: z.nullable(isoMoment) })),
})

/** What a plantation's representative works with besides its requests. */
export const plantationDeskContract = {
  answerTemplates: defineEndpoint({
    method: 'GET',
    path: '/api/plantationorder/templates',
    summary: "Answers that the representative's plantation gives often, in their order",
    origin: 'extension',
    access: 'signed-in',
    response: z.object({ templates: z.array(answerTemplate) }),
    errors: [...sessionErrors, 'not-permitted'],
  }),
  answerTemplatesSave: defineEndpoint({
    method: 'POST',
    path: '/api/plantationorder/templates',
    summary:
      'Replaces the templates of the plantation; one that would make refused answers is `validation-failed`',
    origin: 'extension',
    access: 'signed-in',
    body: z.object({ templates: z.array(answerTemplate).check(z.maxLength(maxAnswerTemplates)) }),
    response: z.object({ templates: z.array(answerTemplate) }),
    errors: [...sessionErrors, 'csrf-failed', 'validation-failed', 'not-permitted', 'not-found'],
  }),
  receivedOrders: defineEndpoint({
    method: 'GET',
    path: '/api/plantationorder/orders',
    summary:
      "Orders with flowers of the representative's plantation, those to ship first by their delivery day, then the newest",
    origin: 'extension',
    access: 'signed-in',
    query: pageQuery,
    response: pageOf(receivedOrder),
    errors: [...sessionErrors, 'not-permitted'],
  }),
  packingList: defineEndpoint({
    method: 'GET',
    path: '/api/plantationorder/packing',
    summary:
      'What a plantation ships for which delivery day: the lines of its orders that are not shipped yet',
    origin: 'extension',
    access: 'signed-in',
    response: z.object({
      days: z.array(
        z.object({
          date: isoDate,
          boxes: z.int(),
          orders: z.array(
            z.object({
              number: z.int(),
              buyer: z.object({ company: z.string(), city: z.string() }),
              isPaid: z.boolean(),
              lines: z.array(packedLine),
            }),
          ),
        }),
      ),
    }),
    errors: [...sessionErrors, 'not-permitted'],
  }),
  plantationStatement: defineEndpoint({
    method: 'GET',
    path: '/api/plantationorder/statement',
    summary:
      "What the representative's plantation has shipped to order, the claims accepted for it, and the payments sent to it, the newest first; days are Moscow's",
    origin: 'extension',
    access: 'signed-in',
    query: z.object(period),
    response: z.object({
      plantation: z.string(),
      items: z.array(statementEntry),
      sums: z.array(
        z.object({
          currency: z.enum(currencies),
          shipped: minor,
          claimed: minor,
          accepted: minor,
          sent: minor,
        }),
      ),
    }),
    errors: [...sessionErrors, 'not-permitted', 'not-found', 'statement-too-long'],
  }),
  plantationStatementFile: defineEndpoint({
    method: 'GET',
    path: '/api/plantationorder/statement/file',
    summary: 'The same as a file',
    origin: 'extension',
    access: 'signed-in',
    query: z.object({ format: z.enum(statementFormats), locale: z.enum(supportedLocales), ...period }),
    response: file,
    responseType: 'file',
    errors: [...sessionErrors, 'not-permitted', 'not-found', 'statement-too-long'],
  }),
}
