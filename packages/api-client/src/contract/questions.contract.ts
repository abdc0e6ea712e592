import * as z from 'zod/mini'
import { askedKinds } from '@flower-market/flower-domain'
import { defineEndpoint } from '../endpoint.ts'
import { sessionErrors } from './errors.ts'
import { maxLengths } from './limits.ts'
import { id, isoMoment, nothing } from './primitives.ts'

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLengths.question))
const writeErrors = [...sessionErrors, 'csrf-failed', 'not-found', 'question-changed'] as const

export const questionsContract = {
  questionAsk: defineEndpoint({
    method: 'POST',
    path: '/api/question/ask',
    summary:
      'Asks the person for what is missing in their verification or proof; it waits for the answer, out of the way of its deadline. For staff',
    origin: 'extension',
    access: 'signed-in',
    body: z.object({ kind: z.enum(askedKinds), item: id, text }),
    response: nothing,
    errors: [...writeErrors, 'not-permitted'],
  }),
  questionList: defineEndpoint({
    method: 'GET',
    path: '/api/question/list',
    summary: 'What staff have asked the person about something that still waits, the newest first',
    origin: 'extension',
    access: 'signed-in',
    response: z.array(
      z.object({
        _id: id,
        kind: z.enum(askedKinds),
        /** The verification's person, or the top-up. */
        item: id,
        text: z.string(),
        askedAt: isoMoment,
        /** Null while it waits for the answer; empty where another proof was attached instead. */
        answer: z.nullable(z.string()),
      }),
    ),
    errors: sessionErrors,
  }),
  questionAnswer: defineEndpoint({
    method: 'POST',
    path: '/api/question/:id/answer',
    summary: 'Answers a question of staff, once; a question about what was decided meanwhile is not answered',
    origin: 'extension',
    access: 'signed-in',
    params: z.object({ id }),
    body: z.object({ text }),
    response: nothing,
    errors: writeErrors,
  }),
}
