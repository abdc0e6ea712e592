import type { Color, FlowerType } from './flower-card.ts'
import { colors } from './flower-card.ts'
import { joinNames } from './joined-names.ts'
import { swapLayout } from './keyboard-layout.ts'
import type { SearchIndex } from './search-index.ts'
import type { SearchSubject, SearchTerm } from './search-term.ts'
import { searchWords, unitWords } from './search-text.ts'
import { vocabularyOf } from './search-vocabulary.ts'
import type { SearchHit, SearchVocabulary } from './search-vocabulary.ts'
import { findMistyped, findTransliterated, findWord, isTransliteration } from './search-word.ts'

type Find = (word: string) => readonly SearchHit[] | null

function findAll(words: readonly string[], find: Find): readonly (readonly SearchHit[])[] | null {
  const found = words.map(find)
  return found.every((hits) => hits !== null) ? found : null
}

function wordsOf(text: string): string[] {
  return searchWords(text).filter((word) => !unitWords.has(word))
}

/** What was typed without a space: as it stands, in the other keyboard layout, and then each of them with typos. */
function readToken(index: SearchIndex, vocabulary: SearchVocabulary, token: string): SearchTerm[] {
  const words = wordsOf(token)
  if (words.length === 0) return []
  const [swapped, ...rest] = wordsOf(swapLayout(token))
  const exactly: Find = (word) => findWord(vocabulary, word)
  for (const find of [exactly, (word: string) => exactly(word) ?? findMistyped(vocabulary, word)]) {
    const found = findAll(words, find)
    if (found !== null) return found.map((hits, place) => termOf(index, words[place] ?? token, hits))
    // Letters that are signs in the other layout would make several words of one.
    const other = swapped === undefined || rest.length > 0 ? null : find(swapped)
    if (other !== null) return [termOf(index, token, other)]
  }
  return [{ typed: token, subject: { kind: 'unknown', value: token }, hits: [] }]
}

/**
 * Where one word is a Russian word in Latin letters, the others may be, too: after `roza`, `bel` is a beginning of белая, and of the names
 * that are spelled so.
 */
function withTransliterated(
  index: SearchIndex,
  vocabulary: SearchVocabulary,
  terms: readonly SearchTerm[],
): readonly SearchTerm[] {
  if (!terms.some(({ typed }) => isTransliteration(vocabulary, typed))) return terms
  return terms.map((term) => {
    const hits = new Set([...term.hits, ...findTransliterated(vocabulary, term.typed)])
    return hits.size === term.hits.length ? term : termOf(index, term.typed, [...hits])
  })
}

function termOf(index: SearchIndex, typed: string, hits: readonly SearchHit[]): SearchTerm {
  return { typed, subject: subjectOf(index, hits) ?? { kind: 'unknown', value: typed }, hits }
}

function shortest(names: readonly string[]): string | undefined {
  return names.toSorted((left, right) => left.length - right.length)[0]
}

function subjectOf(index: SearchIndex, hits: readonly SearchHit[]): SearchSubject | null {
  const codes = (column: SearchHit['place']['column']): number[] => [
    ...new Set(hits.filter(({ place }) => place.column === column).map(({ place }) => place.code)),
  ]
  const types = codes('types').map((code) => index.types.values[code] as FlowerType)
  // The words for spray roses hold those for roses.
  const [type, otherType] = types.length > 1 ? types.filter((one) => one !== 'sprayRoses') : types
  if (type !== undefined && otherType === undefined) return { kind: 'type', value: type }
  const hitColors = new Set(codes('colors').map((code) => index.colors.values[code] as Color))
  const color = colors.find((one) => hitColors.has(one))
  if (color !== undefined) return { kind: 'color', value: color }
  const [length, otherLength] = codes('lengths').map((code) => index.lengths.values[code] as number)
  if (length !== undefined) return otherLength === undefined ? { kind: 'length', value: length } : null
  const [country] = codes('countries').map((code) => index.countries.values[code] as string)
  if (country !== undefined) return { kind: 'country', value: country }
  const plantation = shortest(
    codes('plantationNames').map((code) => index.plantationNames.values[code] as string),
  )
  if (plantation !== undefined) return { kind: 'plantation', value: plantation }
  const variety = shortest(codes('varieties').map((code) => index.varieties.values[code] as string))
  return variety === undefined ? null : { kind: 'variety', value: variety }
}

// The list, its counts and its chips ask about the same words one after the other.
const lastSearches = new WeakMap<
  SearchVocabulary,
  { readonly name: string; readonly terms: readonly SearchTerm[] }
>()

/** What the words of a search mean in a catalog, in the order in which they were typed. */
export function searchTerms(index: SearchIndex, name: string): readonly SearchTerm[] {
  if (name.trim() === '') return []
  const vocabulary = vocabularyOf(index)
  const last = lastSearches.get(vocabulary)
  if (last?.name === name) return last.terms
  const tokens = name.trim().split(/\s+/u)
  const read = tokens.flatMap((token) => readToken(index, vocabulary, token))
  const terms = joinNames(index, withTransliterated(index, vocabulary, read))
  lastSearches.set(vocabulary, { name, terms })
  return terms
}

function meaningOf({ subject }: SearchTerm): string {
  return JSON.stringify(subject)
}

/** One term for each meaning: the words of one name mean the same. */
export function distinctTerms(terms: readonly SearchTerm[]): readonly SearchTerm[] {
  return [...new Map(terms.map((term) => [meaningOf(term), term])).values()]
}

/** The search without the words that mean what a term means. */
export function withoutTerm(terms: readonly SearchTerm[], term: SearchTerm): string {
  return terms.flatMap((one) => (meaningOf(one) === meaningOf(term) ? [] : one.typed)).join(' ')
}
