import { recognizeColumns, splitTable, type FlowerCard } from '@flower-market/flower-domain'
import { fixtureCard } from '@flower-market/api-client/msw'
import { expect, it } from 'vitest'
import { createLineMatcher, createLineReader, listMaxLines, openRange, reviewList } from './list-review.ts'

const cards: readonly FlowerCard[] = [
  fixtureCard('Explorer', 50),
  fixtureCard('Explorer', 60),
  fixtureCard('Freedom', 60),
  fixtureCard('Tiger', 60),
]
const matcher = createLineMatcher(cards)

function listOf(text: string) {
  const rows = splitTable(text, 'message')
  return {
    rows,
    columns: recognizeColumns(rows),
    answers: new Map<number, { code: string; requested: number }>(),
    edits: new Map<number, string>(),
    done: new Set<number>(),
  }
}

function linesOf(list: ReturnType<typeof listOf>) {
  return createLineReader(list)(list.edits)
}

it('keeps every line: found, asked and unknown', () => {
  const list = listOf('Explorer 60 100\nExplorer 55 100\nлента 2')
  const { lines } = reviewList(linesOf(list), list, matcher)
  expect(lines.map(({ match }) => match.status)).toEqual(['found', 'asked', 'unknown'])
  expect(lines.map(({ chosen }) => chosen?.quantity ?? null)).toEqual([100, null, null])
})

it('an answer chooses the lot of a line', () => {
  const list = listOf('Explorer 55 100')
  list.answers.set(1, { code: fixtureCard('Explorer', 50).code, requested: 100 })
  const { lines } = reviewList(linesOf(list), list, matcher)
  expect(lines[0]).toMatchObject({ isAnswered: true, chosen: { quantity: 100 } })
})

it('an answer for a lot that another day does not have is asked again', () => {
  const list = listOf('Explorer 55 100')
  list.answers.set(1, { code: 'of-another-day', requested: 100 })
  expect(reviewList(linesOf(list), list, matcher).lines[0]?.chosen).toBeNull()
})

it('an edited line is read anew, a finished one is gone', () => {
  const list = listOf('лента 2\nTiger 60 20')
  list.edits.set(1, 'Freedom 60 50')
  list.done.add(2)
  const { lines } = reviewList(linesOf(list), list, matcher)
  expect(lines.map(({ chosen }) => chosen?.card.variety)).toEqual(['Freedom'])
})

it('says how many lines are beyond the limit', () => {
  const list = listOf('Tiger 60 20\n'.repeat(listMaxLines + 3))
  const review = reviewList(linesOf(list), list, matcher)
  expect([review.lines.length, review.tooMany]).toEqual([listMaxLines, 3])
})

it('the open questions add between the sums of their cheapest and dearest choices', () => {
  const list = listOf('Explorer 55 100')
  const { lines } = reviewList(linesOf(list), list, matcher)
  const [fifty, sixty] = [fixtureCard('Explorer', 50).price, fixtureCard('Explorer', 60).price]
  expect(openRange(lines)).toEqual([100 * fifty, 100 * sixty])
})

it('an edit leaves the other lines what they were, and what was edited before, so that none is matched anew', () => {
  const list = listOf('Explorer 60 100\nTiger 60 20\nFreedom 60 50')
  const read = createLineReader(list)
  const before = read(new Map([[1, 'Freedom 60 50']])).lines
  const after = read(
    new Map([
      [1, 'Freedom 60 50'],
      [2, 'Tiger 60 40'],
    ]),
  ).lines
  expect(after.map((line, place) => line === before[place])).toEqual([true, false, true])
})
