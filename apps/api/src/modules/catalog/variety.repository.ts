import { varietyOrdersLimit, varietyPriceWeeks, type CallOutput } from '@flower-market/api-client/contract'
import {
  addDays,
  stemPrice,
  type Availability,
  type FlowerType,
  type IsoDate,
} from '@flower-market/flower-domain'
import type { Database } from '../../platform/database/database.ts'
import type { PricingTerms } from '../regions/index.ts'

type VarietyAnswer = CallOutput<'catalogVariety'>

/** A variety of a plantation, in a part of the price list. */
export interface VarietyQuestion {
  readonly availability: Availability
  readonly type: FlowerType
  readonly variety: string
  readonly plantationId: string
}

interface VarietyFacts {
  readonly headFrom: number | null
  readonly headTo: number | null
  readonly vaseFrom: number | null
  readonly vaseTo: number | null
}

const factsOfVariety = {
  name: 'facts-of-variety',
  text: `SELECT head_from_mm AS "headFrom", head_to_mm AS "headTo", vase_from_days AS "vaseFrom", vase_to_days AS "vaseTo"
         FROM varieties WHERE type = $1 AND name = $2`,
}

function rangeOf(from: number | null | undefined, to: number | null | undefined) {
  return typeof from === 'number' && typeof to === 'number' ? { from, to } : null
}

/** What is known of a variety, whoever grows it. */
export async function findVarietyFacts(
  database: Database,
  { type, variety }: VarietyQuestion,
): Promise<Pick<VarietyAnswer, 'headMm' | 'vaseDays'>> {
  const [facts] = await database.query<VarietyFacts>(factsOfVariety, [type, variety])
  return {
    headMm: rangeOf(facts?.headFrom, facts?.headTo),
    vaseDays: rangeOf(facts?.vaseFrom, facts?.vaseTo),
  }
}

interface KeptPrice {
  readonly date: IsoDate
  readonly lengthCm: number
  readonly price: number
  readonly freight: number
}

const pricesOfVariety = {
  name: 'prices-of-variety',
  text: `SELECT delivery_date AS date, length_cm AS "lengthCm", price, freight FROM lot_prices
         WHERE plantation_id = $1 AND type = $2 AND variety = $3 AND availability = $4 AND delivery_date BETWEEN $5 AND $6
           AND (regions IS NULL OR $7 = ANY(regions)) ORDER BY delivery_date, length_cm, code`,
}

/** The cheapest lot of each length by the day of delivery, as the person would pay for it by the terms of today (ADR 0055). */
export async function listVarietyPrices(
  database: Database,
  { plantationId, type, variety, availability }: VarietyQuestion,
  { terms, today }: { terms: PricingTerms; today: IsoDate },
): Promise<VarietyAnswer['prices']> {
  const kept = await database.query<KeptPrice>(pricesOfVariety, [
    plantationId,
    type,
    variety,
    availability,
    addDays(today, -7 * varietyPriceWeeks),
    today,
    terms.region.id,
  ])
  const cheapest = new Map<string, VarietyAnswer['prices'][number]>()
  for (const { date, lengthCm, price: plantationPrice, freight } of kept) {
    const parts = { price: plantationPrice, deliveryToWarehouse: freight, deliveryToRegion: terms.freight }
    const price = stemPrice(parts, terms.margin)
    const key = `${date} ${lengthCm}`
    if (price < (cheapest.get(key)?.price ?? Infinity)) cheapest.set(key, { date, lengthCm, price })
  }
  return [...cheapest.values()]
}

const ordersOfVariety = {
  name: 'orders-of-variety',
  text: `SELECT purchases.id AS "_id", kind, delivery_date AS date, plantation, length_cm AS "lengthCm",
           agreed_quantity AS quantity, agreed_price AS price
         FROM purchases JOIN purchase_lines ON purchase_id = purchases.id
         WHERE person_id = $1 AND type = $2 AND variety = $3 AND status <> 'canceled' AND agreed_quantity > 0
         ORDER BY number DESC, position LIMIT $4`,
}

/** When a person ordered a variety, the newest first. */
export function listVarietyOrders(
  database: Database,
  { type, variety }: VarietyQuestion,
  personId: string,
): Promise<VarietyAnswer['orders']> {
  return database.query(ordersOfVariety, [personId, type, variety, varietyOrdersLimit])
}
