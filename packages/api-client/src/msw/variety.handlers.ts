import { addDays, moscowDateOf } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import type { CallOutput } from '../contract/contract.ts'
import { varietyOrdersLimit, varietyPriceWeeks } from '../contract/catalog.contract.ts'
import { pastPrice } from '../fixtures/variety-facts.fixtures.ts'
import type { MarketState } from './market-state.ts'
import { cardsFor } from './priced-cards.ts'
import { mockForBuyer } from './signed-in.ts'
import { measurementsOf } from './variety-records.handlers.ts'

type VarietyAnswer = CallOutput<'catalogVariety'>

function cheapestOf(prices: VarietyAnswer['prices']): VarietyAnswer['prices'] {
  const cheapest = new Map<number, VarietyAnswer['prices'][number]>()
  for (const one of prices) {
    if (one.price < (cheapest.get(one.lengthCm)?.price ?? Infinity)) cheapest.set(one.lengthCm, one)
  }
  return [...cheapest.values()].toSorted((left, right) => left.lengthCm - right.lengthCm)
}

/** A variety of the mock market: its lots of today have been sold once a week for twelve weeks. */
export function varietyHandlers(state: MarketState): HttpHandler[] {
  return [
    mockForBuyer(state, 'catalogVariety', (person, { query }) => {
      const { availability, type, variety, plantationId } = query
      const lots = cardsFor(state, person).filter(
        (card) =>
          card.availability === availability &&
          card.type === type &&
          card.variety === variety &&
          card.plantationId === plantationId,
      )
      const today = moscowDateOf(state.now)
      const weeks = Array.from({ length: varietyPriceWeeks }, (_, index) => varietyPriceWeeks - index)
      return {
        ...measurementsOf(state, type, variety),
        prices: weeks.flatMap((week) =>
          cheapestOf(
            lots.map(({ lengthCm, price }) => ({
              date: addDays(today, -7 * week),
              lengthCm,
              price: pastPrice(price, week),
            })),
          ),
        ),
        orders: state.purchases
          .filter(({ ownerId, status }) => ownerId === person._id && status !== 'canceled')
          .toSorted((left, right) => right.number - left.number)
          .flatMap(({ _id, kind, deliveryFrom: date, lines }) =>
            lines
              .filter((line) => line.type === type && line.variety === variety && line.agreedQuantity > 0)
              .map(({ plantation, lengthCm, agreedQuantity: quantity, agreedPrice: price }) => ({
                _id,
                kind,
                date,
                plantation,
                lengthCm,
                quantity,
                price,
              })),
          )
          .slice(0, varietyOrdersLimit),
      }
    }),
  ]
}
