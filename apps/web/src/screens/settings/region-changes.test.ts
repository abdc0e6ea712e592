import { noPercentages } from '@flower-market/flower-domain'
import { fixtureRegion, regionOf } from '@flower-market/api-client/msw'
import { expect, test } from 'vitest'
import { regionChanges } from './region-changes.ts'

const now = regionOf(fixtureRegion('moscow'), noPercentages)
const next = regionOf(fixtureRegion('kazan'), noPercentages)

test('another region loses the days, the city and the pickup that it does not have', () => {
  const cartDays = ['2026-11-23', '2026-11-24', '2026-11-26'] as const
  expect(regionChanges({ now, next, deliveryCity: 'Тула', cartDays })).toEqual({
    lostDays: 2,
    lostCity: 'Тула',
    hasLostPickup: true,
  })
})

test('nothing is lost that was not there, and a city of both stays', () => {
  const both = { ...next, cities: now.cities, pickup: now.pickup }
  const losses = { lostDays: 0, lostCity: null, hasLostPickup: false }
  expect(regionChanges({ now, next: both, deliveryCity: 'Тула', cartDays: ['2026-11-23'] })).toEqual(losses)
  const none = { now: { ...now, pickup: null }, next, deliveryCity: null, cartDays: [] }
  expect(regionChanges(none)).toEqual(losses)
})
