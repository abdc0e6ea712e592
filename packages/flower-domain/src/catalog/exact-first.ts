import type { SearchIndex } from './search-index.ts'
import type { SearchTerm } from './search-term.ts'

const lastRank = 3

/** For every variety, how many words of its name were not searched for; null when no variety was searched for. */
function varietyRanks(index: SearchIndex, terms: readonly SearchTerm[]): Uint8Array | null {
  if (!terms.some(({ subject }) => subject.kind === 'variety')) return null
  const searched = new Map<number, Set<string>>()
  for (const { word, place } of terms.flatMap(({ hits }) => hits)) {
    if (place.column !== 'varieties') continue
    const words = searched.get(place.code) ?? new Set()
    searched.set(place.code, words.add(word))
  }
  const ranks = new Uint8Array(index.varieties.values.length).fill(lastRank)
  for (const [code, words] of searched) {
    const name = (index.varieties.texts[code] as string).trim().split(' ')
    ranks[code] = Math.min(lastRank, name.filter((word) => !words.has(word)).length)
  }
  return ranks
}

/** The positions with the varieties first whose whole names were searched for; otherwise they keep their order. */
export function exactNamesFirst(
  index: SearchIndex,
  positions: Uint32Array,
  terms: readonly SearchTerm[],
): Uint32Array {
  const ranks = varietyRanks(index, terms)
  if (ranks === null) return positions
  const rankOf = (position: number): number => ranks[index.varieties.codes[position] as number] as number
  const counts = new Uint32Array(lastRank + 2)
  for (const position of positions) {
    const rank = rankOf(position)
    counts[rank + 1] = (counts[rank + 1] as number) + 1
  }
  for (let rank = 1; rank <= lastRank; rank += 1) {
    counts[rank] = (counts[rank] as number) + (counts[rank - 1] as number)
  }
  const ordered = new Uint32Array(positions.length)
  for (const position of positions) {
    const rank = rankOf(position)
    const place = counts[rank] as number
    ordered[place] = position
    counts[rank] = place + 1
  }
  return ordered
}
