import {
  buildSearchIndex,
  linesOfTable,
  listCandidate,
  matchLine,
  readListLine,
  withinStock,
  type FlowerCard,
  type ListCandidate,
  type ListLine,
  type ListMatch,
  type SearchIndex,
} from '@flower-market/flower-domain'
import type { PastedList } from '../../state/pasted-list.atoms.ts'

/** More lines than a cart's day holds are a price list, not an order. */
export const listMaxLines = 500

/** A line of the list: what it was matched with, and the lot that it goes into the cart as. */
export interface ReviewedLine {
  readonly match: ListMatch
  /** Null while the line waits for an answer. */
  readonly chosen: ListCandidate | null
  /** A person chose it. */
  readonly isAnswered: boolean
}

/** A list beside a day's lots. */
export interface ListReview {
  /** All that are not done, in the order of the list. */
  readonly lines: readonly ReviewedLine[]
  /** Rows of a table that order nothing. */
  readonly blankRows: number
  /** Lines beyond `listMaxLines`, which are not read. */
  readonly tooMany: number
}

/** What matches the lines of a day; a line is matched once, however often its neighbors are answered. */
export interface LineMatcher {
  readonly match: (line: ListLine) => ListMatch
  /** Whether the line has been matched before. */
  readonly isKnown: (line: ListLine) => boolean
  readonly lot: (code: string) => FlowerCard | undefined
}

/** Makes the lots of a day ready to be compared with lines. */
export function createLineMatcher(cards: readonly FlowerCard[]): LineMatcher {
  const byCode = new Map(cards.map((card) => [card.code, card]))
  const known = new WeakMap<ListLine, ListMatch>()
  let index: SearchIndex | null = null
  return {
    match: (line) => {
      const matched = known.get(line) ?? matchLine((index ??= buildSearchIndex(cards)), line)
      known.set(line, matched)
      return matched
    },
    isKnown: (line) => known.has(line),
    lot: (code) => byCode.get(code),
  }
}

/** The lines of a list with what was edited in them. */
export interface ListReading {
  readonly lines: readonly ListLine[]
  readonly blankRows: number
}

/** Reads a list by its columns; a line is the same object for as long as its text is. */
export function createLineReader({ rows, columns }: Pick<PastedList, 'rows' | 'columns'>) {
  const { lines, blankRows } = linesOfTable(rows, columns)
  const edited = new Map<string, ListLine>()
  const readEdited = (text: string, number: number): ListLine => {
    const key = `${number} ${text}`
    const line = edited.get(key) ?? readListLine(text, number)
    edited.set(key, line)
    return line
  }
  return (edits: PastedList['edits']): ListReading => ({
    lines: lines.map((line) => {
      const text = edits.get(line.number)
      return text === undefined ? line : readEdited(text, line.number)
    }),
    blankRows,
  })
}

/** What each line of a list goes into the cart as, and which still wait for an answer. */
export function reviewList(
  { lines, blankRows }: ListReading,
  { answers, done }: Pick<PastedList, 'answers' | 'done'>,
  matcher: LineMatcher,
): ListReview {
  const reviewed = lines
    .slice(0, listMaxLines)
    .filter(({ number }) => !done.has(number))
    .map((line): ReviewedLine => {
      const match = matcher.match(line)
      const answer = answers.get(line.number)
      const lot = answer === undefined ? undefined : matcher.lot(answer.code)
      if (answer !== undefined && lot !== undefined) {
        return { match, chosen: listCandidate(lot, answer.requested), isAnswered: true }
      }
      const found = match.status === 'found' ? (match.candidates[0] ?? null) : null
      return { match, chosen: found, isAnswered: false }
    })
  const shared = withinStock(reviewed.map(({ chosen }) => chosen))
  return {
    lines: reviewed.map(({ match, isAnswered }, place) => ({
      match,
      isAnswered,
      chosen: shared[place] ?? null,
    })),
    blankRows,
    tooMany: Math.max(0, lines.length - listMaxLines),
  }
}

/** The lowest and the highest sum in kopecks that the open questions can add. */
export function openRange(lines: readonly ReviewedLine[]): readonly [number, number] {
  return lines.reduce<readonly [number, number]>(
    ([least, most], { match, chosen }) => {
      const sums = match.candidates.map(({ card, quantity }) => card.price * quantity)
      return chosen !== null || sums.length === 0
        ? [least, most]
        : [least + Math.min(...sums), most + Math.max(...sums)]
    },
    [0, 0],
  )
}
