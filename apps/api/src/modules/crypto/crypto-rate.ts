import { areRatesStale, moscowDateOf, usdtRate, type IsoDate } from '@flower-market/flower-domain'
import type { Db, Trx } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { lastRates } from '../exchange/index.ts'
import { settingAt } from '../settings/index.ts'

/** The rate of USDT on a day, and what it is made of; rates times 10^8. */
export interface CryptoRate {
  readonly rate: bigint
  readonly dollarRate: bigint
  readonly rateDate: IsoDate
  readonly spreadBp: number
  readonly isStale: boolean
}

/** The rate that counts at a moment: the dollar's, less the spread of exchanges. Throws `unavailable` without rates. */
export async function rateAt(db: Db | Trx, at: Date): Promise<CryptoRate> {
  const day = moscowDateOf(at)
  const [table] = await lastRates(db, day, 1)
  if (table === undefined) throw new ApiError('unavailable')
  const { spreadBp } = await settingAt(db, 'exchangeTerms', at)
  const dollarRate = table.rates.USD
  const isStale = areRatesStale(table.date, day)
  return { rate: usdtRate(dollarRate, spreadBp), dollarRate, rateDate: table.date, spreadBp, isStale }
}
