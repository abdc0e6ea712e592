import * as z from 'zod/mini'
import {
  availabilities,
  countryCodes,
  currencies,
  flowerTypes,
  recipientStatuses,
} from '@flower-market/flower-domain'
import { defineEndpoint } from '../endpoint.ts'
import { sessionErrors } from './errors.ts'
import { line } from './identity-primitives.ts'
import { maxLengths } from './limits.ts'
import { id, isoDate, isoMoment, minor, pageOf, pageQuery } from './primitives.ts'

const localized = z.object({ ru: z.string(), en: z.string() })
const countryCode = z.enum(countryCodes)

const plantation = z.object({ _id: id, name: z.string(), country: countryCode, city: localized })

function required(maxLength: number) {
  return line(maxLength).check(z.minLength(1))
}

/** Whose account money may be sent to. Texts are empty where there is nothing to fill in. */
const recipientFields = {
  /** What people choose it by. */
  name: required(maxLengths.company),
  country: countryCode,
  state: z.prefault(line(maxLengths.city), ''),
  city: required(maxLengths.city),
  address: required(maxLengths.address),
  postalCode: z.prefault(line(maxLengths.postalCode), ''),
  currency: z.enum(currencies),
  /** Whose account it is, as the bank writes it. */
  beneficiary: required(maxLengths.company),
  /** SWIFT code or BIC; which of the bank's fields are needed is decided by its country. */
  bic: z.prefault(line(maxLengths.bankCode), ''),
  /** ABA in the USA, БИК in Russia. */
  routingNumber: z.prefault(line(maxLengths.bankCode), ''),
  bankCountry: countryCode,
}

const recipientFacts = {
  ...recipientFields,
  _id: id,
  plantation: z.object({ _id: id, name: z.string() }),
  /** Whether the person who asks has added it; others are the plantation's own. */
  isOwn: z.boolean(),
  /** Money is sent to approved ones only. */
  status: z.enum(recipientStatuses),
  /** Why it was rejected; else empty. */
  reason: z.string(),
}

/** A recipient as people see it: of the account number the last characters. */
const recipient = z.object({ ...recipientFacts, accountNumber: z.string() })

/** A recipient as staff check it. */
const recipientToReview = z.object({
  ...recipientFacts,
  accountNumber: z.string(),
  /** Goes up with every change; a decision names the one that was looked at. */
  revision: z.int(),
  changedAt: isoMoment,
  /** What was approved last, to compare with; null where nothing was. */
  approved: z.nullable(
    z.object({
      currency: z.enum(currencies),
      beneficiary: z.string(),
      bic: z.string(),
      routingNumber: z.string(),
      accountNumber: z.string(),
      bankCountry: countryCode,
    }),
  ),
  /** Who has added it; null where it is the plantation's own. */
  owner: z.nullable(z.object({ _id: id, name: z.string(), company: z.string() })),
})

const writeErrors = [...sessionErrors, 'csrf-failed'] as const

