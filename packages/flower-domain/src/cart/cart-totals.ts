import { addMoney, money, zeroMoney } from '../money/money.ts'
import type { Money } from '../money/money.ts'
import { deliveryCost } from '../orders/delivery-cost.ts'
import type { DeliveryMethod } from '../orders/order-kind.ts'
import type { IsoDate } from '../time/iso-date.ts'
import type { Cart, CartItem } from './cart.ts'

/** How a cart is delivered; without a city cost, the cost stored in the lines applies, otherwise the default. */
export interface CartDelivery {
  readonly method: DeliveryMethod
  readonly cityCost: Money<'RUB'> | null
}

/** Counts and sums of a day or of a whole cart; goods + delivery = total. */
export interface CartTotals {
  readonly lines: number
  readonly stems: number
  readonly goods: Money<'RUB'>
  readonly delivery: Money<'RUB'>
  readonly total: Money<'RUB'>
}

/** The price of a line times its quantity. */
export function lineTotal(item: CartItem): Money<'RUB'> {
  return money(item.price * item.quantity, 'RUB')
}

const nothing: CartTotals = {
  lines: 0,
  stems: 0,
  goods: zeroMoney('RUB'),
  delivery: zeroMoney('RUB'),
  total: zeroMoney('RUB'),
}

function carriedCityCost(items: readonly CartItem[]): Money<'RUB'> | null {
  let highest = -1
  for (let place = 0; place < items.length; place += 1) {
    const carried = items[place]?.deliveryCost ?? -1
    if (carried > highest) highest = carried
  }
  return highest < 0 ? null : money(highest, 'RUB')
}

function dayDelivery(items: readonly CartItem[], goods: Money<'RUB'>, options: CartDelivery): Money<'RUB'> {
  const cost = deliveryCost({ ...options, goods })
  // The lines are read again only when delivery is paid and no cost was given.
  if (cost.minor === 0 || options.cityCost !== null) return cost
  return carriedCityCost(items) ?? cost
}

/** The totals of one delivery day; a day without lines costs nothing. Throws when a sum is not a safe integer. */
export function cartDayTotals(items: readonly CartItem[], options: CartDelivery): CartTotals {
  if (items.length === 0) return nothing
  let stems = 0
  let goodsMinor = 0
  // Plain integers: one Money object per line is ten times slower; the sum is checked once, when it becomes Money.
  for (let place = 0; place < items.length; place += 1) {
    const { price, quantity } = items[place] as CartItem
    stems += quantity
    goodsMinor += price * quantity
  }
  const goods = money(goodsMinor, 'RUB')
  const delivery = dayDelivery(items, goods, options)
  return { lines: items.length, stems, goods, delivery, total: addMoney(goods, delivery) }
}

/** The totals of a cart; free delivery is decided for each day separately. */
export function cartTotals(cart: Cart, options: CartDelivery): CartTotals {
  let totals = nothing
  for (const date of Object.keys(cart) as IsoDate[]) {
    const day = cartDayTotals(cart[date] ?? [], options)
    totals = {
      lines: totals.lines + day.lines,
      stems: totals.stems + day.stems,
      goods: addMoney(totals.goods, day.goods),
      delivery: addMoney(totals.delivery, day.delivery),
      total: addMoney(totals.total, day.total),
    }
  }
  return totals
}
