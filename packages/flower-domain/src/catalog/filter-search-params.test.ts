import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyFilter } from './catalog-filter.ts'
import { catalogSorts } from './catalog-sort.ts'
import { filterFromSearchParams, filterToSearchParams } from './filter-search-params.ts'
import type { ReadableSearchParams } from './filter-search-params.ts'
import { flowerTypes } from './flower-card.ts'

// Browsers and Node both provide it, but the package is type-checked without the types of either.
declare const URLSearchParams: new (query: string | [string, string][]) => ReadableSearchParams & {
  toString(): string
}

function read(query: string) {
  return filterFromSearchParams(new URLSearchParams(query))
}
function write(...query: Parameters<typeof filterToSearchParams>) {
  return new URLSearchParams(filterToSearchParams(...query)).toString()
}

const price = fc.option(fc.integer({ min: 0, max: 10_000_000 }))
const filter = fc.record({
  plantations: fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 5 }),
  types: fc.subarray([...flowerTypes]),
  name: fc.string({ unit: 'grapheme' }),
  lengths: fc.uniqueArray(fc.integer({ min: 1, max: 300 }), { maxLength: 5 }),
  fromPrice: price,
  toPrice: price,
  isFavorites: fc.boolean(),
})

describe('a filter in the URL', () => {
  it('is read back as it was written, with its sort order', () => {
    fc.assert(
      fc.property(filter, fc.constantFrom(...catalogSorts), (asked, sort) => {
        expect(read(write(asked, sort))).toEqual({ filter: asked, sort })
      }),
      { numRuns: 300 },
    )
  })

  it('is readable for people', () => {
    const asked = {
      ...emptyFilter,
      types: ['roses' as const],
      lengths: [50],
      fromPrice: 4500,
      toPrice: 18_050,
    }
    expect(write(asked, 'priceAsc')).toBe('type=roses&length=50&priceFrom=45&priceTo=180.50&sort=priceAsc')
  })

  it('is empty for an empty filter', () => {
    expect(write(emptyFilter, 'recommended')).toBe('')
    expect(read('')).toEqual({ filter: emptyFilter, sort: 'recommended' })
  })

  it('ignores invalid values', () => {
    const nonsense =
      'type=cactus&type=roses&type=roses&length=-5&length=0&length=1e2&length=999&length=50&length=50' +
      '&plantation=&priceFrom=-3&priceTo=cheap&sort=random&page=2'
    expect(read(nonsense)).toEqual({
      filter: { ...emptyFilter, types: ['roses'], lengths: [50] },
      sort: 'recommended',
    })
  })

  it('never throws on any query', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), fc.string(), (query, text) => {
        expect(() => read(query)).not.toThrow()
        expect(() => read(`priceFrom=${text}&length=${text}&type=${text}&sort=${text}`)).not.toThrow()
      }),
    )
  })
})
