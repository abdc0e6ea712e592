import { currencies, roles, staffOperations, supportedLocales } from '@flower-market/flower-domain'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { keyedErrors, sessionErrors } from './errors.ts'
import { email, line, phoneDigits } from './identity-primitives.ts'
import { maxLengths } from './limits.ts'
import { id, minor, nothing } from './primitives.ts'
import { profileChanges } from './user.contract.ts'

const params = z.object({ id })
const writeErrors = [...sessionErrors, 'csrf-failed', 'not-found', 'not-permitted'] as const

/** Why it is done; it stays in the audit. */
const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLengths.staffReason))

/** The version of the person that was read: who has read an older one is refused (`person-changed`). */
const version = z.int().check(z.minimum(1))
const changed = z.object({ version: z.int() })

const moved = z.object({
  operationId: id,
  /** What can be spent now. */
  available: minor,
})
const moneyErrors = [
  ...keyedErrors,
  'not-found',
  'not-permitted',
  'own-account',
  'balance-changed',
  'not-enough-funds',
  'account-frozen',
] as const

/** The most that staff move by hand at once, in minor units: ten million. */
export const maxStaffOperation = 1_000_000_000

/** What staff do about people. Each call writes who did what, and why, to the audit. */
export const staffPeopleContract = {
  personAdd: defineEndpoint({
    method: 'POST',
    path: '/api/people',
    summary: 'Adds a person, who is mailed a link to set a password. For staff',
    origin: 'extension',
    access: 'signed-in',
    body: z.object({
      email,
      name: line(maxLengths.personName).check(z.minLength(1)),
      surname: line(maxLengths.personName),
      company: z.prefault(line(maxLengths.company), ''),
      phone: z.prefault(z.union([phoneDigits, z.literal('')]), ''),
      role: z.enum(roles),
      region: line(maxLengths.city).check(z.minLength(1)),
      locale: z.enum(supportedLocales),
      /** Whom a RECIPIENT represents, and nobody else. */
      plantationId: z.prefault(z.nullable(id), null),
    }),
    response: z.object({ _id: id }),
    errors: [...writeErrors, 'email-taken'],
  }),
  personChange: defineEndpoint({
    method: 'PATCH',
    path: '/api/people/:id',
    summary: "Changes a person's profile; what is absent stays. For staff",
    origin: 'extension',
    access: 'signed-in',
    params,
    body: z.object({
      ...profileChanges,
      region: z.optional(line(maxLengths.city).check(z.minLength(1))),
      version,
      reason,
    }),
    response: changed,
    errors: [...writeErrors, 'person-changed'],
  }),
  personRole: defineEndpoint({
    method: 'POST',
    path: '/api/people/:id/role',
    summary: 'Changes what a person may do, and ends all of their sessions. For staff, not for oneself',
    origin: 'extension',
    access: 'signed-in',
    params,
    body: z.object({
      role: z.enum(roles),
      plantationId: z.prefault(z.nullable(id), null),
      version,
      reason,
    }),
    response: changed,
    errors: [...writeErrors, 'person-changed', 'own-account'],
  }),
  personBlock: defineEndpoint({
    method: 'POST',
    path: '/api/people/:id/block',
    summary:
      'Blocks a person: signed out everywhere, they cannot sign in, and nothing is ordered for them; open orders stay. For staff',
    origin: 'extension',
    access: 'signed-in',
    params,
    body: z.object({ version, reason }),
    response: changed,
    errors: [...writeErrors, 'person-changed', 'own-account'],
  }),
  personUnblock: defineEndpoint({
    method: 'POST',
    path: '/api/people/:id/unblock',
    summary: 'Lets a blocked person sign in again. For staff',
    origin: 'extension',
    access: 'signed-in',
    params,
    body: z.object({ version, reason }),
    response: changed,
    errors: [...writeErrors, 'person-changed'],
  }),
  personSessionEnd: defineEndpoint({
    method: 'DELETE',
    path: '/api/people/:id/sessions/:sessionId',
    summary: "Ends one of a person's sessions. For staff",
    origin: 'extension',
    access: 'signed-in',
    params: z.object({ id, sessionId: id }),
    response: nothing,
    errors: writeErrors,
  }),
  personSessionsEnd: defineEndpoint({
    method: 'DELETE',
    path: '/api/people/:id/sessions',
    summary: "Ends all of a person's sessions but the one that asks. For staff",
    origin: 'extension',
    access: 'signed-in',
    params,
    response: z.object({ ended: z.int() }),
    errors: writeErrors,
  }),
  personMoney: defineEndpoint({
    method: 'POST',
    path: '/api/people/:id/money',
    summary:
      "Credits a person's balance or writes off from it, with a reason that they read. For staff, not for oneself",
    origin: 'extension',
    access: 'signed-in',
    isIdempotent: true,
    params,
    body: z.object({
      operation: z.enum(staffOperations),
      currency: z.enum(currencies),
      amount: z.int().check(z.positive(), z.maximum(maxStaffOperation)),
      /** What could be spent when it was decided; with another amount nothing is moved (`balance-changed`). */
      seenAvailable: minor,
      reason,
    }),
    response: moved,
    errors: moneyErrors,
  }),
  personMoneyCorrect: defineEndpoint({
    method: 'POST',
    path: '/api/people/:id/correct',
    summary:
      'Corrects a credit or a write-off that staff made: a new movement of the difference, which names it. For staff, not for oneself',
    origin: 'extension',
    access: 'signed-in',
    isIdempotent: true,
    params,
    body: z.object({
      operationId: id,
      /** What the operation should have moved: nothing, or an amount of its sign. */
      right: minor.check(z.minimum(-maxStaffOperation), z.maximum(maxStaffOperation)),
      seenAvailable: minor,
      reason,
    }),
    response: moved,
    errors: moneyErrors,
  }),
}
