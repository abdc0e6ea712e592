import type { CallOutput, Contract } from '@flower-market/api-client/contract'
import type { Locale } from '@flower-market/flower-domain'
import type * as z from 'zod/mini'
import { toMinor } from '../../../platform/database/column-types.ts'
import type { Trx } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { publicOriginOf } from '../../../platform/http/public-origin.ts'
import type { Platform } from '../../../platform/platform.ts'
import { changePayment, submitPayment } from '../payments.ts'
import { requireMethod } from '../payable.ts'
import type { LockedPayment } from '../payments.repository.ts'
import { findTransaction } from '../transactions.repository.ts'
import { publishTransaction } from '../transactions.service.ts'
import {
  deleteUnopened,
  endAttempt,
  insertAttempt,
  markOpened,
  openAttemptOf,
  type CardAttempt,
} from './card-attempts.repository.ts'
import { ownOpenPayment, paymentOfOrder } from './card-payment.ts'

type Opened = CallOutput<'cardPurchase'>
type Asked = z.output<Contract['cardPurchase']['body']>

const minuteMs = 60_000
const pageLifetimeMs = 30 * minuteMs
/** Longer than an acquirer may take to open a page. */
const openingMs = 30_000

const localePrefix: Readonly<Record<Locale, string>> = { ru: '', en: '/en' }

/** Where a page leads back to: the payment, in the language that it was opened in. */
export function cardReturnPath(paymentId: string, locale: Locale): string {
  return `${localePrefix[locale]}/transaction/card/${paymentId}`
}

/** Makes the service that opens the acquirer's pages. */
export function cardPagesService({
  app,
  config,
  events: { transaction: inTransaction },
  ports: { cards },
  now,
}: Pick<Platform, 'app' | 'config' | 'events' | 'ports' | 'now'>) {
  const origin = publicOriginOf(app, config)

  /** The attempt that is open, or a new one; `isNew` where its page is still to be opened. */
  const beginAttempt = async (trx: Trx, payment: LockedPayment, locale: Locale) => {
    const at = now()
    const { id: paymentId, amount } = payment
    await requireMethod(trx, 'CARD', at)
    if (payment.method !== 'CARD') await changePayment(trx, paymentId, { method: 'CARD', at })
    const open = await openAttemptOf(trx, paymentId)
    if (open !== undefined) {
      if (isStill(open, amount, at)) return { attempt: open, isNew: false }
      // What the page asks for is no longer right; if it is paid all the same, the money is credited.
      if (open.status === 'opening') await deleteUnopened(trx, open.id)
      else await endAttempt(trx, { id: open.id, status: 'expired', at, received: null })
    }
    const expiresAt = await pageEnd(trx, payment, at)
    const attempt = await insertAttempt(trx, {
      paymentId,
      provider: cards.provider,
      amount,
      locale,
      at,
      expiresAt,
    })
    return { attempt, isNew: true }
  }

  const openPage = async (attempt: CardAttempt): Promise<Opened> => {
    const { id: attemptId, payment_id: paymentId, amount, locale, expires_at: expiresAt } = attempt
    const payment = await inTransaction((trx) => findTransaction(trx, paymentId))
    const page = {
      attemptId,
      number: payment?.transaction.number ?? 0,
      amount: toMinor(amount),
      locale,
      origin: origin(),
      returnPath: cardReturnPath(paymentId, locale),
      expiresAt,
    }
    const opened = await cards.open(page).catch(async (cause: unknown) => {
      await inTransaction((trx) => deleteUnopened(trx, attemptId))
      throw new ApiError('unavailable', undefined, { cause })
    })
    await inTransaction(async (trx) => {
      await submitPayment(trx, paymentId, null)
      await markOpened(trx, attemptId, opened)
      await publishTransaction(trx, paymentId)
    })
    return { _id: paymentId, url: opened.url, expiresAt: expiresAt.toISOString() }
  }

  return {
    /**
     * Opens the page on which a person pays an order or a transaction of theirs; a page that is open is answered again, so
     * that a repeat opens none.
     */
    async open(personId: string, { locale, ...asked }: Asked): Promise<Opened> {
      if (cards.isMissing === true) throw new ApiError('payment-method-off')
      const { attempt, isNew } = await inTransaction(async (trx) => {
        const payment =
          'id' in asked
            ? await paymentOfOrder(trx, { personId, purchaseId: asked.id, at: now() })
            : await ownOpenPayment(trx, personId, asked.transactionId)
        return beginAttempt(trx, payment, locale)
      })
      if (isNew) return openPage(attempt)
      const { payment_id: _id, url, expires_at: expiresAt } = attempt
      // Another call is opening it at this moment.
      if (url === null) throw new ApiError('unavailable')
      return { _id, url, expiresAt: expiresAt.toISOString() }
    },
  }
}

/** Whether a page still asks for the right sum, and has time. */
function isStill(attempt: CardAttempt, amount: bigint, at: Date): boolean {
  const { status, created_at: createdAt, expires_at: expiresAt } = attempt
  if (attempt.amount !== amount) return false
  if (status === 'opening') return at.getTime() - createdAt.getTime() < openingMs
  return expiresAt.getTime() - at.getTime() > minuteMs
}

/** Half an hour; less where an order loses its flowers before. */
async function pageEnd(trx: Trx, { allocations }: LockedPayment, at: Date): Promise<Date> {
  const latest = at.getTime() + pageLifetimeMs
  const [first] = allocations
  if (first === undefined) return new Date(latest)
  const order = await trx
    .selectFrom('purchases')
    .select('pay_until')
    .where('id', '=', first.purchaseId)
    .executeTakeFirst()
  const payUntil = order?.pay_until?.getTime() ?? latest
  return new Date(Math.min(latest, Math.max(payUntil, at.getTime() + 2 * minuteMs)))
}
