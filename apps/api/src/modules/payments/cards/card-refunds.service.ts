import type { CallOutput } from '@flower-market/api-client/contract'
import { cardRefundLeft } from '@flower-market/flower-domain'
import { toMinor } from '../../../platform/database/column-types.ts'
import type { Trx } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { withIdempotency } from '../../../platform/idempotency/with-idempotency.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordAudit } from '../../audit/index.ts'
import { lockAccounts, reserve } from '../../ledger/index.ts'
import { refundablePrepayments } from '../fiscal/request-receipt.ts'
import { requirePayment, publishTransaction } from '../transactions.service.ts'
import { paidAttemptOf } from './card-attempts.repository.ts'
import { cardRefundsJob } from './card-refund-jobs.ts'
import { availableRubles, insertRefund, refundsOf, type CardRefund } from './card-refunds.repository.ts'

/** What staff refund, and under which key. */
interface RefundCall {
  readonly by: string
  readonly key: string
  readonly id: string
  readonly amount: number
  /** What was left when it was decided. */
  readonly seenLeft: number
  readonly reason: string
}

/** Makes the service of refunds to cards. */
export function cardRefundsService({
  events: { transaction: inTransaction },
  ports: { cards },
  jobs,
  now,
}: Pick<Platform, 'events' | 'ports' | 'jobs' | 'now'>) {
  /** What of a payment may go back to the card of this acquirer that has paid it; undefined where none has. The payment is locked, and the account of whoever paid. */
  const refundable = async (trx: Trx, paymentId: string) => {
    const payment = await requirePayment(trx, paymentId)
    const attempt = await paidAttemptOf(trx, paymentId)
    const isRefundable = payment.status === 'CONFIRMED' && payment.method === 'CARD'
    if (!isRefundable || attempt?.provider !== cards.provider) return undefined
    const { personId } = payment
    // Before what is prepaid, as where money is credited.
    await lockAccounts(trx, [{ account: { person: personId }, currency: 'RUB' }])
    const refunds = await refundsOf(trx, paymentId)
    const paid = toMinor(attempt.amount)
    const left = Math.min(
      cardRefundLeft(paid, refunds),
      await refundablePrepayments(trx, { paymentId, personId }),
    )
    return { personId, attemptId: attempt.id, paid, left, refunds }
  }

  return {
    /** What a card has paid and what went back: nothing where no card of this acquirer has paid. Throws `not-found`. */
    read(paymentId: string): Promise<CallOutput<'transactionRefunds'>> {
      return inTransaction(async (trx) => {
        const found = await refundable(trx, paymentId)
        if (found === undefined) return { paid: 0, left: 0, available: 0, refunds: [] }
        const { personId, paid, left, refunds } = found
        return { paid, left, available: await availableRubles(trx, personId), refunds }
      })
    },

    /**
     * Holds money on the balance of whoever paid and has the acquirer give it back to the card, once per key. Throws `not-found`,
     * `transaction-changed` where no card of this acquirer has paid or another sum is left by now, `refund-too-large` also where goods stand for the money, and the
     * refusal of the ledger.
     */
    async refund({ by, key, ...body }: RefundCall): Promise<CallOutput<'transactionRefund'>> {
      const { answer } = await inTransaction((trx) =>
        withIdempotency(trx, { personId: by, call: 'transactionRefund', key, body }, async () => {
          const { id: paymentId, reason } = body
          const amount = BigInt(body.amount)
          const found = await refundable(trx, paymentId)
          if (found === undefined || found.left !== body.seenLeft) throw new ApiError('transaction-changed')
          const { personId, attemptId, left } = found
          if (body.amount > left) throw new ApiError('refund-too-large', { left })
          const at = now()
          const held = await reserve(trx, {
            person: personId,
            currency: 'RUB',
            amount,
            reason: 'card-refund',
            at,
          })
          if (!held.ok) throw new ApiError(held.reason)
          const { reservationId } = held
          const refund = { paymentId, attemptId, reservationId, amount, reason, by, at }
          const refundId = await insertRefund(trx, refund)
          await recordAudit(trx, {
            by,
            at,
            action: 'card-refunded',
            subject: { kind: 'transaction', id: paymentId },
            about: personId,
            reason,
            effect: { amount: -amount, currency: 'RUB' },
            before: { refundable: left },
            after: { refundable: left - body.amount },
          })
          await jobs.send(trx, cardRefundsJob, {})
          await publishTransaction(trx, paymentId)
          const made = (await refundsOf(trx, paymentId)).find(({ _id }) => _id === refundId) as CardRefund
          return { ...made, left: left - body.amount }
        }),
      )
      return answer
    },
  }
}
