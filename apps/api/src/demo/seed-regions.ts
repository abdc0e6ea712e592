import type { Insertable } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import type { Schema } from '../platform/database/schema.ts'
import { stepOnce } from './step-once.ts'

type City = readonly [nameRu: string, nameEn: string, costMinor: number]

interface DemoRegion extends Omit<Insertable<Schema['regions']>, 'cutoff_minutes'> {
  readonly delivery_weekdays: number[]
  /** The whole hour at which orders close. */
  readonly cutoffHour: number
  readonly cities: readonly City[]
}

const weekdaysAndSaturday = [1, 2, 3, 4, 5, 6]
const fromMoscow = { warehouse_ru: 'Москва', warehouse_en: 'Moscow', time_zone: 'Europe/Moscow' } as const
const noPickup = {
  pickup_address_ru: null,
  pickup_address_en: null,
  pickup_hours_ru: null,
  pickup_hours_en: null,
} as const

/** The regions of the demo. */
const demoRegions: readonly DemoRegion[] = [
  {
    ...fromMoscow,
    id: 'moscow',
    name_ru: 'Москва',
    name_en: 'Moscow',
    freight: 0,
    delivery_weekdays: weekdaysAndSaturday,
    cutoff_days_before: 1,
    cutoffHour: 16,
    pickup_address_ru: '127018, Россия, Москва, Складочная улица, 1, стр. 18',
    pickup_address_en: '1 Skladochnaya St., bldg 18, Moscow 127018, Russia',
    pickup_hours_ru: 'ежедневно 07:00–19:00',
    pickup_hours_en: 'daily 7:00 AM–7:00 PM',
    cities: [
      ['Москва', 'Moscow', 60_000],
      ['Тверь', 'Tver', 140_000],
      ['Тула', 'Tula', 130_000],
      ['Ярославль', 'Yaroslavl', 150_000],
    ],
  },
  {
    ...fromMoscow,
    id: 'saint-petersburg',
    name_ru: 'Санкт-Петербург',
    name_en: 'Saint Petersburg',
    freight: 350,
    delivery_weekdays: [2, 4, 6],
    cutoff_days_before: 1,
    cutoffHour: 14,
    pickup_address_ru: '196084, Россия, Санкт-Петербург, Цветочная улица, 16',
    pickup_address_en: '16 Tsvetochnaya St., Saint Petersburg 196084, Russia',
    pickup_hours_ru: 'вт, чт и сб 08:00–18:00',
    pickup_hours_en: 'Tue, Thu and Sat 8:00 AM–6:00 PM',
    cities: [
      ['Санкт-Петербург', 'Saint Petersburg', 85_000],
      ['Гатчина', 'Gatchina', 120_000],
    ],
  },
  {
    ...fromMoscow,
    ...noPickup,
    id: 'kazan',
    name_ru: 'Казань',
    name_en: 'Kazan',
    freight: 520,
    delivery_weekdays: [1, 3, 5],
    cutoff_days_before: 2,
    cutoffHour: 12,
    cities: [['Набережные Челны', 'Naberezhnye Chelny', 180_000]],
  },
  {
    ...fromMoscow,
    ...noPickup,
    id: 'nizhny-novgorod',
    name_ru: 'Нижний Новгород',
    name_en: 'Nizhny Novgorod',
    freight: 280,
    delivery_weekdays: [1, 2, 3, 4, 5],
    cutoff_days_before: 1,
    cutoffHour: 13,
    cities: [['Нижний Новгород', 'Nizhny Novgorod', 120_000]],
  },
  {
    ...fromMoscow,
    ...noPickup,
    id: 'yekaterinburg',
    name_ru: 'Екатеринбург',
    name_en: 'Yekaterinburg',
    freight: 940,
    delivery_weekdays: [2, 5],
    cutoff_days_before: 3,
    cutoffHour: 15,
    time_zone: 'Asia/Yekaterinburg',
    cities: [
      ['Екатеринбург', 'Yekaterinburg', 90_000],
      ['Тюмень', 'Tyumen', 210_000],
    ],
  },
]

/** Freight, delivery days, cut-offs and cities of the demo's regions, also for a demo from before there were such. */
export async function seedRegions(db: Db): Promise<void> {
  await stepOnce(db, 'regions', async (trx) => {
    for (const { cities, cutoffHour, ...region } of demoRegions) {
      const row = { ...region, cutoff_minutes: cutoffHour * 60 }
      const { id: _id, ...changes } = row
      const { pickup_address_ru, pickup_address_en, pickup_hours_ru, pickup_hours_en, ...others } = changes
      const pickup = { pickup_address_ru, pickup_address_en, pickup_hours_ru, pickup_hours_en }
      await trx
        .insertInto('regions')
        .values(row)
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet({ ...others, ...(pickup_address_ru !== null && pickup) }),
        )
        .execute()
      const rows = cities.map(([ru, en, cost]) => ({ region_id: region.id, name_ru: ru, name_en: en, cost }))
      await trx
        .insertInto('region_cities')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
  })
}
