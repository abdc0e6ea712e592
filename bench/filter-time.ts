import {
  buildSearchIndex,
  emptyFilter,
  flowerTypes,
  selectPositions,
  type CatalogFilter,
  type FlowerCard,
} from '@flower-market/flower-domain'
import { median } from './median.ts'

const roundCount = 400
const colors = ['red', 'white', 'pink', 'yellow'] as const

function card(index: number): FlowerCard {
  return {
    code: `C${index}`,
    type: flowerTypes[index % flowerTypes.length] ?? 'roses',
    variety: `Variety ${index % 120}`,
    plantationId: `p${index % 14}`,
    plantation: `Plantation ${index % 14}`,
    country: 'ECU',
    lengthCm: 40 + (index % 6) * 10,
    color: colors[Math.floor(index / flowerTypes.length) % colors.length] ?? 'red',
    tint: '#b3202c',
    price: 4500 + ((index * 7919) % 15_000),
    availability: 'inStock',
    deliveryDate: '2026-11-26',
    stemsAvailable: 100 + (index % 40) * 25,
    stemsPerBunch: 25,
    stemsPerBox: 250,
    soldBy: 'bunch',
  }
}

function withName(name: string): CatalogFilter {
  return { ...emptyFilter, name }
}

/** Filters that are applied in turn: two searches, so that none is answered from the one before. */
const filters: Readonly<Record<string, readonly CatalogFilter[]>> = {
  'type and length': [{ ...emptyFilter, types: ['roses'], lengths: [50, 60] }],
  'price from and to': [{ ...emptyFilter, fromPrice: 6000, toPrice: 12_000 }],
  'name «роза бел 60»': [withName('роза бел 6'), withName('роза бел 60')],
  'Cyrillic spelling «вариети 11»': [withName('вариет 11'), withName('вариети 11')],
  'typo «vareity 11»': [withName('vareit 11'), withName('vareity 11')],
  'wrong layout «hjpf ,tk»': [withName('hjpf ,t'), withName('hjpf ,tk')],
  'Russian in Latin letters «roza bel»': [withName('roza be'), withName('roza bel')],
}

/** Median time of one pass of a filter over `count` cards, in microseconds. */
export function filterTimes(count: number): { filter: string; microseconds: number; found: number }[] {
  const index = buildSearchIndex(Array.from({ length: count }, (_, position) => card(position)))
  return Object.entries(filters).map(([name, inTurn]) => {
    let found = 0
    const times = Array.from({ length: roundCount }, (_, round) => {
      const filter = inTurn[round % inTurn.length] ?? emptyFilter
      const start = performance.now()
      found = selectPositions(index, filter).length
      return (performance.now() - start) * 1000
    })
    return { filter: name, microseconds: median(times), found }
  })
}
