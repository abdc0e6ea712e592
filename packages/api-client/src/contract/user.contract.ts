import * as z from 'zod/mini'
import {
  countryCodes,
  isInn,
  maxPercentageBp,
  roles,
  supportedLocales,
  verificationStatuses,
  walletTypes,
} from '@flower-market/flower-domain'
import { defineEndpoint } from '../endpoint.ts'
import { sessionErrors } from './errors.ts'
import { line, phoneDigits } from './identity-primitives.ts'
import { maxLengths } from './limits.ts'
import { id, isoMoment, minor, pageOf, pageQuery } from './primitives.ts'

/** Shares of a referral or a broker's margin, in basis points (1% = 100) of each part of a price. */
const percentages = z.object({
  priceBp: z.int().check(z.minimum(0), z.maximum(maxPercentageBp)),
  deliveryToWarehouseBp: z.int().check(z.minimum(0), z.maximum(maxPercentageBp)),
  deliveryToRegionBp: z.int().check(z.minimum(0), z.maximum(maxPercentageBp)),
  deliveryToCityBp: z.int().check(z.minimum(0), z.maximum(maxPercentageBp)),
})

const verification = z.object({
  status: z.enum(verificationStatuses),
  /** The reason for the rejection, written by the reviewer. */
  comment: z.string(),
  name: z.string(),
  phone: z.string(),
  city: z.string(),
  address: z.string(),
  index: z.string(),
  /** When the review was last requested. */
  askedAt: z.nullable(isoMoment),
})

/** A person in a list. */
const userSummary = z.object({
  _id: id,
  email: z.string(),
  name: z.string(),
  surname: z.string(),
  role: z.enum(roles),
  company: z.string(),
  phone: z.string(),
  city: z.string(),
  avatar: z.nullable(z.string()),
  verification: z.enum(verificationStatuses),
  registeredAt: isoMoment,
  percentages: z.nullable(percentages),
})

/** Everything about a person. Texts are empty where nothing was filled in. */
const user = z.object({
  _id: id,
  email: z.string(),
  name: z.string(),
  surname: z.string(),
  avatar: z.nullable(z.string()),
  role: z.enum(roles),
  company: z.string(),
  /** Digits with the country code; empty where there is none. */
  phone: z.string(),
  isPhoneVerified: z.boolean(),
  country: z.enum(countryCodes),
  city: z.string(),
  address: z.string(),
  /** Postal code. */
  index: z.string(),
  site: z.string(),
  inn: z.string(),
  locale: z.enum(supportedLocales),
  region: z.string(),
  deliveryCity: z.nullable(z.string()),
  /** The preferred delivery weekday: 1 Monday … 7 Sunday. */
  deliveryDay: z.nullable(z.int().check(z.minimum(1), z.maximum(7))),
  /** In minor units by currency. */
  balances: z.array(z.object({ _id: id, amount: minor, type: z.enum(walletTypes) })),
  /** The code of the person's own referral link (`/signup?referral=…`). */
  referral: z.string(),
  /** Null where none are set, and for buyers about themselves (the domain's `knowsOwnPercentages`). */
  percentages: z.nullable(percentages),
  verification,
  registeredAt: isoMoment,
})

const personErrors = [...sessionErrors, 'not-found'] as const
const writeErrors = [...sessionErrors, 'csrf-failed'] as const

