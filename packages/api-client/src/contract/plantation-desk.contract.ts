import {
  answerReasons,
  answerValidHours,
  flowerTypes,
  maxAnswerTemplates,
  orderKinds,
  orderStatuses,
  templatePriceChange,
} from '@flower-market/flower-domain'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { sessionErrors } from './errors.ts'
import { line } from './identity-primitives.ts'
import { maxLengths } from './limits.ts'
import { id, isoDate, minor, pageOf, pageQuery } from './primitives.ts'

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
}
