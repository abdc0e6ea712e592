import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { holdableAgainAt, holdAmount, holdUntil, refuseHold } from './hold.ts'

const start = new Date('2026-11-20T11:20:00Z')
const free = { now: start, isAvailable: true, lastStartedAt: null, amount: 100, unpaid: 0, limit: 100 }

it('a hold lasts fifteen minutes, but not beyond the cut-off', () => {
  expect(holdUntil(start, new Date('2026-11-20T13:00:00Z'))).toEqual(new Date('2026-11-20T11:35:00Z'))
  const cutoff = new Date('2026-11-20T11:30:00Z')
  expect(holdUntil(start, cutoff)).toEqual(cutoff)
})

it('a lot is held again two hours after its last hold began, and not a moment earlier', () => {
  const againAt = holdableAgainAt(start)
  expect(againAt).toEqual(new Date('2026-11-20T13:20:00Z'))
  const held = { ...free, lastStartedAt: start }
  expect(refuseHold({ ...held, now: new Date(againAt.getTime() - 1) })).toEqual({
    reason: 'held-recently',
    againAt,
  })
  expect(refuseHold({ ...held, now: againAt })).toBeNull()
})

it('what is not there cannot be held, whatever else stands against it', () => {
  expect(refuseHold({ ...free, isAvailable: false, lastStartedAt: start, amount: 101 })).toEqual({
    reason: 'not-available',
  })
})

it('a hold and what a person owes never come to more than the limit', () => {
  const kopecks = fc.integer({ min: 0, max: 100_000 })
  fc.assert(
    fc.property(kopecks, kopecks, kopecks, (amount, unpaid, limit) => {
      const refusal = refuseHold({ ...free, amount, unpaid, limit })
      expect(refusal).toEqual(unpaid + amount > limit ? { reason: 'unpaid-limit', limit, unpaid } : null)
    }),
  )
})

it('counts the stems at their prices', () => {
  expect(
    holdAmount([
      { price: 12_000, quantity: 25 },
      { price: 100, quantity: 10 },
    ]),
  ).toBe(301_000)
})
