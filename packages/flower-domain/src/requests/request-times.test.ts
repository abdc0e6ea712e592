import { expect, test } from 'vitest'
import { moscowSchedule } from '../time/delivery-schedule.ts'
import { answerExpiresAt, answerUntil, requestDays } from './request-times.ts'

const saturday = new Date('2026-11-21T08:00:00Z')
const schedule = moscowSchedule

test('handwritten requests are for delivery days from the fourth day on', () => {
  const days = requestDays(saturday, schedule)
  expect(days).toHaveLength(24)
  expect(days.slice(0, 4)).toEqual(['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'])
})

test('a plantation has two days to answer, but not beyond the cut-off', () => {
  expect(answerUntil(saturday, '2026-11-27', schedule)).toEqual(new Date('2026-11-23T08:00:00Z'))
  expect(answerUntil(saturday, '2026-11-23', schedule)).toEqual(new Date('2026-11-22T13:00:00Z'))
})

test('an answer holds as long as the plantation says, but not beyond the cut-off', () => {
  const day = { date: '2026-11-25', schedule } as const
  expect(answerExpiresAt(saturday, 24, day)).toEqual(new Date('2026-11-22T08:00:00Z'))
  expect(answerExpiresAt(saturday, 168, day)).toEqual(new Date('2026-11-24T13:00:00Z'))
})
