import type { Availability, FlowerCard, IsoDate } from '@flower-market/flower-domain'
import type { Database, Trx } from '../../platform/database/database.ts'
import type { PricingTerms } from '../regions/index.ts'
import { toCard, type Lot } from './price-lots.ts'

/** A lot from cards and plantations, in the contract's own names. */
export const lotColumns = `
  code, type, variety, plantation_id AS "plantationId", plantations.name AS plantation, country,
  length_cm AS "lengthCm", color, tint, price AS "plantationPrice", freight, regions, availability,
  delivery_date AS "deliveryDate", stems_available AS "stemsAvailable", stems_per_bunch AS "stemsPerBunch", stems_per_box AS "stemsPerBox",
  sold_by AS "soldBy", cutoff_at AS "cutoffAt", photos`

/** A condition on `cards`: those that are sold in a region. */
export function soldIn(parameter: string): string {
  return `(cards.regions IS NULL OR ${parameter} = ANY(cards.regions))`
}

/** A condition on `cards`: those that their plantations still take orders for. */
export function openAt(parameter: string): string {
  return `(cutoff_at IS NULL OR cutoff_at > ${parameter})`
}

/** The statement of the list call: all open lots of an availability on a day in a region, in the recommended order. */
export const cardsOfDay = {
  name: 'cards-of-day',
  text: `SELECT ${lotColumns} FROM cards JOIN plantations ON plantations.id = plantation_id
         WHERE delivery_date = $1 AND availability = $2 AND ${soldIn('$3')} AND ${openAt('$4')} ORDER BY place, code`,
}

/** Which price list is asked for, and when: what is past its cut-off is not on it. */
export interface PriceListQuestion {
  readonly date: IsoDate
  readonly availability: Availability
  readonly now: Date
}

/** The price list of an availability on a day, in the recommended order, as a buyer with these terms sees it. */
export async function listCards(
  database: Database,
  { date, availability, now }: PriceListQuestion,
  terms: PricingTerms,
): Promise<FlowerCard[]> {
  const lots = await database.query<Lot>(cardsOfDay, [date, availability, terms.region.id, now])
  return lots.map((lot) => toCard(lot, terms))
}

const lotsOfVarieties = {
  name: 'lots-of-varieties',
  text: `SELECT ${lotColumns} FROM cards JOIN plantations ON plantations.id = plantation_id
         WHERE delivery_date = ANY($1) AND availability = $2 AND ${soldIn('$3')} AND ${openAt('$4')} AND variety = ANY($5)`,
}

/** The lots that are sold in a region and still open, of some varieties on some days. */
export function findLotsOfVarieties(
  database: Database,
  { availability, now }: Omit<PriceListQuestion, 'date'>,
  {
    dates,
    regionId,
    varieties,
  }: { dates: readonly IsoDate[]; regionId: string; varieties: readonly string[] },
): Promise<Lot[]> {
  return database.query<Lot>(lotsOfVarieties, [dates, availability, regionId, now, varieties])
}

const firstLot = {
  name: 'first-lot-of-day',
  text: `SELECT ${lotColumns} FROM cards JOIN plantations ON plantations.id = plantation_id
         WHERE delivery_date = $1 AND availability = 'inStock' AND ${soldIn('$2')} ORDER BY place, code LIMIT 1`,
}

/** The first lot in stock on a day in a region. */
export async function findFirstLot(
  database: Database,
  date: IsoDate,
  regionId: string,
): Promise<Lot | undefined> {
  const [lot] = await database.query<Lot>(firstLot, [date, regionId])
  return lot
}

const lotsByCodes = {
  name: 'lots-by-codes',
  text: `SELECT ${lotColumns} FROM cards JOIN plantations ON plantations.id = plantation_id WHERE code = ANY($1)`,
}

/** The lots with these codes, of any availability and any region. */
export function findLots(database: Database, codes: readonly string[]): Promise<Lot[]> {
  return database.query<Lot>(lotsByCodes, [codes])
}

/** The lots with these codes, locked in the order of their codes until the transaction ends. */
export function lockLots(trx: Trx, codes: readonly string[]): Promise<Lot[]> {
  return trx
    .selectFrom('cards')
    .innerJoin('plantations', 'plantations.id', 'cards.plantation_id')
    .select([
      'code',
      'type',
      'variety',
      'plantation_id as plantationId',
      'plantations.name as plantation',
      'country',
      'length_cm as lengthCm',
      'color',
      'tint',
      'price as plantationPrice',
      'freight',
      'regions',
      'availability',
      'delivery_date as deliveryDate',
      'stems_available as stemsAvailable',
      'stems_per_bunch as stemsPerBunch',
      'stems_per_box as stemsPerBox',
      'sold_by as soldBy',
      'cutoff_at as cutoffAt',
      'photos',
    ])
    .where('code', 'in', [...codes])
    .orderBy('code')
    .forUpdate('cards')
    .execute()
}

/** Takes stems from a lot that the transaction has locked and answers what is left. */
export function takeStems(trx: Trx, code: string, stems: number): Promise<number> {
  return putBackStems(trx, code, -stems)
}

/** Gives stems back to a lot that the transaction has locked and answers how many there are. */
export async function putBackStems(trx: Trx, code: string, stems: number): Promise<number> {
  const { left } = await trx
    .updateTable('cards')
    .set((eb) => ({ stems_available: eb('stems_available', '+', stems) }))
    .where('code', '=', code)
    .returning('stems_available as left')
    .executeTakeFirstOrThrow()
  return left
}
