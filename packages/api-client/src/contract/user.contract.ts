import * as z from 'zod/mini'
import {
  countryCodes,
  isInn,
  isKpp,
  roles,
  supportedLocales,
  verificationStatuses,
} from '@flower-market/flower-domain'
import { defineEndpoint } from '../endpoint.ts'
import { sessionErrors } from './errors.ts'
import { line, phoneDigits } from './identity-primitives.ts'
import { maxLengths } from './limits.ts'
import { ownUser, percentages, personSummary, personView, staffSummary } from './person-views.contract.ts'
import { id, minor, deepPageOf, deepPageQuery, querySwitch } from './primitives.ts'

const personErrors = [...sessionErrors, 'not-found'] as const
const writeErrors = [...sessionErrors, 'csrf-failed'] as const

/** What of a profile may be changed; what is absent stays. */
export const profileChanges = {
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
  kpp: z.optional(line(maxLengths.kpp).check(z.refine((value) => value === '' || isKpp(value)))),
  legalAddress: z.optional(line(maxLengths.address)),
  locale: z.optional(z.enum(supportedLocales)),
  deliveryCity: z.optional(z.nullable(line(maxLengths.city).check(z.minLength(1)))),
  deliveryDay: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(7)))),
}

export const userContract = {
  userGet: defineEndpoint({
    method: 'GET',
    path: '/api/user/get-user',
    summary: 'Oneself in full; others are read by their id (`/user/:id`)',
    origin: 'specification',
    access: 'signed-in',
    query: z.object({ _id: id }),
    response: ownUser,
    errors: personErrors,
  }),
  userList: defineEndpoint({
    method: 'GET',
    path: '/api/user/list',
    summary:
      "A broker's clients, an agent's referred people, everybody for staff, who may filter; newest first",
    origin: 'specification',
    access: 'signed-in',
    query: z.extend(deepPageQuery, {
      search: z.optional(line(maxLengths.search)),
      // For staff: to others the rest of a person is not shown, so that they cannot search by it.
      role: z.optional(z.enum(roles)),
      verification: z.optional(z.enum(verificationStatuses)),
      region: z.optional(line(maxLengths.city)),
      isBlocked: z.optional(querySwitch),
    }),
    response: deepPageOf(personSummary),
    errors: [...sessionErrors, 'not-permitted'],
  }),
  userSearch: defineEndpoint({
    method: 'GET',
    path: '/api/user/search-users',
    summary:
      'The same people by name, company, email or phone, 20 at the most; by name and company for an agent',
    origin: 'specification',
    access: 'signed-in',
    query: z.object({ search: line(maxLengths.search).check(z.minLength(2)) }),
    response: z.array(personSummary),
    errors: [...sessionErrors, 'not-permitted'],
  }),
  userUpdate: defineEndpoint({
    method: 'PATCH',
    path: '/api/user/update',
    summary: "Change one's own profile; what is absent stays. Another phone number is not verified yet",
    origin: 'specification',
    access: 'signed-in',
    body: z.object(profileChanges),
    response: ownUser,
    errors: writeErrors,
  }),
  userRegion: defineEndpoint({
    method: 'PATCH',
    path: '/api/user/region-user',
    summary: 'Change the region that the catalog and the cart are checked for',
    origin: 'specification',
    access: 'signed-in',
    body: z.object({ region: line(maxLengths.city).check(z.minLength(1)) }),
    response: ownUser,
    errors: [...writeErrors, 'not-found'],
  }),
  userAddReferral: defineEndpoint({
    method: 'PATCH',
    path: '/api/user/add/referral',
    summary:
      'Set what somebody pays on top (`margin`) or what their referrer earns (`share`); a broker a margin only',
    origin: 'specification',
    access: 'signed-in',
    body: z
      .object({
        _id: id,
        margin: z.optional(percentages),
        share: z.optional(percentages),
        /** The version of the person that was read: with another one nothing is set (`person-changed`). */
        version: z.optional(z.int()),
        /** What was read of what is set, null where nothing was: where it is another by now, nothing is set (`person-changed`). */
        seen: z.optional(
          z.object({
            margin: z.optional(z.nullable(percentages)),
            share: z.optional(z.nullable(percentages)),
          }),
        ),
        /** Why, for the audit. */
        reason: z.optional(line(maxLengths.staffReason)),
      })
      .check(z.refine(({ margin, share }) => margin !== undefined || share !== undefined)),
    response: personSummary,
    errors: [...writeErrors, 'not-found', 'not-permitted', 'person-changed'],
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
    response: ownUser,
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
    response: staffSummary,
    errors: [...writeErrors, 'not-found', 'not-permitted', 'verification-closed'],
  }),
  userById: defineEndpoint({
    method: 'GET',
    path: '/api/user/:id',
    summary: 'One of the people whom the role looks after, in full',
    origin: 'specification',
    access: 'signed-in',
    params: z.object({ id }),
    response: personView,
    errors: [...personErrors, 'not-permitted'],
  }),
  exampleLot: defineEndpoint({
    method: 'GET',
    path: '/api/user/:id/example-lot',
    summary: "A lot of a person's catalog with the parts of its price, to see what a margin does to it",
    origin: 'extension',
    access: 'signed-in',
    params: z.object({ id }),
    response: z.object({
      /** The first lot of the next delivery day; null when nothing is on sale. */
      lot: z.nullable(
        z.object({
          variety: z.string(),
          plantation: z.string(),
          lengthCm: z.int(),
          /** Before any margin, kopecks a stem. */
          parts: z.object({ price: minor, deliveryToWarehouse: minor, deliveryToRegion: minor }),
        }),
      ),
      /** Delivery around the person's city before any margin, kopecks. */
      cityCost: minor,
    }),
    errors: [...personErrors, 'not-permitted'],
  }),
}
