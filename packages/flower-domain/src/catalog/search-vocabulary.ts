import { phoneticKey } from './phonetic-key.ts'
import type { SearchIndex } from './search-index.ts'

/** The columns whose texts are searched; where a word is found in several, the first names it. */
export const searchColumns = [
  'types',
  'colors',
  'lengths',
  'countries',
  'plantationNames',
  'varieties',
] as const

/** A column whose texts are searched. */
export type SearchColumn = (typeof searchColumns)[number]

/** A value of a column; there is one object for each value, so that places can be compared. */
export interface SearchPlace {
  readonly column: SearchColumn
  /** The value's number in its column. */
  readonly code: number
}

/** A word of a value's text, under the key by which it is looked up. */
export interface SearchHit {
  readonly key: string
  readonly word: string
  readonly place: SearchPlace
}

/** The words of a catalog in the order of their keys, as they are spelled and as they sound. */
export interface SearchVocabulary {
  readonly spelled: readonly SearchHit[]
  readonly sounding: () => readonly SearchHit[]
}

function byKey(left: SearchHit, right: SearchHit): number {
  return left.key < right.key ? -1 : Number(left.key > right.key)
}

function spelledHits(index: SearchIndex): SearchHit[] {
  const typeWords = new Set(index.types.texts.flatMap((text) => text.trim().split(' ')))
  return searchColumns
    .flatMap((column) =>
      index[column].texts.flatMap((text, code): SearchHit[] => {
        const place: SearchPlace = { column, code }
        const words = [...new Set(text.trim().split(' '))]
        // A plantation that has "Roses" in its name grows other flowers, too.
        const own = column === 'plantationNames' ? words.filter((word) => !typeWords.has(word)) : words
        return own.map((word) => ({ key: word, word, place }))
      }),
    )
    .toSorted(byKey)
}

function soundingHits(spelled: readonly SearchHit[]): SearchHit[] {
  const keys = new Map<string, string>()
  for (const { word } of spelled) if (!keys.has(word)) keys.set(word, phoneticKey(word))
  return spelled.map((hit) => ({ ...hit, key: keys.get(hit.word) ?? hit.word })).toSorted(byKey)
}

// By a column, which stays the same object when only the stock of the cards changes.
const vocabularies = new WeakMap<SearchIndex['varieties'], SearchVocabulary>()

/** The vocabulary of an index; made with the first search, since most lists are never searched. */
export function vocabularyOf(index: SearchIndex): SearchVocabulary {
  const known = vocabularies.get(index.varieties)
  if (known !== undefined) return known
  const spelled = spelledHits(index)
  let sounding: readonly SearchHit[] | null = null
  const vocabulary: SearchVocabulary = { spelled, sounding: () => (sounding ??= soundingHits(spelled)) }
  vocabularies.set(index.varieties, vocabulary)
  return vocabulary
}

/** Where the first key is that is not before `beginning`. */
function firstFrom(hits: readonly SearchHit[], beginning: string): number {
  let low = 0
  let high = hits.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((hits[middle] as SearchHit).key < beginning) low = middle + 1
    else high = middle
  }
  return low
}

/** The hits whose keys begin with `beginning`. */
export function hitsBeginningWith(hits: readonly SearchHit[], beginning: string): SearchHit[] {
  const found: SearchHit[] = []
  for (let place = firstFrom(hits, beginning); place < hits.length; place += 1) {
    const hit = hits[place] as SearchHit
    if (!hit.key.startsWith(beginning)) break
    found.push(hit)
  }
  return found
}
