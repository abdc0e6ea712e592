import {
  cutoffFor,
  daysOnSale,
  firstRowsOf,
  flowerTypes,
  isPastOwnCutoff,
  lotCutoff,
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
import { mockForBuyer, mockSignedIn } from './signed-in.ts'

function distinct<T>(cards: readonly FlowerCard[], value: (card: FlowerCard) => T): T[] {
  return [...new Set(cards.map(value))]
}

function countOf(cards: readonly FlowerCard[], isCounted: (card: FlowerCard) => boolean): number {
  return cards.filter(isCounted).length
}

/** The delivery days of an availability in a person's region, as they are now. */
export function daysOf(state: MarketState, person: MockPerson, availability: Availability) {
  const { terms } = fixtureRegion(person.region)
  const cards = onSale(state, person)
  return daysOnSale(state.now, terms, availability).flatMap((date) => {
    const lots = cardsOf(cards, availability, date)
    if (lots.length === 0 && availability !== 'inStock') return []
    const cutoffs = lots.map((card) => lotCutoff(card, terms).getTime())
    const cutoff = lots.length === 0 ? cutoffFor(date, terms) : new Date(Math.max(...cutoffs))
    return [{ date, cutoffAt: cutoff.toISOString(), isOpen: state.now < cutoff, cards: lots.length }]
  })
}

function countOfAvailability(state: MarketState, person: MockPerson, availability: Availability): number {
  return daysOf(state, person, availability).reduce((sum, { cards }) => sum + cards, 0)
}

/** What a plantation takes orders for no more is not on the list. */
export function onSale(state: MarketState, person: MockPerson): FlowerCard[] {
  return cardsFor(state, person).filter((card) => !isPastOwnCutoff(card, state.now))
}

/** The lots of an availability on a day. */
export function cardsOf(
  cards: readonly FlowerCard[],
  availability: Availability,
  date: IsoDate,
): FlowerCard[] {
  return cards.filter((card) => card.availability === availability && card.deliveryDate === date)
}

/** The catalog of the mock market, as a person sees it: in their region, at their prices. */
export function catalogHandlers(state: MarketState): HttpHandler[] {
  return [
    mockForBuyer(state, 'catalogDays', (person, { query: { availability } }) => ({
      dates: daysOf(state, person, availability),
      counts: {
        inStock: countOfAvailability(state, person, 'inStock'),
        toOrder: countOfAvailability(state, person, 'toOrder'),
        forPlantations: countOfAvailability(state, person, 'forPlantations'),
      },
    })),
    mockForBuyer(state, 'catalogFirstCards', (person, { query }) => {
      const { terms } = fixtureRegion(person.region)
      const [first] = daysOf(state, person, query.availability)
      const date =
        query.date ?? first?.date ?? (daysOnSale(state.now, terms, query.availability)[0] as IsoDate)
      const cards = cardsOf(onSale(state, person), query.availability, date)
      return { date, ...firstRowsOf(cards, firstCardsLimit) }
    }),
    mockSignedIn(state, 'filterList', (person) => {
      const days = daysOnSale(state.now, fixtureRegion(person.region).terms)
      const cards = cardsFor(state, person).filter(
        ({ availability, deliveryDate }) => availability === 'inStock' && days.includes(deliveryDate),
      )
      return {
        dates: daysOf(state, person, 'inStock'),
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
    mockForBuyer(state, 'catalogPriceList', (person, { query: { date, format, locale } }) => {
      const lots = cardsOf(cardsFor(state, person), 'inStock', date)
      // A mock writes no documents: lines of text, whatever the kind.
      const lines = lots.map(({ variety, lengthCm, price, code }) =>
        [variety, lengthCm, price, code].join(';'),
      )
      return new File([lines.join('\n')], `${locale === 'ru' ? 'Прайс' : 'Price list'} ${date}.${format}`, {
        type: 'application/octet-stream',
      })
    }),
    mockForBuyer(state, 'catalogCards', (person, { query: { availability, date } }) => ({
      date,
      cards: cardsOf(onSale(state, person), availability, date),
    })),
  ]
}
