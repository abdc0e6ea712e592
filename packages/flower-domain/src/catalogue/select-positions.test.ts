import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogueFilter } from './catalogue-filter.arbitrary.ts'
import { EMPTY_FILTER, filterCards } from './catalogue-filter.ts'
import { CATALOGUE_SORTS, sortCards } from './catalogue-sort.ts'
import { flowerCards, RED_ROSES } from './flower-card.arbitrary.ts'
import { buildSearchIndex } from './search-index.ts'
import { selectCards, selectPositions } from './select-positions.ts'

const sort = fc.constantFrom(...CATALOGUE_SORTS)

describe('the search index', () => {
  it('finds the same cards in the same order as filtering and sorting them one by one', () => {
    fc.assert(
      fc.property(flowerCards, catalogueFilter, sort, (cards, filter, order) => {
        const slow = sortCards(filterCards(cards, filter), order)
        expect(selectCards(buildSearchIndex(cards), filter, order)).toEqual(slow)
      }),
      { numRuns: 500 },
    )
  })

  it('answers again and again from one index', () => {
    fc.assert(
      fc.property(
        flowerCards,
        fc.array(catalogueFilter, { minLength: 2, maxLength: 5 }),
        (cards, filters) => {
          const index = buildSearchIndex(cards)
          for (const filter of filters) expect(selectCards(index, filter)).toEqual(filterCards(cards, filter))
        },
      ),
    )
  })

  it('keeps the order that the cards came in, unless asked', () => {
    const index = buildSearchIndex([RED_ROSES, { ...RED_ROSES, code: 'cheaper', price: 1 }])
    expect([...selectPositions(index, EMPTY_FILTER)]).toEqual([0, 1])
    expect([...selectPositions(index, EMPTY_FILTER, 'priceAsc')]).toEqual([1, 0])
  })
})
