import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogFilter } from './catalog-filter.arbitrary.ts'
import { emptyFilter, filterCards } from './catalog-filter.ts'
import { catalogSorts, sortCards } from './catalog-sort.ts'
import { flowerCards, redRoses } from './flower-card.arbitrary.ts'
import { buildSearchIndex } from './search-index.ts'
import { selectCards, selectPositions } from './select-positions.ts'

const sort = fc.constantFrom(...catalogSorts)

describe('the search index', () => {
  it('finds the same cards in the same order as filtering and sorting them one by one', () => {
    fc.assert(
      fc.property(flowerCards, catalogFilter, sort, (cards, filter, order) => {
        const slow = sortCards(filterCards(cards, filter), order)
        expect(selectCards(buildSearchIndex(cards), filter, order)).toEqual(slow)
      }),
      { numRuns: 500 },
    )
  })

  it('gives the same results when an index is reused', () => {
    fc.assert(
      fc.property(flowerCards, fc.array(catalogFilter, { minLength: 2, maxLength: 5 }), (cards, filters) => {
        const index = buildSearchIndex(cards)
        for (const filter of filters) expect(selectCards(index, filter)).toEqual(filterCards(cards, filter))
      }),
    )
  })

  it('keeps the original order of the cards by default', () => {
    const index = buildSearchIndex([redRoses, { ...redRoses, code: 'cheaper', price: 1 }])
    expect([...selectPositions(index, emptyFilter)]).toEqual([0, 1])
    expect([...selectPositions(index, emptyFilter, 'priceAsc')]).toEqual([1, 0])
  })
})
