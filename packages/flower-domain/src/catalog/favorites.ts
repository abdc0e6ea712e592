import type { FlowerType } from './flower-card.ts'
import { emptySet } from './position-set.ts'
import type { SearchIndex } from './search-index.ts'

/** A variety that a person has marked, of whatever plantation and length. */
export interface FavoriteVariety {
  readonly type: FlowerType
  readonly variety: string
}

/** What tells one variety from another; types can share the name of a variety. */
export function favoriteKey({ type, variety }: FavoriteVariety): string {
  return `${type} ${variety}`
}

/** The index with the cards of a person's favorite varieties (`favoriteKey`) marked. */
export function withFavorites(index: SearchIndex, favorites: ReadonlySet<string>): SearchIndex {
  const set = emptySet(index.cards.length)
  if (favorites.size > 0) {
    index.cards.forEach((card, position) => {
      if (favorites.has(favoriteKey(card)))
        set[position >> 5] = (set[position >> 5] as number) | (1 << (position & 31))
    })
  }
  return { ...index, favorites: set }
}
