import type { Color, FlowerCard, FlowerType } from '../catalog/flower-card.ts'
import { buildSearchIndex } from '../catalog/search-index.ts'
import { searchWords } from '../catalog/search-text.ts'
import { findFlowers } from '../lists/find-flowers.ts'

/** A variety that the shop sells or has sold. */
export interface KnownVariety {
  readonly type: FlowerType
  readonly name: string
  readonly color: Color
  readonly tint: string
}

/** What the words of a line mean: one variety for certain, or some that it may be. */
export type FoundVariety =
  | { readonly isCertain: true; readonly variety: KnownVariety }
  | { readonly isCertain: false; readonly candidates: readonly KnownVariety[] }

const mostCandidates = 3

/** What an answer about the words of a line is remembered by. */
export function varietyKey(words: string): string {
  return searchWords(words).join(' ').slice(0, 200)
}

function toCard({ type, name, color, tint }: KnownVariety, place: number): FlowerCard {
  return {
    code: String(place),
    type,
    variety: name,
    color,
    tint,
    plantation: '',
    plantationId: '',
    country: '',
    lengthCm: 1,
    price: 1,
    availability: 'inStock',
    deliveryDate: '2026-01-01',
    stemsAvailable: 1,
    stemsPerBunch: 1,
    stemsPerBox: 1,
    soldBy: 'bunch',
  }
}

/** Makes what finds varieties by their words as the search of the catalog does; answers that were given before come first. */
export function varietyFinder(
  known: readonly KnownVariety[],
  answers: ReadonlyMap<string, KnownVariety>,
): (words: string) => FoundVariety {
  const index = buildSearchIndex(known.map(toCard))
  const byName = new Map<string, KnownVariety[]>()
  for (const variety of known) {
    const key = varietyKey(variety.name)
    byName.set(key, [...(byName.get(key) ?? []), variety])
  }
  return (words) => {
    const key = varietyKey(words)
    const answered = answers.get(key)
    if (answered !== undefined) return { isCertain: true, variety: answered }
    const [named, otherType] = byName.get(key) ?? []
    if (named !== undefined && otherType === undefined) return { isCertain: true, variety: named }
    const found = findFlowers(index, words)
    const candidates = (found?.cards ?? []).map(({ code }) => known[Number(code)] as KnownVariety)
    const [only, another] = candidates
    return only !== undefined && another === undefined && found?.isCertain === true
      ? { isCertain: true, variety: only }
      : { isCertain: false, candidates: candidates.slice(0, mostCandidates) }
  }
}
