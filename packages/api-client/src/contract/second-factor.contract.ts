import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { session } from './auth.contract.ts'
import { sessionErrors } from './errors.ts'
import { password } from './identity-primitives.ts'
import { maxLengths } from './limits.ts'
import { passkey } from './passkeys.contract.ts'
import { isoMoment, nothing } from './primitives.ts'

/** A code as it was typed: of the authenticator, or a recovery code (the domain's `readSecondFactorCode`). */
const code = z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLengths.secondFactorCode))

/** Shown once: the server keeps hashes alone. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

const staffErrors = [...sessionErrors, 'csrf-failed', 'not-permitted'] as const

export const secondFactorContract = {
  signinSecondFactor: defineEndpoint({
    method: 'POST',
    path: '/api/auth/signin/second-factor',
    summary:
      'The second step of signing in, after `second-factor-needed`: an authenticator code or a recovery code',
    origin: 'extension',
    access: 'public',
    body: z.object({ code }),
    response: session,
    errors: ['wrong-second-factor', 'sign-in-expired', 'csrf-failed'],
  }),
  secondFactor: defineEndpoint({
    method: 'GET',
    path: '/api/auth/second-factor',
    summary: "Whether one's second factor is set up, and whether the operator requires it. For staff",
    origin: 'extension',
    access: 'signed-in',
    response: z.object({
      /** Since when; null while it is not set up. */
      since: z.nullable(isoMoment),
      recoveryCodesLeft: z.int(),
      /** Those of the site that asks, by when they were added. */
      passkeys: z.array(passkey),
      isRequired: z.boolean(),
    }),
    errors: [...sessionErrors, 'not-permitted'],
  }),
  secondFactorBegin: defineEndpoint({
    method: 'POST',
    path: '/api/auth/second-factor/begin',
    summary: 'Begin to set up a second factor; an earlier beginning counts no more. For staff',
    origin: 'extension',
    access: 'signed-in',
    body: z.object({ password }),
    response: z.object({
      /** In base32, to be typed into an authenticator. */
      secret: z.string(),
      /** The same as an `otpauth:` URI, to be shown as a QR code. */
      uri: z.string(),
    }),
    errors: [...staffErrors, 'wrong-password', 'second-factor-set'],
  }),
  secondFactorConfirm: defineEndpoint({
    method: 'POST',
    path: '/api/auth/second-factor/confirm',
    summary: "Finish setting up by a code of the authenticator; ends one's other sessions. For staff",
    origin: 'extension',
    access: 'signed-in',
    body: z.object({ code }),
    response: recoveryCodes,
    errors: [...staffErrors, 'wrong-second-factor', 'second-factor-set', 'second-factor-not-set'],
  }),
  recoveryCodesCreate: defineEndpoint({
    method: 'POST',
    path: '/api/auth/second-factor/recovery-codes',
    summary: 'Make new recovery codes; the earlier ones count no more. For staff',
    origin: 'extension',
    access: 'signed-in',
    body: z.object({ code }),
    response: recoveryCodes,
    errors: [...staffErrors, 'wrong-second-factor', 'second-factor-not-set'],
  }),
  secondFactorRemove: defineEndpoint({
    method: 'POST',
    path: '/api/auth/second-factor/remove',
    summary: "Turn one's second factor off, by password and code. For staff",
    origin: 'extension',
    access: 'signed-in',
    body: z.object({ password, code }),
    response: nothing,
    errors: [...staffErrors, 'wrong-password', 'wrong-second-factor', 'second-factor-not-set'],
  }),
}
