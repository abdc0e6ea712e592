import { expect, test } from 'vitest'
import { emptyFilter } from './catalog-filter.ts'
import { facetCounts } from './facet-counts.ts'
import { favoriteKey, withFavorites } from './favorites.ts'
import { flowerCards } from './flower-card.arbitrary.ts'
import { buildSearchIndex } from './search-index.ts'
import { selectCards } from './select-positions.ts'
import * as fc from 'fast-check'

const onlyFavorites = { ...emptyFilter, isFavorites: true }

test('the filter shows the cards of the favorite varieties and no others, and facets count them', () => {
  fc.assert(
    fc.property(flowerCards, fc.array(fc.nat(40)), (cards, marked) => {
      const favorites = new Set(marked.flatMap((place) => cards[place] ?? []).map(favoriteKey))
      const index = withFavorites(buildSearchIndex(cards), favorites)
      const expected = cards.filter((card) => favorites.has(favoriteKey(card)))
      expect(new Set(selectCards(index, onlyFavorites))).toEqual(new Set(expected))
      const { types, favorites: count } = facetCounts(index, onlyFavorites)
      expect(Object.values(types).reduce((sum, cardsOfType) => sum + cardsOfType, 0)).toBe(expected.length)
      expect(count).toBe(expected.length)
    }),
  )
})

test('without marks the filter shows nothing, and without the filter everything is shown', () => {
  fc.assert(
    fc.property(flowerCards, (cards) => {
      const index = buildSearchIndex(cards)
      expect(selectCards(index, onlyFavorites)).toEqual([])
      expect(selectCards(withFavorites(index, new Set()), emptyFilter)).toHaveLength(cards.length)
    }),
  )
})
