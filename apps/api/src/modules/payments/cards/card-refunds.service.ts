import type { CallOutput } from '@flower-market/api-client/contract'
import { cardRefundLeft } from '@flower-market/flower-domain'
import { toMinor } from '../../../platform/database/column-types.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { withIdempotency } from '../../../platform/idempotency/with-idempotency.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordAudit } from '../../audit/index.ts'
import { reserve } from '../../ledger/index.ts'
import { refundablePrepayments } from '../fiscal/request-receipt.ts'
import { requirePayment, tellOwner } from '../transactions.service.ts'
import { paidAttemptOf } from './card-attempts.repository.ts'
import { cardRefundsJob } from './card-refund-jobs.ts'
import { insertRefund, refundsOf, type CardRefund } from './card-refunds.repository.ts'

/** What staff refund, and under which key. */
interface RefundCall {
  readonly by: string
  readonly key: string
  readonly id: string
  readonly amount: number
  readonly reason: string
}

/** Makes the service of refunds to cards. */
export function cardRefundsService({
  events: { transaction: inTransaction },
  ports: { cards },
  jobs,
  now,
}: Pick<Platform, 'events' | 'ports' | 'jobs' | 'now'>) {
  return {
    /**
     * Holds money on the balance of whoever paid and has the acquirer give it back to the card, once per key. Throws `not-found`,
     * `transaction-changed` where no card of this acquirer has paid, `refund-too-large` also where goods stand for the money, and the
     * refusal of the ledger.
     */
    async refund({ by, key, ...body }: RefundCall): Promise<CallOutput<'transactionRefund'>> {
      const { answer } = await inTransaction((trx) =>
        withIdempotency(trx, { personId: by, call: 'transactionRefund', key, body }, async () => {
          const { id: paymentId, reason } = body
          const amount = BigInt(body.amount)
          const payment = await requirePayment(trx, paymentId)
          const attempt = await paidAttemptOf(trx, paymentId)
          const isRefundable = payment.status === 'CONFIRMED' && payment.method === 'CARD'
          if (!isRefundable || attempt?.provider !== cards.provider) throw new ApiError('transaction-changed')
          const left = Math.min(
            cardRefundLeft(toMinor(attempt.amount), await refundsOf(trx, paymentId)),
            await refundablePrepayments(trx, { paymentId, personId: payment.personId }),
          )
          if (body.amount > left) throw new ApiError('refund-too-large', { left })
          const at = now()
          const held = await reserve(trx, {
            person: payment.personId,
            currency: 'RUB',
            amount,
            reason: 'card-refund',
            at,
          })
          if (!held.ok) throw new ApiError(held.reason)
          const { reservationId } = held
          const refund = { paymentId, attemptId: attempt.id, reservationId, amount, reason, by, at }
          const refundId = await insertRefund(trx, refund)
          await recordAudit(trx, {
            by,
            at,
            action: 'card-refunded',
            subject: { kind: 'transaction', id: paymentId },
            about: payment.personId,
            reason,
            effect: { amount: -amount, currency: 'RUB' },
            before: { refundable: left },
            after: { refundable: left - body.amount },
          })
          await jobs.send(trx, cardRefundsJob, {})
          await tellOwner(trx, paymentId)
          const made = (await refundsOf(trx, paymentId)).find(({ _id }) => _id === refundId) as CardRefund
          return { ...made, left: left - body.amount }
        }),
      )
      return answer
    },
  }
}
