import type { CatalogueFilter } from './catalogue-filter.ts'
import type { FlowerCard, FlowerType } from './flower-card.ts'
import { FLOWER_TYPES } from './flower-card.ts'
import { priceHistogram } from './price-histogram.ts'
import type { PriceHistogram } from './price-histogram.ts'
import { buildSearchIndex } from './search-index.ts'
import type { SearchIndex } from './search-index.ts'
import { selectPositions } from './select-positions.ts'
import type { Column } from './column.ts'

/** How many cards each choice would show, all other conditions kept; choices without cards count zero. */
export type FacetCounts = {
  readonly types: { readonly [type in FlowerType]: number }
  /** By the plantation's name. */
  readonly plantations: readonly { readonly id: string; readonly name: string; readonly count: number }[]
  /** Shortest first. */
  readonly lengths: readonly { readonly lengthCm: number; readonly count: number }[]
  readonly prices: PriceHistogram
}

const DEFAULT_PRICE_BINS = 24

/** Counts the choices of a filter's sides; each side is counted with its own condition left open. */
export function facetCounts(
  source: readonly FlowerCard[] | SearchIndex,
  filter: CatalogueFilter,
  priceBins: number = DEFAULT_PRICE_BINS,
): FacetCounts {
  const index = 'cards' in source ? source : buildSearchIndex(source)
  const typeCounts = countValues(index.types, selectPositions(index, { ...filter, types: [] }))
  const lengths = countValues(index.lengths, selectPositions(index, { ...filter, lengths: [] }))
  const openPrices = selectPositions(index, { ...filter, fromPrice: null, toPrice: null })
  return {
    types: Object.fromEntries(FLOWER_TYPES.map((type) => [type, typeCounts.get(type) ?? 0])) as {
      [type in FlowerType]: number
    },
    plantations: countPlantations(index, filter),
    lengths: [...lengths]
      .map(([lengthCm, count]) => ({ lengthCm, count }))
      .toSorted((a, b) => a.lengthCm - b.lengthCm),
    prices: priceHistogram(index.prices, openPrices, priceBins),
  }
}

function countPlantations(index: SearchIndex, filter: CatalogueFilter): FacetCounts['plantations'] {
  const counts = countValues(index.plantations, selectPositions(index, { ...filter, plantations: [] }))
  const names = new Map(index.cards.map((card) => [card.plantationId, card.plantation]))
  return [...counts]
    .map(([id, count]) => ({ id, name: names.get(id) ?? id, count }))
    .toSorted((a, b) => a.name.localeCompare(b.name, ['ru', 'en']))
}

function countValues<V>({ values, codes }: Column<V>, positions: Uint32Array): Map<V, number> {
  const counts = new Uint32Array(values.length)
  for (const position of positions) {
    const code = codes[position] as number
    counts[code] = (counts[code] as number) + 1
  }
  return new Map(values.map((value, code) => [value, counts[code] as number]))
}
