import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogueFilter } from './catalogue-filter.arbitrary.ts'
import { EMPTY_FILTER, filterCards } from './catalogue-filter.ts'
import { facetCounts } from './facet-counts.ts'
import { flowerCards, RED_ROSES } from './flower-card.arbitrary.ts'
import { FLOWER_TYPES } from './flower-card.ts'
import { buildSearchIndex } from './search-index.ts'

const CARDS = [
  RED_ROSES,
  { ...RED_ROSES, code: '2', lengthCm: 50, price: 10_000, plantation: 'Ziwa Pepo', plantationId: 'ziwa' },
  { ...RED_ROSES, code: '3', type: 'dyes' as const, lengthCm: 50, price: 10_000 },
]

describe('facetCounts', () => {
  it('counts every choice, those without cards as zero', () => {
    const { types, plantations, lengths } = facetCounts(CARDS, EMPTY_FILTER)
    expect(types).toMatchObject({ roses: 2, dyes: 1, pistache: 0 })
    expect(Object.keys(types)).toEqual([...FLOWER_TYPES])
    expect(plantations).toEqual([
      { id: 'alto-zafiro', name: 'Alto Zafiro Roses', count: 2 },
      { id: 'ziwa', name: 'Ziwa Pepo', count: 1 },
    ])
    expect(lengths).toEqual([
      { lengthCm: 50, count: 2 },
      { lengthCm: 60, count: 1 },
    ])
  })

  it('leaves the own condition of each side open and keeps the others', () => {
    const { types, lengths, prices } = facetCounts(CARDS, {
      ...EMPTY_FILTER,
      types: ['roses'],
      lengths: [50],
    })
    expect(types).toMatchObject({ roses: 1, dyes: 1 })
    expect(lengths).toEqual([
      { lengthCm: 50, count: 1 },
      { lengthCm: 60, count: 1 },
    ])
    expect(prices).toMatchObject({ min: 10_000, max: 10_000 })
  })

  it('puts the lowest price into the first bin and the highest into the last', () => {
    const { prices } = facetCounts(CARDS, EMPTY_FILTER, 4)
    expect(prices).toEqual({ min: 10_000, max: 12_000, bins: [2, 0, 0, 1] })
  })

  it('has no lowest price where there are no cards', () => {
    expect(facetCounts([], EMPTY_FILTER, 2).prices).toEqual({ min: null, max: null, bins: [0, 0] })
  })

  it('counts for each choice what choosing it alone would show', () => {
    fc.assert(
      fc.property(flowerCards, catalogueFilter, (cards, filter) => {
        const { types, plantations, lengths, prices } = facetCounts(buildSearchIndex(cards), filter)
        const shown = (change: Partial<typeof filter>) => filterCards(cards, { ...filter, ...change }).length
        for (const type of FLOWER_TYPES) expect(types[type]).toBe(shown({ types: [type] }))
        for (const { id, count } of plantations) expect(count).toBe(shown({ plantations: [id] }))
        for (const { lengthCm, count } of lengths) expect(count).toBe(shown({ lengths: [lengthCm] }))
        expect(prices.bins.reduce((sum, count) => sum + count, 0)).toBe(
          shown({ fromPrice: null, toPrice: null }),
        )
      }),
    )
  })
})
