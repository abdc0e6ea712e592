import {
  cutoffFor,
  deliveryDays,
  firstRowsOf,
  flowerTypes,
  isBeforeCutoff,
  type Availability,
  type FlowerCard,
  type IsoDate,
} from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import { firstCardsLimit } from '../contract/catalog.contract.ts'
import { tradingDays } from '../fixtures/fixture-now.ts'
import type { MarketState } from './market-state.ts'
import { mockSignedIn } from './signed-in.ts'

function distinct<T>(cards: readonly FlowerCard[], value: (card: FlowerCard) => T): T[] {
  return [...new Set(cards.map(value))]
}

function countOf(cards: readonly FlowerCard[], isCounted: (card: FlowerCard) => boolean): number {
  return cards.filter(isCounted).length
}

function daysOnSale({ now, cards }: MarketState) {
  return deliveryDays({ now, count: tradingDays }).map((date) => ({
    date,
    cutoffAt: cutoffFor(date).toISOString(),
    isOpen: isBeforeCutoff(date, now),
    cards: cardsOf(cards, 'inStock', date).length,
  }))
}

function cardsOf(cards: readonly FlowerCard[], availability: Availability, date: IsoDate): FlowerCard[] {
  return cards.filter((card) => card.availability === availability && card.deliveryDate === date)
}

/** The catalog of the mock market. */
export function catalogHandlers(state: MarketState): HttpHandler[] {
  return [
    mockSignedIn(state, 'catalogDays', () => ({ dates: daysOnSale(state) })),
    mockSignedIn(state, 'catalogFirstCards', (_person, { query }) => {
      const [firstDay] = deliveryDays({ now: state.now, count: 1 })
      const date = query.date ?? (firstDay as IsoDate)
      return { date, ...firstRowsOf(cardsOf(state.cards, query.availability, date), firstCardsLimit) }
    }),
    mockSignedIn(state, 'filterList', () => {
      const days = deliveryDays({ now: state.now, count: tradingDays })
      const cards = state.cards.filter(
        ({ availability, deliveryDate }) => availability === 'inStock' && days.includes(deliveryDate),
      )
      return {
        dates: daysOnSale(state),
        plantations: distinct(cards, ({ plantationId }) => plantationId).map((_id) => {
          const lots = cards.filter(({ plantationId }) => plantationId === _id)
          return { _id, name: lots[0]?.plantation ?? '', country: lots[0]?.country ?? '', cards: lots.length }
        }),
        types: flowerTypes
          .map((type) => ({
            type,
            cards: countOf(cards, (card) => card.type === type),
          }))
          .filter(({ cards: count }) => count > 0),
        name: distinct(cards, ({ variety }) => variety).toSorted((left, right) => left.localeCompare(right)),
        lengths: distinct(cards, ({ lengthCm }) => lengthCm).toSorted((left, right) => left - right),
      }
    }),
    mockSignedIn(state, 'catalogCards', (_person, { query: { availability, date } }) => ({
      date,
      cards: cardsOf(state.cards, availability, date),
    })),
  ]
}
