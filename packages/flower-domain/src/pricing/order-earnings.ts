import { addMoney, money, subtractMoney, sumMoney } from '../money/money.ts'
import type { Money } from '../money/money.ts'
import { roundHalfAwayFromZero } from '../money/rounding.ts'
import type { OrderStatus } from '../orders/order-status.ts'
import type { IsoDate } from '../time/iso-date.ts'
import type { Percentages } from './percentages.ts'
import { cityDeliveryCost, wholeBp } from './stem-price.ts'
import type { PriceParts } from './stem-price.ts'

/** What an order may earn somebody: a broker the margin, a referrer the share. */
export const earningsKinds = ['margin', 'share'] as const

/** What an order may earn somebody. */
export type EarningsKind = (typeof earningsKinds)[number]

/** Whether earnings will not come, are expected, or have come. */
export type EarningsState = 'none' | 'expected' | 'fulfilled'

/** A line of an order with what its price was made of. Prices in kopecks a stem. */
export interface EarningLine {
  readonly parts: PriceParts
  /** The buyer's price, asked and agreed. */
  readonly price: number
  readonly agreedPrice: number
  /** Stems that are charged. */
  readonly billedQuantity: number
}

/** What earnings are computed from; `cityCost` is before the margin, null where the buyer pays no delivery. */
export interface EarningsQuestion {
  readonly lines: readonly EarningLine[]
  readonly cityCost: Money<'RUB'> | null
  readonly margin: Percentages
  readonly share: Percentages
}

/**
 * The plantation's part of a price that was agreed at less than asked, in kopecks: freight and margin stay as they were.
 * Never below zero.
 */
function agreedPlantationPrice({ parts, price, agreedPrice }: EarningLine, margin: Percentages): number {
  if (agreedPrice === price) return parts.price
  const freight =
    parts.deliveryToWarehouse * (wholeBp + margin.deliveryToWarehouseBp) +
    parts.deliveryToRegion * (wholeBp + margin.deliveryToRegionBp)
  const left = agreedPrice * wholeBp - freight
  return Math.max(0, roundHalfAwayFromZero(left / (wholeBp + margin.priceBp)))
}

function shareOf(line: EarningLine, { margin, share }: EarningsQuestion): Money<'RUB'> {
  const { deliveryToWarehouse, deliveryToRegion } = line.parts
  const ofStem =
    agreedPlantationPrice(line, margin) * share.priceBp +
    deliveryToWarehouse * share.deliveryToWarehouseBp +
    deliveryToRegion * share.deliveryToRegionBp
  return money(roundHalfAwayFromZero((ofStem * line.billedQuantity) / wholeBp), 'RUB')
}

/** What a referrer earns from an order: the share of each part of the agreed lines, rounded once a line. */
export function orderEarnings(question: EarningsQuestion): Money<'RUB'> {
  const ofLines = sumMoney(
    question.lines.map((line) => shareOf(line, question)),
    'RUB',
  )
  const { cityCost, share } = question
  if (cityCost === null) return ofLines
  return addMoney(
    ofLines,
    money(roundHalfAwayFromZero((cityCost.minor * share.deliveryToCityBp) / wholeBp), 'RUB'),
  )
}

/** The margin of a line's stem: what the buyer pays above the parts of the price; nothing where less was agreed than these cost. */
function marginOf(line: EarningLine, margin: Percentages): Money<'RUB'> {
  const { deliveryToWarehouse, deliveryToRegion } = line.parts
  const parts = agreedPlantationPrice(line, margin) + deliveryToWarehouse + deliveryToRegion
  return money(Math.max(0, line.agreedPrice - parts) * line.billedQuantity, 'RUB')
}

/** What a broker earns from an order of a client: all that the client pays above the parts without a margin. */
export function orderMargin({ lines, cityCost, margin }: Omit<EarningsQuestion, 'share'>): Money<'RUB'> {
  const ofLines = sumMoney(
    lines.map((line) => marginOf(line, margin)),
    'RUB',
  )
  return cityCost === null
    ? ofLines
    : addMoney(ofLines, subtractMoney(cityDeliveryCost(cityCost, margin), cityCost))
}

/** Whether an order earns broker and referrer anything: expected until it is fulfilled, nothing once canceled or returned. */
export function earningsState(status: OrderStatus): EarningsState {
  if (status === 'fulfilled') return 'fulfilled'
  return status === 'canceled' || status === 'return' ? 'none' : 'expected'
}

/** An order as its referrer knows it. Kopecks. */
export interface ReferredOrder {
  readonly placedOn: IsoDate
  readonly sum: number
  readonly earnings: number
  readonly isFulfilled: boolean
}

/** The orders of a calendar month together. Kopecks. */
export interface MonthOfOrders {
  /** The first day of the month. */
  readonly month: IsoDate
  readonly orders: number
  readonly sum: number
  /** From orders that are not fulfilled yet. */
  readonly expected: number
  readonly earned: number
}

/** Orders by month, the newest month first. */
export function ordersByMonth(orders: readonly ReferredOrder[]): MonthOfOrders[] {
  const months = new Map<IsoDate, MonthOfOrders>()
  for (const { placedOn, sum, earnings, isFulfilled } of orders) {
    const month = `${placedOn.slice(0, 7)}-01` as IsoDate
    const known = months.get(month) ?? { month, orders: 0, sum: 0, expected: 0, earned: 0 }
    months.set(month, {
      month,
      orders: known.orders + 1,
      sum: known.sum + sum,
      expected: known.expected + (isFulfilled ? 0 : earnings),
      earned: known.earned + (isFulfilled ? earnings : 0),
    })
  }
  return [...months.values()].toSorted((left, right) => (left.month < right.month ? 1 : -1))
}
