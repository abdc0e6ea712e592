import { expect, test } from 'vitest'
import { deepPage, deepPart, rowsFromNearerEnd, rowsToRead } from './deep-list.ts'

const asked = { page: 1, limit: 2 }
function placeOf(number: number) {
  return { number: BigInt(number) }
}
function cursorOf(list: string, whose: string, filters = {}) {
  return deepPage(deepPart(list, whose, { ...asked, ...filters }), [9, 8, 7], { total: 12, placeOf })
    .next as string
}
function refused(cursor: string): unknown {
  try {
    deepPart('orders', 'anna', { ...asked, cursor })
    return undefined
  } catch (error) {
    return (error as { details?: unknown }).details
  }
}

test('a cursor is the place of the last row that was shown, and the number of all rows', () => {
  const cursor = cursorOf('orders', 'anna')
  const part = deepPart('orders', 'anna', { page: 7, limit: 2, cursor })
  expect(part).toMatchObject({ limit: 2, offset: 0, after: { number: 8n }, counted: 12 })
})

test('rows that share a number are told apart by an id', () => {
  const first = deepPart('people', 'staff', asked)
  const { next } = deepPage(first, ['b', 'a', 'c'], {
    total: 3,
    placeOf: (id) => ({ number: 1_764_276_000_123_456n, id }),
  })
  const part = deepPart('people', 'staff', { ...asked, cursor: next as string })
  expect(part.after).toEqual({ number: 1_764_276_000_123_456n, id: 'a' })
})

test('the last page has no cursor, also where it is full', () => {
  const part = deepPart('orders', 'anna', asked)
  expect(rowsToRead(part)).toBe(3)
  expect(deepPage(part, [2, 1], { total: 2, placeOf }).next).toBe(null)
  expect(deepPage(part, [], { total: 0, placeOf }).next).toBe(null)
})

test('a cursor of another list, of another person or of other filters is refused', () => {
  const issues = [{ path: 'cursor', message: 'This cursor is of another list, or of other filters.' }]
  expect(refused(cursorOf('notices', 'anna'))).toEqual({ issues })
  expect(refused(cursorOf('orders', 'boris'))).toEqual({ issues })
  expect(refused(cursorOf('orders', 'anna', { kind: 'toOrder' }))).toEqual({ issues })
  expect(refused(cursorOf('orders', 'anna'))).toBe(undefined)
})

test('whatever is no cursor is refused in the same words', () => {
  const { tag } = deepPart('orders', 'anna', asked)
  const contents = [
    'no json',
    '{}',
    '[]',
    'null',
    JSON.stringify([tag]),
    JSON.stringify([tag, -1, '8']),
    JSON.stringify([tag, 0.5, '8']),
    JSON.stringify([tag, 1, 8]),
    JSON.stringify([tag, 1, '-8']),
    JSON.stringify([tag, 1, '9'.repeat(19)]),
    JSON.stringify([tag, 1, "8' OR true"]),
    JSON.stringify([tag, 1, '8', 'a'.repeat(65)]),
    JSON.stringify([tag, 1, '8', 'a', 'b']),
  ]
  const texts = [...contents.map((content) => Buffer.from(content).toString('base64url')), 'x', '_-_-']
  const issues = [{ path: 'cursor', message: 'This is no cursor.' }]
  expect(texts.map((text) => refused(text))).toEqual(texts.map(() => ({ issues })))
})

test('the rows of a page are the same from the nearer end of its list', () => {
  const newest = Array.from({ length: 13 }, (_, place) => 13 - place)
  for (const limit of [1, 4, 12, 13, 20])
    for (let page = 1; page <= 14; page += 1) {
      const part = deepPart('orders', 'anna', { page, limit })
      const { isFromOldest, offset, limit: count } = rowsFromNearerEnd(part, newest.length)
      const rows = (isFromOldest ? newest.toReversed() : newest).slice(offset, offset + count)
      const wanted = newest.slice(part.offset, part.offset + limit + 1)
      expect(isFromOldest ? rows.toReversed() : rows).toEqual(wanted)
      expect(isFromOldest).toBe(part.offset > 6)
    }
})
