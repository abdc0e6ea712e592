import type { FlowerCard, IsoDate } from '@flower-market/flower-domain'
import type { Db } from '../db/database.ts'
import { farms } from './growers.ts'
import { stepOnce } from './step-once.ts'
import { tradingDay } from './trading-day.ts'

/** The farms of the demo. */
export async function seedPlantations(db: Db): Promise<void> {
  await stepOnce(db, 'plantations', async (trx) => {
    const rows = [...farms.values()].map(({ id, name, country }) => ({ id, name, country }))
    await trx.insertInto('plantations').values(rows).execute()
  })
}

/** Fills the delivery days that have never been filled; a day that has been sold from stays as it is. */
export async function seedDays(db: Db, days: readonly IsoDate[]): Promise<void> {
  for (const day of days) {
    await stepOnce(db, `cards-${day}`, async (trx) => {
      // PostgreSQL takes 65,535 parameters a statement, a card has 15.
      const cards = tradingDay(day).map(toRow)
      for (let from = 0; from < cards.length; from += cardsAStatement) {
        await trx
          .insertInto('cards')
          .values(cards.slice(from, from + cardsAStatement))
          .execute()
      }
    })
  }
}

const cardsAStatement = 1_000

const toRow = (card: FlowerCard, place: number) => ({
  code: card.code,
  type: card.type,
  variety: card.variety,
  plantation_id: card.plantationId,
  length_cm: card.lengthCm,
  colour: card.colour,
  tint: card.tint,
  price: card.price,
  availability: card.availability,
  delivery_date: card.deliveryDate,
  stems_available: card.stemsAvailable,
  stems_per_bunch: card.stemsPerBunch,
  stems_per_box: card.stemsPerBox,
  sold_by: card.soldBy,
  place,
})
