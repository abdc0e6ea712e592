import { expect, test } from 'vitest'
import { deadlineAfterQuestions } from './questions.ts'

const hourMs = 3_600_000
const deadline = new Date('2026-11-20T12:00:00Z')
const now = new Date('2026-11-20T11:00:00Z')
const nowMs = now.getTime()

test('the time in which a person was asked does not count, nor that in which they still are', () => {
  const answered = { askedAtMs: nowMs - 5 * hourMs, answeredAtMs: nowMs - 3 * hourMs }
  const open = { askedAtMs: nowMs - hourMs, answeredAtMs: null }
  expect(deadlineAfterQuestions(deadline, [], now)).toEqual(deadline)
  expect(deadlineAfterQuestions(deadline, [answered], now).toISOString()).toBe('2026-11-20T14:00:00.000Z')
  expect(deadlineAfterQuestions(deadline, [answered, open], now).toISOString()).toBe(
    '2026-11-20T15:00:00.000Z',
  )
})
