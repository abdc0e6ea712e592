import type { SearchIndex } from './search-index.ts'
import type { SearchTerm } from './search-term.ts'

/** The words of each variety's name that a term hits, by the variety's number in its column. */
function namedBy({ hits }: SearchTerm): ReadonlyMap<number, readonly string[]> {
  const named = new Map<number, string[]>()
  for (const { word, place } of hits) {
    if (place.column === 'varieties') named.set(place.code, [...(named.get(place.code) ?? []), word])
  }
  return named
}

function isName({ subject }: SearchTerm): boolean {
  return subject.kind === 'variety'
}

/**
 * The variety that terms name together, the one with the shortest name; undefined where there is none. At least one of them means a
 * variety by itself. A word that means something else by itself, such as a color, belongs to a name only in its place: in `hot explorer`
 * the variety is Hot Explorer, in `red madam` it is Madam Red and red.
 */
function namedTogether(index: SearchIndex, terms: readonly SearchTerm[]): string | undefined {
  if (!terms.some(isName)) return undefined
  const named = terms.map(namedBy)
  const holdsInOrder = (code: number): boolean => {
    const words = (index.varieties.texts[code] ?? '').trim().split(' ')
    return words.some((_, start) =>
      named.every((of, place) => of.get(code)?.includes(words[start + place] ?? '') === true),
    )
  }
  const holds = terms.every(isName)
    ? (code: number): boolean => named.every((of) => of.has(code))
    : holdsInOrder
  return [...(named[0]?.keys() ?? [])]
    .filter(holds)
    .map((code) => index.varieties.values[code] ?? '')
    .toSorted((left, right) => left.length - right.length)[0]
}

/** The terms of a search, where neighbors that name one variety together are understood as that variety; the longest run first. */
export function joinNames(index: SearchIndex, terms: readonly SearchTerm[]): readonly SearchTerm[] {
  const joined: SearchTerm[] = []
  while (joined.length < terms.length) {
    const start = joined.length
    let end = terms.length
    let value: string | undefined
    while (end > start + 1 && value === undefined) {
      value = namedTogether(index, terms.slice(start, end))
      if (value === undefined) end -= 1
    }
    for (const term of terms.slice(start, end)) {
      joined.push(value === undefined ? term : { ...term, subject: { kind: 'variety', value } })
    }
  }
  return joined
}
