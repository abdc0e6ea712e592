import {
  cityDeliveryCost,
  defaultCityDeliveryCost,
  money,
  noPercentages,
  type Money,
  type Percentages,
  type RegionTerms,
} from '@flower-market/flower-domain'
import type { Database } from '../../platform/database/database.ts'
import {
  pickupColumns,
  termsColumns,
  toPickup,
  toTerms,
  type PickupPoint,
  type PickupRow,
  type TermsRow,
} from './region-rows.ts'

/** What decides which lots a person is offered, for which days and at which prices. */
export interface PricingTerms {
  readonly region: RegionTerms
  /** From the region's warehouse, kopecks a stem. */
  readonly freight: number
  readonly margin: Percentages
}

/** Where a person's orders go by default, and what that costs them. */
export interface BuyerTerms extends PricingTerms {
  readonly city: string | null
  /** Delivery around the city before the margin; the default where the city's cost is not known. */
  readonly cityBaseCost: Money<'RUB'>
  /** What the person pays for it. */
  readonly cityCost: Money<'RUB'>
  /** Null where nothing can be picked up. */
  readonly pickup: PickupPoint | null
}

interface PricingRow extends TermsRow {
  readonly freight: number
  readonly priceBp: number | null
  readonly deliveryToWarehouseBp: number
  readonly deliveryToRegionBp: number
  readonly deliveryToCityBp: number
}

type BuyerRow = PricingRow & PickupRow & CityCost

const pricingColumns = `${termsColumns}, freight, price_bp AS "priceBp",
  delivery_to_warehouse_bp AS "deliveryToWarehouseBp", delivery_to_region_bp AS "deliveryToRegionBp",
  delivery_to_city_bp AS "deliveryToCityBp"`
const pricingTables = `people JOIN regions ON regions.id = people.region
  LEFT JOIN margins ON margins.person_id = people.id`

const pricingOfPerson = {
  name: 'pricing-terms-of-person',
  text: `SELECT ${pricingColumns} FROM ${pricingTables} WHERE people.id = $1`,
}

const ofPerson = {
  name: 'buyer-terms-of-person',
  text: `SELECT ${pricingColumns}, ${pickupColumns}, coalesce(addresses.city, delivery_city) AS city,
           cost AS "cityBaseCost"
         FROM ${pricingTables}
           LEFT JOIN addresses ON addresses.person_id = people.id AND is_default AND addresses.region = regions.id
           LEFT JOIN region_cities ON region_cities.region_id = regions.id
             AND lower(coalesce(addresses.city, delivery_city))
               IN (lower(region_cities.name_ru), lower(region_cities.name_en))
         WHERE people.id = $1`,
}

function toPricingTerms(row: PricingRow): PricingTerms {
  const { freight, priceBp, deliveryToWarehouseBp, deliveryToRegionBp, deliveryToCityBp } = row
  return {
    region: toTerms(row),
    freight,
    margin:
      priceBp === null
        ? noPercentages
        : { priceBp, deliveryToWarehouseBp, deliveryToRegionBp, deliveryToCityBp },
  }
}

/** What the prices of a person are computed from. */
export async function findPricingTerms(database: Database, personId: string): Promise<PricingTerms> {
  const [row] = await database.query<PricingRow>(pricingOfPerson, [personId])
  if (row === undefined) throw new Error('A session without a person.')
  return toPricingTerms(row)
}

/** What the prices and the delivery of a person are computed from. */
export async function findBuyerTerms(database: Database, personId: string): Promise<BuyerTerms> {
  const [row] = await database.query<BuyerRow>(ofPerson, [personId])
  if (row === undefined) throw new Error('A session without a person.')
  return termsInCity({ ...toPricingTerms(row), pickup: toPickup(row) }, row)
}

/** A city, and what delivery around it costs before the margin, in kopecks; null where it is not known. */
export interface CityCost {
  readonly city: string | null
  readonly cityBaseCost: number | null
}

/** A person's terms with delivery around a city. */
export function termsInCity(
  terms: PricingTerms & Pick<BuyerTerms, 'pickup'>,
  { city, cityBaseCost: known }: CityCost,
): BuyerTerms {
  const cityBaseCost = known === null ? defaultCityDeliveryCost : money(known, 'RUB')
  return { ...terms, city, cityBaseCost, cityCost: cityDeliveryCost(cityBaseCost, terms.margin) }
}
