import {
  buildSearchIndex,
  EMPTY_FILTER,
  FLOWER_TYPES,
  selectPositions,
  type CatalogueFilter,
  type FlowerCard,
} from '@flower-market/flower-domain'
import { median } from './median.ts'

const ROUNDS = 400
const COLOURS = ['red', 'white', 'pink', 'yellow'] as const

const card = (index: number): FlowerCard => ({
  code: `C${index}`,
  type: FLOWER_TYPES[index % FLOWER_TYPES.length] ?? 'roses',
  variety: `Variety ${index % 120}`,
  plantationId: `p${index % 14}`,
  plantation: `Plantation ${index % 14}`,
  country: 'ECU',
  lengthCm: 40 + (index % 6) * 10,
  colour: COLOURS[Math.floor(index / FLOWER_TYPES.length) % COLOURS.length] ?? 'red',
  tint: '#b3202c',
  price: 4500 + ((index * 7919) % 15_000),
  availability: 'inStock',
  deliveryDate: '2026-11-26',
  stemsAvailable: 100 + (index % 40) * 25,
  stemsPerBunch: 25,
  stemsPerBox: 250,
  soldBy: 'bunch',
})

const FILTERS: Readonly<Record<string, CatalogueFilter>> = {
  'type and length': { ...EMPTY_FILTER, types: ['roses'], lengths: [50, 60] },
  'price from and to': { ...EMPTY_FILTER, fromPrice: 6000, toPrice: 12_000 },
  'name «роза бел 60»': { ...EMPTY_FILTER, name: 'роза бел 60' },
}

/** Median time of one pass of a filter over `count` cards, in microseconds. */
export const filterTimes = (count: number): { filter: string; microseconds: number; found: number }[] => {
  const index = buildSearchIndex(Array.from({ length: count }, (_, position) => card(position)))
  return Object.entries(FILTERS).map(([name, filter]) => {
    let found = 0
    const times = Array.from({ length: ROUNDS }, () => {
      const start = performance.now()
      found = selectPositions(index, filter).length
      return (performance.now() - start) * 1000
    })
    return { filter: name, microseconds: median(times), found }
  })
}
