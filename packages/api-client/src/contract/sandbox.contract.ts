import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { maxLengths } from './limits.ts'
import { id, isoMoment } from './primitives.ts'

/** A message that the sandbox stored instead of sending it. */
const outboxEntry = z.object({
  _id: id,
  kind: z.enum(['mail', 'sms', 'call']),
  /** An email address, or the digits of a phone. */
  to: z.string(),
  /** Of a mail; empty for the others. */
  subject: z.string(),
  /** The mail's or SMS's text; for a call the number that it came from. */
  text: z.string(),
  /** The page that a mail links to. */
  link: z.nullable(z.string()),
  /** The code that the person has to type, if any. */
  code: z.nullable(z.string()),
  at: isoMoment,
})

export const sandboxContract = {
  outboxList: defineEndpoint({
    method: 'GET',
    path: '/api/sandbox/outbox',
    summary:
      'The last 100 mails, codes and calls that the sandbox kept, newest first; 404 where real providers are set',
    origin: 'extension',
    access: 'public',
    query: z.object({ to: z.optional(z.string().check(z.maxLength(maxLengths.email))) }),
    response: z.array(outboxEntry),
    errors: ['not-found'],
  }),
}
