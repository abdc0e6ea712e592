import type { FlowerCard, FlowerType } from './flower-card.ts'
import { cardText, matchesText, searchWords } from './search-text.ts'

/** The conditions of the catalog filter; an empty list or null means no condition. */
export interface CatalogFilter {
  /** Ids of plantations. */
  readonly plantations: string[]
  readonly types: FlowerType[]
  /** Words that must all be found, as they were typed. */
  readonly name: string
  /** Centimetres. */
  readonly lengths: number[]
  /** Kopecks per stem, inclusive. */
  readonly fromPrice: number | null
  /** Kopecks per stem, inclusive. */
  readonly toPrice: number | null
  /** Only varieties that the person has marked, see `withFavorites`. */
  readonly isFavorites: boolean
}

/** The filter that matches every card. */
export const emptyFilter: CatalogFilter = Object.freeze({
  plantations: Object.freeze([]) as readonly string[] as string[],
  types: Object.freeze([]) as readonly FlowerType[] as FlowerType[],
  name: '',
  lengths: Object.freeze([]) as readonly number[] as number[],
  fromPrice: null,
  toPrice: null,
  isFavorites: false,
})

/**
 * The filter as a predicate over single cards, with words as they are spelled; `buildSearchIndex` is faster for thousands of
 * cards and also understands what is spelled otherwise, which takes the words of all of them. Which varieties are favorites
 * only an index knows.
 */
export function compileFilter(filter: CatalogFilter): (card: FlowerCard) => boolean {
  const plantations = new Set(filter.plantations)
  const types = new Set(filter.types)
  const lengths = new Set(filter.lengths)
  const words = searchWords(filter.name)
  const fromPrice = filter.fromPrice ?? 0
  const toPrice = filter.toPrice ?? Number.POSITIVE_INFINITY
  return (card) =>
    (types.size === 0 || types.has(card.type)) &&
    (plantations.size === 0 || plantations.has(card.plantationId)) &&
    (lengths.size === 0 || lengths.has(card.lengthCm)) &&
    card.price >= fromPrice &&
    card.price <= toPrice &&
    (words.length === 0 || matchesText(cardText(card), words))
}

/** The cards that match the filter, in their original order. */
export function filterCards(cards: readonly FlowerCard[], filter: CatalogFilter): FlowerCard[] {
  return cards.filter(compileFilter(filter))
}
