import { moveCardAttempt, type CardAttemptStatus } from '@flower-market/flower-domain'
import type { Trx } from '../../../platform/database/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { CardReport } from '../../../platform/ports/cards/card-acquirer-port.ts'
import { changePayment, confirmPayment, openPayment, rejectPayment, submitPayment } from '../payments.ts'
import type { LockedPayment } from '../payments.repository.ts'
import { isSettled, requirePayment, publishTransaction } from '../transactions.service.ts'
import { endAttempt, findAttempt, hasLiveAttempt, type CardAttempt } from './card-attempts.repository.ts'

/** Takes what the acquirer says about attempts. */
export type CardReports = ReturnType<typeof cardReports>

/** Makes it. */
export function cardReports({
  app,
  database: { kysely },
  events: { transaction: inTransaction },
  ports: { cards },
  now,
}: Pick<Platform, 'app' | 'database' | 'events' | 'ports' | 'now'>) {
  return {
    /**
     * Takes a report; it has one effect, however often and in whichever order it comes. Answers whether the attempt is
     * known. Throws what confirming throws; then nothing has changed, and the acquirer says it again.
     */
    async take(report: CardReport): Promise<boolean> {
      const known = await findAttempt(kysely, report.attemptId)
      if (known?.provider !== cards.provider) return false
      if (report.outcome === 'pending') return true
      const { outcome } = report
      await inTransaction(async (trx) => {
        // The payment first, as everywhere: whoever has its lock alone decides about its attempts.
        const payment = await requirePayment(trx, known.payment_id)
        const attempt = (await findAttempt(trx, known.id)) as CardAttempt
        const isOtherSum = outcome === 'paid' && BigInt(report.amount) !== attempt.amount
        const status: CardAttemptStatus = isOtherSum ? 'mismatched' : outcome
        const step = moveCardAttempt(attempt.status, status)
        if (!step.ok || !step.isChanged) return
        const received = isOtherSum ? BigInt(report.amount) : null
        await endAttempt(trx, { id: attempt.id, status, at: now(), received })
        if (isOtherSum) {
          const error = new Error(
            `Another sum than asked for was paid by card for the attempt ${attempt.id}.`,
          )
          app.log.error({ err: error }, 'A payment by card waits for staff.')
        }
        if (status === 'paid') await settle(trx, payment, attempt, now())
        const isTopUp = payment.allocations.length === 0
        // By another method, or with a proof, its money comes from elsewhere.
        const isOwn = payment.method === 'CARD' && !payment.isProven
        const isLeft = status === 'expired' && isTopUp && isOwn && !isSettled(payment)
        if (isLeft && !(await hasLiveAttempt(trx, payment.id, now())))
          await rejectPayment(trx, { id: payment.id, by: null, at: now(), reason: '' })
        await publishTransaction(trx, payment.id)
      })
      return true
    },
  }
}

/**
 * Credits the money of an attempt. A payment that was settled otherwise meanwhile, or given up, stays as it is: money that
 * comes all the same is a payment of its own, which pays what is still due and leaves the rest on the balance.
 */
async function settle(trx: Trx, payment: LockedPayment, attempt: CardAttempt, at: Date): Promise<void> {
  const { amount } = attempt
  if (isSettled(payment)) {
    const { personId, allocations } = payment
    const meant = allocations.reduce((sum, allocation) => sum + allocation.amount, 0n)
    const another = {
      personId,
      method: 'CARD',
      currency: 'RUB',
      amount,
      allocations: meant <= amount ? allocations : [],
      createdBy: null,
      at,
    } as const
    const id = await openPayment(trx, another, 'IN_PROCESSED')
    await trx.updateTable('card_attempts').set({ payment_id: id }).where('id', '=', attempt.id).execute()
    await confirmPayment(trx, { id, by: null, at })
    await publishTransaction(trx, id)
    return
  }
  const { id, method } = payment
  if (method !== 'CARD' || payment.amount !== amount)
    await changePayment(trx, id, { method: 'CARD', amount, at })
  await submitPayment(trx, id, null)
  await confirmPayment(trx, { id, by: null, at })
}
