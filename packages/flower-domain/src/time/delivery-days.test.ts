import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { cutoffFor, deliveryDays, isBeforeCutoff } from './delivery-days.ts'
import { isIsoDate, weekdayOf } from './iso-date.ts'

it('closes orders at 16:00 in Moscow on the day before, summer and winter', () => {
  expect(cutoffFor('2026-03-09').toISOString()).toBe('2026-03-08T13:00:00.000Z')
  expect(cutoffFor('2026-07-01').toISOString()).toBe('2026-06-30T13:00:00.000Z')
})

it('refuses an order at the very cut-off', () => {
  expect(isBeforeCutoff('2026-03-09', new Date('2026-03-08T12:59:59.999Z'))).toBe(true)
  expect(isBeforeCutoff('2026-03-09', new Date('2026-03-08T13:00:00Z'))).toBe(false)
})

it('delivers tomorrow when asked before the cut-off, and the day after from then on', () => {
  expect(deliveryDays({ now: new Date('2026-11-19T12:59:00Z'), count: 3 })).toEqual([
    '2026-11-20',
    '2026-11-21',
    '2026-11-23',
  ])
  expect(deliveryDays({ now: new Date('2026-11-19T13:00:00Z'), count: 1 })).toEqual(['2026-11-21'])
})

it('uses the day in Moscow: late evening UTC is the next day there', () => {
  expect(deliveryDays({ now: new Date('2026-11-17T22:00:00Z'), count: 1 })).toEqual(['2026-11-19'])
})

it('always gives so many different open days in order, none of them a Sunday', () => {
  const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(instant, fc.integer({ min: 0, max: 20 }), (now, count) => {
      const days = deliveryDays({ now, count })
      expect(days).toHaveLength(count)
      expect(days).toEqual([...new Set(days)].toSorted())
      expect(days.every((day) => isIsoDate(day) && weekdayOf(day) !== 0 && isBeforeCutoff(day, now))).toBe(
        true,
      )
    }),
  )
})
