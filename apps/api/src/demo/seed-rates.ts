import { addDays, moscowDateOf } from '@flower-market/flower-domain'
import type { Db } from '../platform/database/database.ts'
import { sampleRatesOf } from '../platform/ports/rates/sample-rates.ts'
import { storeRates } from '../modules/exchange/index.ts'

const shownDays = 45

/** The embedded rates of the last weeks, so that there is something to quote and to draw. */
export async function seedRates(db: Db, now: Date): Promise<void> {
  const today = moscowDateOf(now)
  for (let ago = shownDays; ago >= 0; ago -= 1) {
    await storeRates(db, sampleRatesOf(addDays(today, -ago)), now)
  }
}
