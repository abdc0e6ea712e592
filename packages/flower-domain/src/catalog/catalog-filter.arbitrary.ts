import * as fc from 'fast-check'
import type { CatalogFilter } from './catalog-filter.ts'
import { flowerTypes } from './flower-card.ts'

/** A filter over the values of generated cards, sometimes with a value that no card has. */
export const catalogFilter: fc.Arbitrary<CatalogFilter> = fc.record({
  plantations: fc.subarray(['p1', 'p2', 'p3', 'nobody'], { maxLength: 3 }),
  types: fc.subarray(flowerTypes.slice(0, 5), { maxLength: 3 }),
  name: fc.constantFrom('', '', 'роз', 'белая', 'explorer 60', 'Ёж', 'нет такого', '60 см', ' , '),
  lengths: fc.subarray([40, 50, 60, 70, 80], { maxLength: 3 }),
  fromPrice: fc.option(fc.integer({ min: 3990, max: 4030 })),
  toPrice: fc.option(fc.integer({ min: 3990, max: 4030 })),
  isFavorites: fc.constant(false),
})
