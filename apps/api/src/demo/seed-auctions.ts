import { daysOnSale, moscowSchedule, type IsoDate } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import { scheduleAuction } from '../modules/auctions/index.ts'
import type { Database, Trx } from '../platform/database/database.ts'

const minuteMs = 60_000
/** How long after a start the first clocks open. */
const soonMs = 3 * minuteMs
/** Clocks that open together; the others follow one by one. */
const together = 3
const lotsSoon = 9
const lotsTomorrow = 6
const bunches = 10

interface OfferedLot {
  readonly code: string
  readonly price: number
  readonly stemsPerBunch: number
}

/** Plentiful lots of a day that are sold everywhere, of as many varieties. */
async function findLots(trx: Trx, date: IsoDate, count: number): Promise<OfferedLot[]> {
  const { rows } = await sql<OfferedLot>`
    SELECT code, price, "stemsPerBunch" FROM (
      SELECT DISTINCT ON (variety) code, price + freight AS price, stems_per_bunch AS "stemsPerBunch", md5(code) AS luck
      FROM cards WHERE availability = 'inStock' AND delivery_date = ${date} AND sold_by = 'bunch' AND regions IS NULL
        AND stems_available >= 3 * ${bunches}::int * stems_per_bunch ORDER BY variety, code) AS plentiful
    ORDER BY luck LIMIT ${count}`.execute(trx)
  return rows
}

/** Begins above the price of the list, in steps of whole rubles or half ones. */
function termsOf(price: number) {
  const step = price < 6_000 ? 50 : 100
  const startPrice = Math.ceil((price * 1.2) / step) * step
  return { startPrice, step, stepMs: 2_000, reservePrice: Math.ceil(startPrice * 0.6), minimumBunches: 2 }
}

async function schedule(trx: Trx, lots: readonly OfferedLot[], startMs: number, at: Date): Promise<void> {
  if (lots.length === 0) return
  const offered = lots.map(({ code, price, stemsPerBunch }, place) => {
    const opensAt = new Date(startMs + Math.max(0, place - together + 1) * minuteMs).toISOString()
    return { code, stems: bunches * stemsPerBunch, opensAt, ...termsOf(price) }
  })
  await scheduleAuction(trx, { lots: offered, by: null, at })
}

async function hasAuction(trx: Trx, from: Date, until: Date): Promise<boolean> {
  const found = await trx
    .selectFrom('auctions')
    .select('id')
    .where('starts_at', '>=', from)
    .where('starts_at', '<', until)
    .executeTakeFirst()
  return found !== undefined
}

const dayMs = 24 * 60 * minuteMs

/** Puts lots of the demo on clocks: an auction that begins in a few minutes, and another one a day later, where there are none. */
export async function seedAuctions({ kysely }: Pick<Database, 'kysely'>, now: Date): Promise<void> {
  const [, second, third] = daysOnSale(now, moscowSchedule)
  await kysely.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtext('demo-auctions'))`.execute(trx)
    const nextDay = new Date(now.getTime() + dayMs / 2)
    if (second !== undefined && !(await hasAuction(trx, now, nextDay))) {
      await schedule(trx, await findLots(trx, second, lotsSoon), now.getTime() + soonMs, now)
    }
    if (third !== undefined && !(await hasAuction(trx, nextDay, new Date(now.getTime() + 2 * dayMs)))) {
      await schedule(trx, await findLots(trx, third, lotsTomorrow), now.getTime() + dayMs, now)
    }
  })
}
