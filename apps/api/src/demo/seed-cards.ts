import { varietyPriceWeeks } from '@flower-market/api-client/contract'
import { addDays, flowerTypes, type Availability, type IsoDate } from '@flower-market/flower-domain'
import { sql, type Insertable } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import type { Schema } from '../platform/database/schema.ts'
import type { Lot } from '../modules/catalog/index.ts'
import { farms } from './growers.ts'
import { cutoffTermsOf } from './plantation-sales.ts'
import { stepOnce } from './step-once.ts'
import { tradingDay } from './trading-day.ts'
import { varietyColors } from './variety-colors.ts'
import { varietyFactsOf } from './variety-facts.ts'

/** The farms of the demo. */
export async function seedPlantations(db: Db): Promise<void> {
  await stepOnce(db, 'plantations', async (trx) => {
    const rows = [...farms.values()].map(({ id, name, country }) => ({ id, name, country }))
    await trx.insertInto('plantations').values(rows).execute()
  })
}

/** Until when plantations take orders. */
export async function seedPlantationCutoffs(db: Db): Promise<void> {
  await stepOnce(db, 'plantation-cutoffs', async (trx) => {
    for (const { id, country } of farms.values()) {
      const { timeZone, cutoffDaysBefore, cutoffMinutes } = cutoffTermsOf(country)
      await trx
        .updateTable('plantations')
        .set({ time_zone: timeZone, cutoff_days_before: cutoffDaysBefore, cutoff_minutes: cutoffMinutes })
        .where('id', '=', id)
        .execute()
    }
  })
}

/** What is known of the demo's varieties; a shop that has been stocked by lists has their names already. */
export async function seedVarieties(db: Db): Promise<void> {
  await stepOnce(db, 'varieties', async (trx) => {
    const rows = flowerTypes.flatMap((type) =>
      Object.entries(varietyColors[type]).map(([name, [color, tint]]) => {
        const { headMm, vaseDays } = varietyFactsOf(type, name)
        return {
          type,
          name,
          color,
          tint,
          head_from_mm: headMm?.[0] ?? null,
          head_to_mm: headMm?.[1] ?? null,
          vase_from_days: vaseDays[0],
          vase_to_days: vaseDays[1],
        }
      }),
    )
    await trx
      .insertInto('varieties')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['type', 'name']).doUpdateSet((eb) => ({
          head_from_mm: eb.ref('excluded.head_from_mm'),
          head_to_mm: eb.ref('excluded.head_to_mm'),
          vase_from_days: eb.ref('excluded.vase_from_days'),
          vase_to_days: eb.ref('excluded.vase_to_days'),
        })),
      )
      .execute()
  })
}

/** What lots were sold for in the weeks before the demo began: one day of delivery a week. */
export async function seedPastPrices(db: Db, today: IsoDate): Promise<void> {
  await stepOnce(db, 'past-prices', async (trx) => {
    const lots = Array.from({ length: varietyPriceWeeks }, (_, index) =>
      tradingDay(addDays(today, -7 * (index + 1))),
    ).flat()
    const rows = JSON.stringify(lots.map(toPriceRow))
    await sql`INSERT INTO lot_prices SELECT * FROM json_populate_recordset(NULL::lot_prices, ${rows}::json)
      ON CONFLICT DO NOTHING`.execute(trx)
  })
}

function toPriceRow(lot: Lot): Insertable<Schema['lot_prices']> {
  return {
    code: lot.code,
    delivery_date: lot.deliveryDate,
    plantation_id: lot.plantationId,
    type: lot.type,
    variety: lot.variety,
    length_cm: lot.lengthCm,
    availability: lot.availability,
    price: lot.plantationPrice,
    freight: lot.freight,
    regions: lot.regions && [...lot.regions],
  }
}

/** Fills the delivery days that have never been filled; a day that has been sold from stays as it is. */
export async function seedDays(
  db: Db,
  days: readonly IsoDate[],
  availability: Availability = 'inStock',
): Promise<void> {
  for (const day of days) {
    const step = availability === 'inStock' ? `cards-${day}` : `cards-${availability}-${day}`
    await stepOnce(db, step, async (trx) => {
      const rows = JSON.stringify(tradingDay(day, availability).map(toRow))
      // One parameter for a whole day: ten times faster than ten thousand of them.
      await sql`INSERT INTO cards SELECT * FROM json_populate_recordset(NULL::cards, ${rows}::json)`.execute(
        trx,
      )
    })
  }
}

function toRow(card: Lot, place: number): Insertable<Schema['cards']> {
  return {
    code: card.code,
    type: card.type,
    variety: card.variety,
    plantation_id: card.plantationId,
    length_cm: card.lengthCm,
    color: card.color,
    tint: card.tint,
    price: card.plantationPrice,
    availability: card.availability,
    delivery_date: card.deliveryDate,
    stems_available: card.stemsAvailable,
    stems_per_bunch: card.stemsPerBunch,
    stems_per_box: card.stemsPerBox,
    sold_by: card.soldBy,
    place,
    freight: card.freight,
    regions: card.regions && [...card.regions],
    cutoff_at: card.cutoffAt,
  }
}
