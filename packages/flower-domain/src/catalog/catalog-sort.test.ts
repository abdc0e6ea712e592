import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogSorts, sortCards } from './catalog-sort.ts'
import { flowerCards, redRoses } from './flower-card.arbitrary.ts'
import type { CatalogSort } from './catalog-sort.ts'
import type { FlowerCard } from './flower-card.ts'

function card(code: string, change: Partial<FlowerCard>): FlowerCard {
  return { ...redRoses, code, ...change }
}
const allCards = [
  card('1', { variety: 'Mondial', price: 9000, stemsAvailable: 10 }),
  card('2', { variety: 'athena', price: 7000, stemsAvailable: 300 }),
  card('3', { variety: 'Mondial', price: 9000, stemsAvailable: 300 }),
  card('4', { variety: 'Белая ночь', price: 8000, stemsAvailable: 0 }),
]

describe('sortCards', () => {
  it.each<[CatalogSort, string]>([
    ['recommended', '1 2 3 4'],
    ['variety', '4 2 1 3'],
    ['priceAsc', '2 4 1 3'],
    ['priceDesc', '1 3 4 2'],
    ['stockDesc', '2 3 1 4'],
  ])('orders by %s, leaving equal cards as they came', (sort, codes) => {
    expect(
      sortCards(allCards, sort)
        .map(({ code }) => code)
        .join(' '),
    ).toBe(codes)
  })

  it('neither loses nor duplicates a card, whatever the order', () => {
    fc.assert(
      fc.property(flowerCards, fc.constantFrom(...catalogSorts), (cards, sort) => {
        expect(new Set(sortCards(cards, sort))).toEqual(new Set(cards))
        expect(sortCards(cards, sort)).toHaveLength(cards.length)
      }),
    )
  })

  it('sorts prices as numbers', () => {
    fc.assert(
      fc.property(flowerCards, (cards) => {
        const prices = cards.map(({ price }) => price)
        expect(sortCards(cards, 'priceAsc').map(({ price }) => price)).toEqual(
          prices.toSorted((a, b) => a - b),
        )
        expect(sortCards(cards, 'priceDesc').map(({ price }) => price)).toEqual(
          prices.toSorted((a, b) => b - a),
        )
      }),
    )
  })
})
