import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogFilter } from './catalog-filter.arbitrary.ts'
import { emptyFilter } from './catalog-filter.ts'
import { activeChipTypes, filterChips, removeChip } from './filter-chips.ts'

const full = {
  plantations: ['p1', 'p2'],
  types: ['roses' as const],
  name: ' белая ',
  lengths: [50, 60],
  fromPrice: 0,
  toPrice: 9000,
  isFavorites: true,
}

describe('filterChips', () => {
  it('has one chip for each active condition, in the order of their types', () => {
    expect(filterChips(full)).toEqual([
      { type: 'plantation', value: 'p1' },
      { type: 'plantation', value: 'p2' },
      { type: 'type', value: 'roses' },
      { type: 'name', value: 'белая' },
      { type: 'length', value: 50 },
      { type: 'length', value: 60 },
      { type: 'fromPrice', value: 0 },
      { type: 'toPrice', value: 9000 },
      { type: 'favorites', value: true },
    ])
    expect([...new Set(filterChips(full).map(({ type }) => type))]).toEqual(activeChipTypes)
  })

  it('has none for an empty filter, nor for spaces', () => {
    expect(filterChips({ ...emptyFilter, name: '  ' })).toEqual([])
  })
})

describe('removeChip', () => {
  it('removes only that condition', () => {
    fc.assert(
      fc.property(catalogFilter, fc.nat(), (filter, pick) => {
        const chips = filterChips(filter)
        const chip = chips[pick % Math.max(1, chips.length)]
        const rest = chip === undefined ? filter : removeChip(filter, chip)
        expect(filterChips(rest)).toEqual(chips.filter((other) => other !== chip))
      }),
    )
  })

  it('leaves an empty filter when every chip is removed', () => {
    expect(filterChips(full).reduce(removeChip, full)).toEqual(emptyFilter)
  })
})
