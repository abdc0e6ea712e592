import {
  cutoffFor,
  daysOnSale,
  firstRowsOf,
  flowerTypes,
  isBeforeCutoff,
  type Availability,
  type FlowerCard,
  type IsoDate,
} from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import { firstCardsLimit } from '../contract/catalog.contract.ts'
import type { MockPerson } from '../fixtures/mock-person.ts'
import { fixtureRegion } from '../fixtures/regions.fixtures.ts'
import type { MarketState } from './market-state.ts'
import { cardsFor } from './priced-cards.ts'
import { mockSignedIn } from './signed-in.ts'

function distinct<T>(cards: readonly FlowerCard[], value: (card: FlowerCard) => T): T[] {
  return [...new Set(cards.map(value))]
}

function countOf(cards: readonly FlowerCard[], isCounted: (card: FlowerCard) => boolean): number {
  return cards.filter(isCounted).length
}

function daysOf(state: MarketState, person: MockPerson) {
  const { terms } = fixtureRegion(person.region)
  const cards = cardsFor(state, person)
  return daysOnSale(state.now, terms).map((date) => ({
    date,
    cutoffAt: cutoffFor(date, terms).toISOString(),
    isOpen: isBeforeCutoff(date, state.now, terms),
    cards: cardsOf(cards, 'inStock', date).length,
  }))
}

function cardsOf(cards: readonly FlowerCard[], availability: Availability, date: IsoDate): FlowerCard[] {
  return cards.filter((card) => card.availability === availability && card.deliveryDate === date)
}

/** The catalog of the mock market, as a person sees it: in their region, at their prices. */
export function catalogHandlers(state: MarketState): HttpHandler[] {
  return [
    mockSignedIn(state, 'catalogDays', (person) => ({ dates: daysOf(state, person) })),
    mockSignedIn(state, 'catalogFirstCards', (person, { query }) => {
      const [firstDay] = daysOnSale(state.now, fixtureRegion(person.region).terms)
      const date = query.date ?? (firstDay as IsoDate)
      const cards = cardsOf(cardsFor(state, person), query.availability, date)
      return { date, ...firstRowsOf(cards, firstCardsLimit) }
    }),
    mockSignedIn(state, 'filterList', (person) => {
      const days = daysOnSale(state.now, fixtureRegion(person.region).terms)
      const cards = cardsFor(state, person).filter(
        ({ availability, deliveryDate }) => availability === 'inStock' && days.includes(deliveryDate),
      )
      return {
        dates: daysOf(state, person),
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
    mockSignedIn(state, 'catalogCards', (person, { query: { availability, date } }) => ({
      date,
      cards: cardsOf(cardsFor(state, person), availability, date),
    })),
  ]
}
