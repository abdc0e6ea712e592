import * as z from 'zod/mini'
import { countryCodes, currencies, transactionStatuses, walletTypes } from '@flower-market/flower-domain'
import { defineEndpoint } from '../endpoint.ts'
import { keyedErrors, sessionErrors } from './errors.ts'
import { line } from './identity-primitives.ts'
import { maxLengths } from './limits.ts'
import { id, isoMoment, minor, pageOf, pageQuery, querySwitch } from './primitives.ts'

/** Whose account the money goes to, as it was when the person agreed. */
const payee = {
  _id: id,
  name: z.string(),
  plantation: z.object({ _id: id, name: z.string() }),
  beneficiary: z.string(),
  /** Its last characters. */
  accountNumber: z.string(),
  bankCountry: z.enum(countryCodes),
}

/** What a transfer takes and brings; `total = converted + commission` in the source's minor units. */
export const transferFacts = z.object({
  /** Null between one's own accounts. */
  recipient: z.nullable(z.object(payee)),
  source: z.enum(walletTypes),
  target: z.enum(walletTypes),
  commission: minor,
  converted: minor,
  /** In the target's minor units. */
  received: minor,
  rate: z.string(),
  rateBase: z.enum(currencies),
  purpose: z.string(),
  /** The oldest first. */
  events: z.array(z.object({ status: z.enum(transactionStatuses), at: isoMoment })),
  /** Whether the bank sent the money back after it had been sent. */
  isReturned: z.boolean(),
})

/** A transfer to begin: what it takes and brings is the quote's. */
export const newTransfer = z.object({
  kind: z.literal('transfer'),
  quoteId: id,
  /** What the recipient reads about it. */
  purpose: z.prefault(line(maxLengths.transferPurpose), ''),
})

/** A transfer as the plantation's representative sees it: of the buyer the company and the city. */
const receivedTransfer = z.object({
  _id: id,
  number: z.int(),
  status: z.enum(transactionStatuses),
  amount: minor,
  currency: z.enum(currencies),
  purpose: z.string(),
  sentAt: isoMoment,
  settledAt: z.nullable(isoMoment),
  buyer: z.object({ company: z.string(), city: z.string() }),
  recipient: z.object({ name: z.string(), accountNumber: z.string() }),
})

/** A transfer that its buyer has canceled. */
const canceledTransfer = z.object({ _id: id, number: z.int(), status: z.literal('REJECTED') })

/** A transfer as staff send it. */
const transferToReview = z.object({
  _id: id,
  number: z.int(),
  status: z.enum(transactionStatuses),
  person: z.object({ _id: id, name: z.string(), company: z.string() }),
  /** What the recipient gets, in `currency`. */
  amount: minor,
  currency: z.enum(currencies),
  /** What is reserved or was taken, in `source`: `total = converted + commission`. */
  total: minor,
  source: z.enum(currencies),
  converted: minor,
  commission: minor,
  rate: z.string(),
  rateBase: z.enum(currencies),
  purpose: z.string(),
  date: isoMoment,
  sentAt: z.nullable(isoMoment),
  settledAt: z.nullable(isoMoment),
  /** Why it was rejected or returned; else empty. */
  reason: z.string(),
  /** Whether the bank sent the money back after it had been sent. */
  isReturned: z.boolean(),
  /** Whether the plantation has not answered in its days. */
  isUnanswered: z.boolean(),
  /** The oldest first; `by` names who did it, null where nobody is known. */
  events: z.array(
    z.object({ status: z.enum(transactionStatuses), at: isoMoment, by: z.nullable(z.string()) }),
  ),
  recipient: z.object({
    ...payee,
    country: z.enum(countryCodes),
    state: z.string(),
    city: z.string(),
    address: z.string(),
    postalCode: z.string(),
    bic: z.string(),
    routingNumber: z.string(),
  }),
})

const keyErrors = [...keyedErrors, 'not-permitted', 'not-found', 'transaction-changed'] as const

export const transferContract = {
  transactionReceived: defineEndpoint({
    method: 'GET',
    path: '/api/transaction/received',
    summary: "Transfers sent to the representative's plantation, the newest first",
    origin: 'extension',
    access: 'signed-in',
    query: z.extend(pageQuery, { status: z.optional(z.enum(['SENDED', 'CONFIRMED', 'REJECTED'])) }),
    response: pageOf(receivedTransfer),
    errors: [...sessionErrors, 'not-permitted'],
  }),
  transactionStatusAccept: defineEndpoint({
    method: 'GET',
    path: '/api/transaction/status-accept/:id',
    summary: "Confirms, by the plantation's representative, that a transfer has arrived: once",
    origin: 'specification',
    access: 'signed-in',
    isWritingGet: true,
    isIdempotent: true,
    params: z.object({ id }),
    response: receivedTransfer,
    errors: keyErrors,
  }),
  transactionCancel: defineEndpoint({
    method: 'POST',
    path: '/api/transaction/:id/cancel',
    summary:
      "Cancels one's own transfer that the bank has not sent yet: what it has reserved is released; once, a repeat changes nothing",
    origin: 'extension',
    access: 'signed-in',
    params: z.object({ id }),
    response: canceledTransfer,
    errors: [...sessionErrors, 'csrf-failed', 'not-found', 'transaction-changed'],
  }),
  transactionReview: defineEndpoint({
    method: 'GET',
    path: '/api/transaction/review',
    summary:
      'Transfers to plantations: without a status those to send and those not answered yet; open ones the oldest first, settled ones the newest first. For staff',
    origin: 'extension',
    access: 'signed-in',
    query: z.extend(pageQuery, {
      status: z.optional(z.enum(['IN_PROCESSED', 'SENDED', 'CONFIRMED', 'REJECTED'])),
      /** Those alone that the plantation has not answered in its days. */
      isUnanswered: z.prefault(querySwitch, false),
      /** The number, or words of the buyer's name and company and of the recipient. */
      search: z.optional(line(maxLengths.search)),
    }),
    response: pageOf(transferToReview),
    errors: [...sessionErrors, 'not-permitted'],
  }),
  transactionReviewGet: defineEndpoint({
    method: 'GET',
    path: '/api/transaction/:id/review',
    summary: 'One transfer to a plantation, with all that staff need to send it. For staff',
    origin: 'extension',
    access: 'signed-in',
    params: z.object({ id }),
    response: transferToReview,
    errors: [...sessionErrors, 'not-permitted', 'not-found'],
  }),
  transactionSend: defineEndpoint({
    method: 'POST',
    path: '/api/transaction/:id/send',
    summary: 'Says that the bank has sent a transfer: what was reserved is taken. For staff',
    origin: 'extension',
    access: 'signed-in',
    isIdempotent: true,
    params: z.object({ id }),
    response: transferToReview,
    errors: [...keyErrors, 'account-frozen'],
  }),
}
