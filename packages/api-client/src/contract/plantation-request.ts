import {
  answerReasons,
  deliveryMethods,
  flowerTypes,
  orderKinds,
  paymentMethods,
  requestActors,
  requestLineStatuses,
  sentRequestStatuses,
  type AnswerIssue,
  type AnswerTemplateIssue,
} from '@flower-market/flower-domain'
import * as z from 'zod/mini'
import { id, isoDate, isoMoment, minor } from './primitives.ts'
import { destination } from './destination.ts'

/** Where a request comes from: written by hand, or lots for plantations of a cart. */
export const requestSources = ['handwritten', 'cart'] as const

/** What stands in place of a request where the address is that of an order which was none, or from before there were requests. */
export const orderInstead = z.object({ _id: id, status: z.literal('order'), kind: z.enum(orderKinds) })

/** A request in a list of its buyer. `sum` is what it costs now, kopecks; see `requestTotals` of the domain. */
export const requestSummary = z.object({
  _id: id,
  /** The number that the order which it becomes has, too. */
  number: z.int(),
  status: z.enum(sentRequestStatuses),
  plantation: z.object({ _id: id, name: z.string() }),
  deliveryDate: isoDate,
  sentAt: isoMoment,
  /** Until when the plantation answers, and after that until when its answer holds. */
  until: isoMoment,
  sum: minor,
  stems: z.int(),
  positions: z.int(),
})

/** What both sides know of a line. Stems; `price` and `agreedPrice` in kopecks a stem, of whoever reads it. */
const requestLine = z.object({
  position: z.int(),
  code: z.string(),
  type: z.enum(flowerTypes),
  variety: z.string(),
  lengthCm: z.int(),
  tint: z.string(),
  boxes: z.int(),
  stemsPerBunch: z.int(),
  stemsPerBox: z.int(),
  quantity: z.int(),
  price: minor,
  /** Null before the answer. */
  agreedQuantity: z.nullable(z.int()),
  agreedPrice: z.nullable(minor),
  /** Why it is less or dearer; null where it is not. */
  reason: z.nullable(z.enum(answerReasons)),
  note: z.string(),
  status: z.enum(requestLineStatuses),
})

const requestEvent = z.object({
  status: z.enum(sentRequestStatuses),
  at: isoMoment,
  by: z.enum(requestActors),
})

const requestFacts = {
  source: z.enum(requestSources),
  comment: z.string(),
  answeredAt: z.nullable(isoMoment),
  /** What the plantation wrote with its answer. */
  answerComment: z.string(),
  lines: z.array(requestLine),
  events: z.array(requestEvent),
}

/** Goods as they were asked for and are agreed. Kopecks, stems. */
const goods = { asked: minor, agreed: minor, askedStems: z.int(), agreedStems: z.int() }

/** A request as its buyer sees it: full prices, delivery and total. */
export const buyerRequest = z.extend(requestSummary, {
  ...requestFacts,
  methodDelivery: z.enum(deliveryMethods),
  paymentMethod: z.enum(paymentMethods),
  destination,
  totals: z.object({ ...goods, delivery: minor, total: minor }),
  /** What delivery costs below the sum from which it is free, kopecks; what it costs depends on what is accepted. */
  cityCost: minor,
})

/** Who asks a plantation: nothing else of the buyer is told. */
const requestBuyer = z.object({ company: z.string(), city: z.string() })

/** A request in the queue of its plantation. `sum` in its own prices, kopecks. */
export const receivedSummary = z.extend(z.omit(requestSummary, { plantation: true }), {
  buyer: requestBuyer,
  /** Until when it is to be answered. */
  answerBy: isoMoment,
})

/** A request as its plantation sees it: in its own prices. */
export const receivedRequest = z.extend(receivedSummary, { ...requestFacts, totals: z.object(goods) })

/** What is wrong with a template, as an issue of `validation-failed`. */
export const answerTemplateIssueText: Readonly<Record<AnswerTemplateIssue, string>> = {
  'reason-missing': 'Say why it is less or costs more.',
  'note-missing': 'Say why in your own words.',
}

const answerIssueMessages: Readonly<Record<AnswerIssue, string>> = {
  'unknown-line': 'The request has no such line.',
  'repeated-line': 'A line is answered once.',
  'quantity-out-of-range': 'The quantity is more than was asked for.',
  'price-out-of-range': 'The price is out of range.',
  'reason-missing': 'Say why it is less or costs more.',
  'note-missing': 'Say why in your own words.',
}

/** What is wrong with an answer to a line, as an issue of `validation-failed`. */
export function answerLineIssue(issue: AnswerIssue, place: number): { path: string; message: string } {
  return { path: `lines.${place}`, message: answerIssueMessages[issue] }
}
