import { noPercentages, stemPrice } from '@flower-market/flower-domain'
import type { FlowerCard } from '@flower-market/flower-domain'
import { priceParts } from '../fixtures/flower-cards.fixtures.ts'
import type { MockPerson } from '../fixtures/mock-person.ts'
import { fixtureRegion } from '../fixtures/regions.fixtures.ts'
import type { MarketState } from './market-state.ts'

/** Stems of a lot that are held for a person, or were held until now. */
function heldFor({ holds, now }: MarketState, personId: string, code: string): number {
  return holds
    .filter(
      ({ status, personId: holder, until }) => status === 'held' && (holder === personId || until <= now),
    )
    .reduce((stems, { lines }) => stems + (lines.get(code) ?? 0), 0)
}

/** All lots with what is held for a person, at their prices, also those that are not sold in their region. */
export function pricedCards(state: MarketState, { _id, region, margin }: MockPerson): FlowerCard[] {
  const { freight } = fixtureRegion(region)
  return state.cards.map(({ freight: ownFreight, ...card }) => ({
    ...card,
    stemsAvailable: card.stemsAvailable + heldFor(state, _id, card.code),
    price: stemPrice(priceParts({ ...card, freight: ownFreight }, freight), margin ?? noPercentages),
  }))
}

/** The lots that are sold in a person's region, at their prices. */
export function cardsFor(state: MarketState, person: MockPerson): FlowerCard[] {
  return pricedCards(state, person).filter(({ regions }) => !regions || regions.includes(person.region))
}
