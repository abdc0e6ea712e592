import { moscowDateOf, stemPrice, type FlowerType, type IsoDate } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import type { Platform } from '../../platform/platform.ts'
import { findPricingTerms } from '../regions/index.ts'
import { notify } from './notify.ts'

/** A server that was stopped looks back so far. */
const lookBackMs = 6 * 3_600_000

interface FallenLot {
  readonly personId: string
  readonly type: FlowerType
  readonly variety: string
  readonly date: IsoDate
  readonly regions: readonly string[] | null
  readonly priceBefore: number
  readonly freightBefore: number
  readonly price: number
  readonly freight: number
}

/** Lots of marked varieties that cost less than before their last changes and are on sale, the cheapest of each variety first. */
async function fallenLots({ database }: Pick<Platform, 'database'>, now: Date): Promise<FallenLot[]> {
  const since = new Date(now.getTime() - lookBackMs)
  const { rows } = await sql<FallenLot>`
    SELECT favorite_varieties.person_id AS "personId", cards.type, cards.variety, cards.delivery_date AS date, cards.regions,
      (first.before->>'price')::integer AS "priceBefore", (first.before->>'freight')::integer AS "freightBefore",
      cards.price, cards.freight
    FROM (SELECT DISTINCT ON (code) code, before FROM lot_changes
        WHERE kind = 'changed' AND at > ${since} ORDER BY code, id) AS first
      JOIN cards USING (code) JOIN favorite_varieties USING (type, variety)
      JOIN people ON people.id = favorite_varieties.person_id
    WHERE cards.price + cards.freight < (first.before->>'price')::integer + (first.before->>'freight')::integer
      AND cards.stems_available > 0 AND cards.delivery_date > ${moscowDateOf(now)}
      AND favorite_varieties.at < ${now} AND erased_at IS NULL
    ORDER BY favorite_varieties.person_id, cards.type, cards.variety, cards.price + cards.freight, cards.code`.execute(
    database.kysely,
  )
  return rows
}

/**
 * Notifies whoever has marked a variety that one of its lots has become cheaper for them, at their own prices: once a day for a
 * variety, of the cheapest lot, since a price list changes many lots at once.
 */
export async function notifyOfPriceFalls({
  database,
  events,
  now,
}: Pick<Platform, 'database' | 'events' | 'now'>): Promise<void> {
  const at = now()
  for (const [personId, lots] of Map.groupBy(await fallenLots({ database }, at), (lot) => lot.personId)) {
    const { region, freight, margin } = await findPricingTerms(database, personId)
    const told = new Set<string>()
    const priceOf = (price: number, deliveryToWarehouse: number): number =>
      stemPrice({ price, deliveryToWarehouse, deliveryToRegion: freight }, margin)
    for (const lot of lots) {
      const { type, variety, date, regions } = lot
      const cause = `price ${type} ${variety} ${moscowDateOf(at)}`
      const before = priceOf(lot.priceBefore, lot.freightBefore)
      const price = priceOf(lot.price, lot.freight)
      const isSoldThere = regions === null || regions.includes(region.id)
      if (!isSoldThere || price >= before || told.has(cause)) continue
      told.add(cause)
      const about = { kind: 'price-fell', type, variety, date, before, now: price } as const
      await events.transaction((trx) => notify(trx, { personId, about, cause, at }))
    }
  }
}
