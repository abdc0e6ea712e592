import { mailKinds } from '@flower-market/flower-domain'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { sessionErrors } from './errors.ts'
import { maxLengths } from './limits.ts'
import { decisionReason } from './operator-settings.contract.ts'
import { isoMoment } from './primitives.ts'

const mailText = z.object({
  subject: z.string().check(z.trim(), z.maxLength(maxLengths.mailSubject)),
  body: z.string().check(z.trim(), z.maxLength(maxLengths.mailBody)),
})

/** A mail in both languages; null where the text that the product brings is sent. */
export const mailTexts = z.object({ ru: z.nullable(mailText), en: z.nullable(mailText) })

const mailKind = z.enum(mailKinds)

export const mailTextsContract = {
  mailTextList: defineEndpoint({
    method: 'GET',
    path: '/api/settings/mail',
    summary:
      'The mails of the shop: the texts that the product brings, what holds now, and what will. For staff',
    origin: 'extension',
    access: 'signed-in',
    response: z.array(
      z.object({
        kind: mailKind,
        builtIn: z.object({ ru: mailText, en: mailText }),
        texts: mailTexts,
        /** How many decisions there are about it; the next one names it. */
        version: z.int(),
        /** What is decided for later, the next first. */
        planned: z.array(z.object({ texts: mailTexts, holdsFrom: isoMoment })),
      }),
    ),
    errors: [...sessionErrors, 'not-permitted'],
  }),
  mailTextSet: defineEndpoint({
    method: 'POST',
    path: '/api/settings/mail',
    summary:
      'Decides the texts of a mail from a moment on; a placeholder that is unknown or missing is refused by its place. For staff',
    origin: 'extension',
    access: 'signed-in',
    bodyLimitBytes: 64 * 1024,
    body: z.object({
      kind: mailKind,
      version: z.int().check(z.minimum(0)),
      texts: mailTexts,
      /** Not in the past; absent, it holds at once. */
      holdsFrom: z.optional(isoMoment),
      reason: decisionReason,
    }),
    response: z.object({ version: z.int() }),
    errors: [...sessionErrors, 'csrf-failed', 'not-permitted', 'record-changed'],
  }),
}
