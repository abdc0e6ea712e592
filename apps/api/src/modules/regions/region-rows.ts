import type { Localized, RegionTerms } from '@flower-market/flower-domain'
import type { Selectable } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

/** Where orders of a region can be picked up; hours by the clocks of the region. */
export interface PickupPoint {
  readonly address: Localized
  readonly hours: Localized
}

/** The columns of a region's schedule, in the domain's names. */
export const termsColumns = `regions.id AS "regionId", delivery_weekdays AS "deliveryWeekdays",
  cutoff_days_before AS "cutoffDaysBefore", cutoff_minutes AS "cutoffMinutes", time_zone AS "timeZone"`

/** A row with `termsColumns`. */
export type TermsRow = Omit<RegionTerms, 'id'> & { readonly regionId: string }

/** The schedule of a region. */
export function toTerms(row: TermsRow): RegionTerms {
  const { regionId: id, deliveryWeekdays, cutoffDaysBefore, cutoffMinutes, timeZone } = row
  return { id, deliveryWeekdays, cutoffDaysBefore, cutoffMinutes, timeZone }
}

/** The columns of a pickup point. */
export const pickupColumns = 'pickup_address_ru, pickup_address_en, pickup_hours_ru, pickup_hours_en'

/** A row with `pickupColumns`. */
export type PickupRow = Pick<
  Selectable<Schema['regions']>,
  'pickup_address_ru' | 'pickup_address_en' | 'pickup_hours_ru' | 'pickup_hours_en'
>

/** The pickup point of a region; null where nothing can be picked up. */
export function toPickup(row: PickupRow): PickupPoint | null {
  const { pickup_address_ru, pickup_address_en, pickup_hours_ru, pickup_hours_en } = row
  if (pickup_address_ru === null || pickup_address_en === null) return null
  return {
    address: { ru: pickup_address_ru, en: pickup_address_en },
    hours: { ru: pickup_hours_ru ?? '', en: pickup_hours_en ?? '' },
  }
}
