import { expect, test } from 'vitest'
import { money } from '../money/money.ts'
import { redRoses } from '../catalog/flower-card.arbitrary.ts'
import { moscowSchedule } from '../time/delivery-schedule.ts'
import { planStandingOrder } from './plan-standing-order.ts'
import type { StandingLimits } from './plan-standing-order.ts'
import { announcementTime, placementTime, standingDates } from './standing-dates.ts'
import { pauseReasonOf, pauseReasons } from './standing-order.ts'

// A Saturday, 11:00 in Moscow.
const now = new Date('2026-11-21T08:00:00Z')
const days = { weekdays: [1, 4, 7], until: '2026-12-01' } as const
const question = { days, schedule: moscowSchedule, now, count: 3, after: null }

test('the next days are the chosen weekdays that the region is delivered to, until the last one', () => {
  expect(standingDates(question)).toEqual(['2026-11-23', '2026-11-26', '2026-11-30'])
  expect(standingDates({ ...question, after: '2026-11-26', count: 9 })).toEqual(['2026-11-30'])
})

test('a day whose cut-off has passed is no next day', () => {
  const late = new Date('2026-11-22T13:00:00Z')
  expect(standingDates({ ...question, now: late })[0]).toBe('2026-11-26')
  expect(standingDates({ ...question, now: new Date(late.getTime() - 1) })[0]).toBe('2026-11-23')
})

test('an order is placed six hours before the cut-off, and announced a day before that', () => {
  expect(placementTime('2026-11-23', moscowSchedule)).toEqual(new Date('2026-11-22T07:00:00Z'))
  expect(announcementTime('2026-11-23', moscowSchedule)).toEqual(new Date('2026-11-21T07:00:00Z'))
})

const wish = { type: 'roses', variety: 'Explorer', lengthCm: 60, plantationId: null, quantity: 50 } as const
const noLimits = { maxStemPrice: null, maxTotal: null }
const delivery = { method: 'delivery', cityCost: money(50_000, 'RUB') } as const

function plan(changes: Partial<Parameters<typeof planStandingOrder>[0]> = {}) {
  return planStandingOrder({ wishes: [wish], cards: [redRoses], limits: noLimits, delivery, ...changes })
}

test('a day is planned with all wishes in whole packs and its delivery', () => {
  const { items, totals, problem } = plan({ wishes: [{ ...wish, quantity: 55 }] })
  expect(items).toEqual([{ code: redRoses.code, price: 12_000, quantity: 50 }])
  expect([totals.total.minor, problem]).toEqual([650_000, null])
})

test('what is gone or short stops the whole order', () => {
  expect(plan({ wishes: [wish, { ...wish, variety: 'Gone' }] }).problem).toBe('stock')
  expect(plan({ cards: [{ ...redRoses, stemsAvailable: 49 }] }).problem).toBe('stock')
  expect(plan({ cards: [{ ...redRoses, stemsAvailable: 50 }] }).problem).toBe(null)
})

function problemWithin(limits: Partial<StandingLimits>) {
  return plan({ limits: { ...noLimits, ...limits } }).problem
}

test('a limit is passed by one kopeck, not reached', () => {
  expect(problemWithin({ maxStemPrice: 12_000 })).toBe(null)
  expect(problemWithin({ maxStemPrice: 11_999 })).toBe('price')
  expect(problemWithin({ maxTotal: 650_000 })).toBe(null)
  expect(problemWithin({ maxTotal: 649_999 })).toBe('price')
})

test('each refusal that a person can mend pauses with its reason, others do not', () => {
  expect(pauseReasonOf('not-enough-funds')).toBe('money')
  expect(pauseReasonOf('verification-needed')).toBe('verification')
  expect(pauseReasonOf('internal')).toBe(null)
  expect(pauseReasons).toContain(pauseReasonOf('cash-limit'))
})
