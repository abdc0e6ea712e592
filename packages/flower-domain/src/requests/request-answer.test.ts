import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerRequestLines, decideRequestLines, maxOwnPrice } from './request-answer.ts'
import type { RequestLineAnswer } from './request-answer.ts'

const lines = [
  { position: 1, quantity: 400, ownPrice: 9_600 },
  { position: 2, quantity: 200, ownPrice: 11_200 },
]
function issueOf(answer: RequestLineAnswer) {
  return answerRequestLines(lines, [answer])
}

test('lines without an answer are agreed as they were asked for', () => {
  expect(answerRequestLines(lines, [])).toEqual({
    ok: true,
    lines: lines.map((line) => ({
      ...line,
      agreedQuantity: line.quantity,
      agreedOwnPrice: line.ownPrice,
      reason: null,
      note: '',
      status: 'agreed',
    })),
  })
})

test('less stems and a higher price say why; a lower price does not', () => {
  const missing = { ok: false, issue: 'reason-missing', place: 0 }
  expect(issueOf({ position: 1, quantity: 399 })).toEqual(missing)
  expect(issueOf({ position: 1, price: 9_601 })).toEqual(missing)
  expect(issueOf({ position: 1, price: 9_599 })).toMatchObject({ ok: true })
  expect(issueOf({ position: 1, quantity: 399, reason: 'other', note: ' ' })).toMatchObject({
    issue: 'note-missing',
  })
  expect(issueOf({ position: 1, quantity: 399, reason: 'less-cut' })).toMatchObject({ ok: true })
})

test('no stems are a refusal of the line, at whatever price', () => {
  const answered = issueOf({ position: 2, quantity: 0, price: 5, reason: 'not-this-day' })
  expect(answered).toMatchObject({
    ok: true,
    lines: [{ status: 'agreed' }, { status: 'refused', agreedQuantity: 0, agreedOwnPrice: 11_200 }],
  })
})

test.each([
  ['quantity-out-of-range', { position: 1, quantity: 401 }],
  ['quantity-out-of-range', { position: 1, quantity: -1 }],
  ['quantity-out-of-range', { position: 1, quantity: 1.5 }],
  ['price-out-of-range', { position: 1, price: 0, reason: 'other', note: 'x' }],
  ['price-out-of-range', { position: 1, price: maxOwnPrice + 1, reason: 'price-rose' }],
  ['unknown-line', { position: 3 }],
] as const)('%s is refused', (issue, answer) => {
  expect(issueOf(answer)).toEqual({ ok: false, issue, place: 0 })
})

test('a line is answered once', () => {
  expect(answerRequestLines(lines, [{ position: 1 }, { position: 1 }])).toEqual({
    ok: false,
    issue: 'repeated-line',
    place: 1,
  })
})

test('an answer never agrees to more than was asked for', () => {
  const answer = fc.record({
    position: fc.constantFrom(1, 2),
    quantity: fc.integer({ min: -10, max: 500 }),
    price: fc.integer({ min: -10, max: 3_000_000 }),
    reason: fc.constantFrom('less-cut' as const, undefined),
  })
  fc.assert(
    fc.property(fc.array(answer, { maxLength: 3 }), (answers) => {
      const answered = answerRequestLines(lines, answers)
      if (!answered.ok) return
      for (const line of answered.lines) {
        expect(line.agreedQuantity).toBeGreaterThanOrEqual(0)
        expect(line.agreedQuantity).toBeLessThanOrEqual(line.quantity)
        expect(line.status === 'refused').toBe(line.agreedQuantity === 0)
      }
    }),
  )
})

test('the buyer takes some of the agreed lines and declines the others', () => {
  const answered = [
    { position: 1, status: 'agreed' },
    { position: 2, status: 'refused' },
    { position: 3, status: 'agreed' },
  ] as const
  expect(decideRequestLines(answered, [3])?.map(({ status }) => status)).toEqual([
    'declined',
    'refused',
    'accepted',
  ])
  expect(decideRequestLines(answered, [2])).toBeNull()
  expect(decideRequestLines(answered, [4])).toBeNull()
})
