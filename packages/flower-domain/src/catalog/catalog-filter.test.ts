import { describe, expect, it } from 'vitest'
import { emptyFilter, filterCards } from './catalog-filter.ts'
import type { CatalogFilter } from './catalog-filter.ts'
import { redRoses } from './flower-card.arbitrary.ts'
import type { FlowerCard } from './flower-card.ts'

const whiteRoses: FlowerCard = {
  ...redRoses,
  code: 'W-60',
  variety: 'Mondial',
  color: 'white',
  price: 14_000,
}
const pinkSpray: FlowerCard = {
  ...redRoses,
  code: 'P-50',
  type: 'sprayRoses',
  variety: 'Odilia',
  color: 'pink',
  lengthCm: 50,
  plantation: 'Тепличный двор «Пример»',
  plantationId: 'primer',
  price: 9000,
}
const yellowLily: FlowerCard = {
  ...pinkSpray,
  code: 'Y-70',
  type: 'alstroemeria',
  variety: 'Nadya',
  color: 'yellow',
  lengthCm: 70,
}
const allCards = [redRoses, whiteRoses, pinkSpray, yellowLily]

function found(filter: Partial<CatalogFilter>) {
  return filterCards(allCards, { ...emptyFilter, ...filter }).map(({ code }) => code)
}

describe('filterCards', () => {
  it('returns every card when nothing is filtered', () => {
    expect(found({})).toEqual(['R-60', 'W-60', 'P-50', 'Y-70'])
  })

  it('matches any of the values of one condition', () => {
    expect(found({ types: ['sprayRoses', 'alstroemeria'] })).toEqual(['P-50', 'Y-70'])
    expect(found({ lengths: [50, 60] })).toEqual(['R-60', 'W-60', 'P-50'])
    expect(found({ plantations: ['primer'] })).toEqual(['P-50', 'Y-70'])
  })

  it('requires every condition', () => {
    expect(found({ plantations: ['primer'], lengths: [50], types: ['sprayRoses'], toPrice: 9000 })).toEqual([
      'P-50',
    ])
    expect(found({ plantations: ['primer'], lengths: [60] })).toEqual([])
  })

  it('includes both ends of the price range', () => {
    expect(found({ fromPrice: 12_000, toPrice: 14_000 })).toEqual(['R-60', 'W-60'])
    expect(found({ fromPrice: 12_001 })).toEqual(['W-60'])
    expect(found({ toPrice: 11_999 })).toEqual(['P-50', 'Y-70'])
  })

  it.each([
    ['роза бел 60', ['W-60']],
    ['white rose 60cm', ['W-60']],
    ['60 см', ['R-60', 'W-60']],
    ['EXPLORER', ['R-60']],
    ['желтая альстромерия', ['Y-70']],
    ['ЖЁЛТЫЙ', ['Y-70']],
    ['пример', ['P-50', 'Y-70']],
    ['«Пример», 50', ['P-50']],
    ['кустовая', ['P-50']],
    ['роза синяя', []],
    ['plorer', []],
    [' , ', ['R-60', 'W-60', 'P-50', 'Y-70']],
  ])('finds by the words %j', (name, codes) => {
    expect(found({ name })).toEqual(codes)
  })
})
