import type { Availability, FlowerCard, IsoDate } from '@flower-market/flower-domain'
import type { Database, Trx } from '../../platform/database/database.ts'

/** A card in the contract's own form, from cards and plantations, so that a list needs no copy on its way out. */
export const cardColumns = `
  code, type, variety, plantation_id AS "plantationId", plantations.name AS plantation, country,
  length_cm AS "lengthCm", color, tint, price, availability, delivery_date AS "deliveryDate",
  stems_available AS "stemsAvailable", stems_per_bunch AS "stemsPerBunch", stems_per_box AS "stemsPerBox",
  sold_by AS "soldBy"`

/** The statement of the list call: all cards of an availability on a day, in the recommended order. */
export const cardsOfDay = {
  name: 'cards-of-day',
  text: `SELECT ${cardColumns} FROM cards JOIN plantations ON plantations.id = plantation_id
         WHERE delivery_date = $1 AND availability = $2 ORDER BY place, code`,
}

/** All cards of an availability on a day, in the recommended order. */
export function listCards(
  database: Database,
  date: IsoDate,
  availability: Availability,
): Promise<FlowerCard[]> {
  return database.query<FlowerCard>(cardsOfDay, [date, availability])
}

const stockByCodes = {
  name: 'stock-by-codes',
  text: `SELECT ${cardColumns} FROM cards JOIN plantations ON plantations.id = plantation_id
         WHERE code = ANY($1) AND availability = 'inStock'`,
}

/** The lots in stock with these codes. */
export function findStock(database: Database, codes: readonly string[]): Promise<FlowerCard[]> {
  return database.query<FlowerCard>(stockByCodes, [codes])
}

/** The lots in stock with these codes, locked in the order of their codes until the transaction ends. */
export function lockStock(trx: Trx, codes: readonly string[]): Promise<FlowerCard[]> {
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
      'price',
      'availability',
      'delivery_date as deliveryDate',
      'stems_available as stemsAvailable',
      'stems_per_bunch as stemsPerBunch',
      'stems_per_box as stemsPerBox',
      'sold_by as soldBy',
    ])
    .where('code', 'in', [...codes])
    .where('availability', '=', 'inStock')
    .orderBy('code')
    .forUpdate('cards')
    .execute()
}

/** Takes stems from a lot that the transaction has locked and answers what is left. */
export async function takeStems(trx: Trx, code: string, stems: number): Promise<number> {
  const { left } = await trx
    .updateTable('cards')
    .set((eb) => ({ stems_available: eb('stems_available', '-', stems) }))
    .where('code', '=', code)
    .returning('stems_available as left')
    .executeTakeFirstOrThrow()
  return left
}
