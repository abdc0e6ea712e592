import * as z from 'zod/mini'
import { supportedLocales } from '@flower-market/flower-domain'
import { defineEndpoint } from '../endpoint.ts'
import { session } from './auth.contract.ts'
import { email, line, linkToken, password, sending } from './identity-primitives.ts'
import { maxLengths } from './limits.ts'

/** Each consent is a document of its own, given by its own checkbox (152-ФЗ article 9 as of 1 September 2025). */
const consents = z.object({
  offer: z.literal(true),
  personalData: z.literal(true),
  marketing: z.boolean(),
})

export const signupContract = {
  signup: defineEndpoint({
    method: 'POST',
    path: '/api/auth/signup',
    summary: 'Join: a mail with a link comes next; the answer is the same for an address that is taken',
    origin: 'specification',
    access: 'public',
    body: z.object({
      email,
      password,
      name: line(maxLengths.personName).check(z.minLength(1)),
      surname: line(maxLengths.personName).check(z.minLength(1)),
      company: z.prefault(line(maxLengths.company), ''),
      consents,
      /** The version of the texts that were shown. */
      consentVersion: z.string().check(z.minLength(1), z.maxLength(40)),
      /** The language of the page, for the mails. */
      locale: z.enum(supportedLocales),
      /** The code of a referral link that the person came by. */
      referral: z.optional(line(maxLengths.referral)),
    }),
    response: sending,
    errors: ['password-too-weak', 'referral-unknown', 'csrf-failed'],
  }),
  signupResend: defineEndpoint({
    method: 'POST',
    path: '/api/auth/signup/resend',
    summary: 'Send the mail of a sign-up once more; the answer is the same for unknown addresses',
    origin: 'extension',
    access: 'public',
    body: z.object({ email }),
    response: sending,
    errors: ['retry-later', 'csrf-failed'],
  }),
  signupVerify: defineEndpoint({
    method: 'POST',
    path: '/api/auth/signup/verify',
    summary:
      'Confirm the address by the link from the mail; signs in. In another browser than that of the form its password is needed as well',
    origin: 'specification',
    access: 'public',
    body: z.object({ token: linkToken, password: z.optional(password) }),
    response: session,
    errors: ['link-expired', 'password-needed', 'wrong-password', 'staff-only', 'csrf-failed'],
  }),
}