export const plantationContract = {
  plantationAll: defineEndpoint({
    method: 'GET',
    path: '/api/plantation/all',
    summary: 'Id and name of every plantation, by name, for pickers',
    origin: 'specification',
    access: 'signed-in',
    response: z.array(z.object({ _id: id, name: z.string() })),
    errors: sessionErrors,
  }),
  plantationList: defineEndpoint({
    method: 'GET',
    path: '/api/plantation/list',
    summary:
      "Plantations by name, of a country or a city, with how many lots each has in stock and to order in the person's region",
    origin: 'specification',
    access: 'signed-in',
    query: z.extend(pageQuery, {
      limit: z.prefault(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 28),
      country: z.optional(countryCode),
      /** As `cityList` names it in the context `plantation`. */
      city: z.optional(z.string().check(z.maxLength(maxLengths.city))),
    }),
    response: pageOf(z.extend(plantation, { lots: z.int(), toOrder: z.int() })),
    errors: sessionErrors,
  }),
  plantationAllList: defineEndpoint({
    method: 'GET',
    path: '/api/plantation/all-list',
    summary:
      "Plantations with their recipients: approved ones, one's own, and for its representative all of the plantation",
    origin: 'specification',
    access: 'signed-in',
    response: z.array(z.extend(plantation, { recipients: z.array(recipient) })),
    errors: sessionErrors,
  }),
  plantationGet: defineEndpoint({
    method: 'GET',
    path: '/api/plantation/:id',
    summary:
      'A plantation with its delivery days and prices a stem by type, as the person buys, until when it takes orders, its fill rate and its claims rate',
    origin: 'specification',
    access: 'signed-in',
    params: z.object({ id }),
    response: z.extend(plantation, {
      days: z.array(z.object({ date: isoDate, availability: z.enum(availabilities), lots: z.int() })),
      /** Until when it usually takes orders: so many days before a delivery, at minutes after midnight of its time zone. */
      cutoff: z.object({ daysBefore: z.int(), minutes: z.int(), timeZone: z.string() }),
      /** Orders with flowers of it that were delivered. */
      deliveredOrders: z.int(),
      /** Stems that were asked of it in delivered orders, and those that came; null where too few were delivered. */
      fillRate: z.nullable(z.object({ asked: z.int(), delivered: z.int() })),
      /** Stems that came, and those of accepted claims; null where too few orders were delivered. */
      claimsRate: z.nullable(z.object({ delivered: z.int(), accepted: z.int() })),
      /** Kopecks a stem, from the cheapest lot to the dearest. */
      rates: z.array(z.object({ type: z.enum(flowerTypes), from: minor, to: minor })),
    }),
    errors: [...sessionErrors, 'not-found'],
  }),
  recipientCreate: defineEndpoint({
    method: 'POST',
    path: '/api/recipient',
    summary:
      "Adds a recipient of transfers to a plantation: a representative the plantation's own, others one of theirs alone. It waits for staff",
    origin: 'specification',
    access: 'signed-in',
    isIdempotent: true,
    body: z.object({
      ...recipientFields,
      plantationId: id,
      accountNumber: required(maxLengths.accountNumber),
    }),
    response: recipient,
    errors: [...writeErrors, 'not-found', 'idempotency-key-missing', 'idempotency-conflict'],
  }),
  recipientUpdate: defineEndpoint({
    method: 'PATCH',
    path: '/api/recipient/:id',
    summary:
      'Changes a recipient; without an account number the known one stays. Whatever changes but the name, staff look at again',
    origin: 'extension',
    access: 'signed-in',
    params: z.object({ id }),
    body: z.object({ ...recipientFields, accountNumber: z.optional(required(maxLengths.accountNumber)) }),
    response: recipient,
    errors: [...writeErrors, 'not-found'],
  }),
  recipientReviewList: defineEndpoint({
    method: 'GET',
    path: '/api/recipient/review',
    summary:
      'Recipients that wait for approval, the oldest first, or were decided, the newest first, with all that staff check. For staff',
    origin: 'extension',
    access: 'signed-in',
    query: z.extend(pageQuery, { status: z.prefault(z.enum(recipientStatuses), 'WAITING') }),
    response: pageOf(recipientToReview),
    errors: [...sessionErrors, 'not-permitted'],
  }),
  recipientReview: defineEndpoint({
    method: 'POST',
    path: '/api/recipient/:id/review',
    summary: 'Approves a recipient, or rejects it with a reason that its owner reads. For staff',
    origin: 'extension',
    access: 'signed-in',
    params: z.object({ id }),
    body: z.discriminatedUnion('isApproved', [
      z.object({ isApproved: z.literal(true), revision: z.int() }),
      z.object({
        isApproved: z.literal(false),
        revision: z.int(),
        reason: required(maxLengths.reviewComment),
      }),
    ]),
    response: recipientToReview,
    errors: [...writeErrors, 'not-permitted', 'not-found', 'recipient-changed'],
  }),
}
