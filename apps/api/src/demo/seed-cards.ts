import type { Availability, IsoDate } from '@flower-market/flower-domain'
import { sql, type Insertable } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import type { Schema } from '../platform/database/schema.ts'
import type { Lot } from '../modules/catalog/index.ts'
import { farms } from './growers.ts'
import { cutoffTermsOf } from './plantation-sales.ts'
import { stepOnce } from './step-once.ts'
import { tradingDay } from './trading-day.ts'

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
