import type { FlowerCard } from '../catalog/flower-card.ts'
import { phoneticKey, spelledWords } from '../catalog/phonetic-key.ts'
import type { SearchIndex } from '../catalog/search-index.ts'
import { searchTerms } from '../catalog/search-terms.ts'
import type { SearchTerm } from '../catalog/search-term.ts'
import type { SearchColumn, SearchHit } from '../catalog/search-vocabulary.ts'

/** The lots that the words of a line fit best, and whether all of its words are understood by them. */
export interface FoundFlowers {
  readonly cards: readonly FlowerCard[]
  /** Every word that says something holds for these lots. */
  readonly isCertain: boolean
}

/** How much a word says by what it names. */
const weights: Readonly<Record<SearchColumn, number>> = {
  varieties: 3,
  types: 3,
  colors: 1.5,
  plantationNames: 1.5,
  countries: 1,
  lengths: 0,
}

/** Below it a word was understood only with a letter more, less or wrong. */
const likely = 0.6
const shortestWord = 3
const sameScore = 0.01

/** How sure it is that a typed word is the word that it was found by, from 0 to 1. */
function likeness(typed: string, { word }: SearchHit): number {
  if (word === typed) return 1
  const key = phoneticKey(word)
  const typedKey = phoneticKey(typed)
  if (key === typedKey || spelledWords(typed).includes(word)) return 0.95
  if (word.startsWith(typed)) return 0.8
  if (key.startsWith(typedKey)) return 0.7
  // One letter of a long name is a slip; of a short one it makes another word.
  return typedKey.length > 4 && Math.abs(key.length - typedKey.length) < 2 ? likely : 0.4
}

/** "Roses" alone are no spray roses, whose label has the word, too. */
const otherRose = 0.8

function isOtherRose(index: SearchIndex, term: SearchTerm, { place }: SearchHit): boolean {
  return (
    place.column === 'types' &&
    index.types.values[place.code] === 'sprayRoses' &&
    term.subject.kind === 'type' &&
    term.subject.value === 'roses'
  )
}

interface TermFit {
  readonly term: SearchTerm
  /** Of each position that the term holds for. */
  readonly scores: ReadonlyMap<number, number>
  readonly likeness: number
}

function fitOf(index: SearchIndex, term: SearchTerm): TermFit {
  const scores = new Map<number, number>()
  let best = 0
  for (const hit of term.hits) {
    const alike = likeness(term.typed, hit)
    if (alike > best) best = alike
    const score = alike * weights[hit.place.column] * (isOtherRose(index, term, hit) ? otherRose : 1)
    const { starts, positions } = index[hit.place.column]
    const end = starts[hit.place.code + 1] as number
    for (let place = starts[hit.place.code] as number; place < end; place += 1) {
      const position = positions[place] as number
      if (score > (scores.get(position) ?? 0)) scores.set(position, score)
    }
  }
  return { term, scores, likeness: best }
}

/** How many of the words of a variety's name were said, from 0 to 1; 1 where none was, since the name is then left open. */
function nameShare(index: SearchIndex, fits: readonly TermFit[], position: number): number {
  const code = index.varieties.codes[position] as number
  const said = new Set(
    fits.flatMap(({ term }) =>
      term.hits.flatMap(({ place, word }) =>
        place.column === 'varieties' && place.code === code ? [word] : [],
      ),
    ),
  )
  const words = (index.varieties.texts[code] as string).trim().split(' ')
  return said.size === 0 ? 1 : said.size / words.length
}

function bestPositions(index: SearchIndex, fits: readonly TermFit[]): number[] {
  const totals = new Map<number, number>()
  for (const { scores } of fits) {
    for (const [position, score] of scores) totals.set(position, (totals.get(position) ?? 0) + score)
  }
  const most = Math.max(0, ...totals.values())
  if (most === 0) return []
  // A name that is said in full can be at most one point behind one that is said in part.
  const near = [...totals].flatMap(([position, total]): [number, number][] =>
    total > most - 1 ? [[position, total - (1 - nameShare(index, fits, position))]] : [],
  )
  const best = Math.max(...near.map(([, total]) => total))
  return near.flatMap(([position, total]) => (total >= best - sameScore ? [position] : []))
}

function saysSomething({ typed }: SearchTerm): boolean {
  return typed.length >= shortestWord
}

/** The lots that the words of a line mean; null where they mean nothing that is on sale. */
export function findFlowers(index: SearchIndex, words: string): FoundFlowers | null {
  // A word that is said twice weighs as much as one that is said once.
  const once = new Map(searchTerms(index, words).map((term) => [term.typed, term]))
  const terms = [...once.values()].filter(({ typed }) => typed.length > 1)
  const fits = terms.flatMap((term) => (term.hits.length === 0 ? [] : [fitOf(index, term)]))
  const positions = bestPositions(index, fits)
  if (positions.length === 0) return null
  const unknown = terms.filter((term) => term.hits.length === 0 && saysSomething(term)).length
  const isGuess = fits.every((fit) => fit.likeness < likely)
  // A guess beside words that mean nothing is no guess: ribbons are not pistachio.
  if (isGuess && unknown > 0) return null
  const holds = (fit: TermFit): boolean => positions.every((position) => fit.scores.has(position))
  return {
    cards: positions.map((position) => index.cards[position] as FlowerCard),
    isCertain: unknown === 0 && fits.every((fit) => fit.likeness >= likely && holds(fit)),
  }
}
