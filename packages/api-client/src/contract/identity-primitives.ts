import * as z from 'zod/mini'
import { passwordMaxLength } from '@flower-market/flower-domain'
import { emailPattern, maxLengths } from './limits.ts'
import { isoMoment } from './primitives.ts'

/** An email address, lower case and trimmed; what is too long is not read by the expression. */
export const email = z
  .string()
  .check(z.trim(), z.maxLength(maxLengths.email, { abort: true }), z.toLowerCase(), z.regex(emailPattern))

/** A password as typed when signing in; the rules for a new one are the domain's `findPasswordIssue`. */
export const password = z.string().check(z.minLength(1), z.maxLength(passwordMaxLength))

/** A phone number as digits with the country code, without a plus (the domain's `normalizePhone`). */
export const phoneDigits = z.string().check(z.regex(/^\d{8,15}$/u))

/** The secret of a link in a mail. */
export const linkToken = z.string().check(z.regex(/^[\w-]{20,100}$/u))

/** A line of text; empty when not filled in. */
export function line(maxLength: number) {
  return z.string().check(z.trim(), z.maxLength(maxLength))
}

/**
 * Output of every call that sends something: when it may be repeated. The same for known and unknown people.
 */
export const sending = z.object({ retryAt: isoMoment })

/** Output of a call that sends a code: its length, its expiry, and when another may be requested. */
export const codeSending = z.extend(sending, { expiresAt: isoMoment, digits: z.int() })
