import type { PaymentStatus, OrderStatus } from '../orders/order-status.ts'
import { addDays, weekdayOf } from '../time/iso-date.ts'
import type { IsoDate } from '../time/iso-date.ts'
import { instantIn, moscowDateOf, moscowTimeZone } from '../time/time-zone.ts'
import type { PaymentMethod } from './payment-method.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const cardMinutes = 30
const bankingDays = 3

/** The day that lies so many banking days after another. Banking days are Monday to Friday, holidays included. */
export function addBankingDays(date: IsoDate, days: number): IsoDate {
  let [day, left] = [date, days]
  while (left > 0) {
    day = addDays(day, 1)
    if (weekdayOf(day) % 6 !== 0) left -= 1
  }
  return day
}

/**
 * Until when an order that is not paid yet keeps its stock; null for the balance, which pays at once. An invoice has until
 * the end of the third banking day after its own, in Moscow.
 */
export function unpaidUntil(method: PaymentMethod, issuedAt: Date, cutoff: Date): Date | null {
  switch (method) {
    case 'BALANCE':
      return null
    case 'CASH':
      return cutoff
    case 'CARD':
      return new Date(issuedAt.getTime() + cardMinutes * minuteMs)
    case 'QRCODE':
    case 'CRYPTO':
      return new Date(issuedAt.getTime() + dayMs)
    case 'CHECK':
      return instantIn(addBankingDays(moscowDateOf(issuedAt), bankingDays + 1), 0, moscowTimeZone)
  }
}

/** Until when an order keeps its stock once another method pays it: as long as that has time, and never shorter than before. */
export function unpaidUntilOfChange(method: PaymentMethod, issuedAt: Date, before: Date): Date {
  const until = unpaidUntil(method, issuedAt, before)
  return until !== null && until > before ? until : before
}

/** Whether an order loses its stock for want of money; staff who take it into process have decided otherwise. */
export function isHeldForPayment({
  status,
  paymentStatus,
}: {
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
}): boolean {
  return status === 'new' && paymentStatus === 'wait_paid'
}

/** Up to which total people may owe for orders, in kopecks. */
export interface UnpaidLimits {
  readonly unverified: number
  readonly approved: number
}

/** What holds until the operator sets other limits: 30,000 ₽ and 300,000 ₽. */
export const defaultUnpaidLimits: UnpaidLimits = { unverified: 3_000_000, approved: 30_000_000 }

/** For how many days a paid order raises the limit. */
export const paidOrderCountsDays = 90

/** What is known of a person whose limit is asked for. */
export interface UnpaidLimitQuestion {
  readonly isApproved: boolean
  /** The largest order paid within `paidOrderCountsDays`, kopecks; 0 without one. */
  readonly largestPaid: number
  readonly limits: UnpaidLimits
}

/** The most that a person may owe for orders, kopecks: the limit of their verification, or twice their largest paid order. */
export function unpaidLimit({ isApproved, largestPaid, limits }: UnpaidLimitQuestion): number {
  return Math.max(isApproved ? limits.approved : limits.unverified, 2 * largestPaid)
}
