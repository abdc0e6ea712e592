import type { CatalogFilter } from './catalog-filter.ts'
import type { Column } from './column.ts'
import { cardsMeeting, filterConditions } from './filter-conditions.ts'
import type { FilterSide } from './filter-conditions.ts'
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
  const positionsMeeting = (leftOut: FilterSide): Uint32Array | null => {
    const set = cardsMeeting(conditions, leftOut)
    return set && positionsOf(set)
  }
  const typeCounts = countValues(index.types, positionsMeeting('types'))
  return {
    types: Object.fromEntries(flowerTypes.map((type) => [type, typeCounts.get(type) ?? 0])) as {
      [type in FlowerType]: number
    },
    plantations: countPlantations(index, positionsMeeting('plantations')),
    lengths: [...countValues(index.lengths, positionsMeeting('lengths'))]
      .map(([lengthCm, count]) => ({ lengthCm, count }))
      .toSorted((a, b) => a.lengthCm - b.lengthCm),
    favorites: countFavorites(index, cardsMeeting(conditions, 'favorites')),
    prices: priceHistogram(pricesAt(index.prices, positionsMeeting('prices')), priceBins),
  }
}

function countFavorites({ favorites }: SearchIndex, met: PositionSet | null): number {
  return favorites === undefined ? 0 : sizeOf(intersect([favorites, met]) as PositionSet)
}

// By a column, which stays the same object when only the stock of the cards changes.
const plantationsByName = new WeakMap<Column<string>, readonly { id: string; name: string }[]>()

/** The plantations of an index by name; comparing names takes longer than counting the cards. */
function namedPlantations({ plantations, cards }: SearchIndex): readonly { id: string; name: string }[] {
  const known = plantationsByName.get(plantations)
  if (known !== undefined) return known
  const { values, starts, positions } = plantations
  const { compare } = new Intl.Collator(['ru', 'en'])
  const named = values
    .map((id, code) => {
      const first = cards[positions[starts[code] as number] as number] as FlowerCard
      return { id, name: first.plantation }
    })
    .toSorted((a, b) => compare(a.name, b.name))
  plantationsByName.set(plantations, named)
  return named
}

function countPlantations(index: SearchIndex, positions: Uint32Array | null): FacetCounts['plantations'] {
  const counts = countValues(index.plantations, positions)
  return namedPlantations(index).map(({ id, name }) => ({ id, name, count: counts.get(id) ?? 0 }))
}

/** How many of the cards at some positions (null: of all) have each value. */
function countValues<V>({ values, codes, starts }: Column<V>, positions: Uint32Array | null): Map<V, number> {
  if (positions === null) {
    return new Map(
      values.map((value, code) => [value, (starts[code + 1] as number) - (starts[code] as number)]),
    )
  }
  const counts = new Uint32Array(values.length)
  for (let place = 0; place < positions.length; place += 1) {
    const code = codes[positions[place] as number] as number
    counts[code] = (counts[code] as number) + 1
  }
  return new Map(values.map((value, code) => [value, counts[code] as number]))
}

function pricesAt(prices: Float64Array, positions: Uint32Array | null): Float64Array {
  if (positions === null) return prices
  const found = new Float64Array(positions.length)
  // Filled by a loop: from an array with a function it takes ten times longer.
  for (let place = 0; place < positions.length; place += 1)
    found[place] = prices[positions[place] as number] as number
  return found
}
