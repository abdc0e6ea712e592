import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { cutoffFor, daysOnSale, deliveryDays, isBeforeCutoff, isDeliveryDay } from './delivery-days.ts'
import { moscowSchedule, type DeliverySchedule } from './delivery-schedule.ts'
import { isIsoDate } from './iso-date.ts'

const yekaterinburg: DeliverySchedule = {
  deliveryWeekdays: [2, 5],
  cutoffDaysBefore: 2,
  cutoffMinutes: 12 * 60 + 30,
  timeZone: 'Asia/Yekaterinburg',
}

it('closes orders at 16:00 in Moscow on the day before, summer and winter', () => {
  expect(cutoffFor('2026-03-09', moscowSchedule).toISOString()).toBe('2026-03-08T13:00:00.000Z')
  expect(cutoffFor('2026-07-01', moscowSchedule).toISOString()).toBe('2026-06-30T13:00:00.000Z')
})

it("closes a region's orders by its own clocks, so many days before", () => {
  expect(cutoffFor('2026-11-24', yekaterinburg).toISOString()).toBe('2026-11-22T07:30:00.000Z')
})

it('follows clocks that are changed between winter and summer', () => {
  const berlin = { ...moscowSchedule, timeZone: 'Europe/Berlin' }
  expect(cutoffFor('2026-03-29', berlin).toISOString()).toBe('2026-03-28T15:00:00.000Z')
  expect(cutoffFor('2026-03-30', berlin).toISOString()).toBe('2026-03-29T14:00:00.000Z')
  const atNight = { ...berlin, cutoffMinutes: 3 * 60 + 30 }
  expect(cutoffFor('2026-03-30', atNight).toISOString()).toBe('2026-03-29T01:30:00.000Z')
  // Half an hour before the clocks change, when the offset of the guess is already the later one.
  const beforeChange = { ...berlin, cutoffMinutes: 90 }
  expect(cutoffFor('2026-03-30', beforeChange).toISOString()).toBe('2026-03-29T00:30:00.000Z')
  expect(cutoffFor('2026-10-26', berlin).toISOString()).toBe('2026-10-25T15:00:00.000Z')
})

function isOpenAt(now: string) {
  return isBeforeCutoff('2026-03-09', new Date(now), moscowSchedule)
}

it('refuses an order at the very cut-off', () => {
  expect(isOpenAt('2026-03-08T12:59:59.999Z')).toBe(true)
  expect(isOpenAt('2026-03-08T13:00:00Z')).toBe(false)
})

function daysAt(now: string, count: number) {
  return deliveryDays({ now: new Date(now), count, schedule: moscowSchedule })
}

it('delivers tomorrow when asked before the cut-off, and the day after from then on', () => {
  expect(daysAt('2026-11-19T12:59:00Z', 3)).toEqual(['2026-11-20', '2026-11-21', '2026-11-23'])
  expect(daysAt('2026-11-19T13:00:00Z', 1)).toEqual(['2026-11-21'])
})

it('uses the day of the region: late evening UTC is the next day there', () => {
  const now = new Date('2026-11-17T22:00:00Z')
  expect(deliveryDays({ now, count: 1, schedule: moscowSchedule })).toEqual(['2026-11-19'])
})

it('names only the weekdays of the region', () => {
  const now = new Date('2026-11-21T08:00:00Z')
  const days = deliveryDays({ now, count: 3, schedule: yekaterinburg })
  expect(days).toEqual(['2026-11-24', '2026-11-27', '2026-12-01'])
  expect(isDeliveryDay('2026-11-23', yekaterinburg)).toBe(false)
  const onSundays = { ...moscowSchedule, deliveryWeekdays: [7] }
  expect(deliveryDays({ now, count: 1, schedule: onSundays })).toEqual(['2026-11-22'])
})

it('sells a week of deliveries, of rare ones those within nine days, and always the first', () => {
  const now = new Date('2026-11-22T13:00:00Z')
  const inMoscow = daysOnSale(now, moscowSchedule)
  expect([inMoscow.length, inMoscow[0], inMoscow.at(-1)]).toEqual([7, '2026-11-24', '2026-12-01'])
  expect(daysOnSale(now, yekaterinburg)).toEqual(['2026-11-27', '2026-12-01'])
  expect(daysOnSale(now, { ...yekaterinburg, cutoffDaysBefore: 14 })).toEqual(['2026-12-08'])
})

it('sells what plantations send further away: orders within sixteen days, requests within twenty-three', () => {
  const now = new Date('2026-11-22T08:00:00Z')
  const toOrder = daysOnSale(now, moscowSchedule, 'toOrder')
  expect([toOrder.length, toOrder[0], toOrder.at(-1)]).toEqual([10, '2026-11-26', '2026-12-07'])
  const requests = daysOnSale(now, moscowSchedule, 'forPlantations')
  expect([requests.length, requests[0], requests.at(-1)]).toEqual([10, '2026-11-30', '2026-12-10'])
  expect(daysOnSale(now, yekaterinburg, 'toOrder')).toEqual([
    '2026-11-27',
    '2026-12-01',
    '2026-12-04',
    '2026-12-08',
  ])
  expect(daysOnSale(now, yekaterinburg, 'forPlantations').at(-1)).toBe('2026-12-15')
})

it('never looks for a day that no week has', () => {
  const schedule = { ...moscowSchedule, deliveryWeekdays: [] }
  expect(() => deliveryDays({ now: new Date(), count: 1, schedule })).toThrow(RangeError)
})

it('always gives so many different open days in order, on the weekdays of the region', () => {
  const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  const schedule = fc.record({
    deliveryWeekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    cutoffDaysBefore: fc.integer({ min: 1, max: 4 }),
    cutoffMinutes: fc.integer({ min: 0, max: 1439 }),
    timeZone: fc.constantFrom('Europe/Moscow', 'Asia/Vladivostok', 'Europe/Berlin', 'America/New_York'),
  })
  fc.assert(
    fc.property(instant, fc.integer({ min: 0, max: 10 }), schedule, (now, count, terms) => {
      const days = deliveryDays({ now, count, schedule: terms })
      expect(days).toHaveLength(count)
      expect(days).toEqual([...new Set(days)].toSorted())
      for (const day of days) {
        expect(isIsoDate(day) && isDeliveryDay(day, terms) && isBeforeCutoff(day, now, terms)).toBe(true)
      }
    }),
  )
})
