import * as fc from 'fast-check'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { catalogFilter } from './catalog-filter.arbitrary.ts'
import { emptyFilter, filterCards } from './catalog-filter.ts'
import { facetCounts } from './facet-counts.ts'
import { flowerCards, redRoses } from './flower-card.arbitrary.ts'
import { flowerTypes } from './flower-card.ts'
import { buildSearchIndex } from './search-index.ts'

const allCards = [
  redRoses,
  { ...redRoses, code: '2', lengthCm: 50, price: 10_000, plantation: 'Ziwa Pepo', plantationId: 'ziwa' },
  { ...redRoses, code: '3', type: 'dyes' as const, lengthCm: 50, price: 10_000 },
]

describe('facetCounts', () => {
  it('counts every value, those without cards as zero', () => {
    const { types, plantations, lengths } = facetCounts(allCards, emptyFilter)
    expect(types).toMatchObject({ roses: 2, dyes: 1, pistache: 0 })
    expect(Object.keys(types)).toEqual([...flowerTypes])
    expect(plantations).toEqual([
      { id: 'alto-zafiro', name: 'Alto Zafiro Roses', count: 2 },
      { id: 'ziwa', name: 'Ziwa Pepo', count: 1 },
    ])
    expect(lengths).toEqual([
      { lengthCm: 50, count: 2 },
      { lengthCm: 60, count: 1 },
    ])
  })

  it('ignores the own condition of each facet and applies the others', () => {
    const { types, lengths, prices } = facetCounts(allCards, {
      ...emptyFilter,
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
    const { prices } = facetCounts(allCards, emptyFilter, 4)
    expect(prices).toEqual({ min: 10_000, max: 12_000, bins: [2, 0, 0, 1] })
  })

  it('compares the names of an index once, however often it is counted', () => {
    const index = buildSearchIndex(allCards)
    const { plantations } = facetCounts(index, emptyFilter)
    const collator = vi.spyOn(Intl, 'Collator')
    onTestFinished(() => collator.mockRestore())
    expect(facetCounts({ ...index, orders: new Map() }, emptyFilter).plantations).toEqual(plantations)
    expect(collator).not.toHaveBeenCalled()
  })

  it('has no lowest price without cards', () => {
    expect(facetCounts([], emptyFilter, 2).prices).toEqual({ min: null, max: null, bins: [0, 0] })
  })

  it('counts for each value the cards that selecting it alone would show', () => {
    fc.assert(
      fc.property(flowerCards, catalogFilter, (cards, filter) => {
        const { types, plantations, lengths, prices } = facetCounts(buildSearchIndex(cards), filter)
        const shown = (change: Partial<typeof filter>) => filterCards(cards, { ...filter, ...change }).length
        for (const type of flowerTypes) expect(types[type]).toBe(shown({ types: [type] }))
        for (const { id, count } of plantations) expect(count).toBe(shown({ plantations: [id] }))
        for (const { lengthCm, count } of lengths) expect(count).toBe(shown({ lengths: [lengthCm] }))
        expect(prices.bins.reduce((sum, count) => sum + count, 0)).toBe(
          shown({ fromPrice: null, toPrice: null }),
        )
      }),
    )
  })
})
