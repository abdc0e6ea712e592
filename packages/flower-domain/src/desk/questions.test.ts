import { expect, test } from 'vitest'
import { deadlineAfterQuestions } from './questions.ts'

const hourMs = 3_600_000
const waiting = { since: new Date('2026-11-20T05:00:00Z'), deadline: new Date('2026-11-20T12:00:00Z') }
const now = new Date('2026-11-20T11:00:00Z')
const nowMs = now.getTime()

test('the time in which a person was asked does not count, nor that in which they still are', () => {
  const answered = { askedAtMs: nowMs - 5 * hourMs, answeredAtMs: nowMs - 3 * hourMs }
  const open = { askedAtMs: nowMs - hourMs, answeredAtMs: null }
  expect(deadlineAfterQuestions(waiting, [], now)).toEqual(waiting.deadline)
  expect(deadlineAfterQuestions(waiting, [answered], now).toISOString()).toBe('2026-11-20T14:00:00.000Z')
  expect(deadlineAfterQuestions(waiting, [answered, open], now).toISOString()).toBe(
    '2026-11-20T15:00:00.000Z',
  )
})

test('a question that was answered before the time began anew moves nothing, and of one across it only the rest counts', () => {
  const before = { askedAtMs: nowMs - 8 * hourMs, answeredAtMs: nowMs - 7 * hourMs }
  const across = { askedAtMs: nowMs - 7 * hourMs, answeredAtMs: nowMs - 5 * hourMs }
  expect(deadlineAfterQuestions(waiting, [before], now)).toEqual(waiting.deadline)
  expect(deadlineAfterQuestions(waiting, [across], now).toISOString()).toBe('2026-11-20T13:00:00.000Z')
})
