import {
  formatRate,
  offeredRates,
  type ExchangeTerms,
  type IsoDate,
  type RubleRates,
} from '@flower-market/flower-domain'
import type { Db, Trx } from '../../platform/database/database.ts'
import type { RatesTable } from '../../platform/ports/rates/rates-port.ts'

/** Keeps the table of a day; a day that is known stays as it is. Answers whether it was kept. */
export async function storeRates(db: Db | Trx, { date, rates }: RatesTable, now: Date): Promise<boolean> {
  const rows = (['USD', 'EUR'] as const).map((currency) => ({
    date,
    currency,
    rate: rates[currency],
    read_at: now,
  }))
  const { numInsertedOrUpdatedRows: kept } = await db
    .insertInto('rates')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return kept === BigInt(rows.length)
}

/** The last known tables up to a day, the newest first. */
export async function lastRates(db: Db | Trx, upTo: IsoDate, count: number): Promise<RatesTable[]> {
  const rows = await db
    .selectFrom('rates as usd')
    .innerJoin('rates as eur', (join) =>
      join.onRef('eur.date', '=', 'usd.date').on('eur.currency', '=', 'EUR'),
    )
    .select(['usd.date', 'usd.rate as USD', 'eur.rate as EUR'])
    .where('usd.currency', '=', 'USD')
    .where('usd.date', '<=', upTo)
    .orderBy('usd.date', 'desc')
    .limit(count)
    .execute()
  return rows.map(({ date, USD, EUR }) => ({ date, rates: { USD, EUR } }))
}

/** A table as the contract carries it. */
export function toDayRates({ date, rates }: { date: IsoDate; rates: RubleRates }) {
  return { date, USD: formatRate(rates.USD), EUR: formatRate(rates.EUR) }
}

/** What is paid and asked for each currency, as the contract carries it. */
export function toOfferedRates(rates: RubleRates, terms: ExchangeTerms) {
  const offered = (currency: keyof RubleRates) => {
    const { buying, selling } = offeredRates(currency, rates, terms)
    return { buying: formatRate(buying), selling: formatRate(selling) }
  }
  return { USD: offered('USD'), EUR: offered('EUR') }
}
