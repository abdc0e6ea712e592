import type { IsoDate, RubleRates } from '@flower-market/flower-domain'

/** A central bank's rates as it sets them for a day. */
export interface RatesTable {
  /** The day that the table names; of a weekend it is the last working day's. */
  readonly date: IsoDate
  readonly rates: RubleRates
}

/** Reads the daily rates. Rejects with `ProviderError` when they cannot be read. */
export interface RatesPort {
  read(day: IsoDate): Promise<RatesTable>
}
