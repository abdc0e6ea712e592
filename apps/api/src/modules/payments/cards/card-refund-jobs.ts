import { defineMinuteJob, everyMinute } from '../../../platform/jobs/minute-job.ts'
import { retryAt } from '../../../platform/jobs/retry-wait.ts'
import { fewAtOnce, runTogether } from '../../../platform/jobs/run-each.ts'
import type { Platform } from '../../../platform/platform.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { CardRefundReport } from '../../../platform/ports/cards/card-acquirer-port.ts'
import { release, spendReservation } from '../../ledger/index.ts'
import { requestRefundReceipt } from '../fiscal/request-receipt.ts'
import { requirePayment, publishTransaction } from '../transactions.service.ts'
import {
  endRefund,
  listDueRefunds,
  lockWaitingRefund,
  putOffRefund,
  type DueRefund,
} from './card-refunds.repository.ts'

/** Has the acquirer make refunds, and asks again about those on their way. */
export const cardRefundsJob = defineMinuteJob('payments.card-refunds', { triesAgain: false })

/** Says how refunds are made, and when. */
export function handleCardRefunds({
  app,
  jobs,
  database: { kysely },
  events: { transaction: inTransaction },
  ports: { cards },
  now,
}: Pick<Platform, 'app' | 'jobs' | 'database' | 'events' | 'ports' | 'now'>): void {
  const settle = (refund: DueRefund, report: Exclude<CardRefundReport, { outcome: 'pending' }>) =>
    inTransaction(async (trx) => {
      // The payment first, as everywhere.
      const { personId } = await requirePayment(trx, refund.paymentId)
      const waiting = await lockWaitingRefund(trx, refund.id)
      if (waiting === undefined) return
      const { id, amount, reservation_id: reservationId, created_by: createdBy } = waiting
      const at = now()
      if (report.outcome === 'refused') {
        await release(trx, reservationId, { at })
        await endRefund(trx, id, { status: 'failed', error: report.error, at })
        const error = new Error(`The acquirer refused the refund ${id}: ${report.error}`)
        app.log.error({ err: error }, 'A refund to a card waits for staff.')
      } else {
        const postings = [
          { account: { person: personId }, currency: 'RUB', amount: -amount },
          { account: { system: 'funding' }, currency: 'RUB', amount },
        ] as const
        const moved = await spendReservation(trx, reservationId, {
          kind: 'card-refund',
          postings,
          createdBy,
          at,
        })
        if (!moved.ok) {
          // A frozen account: what the acquirer has given back is booked when it is proven again.
          if (moved.reason === 'account-frozen') throw new ApiError(moved.reason)
          throw new Error(`The refund ${id} was made without its reservation: ${moved.reason}`)
        }
        await endRefund(trx, id, { status: 'refunded', movementId: moved.movementId, at })
        const { paymentId } = refund
        await requestRefundReceipt(trx, { paymentId, cardRefundId: id, personId, amount, at })
      }
      await publishTransaction(trx, refund.paymentId)
    })
  const make = async (refund: DueRefund): Promise<void> => {
    const { id, reference, amount, attempts } = refund
    const later = () => putOffRefund(kysely, id, retryAt(now(), attempts))
    try {
      const report = await cards.refund({ refundId: id, reference, amount: Number(amount) })
      await (report.outcome === 'pending' ? later() : settle(refund, report))
    } catch (error) {
      await later()
      throw error
    }
  }
  jobs.handle(cardRefundsJob, async () => {
    const { provider } = cards
    const due = await listDueRefunds(kysely, { provider, at: now(), limit: fewAtOnce })
    await runTogether(due, 'refunds were not made', make)
  })
  jobs.schedule(cardRefundsJob, everyMinute)
}
