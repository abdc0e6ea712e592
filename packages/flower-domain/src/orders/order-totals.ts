import { addMoney, money, subtractMoney, zeroMoney } from '../money/money.ts'
import type { Money } from '../money/money.ts'

/** A line of an order: prices in kopecks a stem, quantities in stems. */
export interface OrderLineAmounts {
  readonly price: number
  readonly quantity: number
  readonly agreedPrice: number
  readonly agreedQuantity: number
  /** What of the agreed stems is charged: less once fewer were delivered, none once they were returned. */
  readonly billedQuantity: number
}

/** What the totals of an order are computed from. */
export interface OrderTotalsInput {
  readonly lines: readonly OrderLineAmounts[]
  /** Fixed when the order is placed, on what was asked for. */
  readonly delivery: Money<'RUB'>
  /** Confirmed payments of the order. */
  readonly paid: Money<'RUB'>
  /** What was credited back to the buyer's account. */
  readonly credited: Money<'RUB'>
}

/** The totals of an order; `billed + delivery = total`, and `due` is never negative. */
export interface OrderTotals {
  /** The goods as they were asked for. */
  readonly asked: Money<'RUB'>
  /** The goods as they were agreed. */
  readonly agreed: Money<'RUB'>
  /** The agreed goods without those that were not delivered or came back. */
  readonly billed: Money<'RUB'>
  readonly delivery: Money<'RUB'>
  readonly total: Money<'RUB'>
  readonly paid: Money<'RUB'>
  readonly credited: Money<'RUB'>
  /** What is still to be paid. */
  readonly due: Money<'RUB'>
}

/** What a line costs as it was asked for. */
function askedAmount({ price, quantity }: OrderLineAmounts): Money<'RUB'> {
  return money(price * quantity, 'RUB')
}

/** What a line costs as it was agreed. */
export function agreedAmount({
  agreedPrice,
  agreedQuantity,
}: Pick<OrderLineAmounts, 'agreedPrice' | 'agreedQuantity'>): Money<'RUB'> {
  return money(agreedPrice * agreedQuantity, 'RUB')
}

/** What is charged for a line. */
export function billedAmount({
  agreedPrice,
  billedQuantity,
}: Pick<OrderLineAmounts, 'agreedPrice' | 'billedQuantity'>): Money<'RUB'> {
  return money(agreedPrice * billedQuantity, 'RUB')
}

/** How much less a line was agreed at than was asked for; nothing where it costs the same or more. */
export function lineShortfall(line: OrderLineAmounts): Money<'RUB'> {
  const less = subtractMoney(askedAmount(line), agreedAmount(line))
  return less.minor > 0 ? less : zeroMoney('RUB')
}

/** The totals of an order, in kopecks. Throws a RangeError when more is credited than was paid. */
export function orderTotals({ lines, delivery, paid, credited }: OrderTotalsInput): OrderTotals {
  if (credited.minor > paid.minor) {
    throw new RangeError(`An order credits at most what was paid, ${paid.minor}, not ${credited.minor}.`)
  }
  let asked = zeroMoney('RUB')
  let agreed = zeroMoney('RUB')
  let billed = zeroMoney('RUB')
  for (const line of lines) {
    asked = addMoney(asked, askedAmount(line))
    agreed = addMoney(agreed, agreedAmount(line))
    billed = addMoney(billed, billedAmount(line))
  }
  const total = addMoney(billed, delivery)
  const open = subtractMoney(total, subtractMoney(paid, credited))
  const due = open.minor > 0 ? open : zeroMoney('RUB')
  return { asked, agreed, billed, delivery, total, paid, credited, due }
}
