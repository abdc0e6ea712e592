import { moscowDateOf, rublePrice, type Currency } from '@flower-market/flower-domain'
import type { Db, Trx } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { StoredLot } from '../catalog/index.ts'
import { lastRates } from '../exchange/index.ts'

/** The columns that a price is kept in. */
export type LotPrice = Pick<
  StoredLot,
  'price' | 'price_currency' | 'price_amount' | 'price_rate' | 'price_rate_date'
>

/** A price as a plantation names it, in minor units. */
export interface AskedPrice {
  readonly amount: number
  readonly currency: Currency
}

/** A price in rubles, of another currency by the last rate of the central bank. Throws `unavailable` before there is one. */
export async function toLotPrice(
  db: Db | Trx,
  { amount, currency }: AskedPrice,
  now: Date,
): Promise<LotPrice> {
  if (currency === 'RUB') {
    return {
      price: amount,
      price_currency: null,
      price_amount: null,
      price_rate: null,
      price_rate_date: null,
    }
  }
  const [table] = await lastRates(db, moscowDateOf(now), 1)
  if (table === undefined) throw new ApiError('unavailable')
  const rate = table.rates[currency]
  return {
    price: rublePrice(amount, rate),
    price_currency: currency,
    price_amount: amount,
    price_rate: rate,
    price_rate_date: table.date,
  }
}
