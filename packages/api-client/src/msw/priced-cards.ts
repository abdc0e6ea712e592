import { noPercentages, stemPrice } from '@flower-market/flower-domain'
import type { FlowerCard } from '@flower-market/flower-domain'
import { priceParts } from '../fixtures/flower-cards.fixtures.ts'
import type { MockPerson } from '../fixtures/mock-person.ts'
import { fixtureRegion } from '../fixtures/regions.fixtures.ts'
import type { MarketState } from './market-state.ts'

/** All lots at the prices of a person, also those that are not sold in their region. */
export function pricedCards({ cards }: MarketState, { region, margin }: MockPerson): FlowerCard[] {
  const { freight } = fixtureRegion(region)
  return cards.map((card) => ({
    ...card,
    price: stemPrice(priceParts(card, freight), margin ?? noPercentages),
  }))
}

/** The lots that are sold in a person's region, at their prices. */
export function cardsFor(state: MarketState, person: MockPerson): FlowerCard[] {
  return pricedCards(state, person).filter(({ regions }) => !regions || regions.includes(person.region))
}
