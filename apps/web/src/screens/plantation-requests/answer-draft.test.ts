import { expect, test } from 'vitest'
import { kamau, plantationRequests, receivedViewOf } from '@flower-market/api-client/msw'
import { answerLinesOf, asAsked, lacksReason, summarize, templated, type LineDraft } from './answer-draft.ts'

const waiting = plantationRequests.find(({ status }) => status === 'sent')
if (waiting === undefined) throw new Error('Nothing waits for an answer.')
const { lines } = receivedViewOf(waiting, { company: kamau.company, city: kamau.city })
const [first, second] = lines as [(typeof lines)[number], (typeof lines)[number]]
const less: LineDraft = { ...asAsked(first), quantity: first.quantity - 100, reason: 'less-cut' }

test('what is answered, what is not and the difference add up to the answer', () => {
  const summary = summarize(
    lines,
    new Map([
      [first.position, less],
      [second.position, asAsked(second)],
    ]),
  )
  expect(summary.answered).toBe(2)
  expect(summary.difference).toBe(-100 * first.price)
  expect(summary.byReason).toEqual(new Map([['less-cut', -100 * first.price]]))
  expect(summary.total).toBe(summary.asked + summary.difference)
  expect(summary.total).toBe(summary.agreed + summary.open)
  expect(summarize(lines, new Map())).toMatchObject({ answered: 0, agreed: 0, difference: 0 })
})

test('a line that gives less lacks its reason, and "other" its text', () => {
  expect(lacksReason(first, { ...less, reason: null })).toBe(true)
  expect(lacksReason(first, { ...less, reason: 'other', note: ' ' })).toBe(true)
  expect(lacksReason(first, { ...less, reason: 'other', note: 'Frost' })).toBe(false)
  expect(lacksReason(first, asAsked(first))).toBe(false)
})

test('a template answers a line, and is sent with its reason', () => {
  const half = {
    name: 'Half',
    sharePercent: 50,
    priceChangePercent: 0,
    reason: 'less-cut',
    note: '',
    validHours: null,
  } as const
  const draft = new Map([[first.position, templated(first, half)]])
  expect(answerLinesOf(lines, draft)).toEqual([
    { position: first.position, quantity: first.quantity / 2, price: first.price, reason: 'less-cut' },
  ])
})
