import type { FlowerCard } from '../catalog/flower-card.ts'
import type { SearchIndex } from '../catalog/search-index.ts'
import { repeatOrder } from '../orders/repeat-order.ts'
import { findFlowers } from './find-flowers.ts'
import type { FoundFlowers } from './find-flowers.ts'
import { bestFirst, candidateFor, isFarMore, listCandidate } from './list-candidate.ts'
import type { ListCandidate } from './list-candidate.ts'
import type { ListLine } from './list-line.ts'
import { readNumbers } from './read-numbers.ts'
import type { ReadNumbers } from './read-numbers.ts'

/** What a line leaves open: which variety or length, how much or in which unit, whether it is meant at all, what instead. */
export const listQuestions = ['variety', 'length', 'quantity', 'unit', 'unsure', 'sold-out'] as const

/** What a line leaves open. */
export type ListQuestion = (typeof listQuestions)[number]

/** A line beside the lots that it may mean. */
export interface ListMatch {
  readonly line: ListLine
  /** `found` means its first candidate, `asked` waits for a choice, `unknown` means nothing that is on sale. */
  readonly status: 'found' | 'asked' | 'unknown'
  /** Null unless the line waits for a choice. */
  readonly question: ListQuestion | null
  /** Of a found line the chosen lot, then others of the same flower; of an asked one the choices. */
  readonly candidates: readonly ListCandidate[]
}

const mostChoices = 3

/** The best lot of each group, in the order of the best ones. */
function bestOfEach(
  candidates: readonly ListCandidate[],
  groupOf: (card: FlowerCard) => string | number,
): ListCandidate[] {
  const groups = new Map<string | number, ListCandidate>()
  for (const candidate of bestFirst(candidates)) {
    const group = groupOf(candidate.card)
    if (!groups.has(group)) groups.set(group, candidate)
  }
  return [...groups.values()]
}

function nameOf({ type, variety }: FlowerCard): string {
  return `${type} ${variety}`
}

function asked(line: ListLine, question: ListQuestion, candidates: readonly ListCandidate[]): ListMatch {
  return { line, status: 'asked', question, candidates: candidates.slice(0, mostChoices) }
}

function askLength(line: ListLine, cards: readonly FlowerCard[], read: ReadNumbers): ListMatch {
  const { lengthCm, quantity } = read
  const off = ({ card }: ListCandidate): number =>
    lengthCm === null ? card.lengthCm : Math.abs(card.lengthCm - lengthCm)
  const candidates = cards.map((card) => candidateFor(card, quantity))
  const varieties = new Set(cards.map(nameOf)).size
  const choices = bestOfEach(candidates, (card) => (varieties > 1 ? nameOf(card) : card.lengthCm))
  return asked(
    line,
    lengthCm === null && varieties > 1 ? 'variety' : 'length',
    choices.toSorted((left, right) => off(left) - off(right)),
  )
}

/** «эвкалипт 5»: five bunches, or five stems that become one bunch. */
function askUnit(line: ListLine, card: FlowerCard, value: number): ListMatch {
  return asked(line, 'unit', [
    candidateFor(card, { value, unit: 'bunches' }),
    candidateFor(card, { value, unit: 'stems' }),
  ])
}

/** What is sold out offers what a repeated order would offer instead. */
function askReplacement(line: ListLine, card: FlowerCard, index: SearchIndex, requested: number): ListMatch {
  const [repeated] = repeatOrder([{ ...card, quantity: requested }], index.cards)
  const instead = (repeated?.replacements ?? []).map((one) => listCandidate(one, requested))
  return asked(line, 'sold-out', instead)
}

/** «Napoli 60» may be a length or a number of stems. */
function askSingleNumber(line: ListLine, cards: readonly FlowerCard[], value: number): ListMatch {
  const ofLength = cards.filter(({ lengthCm }) => lengthCm === value)
  return asked(line, 'quantity', [
    ...bestOfEach(
      ofLength.map((card) => candidateFor(card, null)),
      nameOf,
    ).slice(0, 1),
    ...bestOfEach(
      cards.map((card) => listCandidate(card, value)),
      (card) => card.lengthCm,
    ).slice(0, 2),
  ])
}

function chooseLot(
  line: ListLine,
  cards: readonly FlowerCard[],
  read: ReadNumbers,
  isCertain: boolean,
  index: SearchIndex,
): ListMatch {
  const candidates = bestFirst(cards.map((card) => candidateFor(card, read.quantity)))
  const best = candidates[0] as ListCandidate
  if (new Set(cards.map(nameOf)).size > 1) return asked(line, 'variety', bestOfEach(candidates, nameOf))
  if (read.quantity === null) return asked(line, 'quantity', candidates)
  if (best.quantity === 0) return askReplacement(line, best.card, index, best.requested)
  const { unit, value } = read.quantity
  if (unit === null && value < best.card.stemsPerBunch) return askUnit(line, best.card, value)
  if (isFarMore(best)) return asked(line, 'quantity', candidates)
  if (!isCertain || read.isDoubtful) return asked(line, 'unsure', candidates)
  return { line, status: 'found', question: null, candidates }
}

function lotOfCode(line: ListLine, index: SearchIndex): FlowerCard | null {
  return line.code === null ? null : (index.cards.find(({ code }) => code === line.code) ?? null)
}

function matchFlowers(index: SearchIndex, line: ListLine, found: FoundFlowers): ListMatch {
  const read = readNumbers(line, found.cards)
  const [only] = line.numbers
  if (read.isDoubtful && read.lengthCm === null && only !== undefined) {
    return askSingleNumber(line, found.cards, only)
  }
  const lengths = new Set(found.cards.map(({ lengthCm }) => lengthCm))
  const isOpen = read.lengthCm === null ? lengths.size > 1 : !lengths.has(read.lengthCm)
  if (isOpen) return askLength(line, found.cards, read)
  const cards =
    read.lengthCm === null ? found.cards : found.cards.filter(({ lengthCm }) => lengthCm === read.lengthCm)
  return chooseLot(line, cards, read, found.isCertain, index)
}

/** Compares a line of a list with the lots of a day. */
export function matchLine(index: SearchIndex, line: ListLine): ListMatch {
  const lot = lotOfCode(line, index)
  if (lot !== null && line.quantity !== null) {
    const read = { lengthCm: lot.lengthCm, quantity: line.quantity, isDoubtful: false }
    return chooseLot(line, [lot], read, true, index)
  }
  const found = findFlowers(index, line.words)
  if (found === null) return { line, status: 'unknown', question: null, candidates: [] }
  const match = matchFlowers(index, line, found)
  // Whether the flower is meant at all comes before its length.
  return found.isCertain || match.question === null ? match : { ...match, question: 'unsure' }
}

/** Compares each line of a list with the lots of a day; every line has its match. */
export function matchList(index: SearchIndex, lines: readonly ListLine[]): ListMatch[] {
  return lines.map((line) => matchLine(index, line))
}
