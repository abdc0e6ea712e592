import { money, subtractMoney, zeroMoney } from '../money/money.ts'
import type { Money } from '../money/money.ts'
import type { DeliveryMethod } from './order-kind.ts'

/** Goods worth this much and more are delivered free: 10,000 ₽. */
export const freeDeliveryFrom: Money<'RUB'> = money(1_000_000, 'RUB')

/** The delivery cost when the cost for the city is unknown: 1,000 ₽. */
export const defaultCityDeliveryCost: Money<'RUB'> = money(100_000, 'RUB')

/** What the delivery of one order depends on; `cityCost` is null when it is not known. */
export interface DeliveryQuestion {
  readonly method: DeliveryMethod
  readonly goods: Money<'RUB'>
  readonly cityCost: Money<'RUB'> | null
}

/** What the delivery of an order costs: nothing for pickup and from 10,000 ₽ of goods, else the city's cost. */
export function deliveryCost({ method, goods, cityCost }: DeliveryQuestion): Money<'RUB'> {
  if (method === 'pickup' || goods.minor >= freeDeliveryFrom.minor) return zeroMoney('RUB')
  return cityCost ?? defaultCityDeliveryCost
}

/** The progress towards free delivery: the missing amount, and the reached share from 0 to 1. */
export interface FreeDeliveryProgress {
  readonly missing: Money<'RUB'>
  readonly ratio: number
  readonly isFree: boolean
}

/** How much is missing to free delivery. */
export function freeDeliveryProgress(goods: Money<'RUB'>): FreeDeliveryProgress {
  const isFree = goods.minor >= freeDeliveryFrom.minor
  return {
    missing: isFree ? zeroMoney('RUB') : subtractMoney(freeDeliveryFrom, goods),
    ratio: Math.min(1, Math.max(0, goods.minor / freeDeliveryFrom.minor)),
    isFree,
  }
}
