import { randomUUID } from 'node:crypto'
import type { CallInput } from '@flower-market/api-client/contract'
import type { Trx } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { publishToDesk } from '../../platform/events/publish-to-desk.ts'
import type { Platform } from '../../platform/platform.ts'
import { notify } from '../notices/index.ts'
import {
  findQuestion,
  insertQuestion,
  listQuestions,
  lockWaiting,
  writeAnswer,
} from './questions.repository.ts'

/** Makes the service of what staff ask people about. */
export function questionsService({
  database: { kysely },
  events: { transaction },
  now,
}: Pick<Platform, 'database' | 'events' | 'now'>) {
  return {
    /** Asks a person. Throws `not-found` where nothing waits, `question-changed` where they are asked already. */
    ask(by: string, { kind, item, text }: CallInput<'questionAsk'>['body']): Promise<void> {
      return transaction(async (trx) => {
        const personId = await lockWaiting(trx, { kind, item })
        if (personId === undefined) throw new ApiError('not-found')
        const [id, at] = [randomUUID(), now()]
        const isAsked = await insertQuestion(trx, { id, kind, item, personId, text, by, at })
        if (!isAsked) throw new ApiError('question-changed')
        await notify(trx, {
          personId,
          about: { kind: 'question-asked', transactionId: kind === 'top-up' ? item : null },
          cause: `question ${id}`,
          at,
        })
        await publishToDesk(trx, kind)
      })
    },

    /** What a person is asked about. */
    list: (personId: string) => listQuestions(kysely, personId),

    /** Answers a question. Throws `not-found`, and `question-changed` where it was answered, or all was decided. */
    answer(personId: string, id: string, answer: string): Promise<void> {
      return transaction(async (trx) => {
        const item = await findQuestion(trx, personId, id)
        if (item === undefined) throw new ApiError('not-found')
        // The item is locked before the question, as where another proof is attached: neither waits for the other.
        const isWaiting = (await lockWaiting(trx, item)) !== undefined
        const isAnswered = isWaiting && (await writeAnswer(trx, { ...item, id }, { answer, at: now() }))
        if (!isAnswered) throw new ApiError('question-changed')
        await publishToDesk(trx, item.kind)
      })
    },
  }
}

/** Takes another proof of a top-up for the answer to what was asked about it. */
export async function answerByProof(trx: Trx, transactionId: string, at: Date): Promise<void> {
  await writeAnswer(trx, { kind: 'top-up', item: transactionId }, { answer: '', at })
}

/** Takes another request for a verification for the answer to what was asked about the one before. */
export async function answerByRequest(trx: Trx, personId: string, at: Date): Promise<void> {
  await writeAnswer(trx, { kind: 'verification', item: personId }, { answer: '', at })
}
