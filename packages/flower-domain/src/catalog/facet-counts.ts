import type { CatalogFilter } from './catalog-filter.ts'
import type { Column } from './column.ts'
import { cardsMeeting, filterConditions } from './filter-conditions.ts'
import type { FilterConditions } from './filter-conditions.ts'
import type { FlowerCard, FlowerType } from './flower-card.ts'
import { flowerTypes } from './flower-card.ts'
import { intersect, positionsOf, sizeOf } from './position-set.ts'
import type { PositionSet } from './position-set.ts'
import { priceHistogram } from './price-histogram.ts'
import type { PriceHistogram } from './price-histogram.ts'
import { buildSearchIndex } from './search-index.ts'
import type { SearchIndex } from './search-index.ts'

/** How many cards each value would show with all other conditions applied; zero for values without cards. */
export interface FacetCounts {
  readonly types: { readonly [type in FlowerType]: number }
  /** By the plantation's name. */
  readonly plantations: readonly { readonly id: string; readonly name: string; readonly count: number }[]
  /** Shortest first. */
  readonly lengths: readonly { readonly lengthCm: number; readonly count: number }[]
  readonly prices: PriceHistogram
  /** Of favorite varieties. */
  readonly favorites: number
}

const defaultPriceBins = 24

/** Counts the values of every facet; the own condition of a facet is ignored. */
export function facetCounts(
  source: readonly FlowerCard[] | SearchIndex,
  filter: CatalogFilter,
  priceBins: number = defaultPriceBins,
): FacetCounts {
  const index = 'cards' in source ? source : buildSearchIndex(source)
  const conditions = filterConditions(index, filter)
  const typeCounts = countValues(index.types, cardsMeeting(conditions, 'types'))
  return {
    types: Object.fromEntries(flowerTypes.map((type) => [type, typeCounts.get(type) ?? 0])) as {
      [type in FlowerType]: number
    },
    plantations: countPlantations(index, conditions),
    lengths: [...countValues(index.lengths, cardsMeeting(conditions, 'lengths'))]
      .map(([lengthCm, count]) => ({ lengthCm, count }))
      .toSorted((a, b) => a.lengthCm - b.lengthCm),
    favorites: countFavorites(index, cardsMeeting(conditions, 'favorites')),
    prices: priceHistogram(pricesAt(index.prices, cardsMeeting(conditions, 'prices')), priceBins),
  }
}

function countFavorites({ favorites }: SearchIndex, met: PositionSet | null): number {
  return favorites === undefined ? 0 : sizeOf(intersect([favorites, met]) as PositionSet)
}

function countPlantations(index: SearchIndex, conditions: FilterConditions): FacetCounts['plantations'] {
  const { starts, positions } = index.plantations
  return [...countValues(index.plantations, cardsMeeting(conditions, 'plantations'))]
    .map(([id, count], code) => {
      const first = index.cards[positions[starts[code] as number] as number] as FlowerCard
      return { id, name: first.plantation, count }
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, ['ru', 'en']))
}

/** How many cards of a set (null: of all) have each value. */
function countValues<V>({ values, codes, starts }: Column<V>, set: PositionSet | null): Map<V, number> {
  if (set === null) {
    return new Map(
      values.map((value, code) => [value, (starts[code + 1] as number) - (starts[code] as number)]),
    )
  }
  const counts = new Uint32Array(values.length)
  const positions = positionsOf(set)
  for (let place = 0; place < positions.length; place += 1) {
    const code = codes[positions[place] as number] as number
    counts[code] = (counts[code] as number) + 1
  }
  return new Map(values.map((value, code) => [value, counts[code] as number]))
}

function pricesAt(prices: Float64Array, set: PositionSet | null): Float64Array {
  return set === null ? prices : Float64Array.from(positionsOf(set), (position) => prices[position] as number)
}
