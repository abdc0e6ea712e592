import type { DeliveryRoute, IsoDate } from '@flower-market/flower-domain'
import type { ColumnType, Generated } from 'kysely'
import type { ByDatabase } from './identity-tables.ts'

interface Regions {
  id: string
  name_ru: string
  name_en: string
  warehouse_ru: Generated<string>
  warehouse_en: Generated<string>
  freight: Generated<number>
  delivery_weekdays: Generated<number[]>
  cutoff_days_before: Generated<number>
  cutoff_minutes: Generated<number>
  time_zone: Generated<string>
  pickup_address_ru: string | null
  pickup_address_en: string | null
  pickup_hours_ru: string | null
  pickup_hours_en: string | null
  version: Generated<number>
}

/** A change of a record that is to hold from a later moment. */
interface PlannedChanges {
  id: ByDatabase<bigint>
  /** Written as JSON. */
  terms: ColumnType<unknown, string>
  holds_from: Date
  set_at: Date
  set_by: string
  reason: string
  applied_at: Date | null
  withdrawn_at: Date | null
}

interface RegionChanges extends PlannedChanges {
  region_id: string
}

interface PlantationChanges extends PlannedChanges {
  plantation_id: string
}

interface RegionCities {
  region_id: string
  name_ru: string
  name_en: string
  cost: number
}

interface DeliveryPlans {
  day: IsoDate
  region_id: string
  /** Written as JSON. */
  routes: ColumnType<readonly DeliveryRoute[], string, string>
  version: number
}

/** Regions, the costs of their cities, what is planned for them and for plantations, and the routes of deliveries. */
export interface RegionTables {
  regions: Regions
  region_cities: RegionCities
  region_changes: RegionChanges
  plantation_changes: PlantationChanges
  delivery_plans: DeliveryPlans
}
