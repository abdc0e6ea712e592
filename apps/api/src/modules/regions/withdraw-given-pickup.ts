import type { Db } from '../../platform/database/database.ts'

/** The pickup point with which the tables of regions were made: that of the demonstration. */
const givenPickup = {
  pickup_address_ru: '127018, Россия, Москва, Складочная улица, 1, стр. 18',
  pickup_address_en: '1 Skladochnaya St., bldg 18, Moscow 127018, Russia',
} as const

/** Takes back the pickup point that nobody has entered: nobody has saved its region yet. */
export async function withdrawGivenPickup(db: Db): Promise<void> {
  await db
    .updateTable('regions')
    .set({
      pickup_address_ru: null,
      pickup_address_en: null,
      pickup_hours_ru: null,
      pickup_hours_en: null,
    })
    .where('id', '=', 'moscow')
    .where('version', '=', 1)
    .where('pickup_address_ru', '=', givenPickup.pickup_address_ru)
    .where('pickup_address_en', '=', givenPickup.pickup_address_en)
    .execute()
}