export const userContract = {
  userGet: defineEndpoint({
    method: 'GET',
    path: '/api/user/get-user',
    summary: 'A person in full: oneself, or somebody whom the role looks after',
    origin: 'specification',
    access: 'signed-in',
    query: z.object({ _id: id }),
    response: user,
    errors: personErrors,
  }),
  userList: defineEndpoint({
    method: 'GET',
    path: '/api/user/list',
    summary: "A broker's clients, an agent's referred people, everybody for staff; newest first",
    origin: 'specification',
    access: 'signed-in',
    query: z.extend(pageQuery, { search: z.optional(line(maxLengths.search)) }),
    response: pageOf(userSummary),
    errors: [...sessionErrors, 'not-permitted'],
  }),
  userSearch: defineEndpoint({
    method: 'GET',
    path: '/api/user/search-users',
    summary: 'The same people by name, company, email or phone, 20 at the most',
    origin: 'specification',
    access: 'signed-in',
    query: z.object({ search: line(maxLengths.search).check(z.minLength(2)) }),
    response: z.array(userSummary),
    errors: [...sessionErrors, 'not-permitted'],
  }),
  userUpdate: defineEndpoint({
    method: 'PATCH',
    path: '/api/user/update',
    summary: "Change one's own profile; what is absent stays. Another phone number is not verified yet",
    origin: 'specification',
    access: 'signed-in',
    body: z.object({
      name: z.optional(line(maxLengths.personName).check(z.minLength(1))),
      surname: z.optional(line(maxLengths.personName).check(z.minLength(1))),
      company: z.optional(line(maxLengths.company)),
      phone: z.optional(z.union([phoneDigits, z.literal('')])),
      country: z.optional(z.enum(countryCodes)),
      city: z.optional(line(maxLengths.city)),
      address: z.optional(line(maxLengths.address)),
      index: z.optional(line(maxLengths.postalCode)),
      site: z.optional(
        z.union([z.url({ protocol: /^https?$/u }).check(z.maxLength(maxLengths.site)), z.literal('')]),
      ),
      inn: z.optional(line(maxLengths.inn).check(z.refine((value) => value === '' || isInn(value)))),
      locale: z.optional(z.enum(supportedLocales)),
      deliveryCity: z.optional(z.nullable(line(maxLengths.city).check(z.minLength(1)))),
      deliveryDay: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(7)))),
    }),
    response: user,
    errors: writeErrors,
  }),
  userRegion: defineEndpoint({
    method: 'PATCH',
    path: '/api/user/region-user',
    summary: 'Change the region that the catalog and the cart are checked for',
    origin: 'specification',
    access: 'signed-in',
    body: z.object({ region: line(maxLengths.city).check(z.minLength(1)) }),
    response: user,
    errors: [...writeErrors, 'not-found'],
  }),
  userAddReferral: defineEndpoint({
    method: 'PATCH',
    path: '/api/user/add/referral',
    summary: "Set the percentages of somebody whom one looks after: a broker's margin, a referral's share",
    origin: 'specification',
    access: 'signed-in',
    body: z.object({ _id: id, percentages }),
    response: userSummary,
    errors: [...writeErrors, 'not-found', 'not-permitted'],
  }),
  userVerification: defineEndpoint({
    method: 'PATCH',
    path: '/api/user/verification',
    summary: 'Ask for the review of who one is; again after a rejection. Needs a confirmed phone',
    origin: 'specification',
    access: 'signed-in',
    body: z.object({
      name: line(maxLengths.fullName).check(z.minLength(1)),
      phone: phoneDigits,
      city: line(maxLengths.city).check(z.minLength(1)),
      address: line(maxLengths.address).check(z.minLength(1)),
      index: line(maxLengths.postalCode).check(z.minLength(1)),
    }),
    response: user,
    errors: [...writeErrors, 'phone-not-verified', 'verification-closed'],
  }),
  userVerificationReview: defineEndpoint({
    method: 'PATCH',
    path: '/api/user/verification/review',
    summary: 'Decide on a verification that waits; a rejection says why',
    origin: 'extension',
    access: 'signed-in',
    body: z.object({
      _id: id,
      isApproved: z.boolean(),
      comment: z.prefault(line(maxLengths.reviewComment), ''),
    }),
    response: userSummary,
    errors: [...writeErrors, 'not-found', 'not-permitted', 'verification-closed'],
  }),
  userById: defineEndpoint({
    method: 'GET',
    path: '/api/user/:id',
    summary: 'One of the people whom the role looks after, in full',
    origin: 'specification',
    access: 'signed-in',
    params: z.object({ id }),
    response: user,
    errors: [...personErrors, 'not-permitted'],
  }),
}
