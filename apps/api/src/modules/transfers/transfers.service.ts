import type { CallOutput, Contract } from '@flower-market/api-client/contract'
import type * as z from 'zod/mini'
import { ApiError } from '../../platform/errors/api-error.ts'
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SignedIn } from '../../platform/sessions/session-store.ts'
import { recordAudit } from '../audit/index.ts'
import { findReceived, listReceived } from './received.repository.ts'
import { findForReview, listForReview } from './review.repository.ts'
import { cancelTransfer, confirmTransfer, sendTransfer } from './settle-transfer.ts'
import { publishTransfer } from './publish-transfer.ts'

type ReceivedQuery = z.output<Contract['transactionReceived']['query']>
type ReviewQuery = z.output<Contract['transactionReview']['query']>

/** Makes the service of transfers as plantations and staff see them. */
export function transfersService({
  database: { kysely },
  events: { transaction },
  now,
}: Pick<Platform, 'database' | 'events' | 'now'>) {
  return {
    /** A page of what was sent to a representative's plantation. */
    received: ({ plantationId }: SignedIn, query: ReceivedQuery) => listReceived(kysely, plantationId, query),

    /** The plantation has received a transfer, once per key. Throws `not-found`, also for another plantation's. */
    async accept(
      { personId, plantationId }: SignedIn,
      key: string,
      id: string,
    ): Promise<CallOutput<'transactionStatusAccept'>> {
      const call = { personId, call: 'transactionStatusAccept', key, body: { id } }
      const { answer } = await transaction((trx) =>
        withIdempotency(trx, call, async () => {
          await confirmTransfer(trx, { id, by: personId, at: now() }, (transfer) => {
            const isTheirs = plantationId !== null && transfer.plantationId === plantationId
            if (!isTheirs || transfer.sentAt === null) throw new ApiError('not-found')
          })
          await publishTransfer(trx, id)
          return findReceived(trx, id)
        }),
      )
      return answer
    },

    /** A person cancels their own transfer that was not sent yet. Throws `not-found` and `transaction-changed`. */
    cancel(personId: string, id: string): Promise<CallOutput<'transactionCancel'>> {
      return transaction(async (trx) => {
        const number = await cancelTransfer(trx, { id, by: personId, at: now() })
        await publishTransfer(trx, id)
        return { _id: id, number, status: 'REJECTED' as const }
      })
    },

    /** A page of what staff have to do or to ask about. */
    toReview: (query: ReviewQuery) => listForReview(kysely, query, now()),

    /** One of them. Throws `not-found`. */
    async review(id: string): Promise<CallOutput<'transactionReviewGet'>> {
      const found = await findForReview(kysely, id, now())
      if (found === undefined) throw new ApiError('not-found')
      return found
    },

    /** The bank has sent a transfer, once per key. */
    async send(by: string, key: string, id: string): Promise<CallOutput<'transactionSend'>> {
      const { answer } = await transaction((trx) =>
        withIdempotency(trx, { personId: by, call: 'transactionSend', key, body: { id } }, async () => {
          const at = now()
          const { personId: about, total, source } = await sendTransfer(trx, { id, by, at })
          await recordAudit(trx, {
            by,
            at,
            action: 'transfer-sent',
            subject: { kind: 'transaction', id },
            about,
            effect: { amount: -total, currency: source },
            after: { status: 'SENDED' },
          })
          await publishTransfer(trx, id)
          const sent = await findForReview(trx, id, now())
          if (sent === undefined) throw new Error('A transfer between own accounts is not sent.')
          return sent
        }),
      )
      return answer
    },
  }
}
