import * as z from 'zod/mini'
import {
  bankMatchVerdicts,
  claimReasons,
  currencies,
  deskKinds,
  heldReasons,
  paymentMethods,
  proofTypes,
  watchedKinds,
} from '@flower-market/flower-domain'
import { defineEndpoint } from '../endpoint.ts'
import { sessionErrors } from './errors.ts'
import { watcher } from './event-facts.ts'
import { id, isoDate, isoMoment, minor } from './primitives.ts'
import { receiptFacts } from './receipt-facts.ts'

const question = z.object({
  text: z.string(),
  askedAt: isoMoment,
  askedBy: z.string(),
  /** Null while it waits for the answer; empty where another proof was attached instead. */
  answer: z.nullable(z.string()),
})

function item<K extends (typeof deskKinds)[number], F extends z.core.$ZodLooseShape>(kind: K, facts: F) {
  return z.object({
    kind: z.literal(kind),
    /** Of the thing that waits, as the call that decides it takes it. */
    _id: id,
    since: isoMoment,
    deadline: isoMoment,
    /** Whose it is; null where nobody knows or it is nobody's. */
    person: z.nullable(z.object({ _id: id, name: z.string(), company: z.string() })),
    /** Kopecks; null where no sum is at stake. */
    sum: z.nullable(minor),
    /** Who has it open now. */
    watchers: z.array(watcher),
    /** What the person was asked last; null where nothing was. While it waits for the answer the deadline is moved on. */
    question: z.nullable(question),
    facts: z.object(facts),
  })
}

const deskItem = z.discriminatedUnion('kind', [
  item('top-up', {
    number: z.int(),
    method: z.enum(paymentMethods),
    /** Address of the file; null where the receipt was typed without one. */
    proof: z.nullable(z.string()),
    /** What the file is, which its address does not tell. */
    proofType: z.nullable(z.enum(proofTypes)),
    /** What the person has typed from the receipt. */
    receipt: z.nullable(z.object(receiptFacts)),
    createdAt: isoMoment,
    /** What is on the person's account in rubles now, kopecks. */
    balance: minor,
    inn: z.string(),
  }),
  item('verification', {
    name: z.string(),
    phone: z.string(),
    email: z.string(),
    city: z.string(),
    address: z.string(),
    index: z.string(),
    inn: z.string(),
  }),
  item('crypto', {
    usdt: z.string(),
    /** What was asked for; null where nobody knows whose it is. */
    expected: z.nullable(z.string()),
    number: z.nullable(z.int()),
    reason: z.enum(heldReasons),
    txid: z.string(),
  }),
  item('statement-line', {
    statementId: id,
    number: z.string(),
    date: isoDate,
    payer: z.string(),
    payerInn: z.string(),
    purpose: z.string(),
    verdict: z.enum(bankMatchVerdicts),
    /** The open invoice that it may pay. */
    invoice: z.nullable(z.object({ transactionId: id, number: z.int(), amount: minor })),
    /** Whether the same money may be credited already: then it is decided in its statement, with a reason. */
    isCreditedBefore: z.boolean(),
  }),
  /** A transfer to send, or one that the plantation has not answered in its days. */
  item('transfer', {
    number: z.int(),
    cause: z.enum(['to-send', 'unanswered']),
    plantation: z.string(),
    beneficiary: z.string(),
    /** What the recipient gets, in minor units. */
    amount: minor,
    currency: z.enum(currencies),
  }),
  /** Requisites that wait for approval: `isChanged` where others were approved before. */
  item('recipient', {
    name: z.string(),
    plantation: z.string(),
    beneficiary: z.string(),
    isChanged: z.boolean(),
  }),
  item('claim', {
    number: z.int(),
    orderId: id,
    orderNumber: z.int(),
    reason: z.enum(claimReasons),
    comment: z.string(),
    variety: z.string(),
    lengthCm: z.int(),
    /** Stems that are claimed, and that were shipped. */
    quantity: z.int(),
    shipped: z.int(),
    /** Addresses of the pictures. */
    photos: z.array(z.string()),
  }),
  item('request', { number: z.int(), plantation: z.string(), positions: z.int(), deliveryDate: isoDate }),
  item('import', {
    plantation: z.string(),
    fileName: z.string(),
    deliveryDate: isoDate,
    /** How many lines it has, and how many of them ask something. */
    lines: z.int(),
    questions: z.int(),
  }),
  item('job', { name: z.string(), reason: z.string() }),
  item('ledger', { currency: z.enum(currencies) }),
])

const countOf = z.object({ count: z.int(), sum: minor })

export const deskContract = {
  desk: defineEndpoint({
    method: 'GET',
    path: '/api/desk',
    summary: 'What waits for a member of staff, by deadline, and the figures of the day. For staff',
    origin: 'extension',
    access: 'signed-in',
    query: z.object({
      /** Only what waits of this person. */
      person: z.optional(id),
    }),
    response: z.object({
      now: isoMoment,
      /** How many of each kind wait; the items are the first hundred of each. */
      counts: z.record(z.enum(deskKinds), z.int()),
      items: z.array(deskItem),
      /** Today in Moscow. */
      day: z.object({
        orders: countOf,
        /** Money that came in, kopecks. */
        arrived: minor,
        /** Top-ups that wait for their money or for staff. */
        topUps: countOf,
        /** Orders to deliver today, and how many of them have left. */
        shipped: z.object({ done: z.int(), of: z.int() }),
        /** Accounts that the last proof of the ledger has found to differ. */
        ledgerDifferences: z.int(),
      }),
    }),
    errors: [...sessionErrors, 'not-permitted'],
  }),
  deskCount: defineEndpoint({
    method: 'GET',
    path: '/api/desk/count',
    summary: 'How many items wait for a member of staff, as the desk counts them. For staff',
    origin: 'extension',
    access: 'signed-in',
    response: z.object({ count: z.int() }),
    errors: [...sessionErrors, 'not-permitted'],
  }),
  deskWatchers: defineEndpoint({
    method: 'GET',
    path: '/api/desk/watchers',
    summary:
      'Who has what of a kind open: for a page that shows many of them, as the grid of lots. For staff',
    origin: 'extension',
    access: 'signed-in',
    query: z.object({ kind: z.enum(watchedKinds) }),
    response: z.array(z.object({ item: id, watchers: z.array(watcher) })),
    errors: [...sessionErrors, 'not-permitted'],
  }),
  deskWatch: defineEndpoint({
    method: 'POST',
    path: '/api/desk/watch',
    summary:
      'Says for a minute that one has an item of the desk or a record open, takes it for oneself, or leaves it; answers who has. For staff',
    origin: 'extension',
    access: 'signed-in',
    body: z.object({
      kind: z.enum(watchedKinds),
      item: id,
      mode: z.enum(['look', 'take', 'leave']),
    }),
    response: z.object({ watchers: z.array(watcher) }),
    errors: [...sessionErrors, 'csrf-failed', 'not-permitted', 'item-taken'],
  }),
}
