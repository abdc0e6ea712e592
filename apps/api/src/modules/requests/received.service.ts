import type { CallOutput, Contract } from '@flower-market/api-client/contract'
import type { AnswerTemplate } from '@flower-market/flower-domain'
import type * as z from 'zod/mini'
import { ApiError } from '../../platform/errors/api-error.ts'
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SignedIn } from '../../platform/sessions/session-store.ts'
import { answerRequest } from './answer-request.ts'
import { notifyOfAnswer } from './notify-of-answer.ts'
import { readTemplates, writeTemplates } from './answer-templates.ts'
import { listPacking } from './packing-list.ts'
import { listReceivedOrders } from './received-orders.ts'
import { findReceivedRequest, listReceivedRequests, type ReceivedRequest } from './received-requests.ts'

/** Makes the service of requests as plantations have them. */
export function receivedService({
  database: { kysely },
  now,
  events: { transaction },
  jobs,
}: Pick<Platform, 'database' | 'now' | 'events' | 'jobs'>) {
  return {
    /** A page of the requests to a representative's plantation. */
    list: ({ plantationId }: SignedIn, query: z.output<Contract['receivedRequests']['query']>) =>
      listReceivedRequests(kysely, plantationId, query),

    /** One of them. Throws `not-found`, also for another plantation's. */
    async get({ plantationId }: SignedIn, id: string): Promise<ReceivedRequest> {
      const found = await findReceivedRequest(kysely, plantationId, id)
      if (found === undefined) throw new ApiError('not-found')
      return found
    },

    /** Answers a request, once per key. Throws the refusal; then nothing has changed. */
    async answer(
      { personId, plantationId }: SignedIn,
      key: string,
      body: z.output<Contract['requestAnswer']['body']>,
    ): Promise<ReceivedRequest> {
      const { answer } = await transaction((trx) =>
        withIdempotency(trx, { personId, call: 'requestAnswer', key, body }, async () => {
          await answerRequest(trx, { personId, plantationId, body, at: now() })
          await notifyOfAnswer(trx, jobs, { requestId: body._id, at: now() })
          return (await findReceivedRequest(trx, plantationId, body._id)) as ReceivedRequest
        }),
      )
      return answer
    },

    /** The templates of a representative's plantation. */
    async templates({ plantationId }: SignedIn): Promise<CallOutput<'answerTemplates'>> {
      return { templates: await readTemplates(kysely, plantationId) }
    },

    /** Replaces them. Throws the refusal. */
    async saveTemplates(
      { plantationId }: SignedIn,
      templates: readonly AnswerTemplate[],
    ): Promise<CallOutput<'answerTemplates'>> {
      return { templates: await writeTemplates(kysely, plantationId, templates) }
    },

    /** A page of the orders with flowers of a representative's plantation. */
    orders: ({ plantationId }: SignedIn, query: z.output<Contract['receivedOrders']['query']>) =>
      listReceivedOrders(kysely, plantationId, query),

    /** What a representative's plantation ships on which day. */
    async packing({ plantationId }: SignedIn): Promise<CallOutput<'packingList'>> {
      return { days: await listPacking(kysely, plantationId) }
    },
  }
}
