import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { money } from '../money/money.ts'
import { lineCredits } from '../orders/line-credits.ts'
import { orderTotals } from '../orders/order-totals.ts'
import { acceptedLine, answerClaim, claimableStems, claimPlaces, claimsRateBp, claimUntil } from './claim.ts'
import type { ClaimedBunch, ClaimQuestion } from './claim.ts'
import { canMoveClaim, claimStatuses, decidedClaimStatus } from './claim-status.ts'

const delivered = new Date('2026-11-22T06:00:00Z')
const line = { stemsPerBunch: 25, stemsPerBox: 100, shippedQuantity: 250, billedQuantity: 250 }
const asked: ClaimQuestion = {
  status: 'delivered',
  until: claimUntil(delivered, 24),
  now: new Date('2026-11-22T12:00:00Z'),
  line,
  openStems: 0,
  bunches: [
    { box: 2, bunch: 1, quantity: 25 },
    { box: 2, bunch: 2, quantity: 8 },
  ],
}

test('a claim about delivered stems within the time for claims can be made', () => {
  expect(answerClaim(asked)).toEqual({ ok: true, quantity: 33 })
})

test.each<[string, Partial<ClaimQuestion>, string]>([
  ['before the delivery', { status: 'shipped', until: null }, 'not-delivered'],
  ['of an order that is fulfilled', { status: 'fulfilled' }, 'not-delivered'],
  ['at the very end of the time', { now: claimUntil(delivered, 24) }, 'window-over'],
  ['about more than is charged', { line: { ...line, billedQuantity: 32 } }, 'too-many-stems'],
  ['about what another claim is about', { openStems: 218 }, 'too-many-stems'],
  ['about nothing', { bunches: [] }, 'too-many-stems'],
])('a claim %s cannot be made', (_when, changes, reason) => {
  expect(answerClaim({ ...asked, ...changes })).toEqual({ ok: false, reason })
})

test.each<[string, ClaimedBunch[], number]>([
  ['in a box that there is not', [{ box: 4, bunch: 1, quantity: 1 }], 0],
  ['that the box has no room for', [{ box: 1, bunch: 5, quantity: 1 }], 0],
  ['of more stems than a bunch has', [{ box: 1, bunch: 1, quantity: 26 }], 0],
  ['without stems', [{ box: 1, bunch: 1, quantity: 0 }], 0],
  [
    'that is named twice',
    [
      { box: 1, bunch: 1, quantity: 1 },
      { box: 1, bunch: 1, quantity: 1 },
    ],
    1,
  ],
])('a bunch %s is unknown', (_what, bunches, place) => {
  expect(answerClaim({ ...asked, bunches })).toEqual({ ok: false, reason: 'unknown-bunch', place })
})

test('a line has as many places as boxes and bunches were shipped', () => {
  expect(claimPlaces(line)).toEqual({ boxes: 3, bunches: 4 })
  expect(claimPlaces({ ...line, shippedQuantity: 50 })).toEqual({ boxes: 1, bunches: 2 })
})

test('staff decide an open claim once, its buyer alone withdraws it', () => {
  const moves = claimStatuses.flatMap((from) =>
    claimStatuses.flatMap((to) =>
      (['buyer', 'staff', 'system'] as const)
        .filter((actor) => canMoveClaim(from, to, actor))
        .map((actor) => `${from} ${to} ${actor}`),
    ),
  )
  expect(moves).toEqual([
    'open accepted staff',
    'open partly_accepted staff',
    'open declined staff',
    'open withdrawn buyer',
  ])
})

test('how much is accepted decides the status', () => {
  expect([0, 8, 33].map((stems) => decidedClaimStatus(33, stems))).toEqual([
    'declined',
    'partly_accepted',
    'accepted',
  ])
  expect(() => decidedClaimStatus(33, 34)).toThrow(RangeError)
})

test('the rate of a plantation is of stems, and none without a delivery', () => {
  expect(claimsRateBp({ delivered: 0, accepted: 0 })).toBeNull()
  expect(claimsRateBp({ delivered: 2000, accepted: 33 })).toBe(165)
})

const orderLine = fc
  .record({ price: fc.integer({ min: 1, max: 50_000 }), bunches: fc.integer({ min: 1, max: 40 }) })
  .map(({ price, bunches }) => ({
    price,
    quantity: bunches * 25,
    agreedPrice: price,
    agreedQuantity: bunches * 25,
    billedQuantity: bunches * 25,
  }))
const claim = fc.record({ place: fc.nat(), asked: fc.nat(1200), acceptedBp: fc.nat(10_000) })

test('claims together never credit more than was paid for their lines, and what is paid and due stays right', () => {
  const orders = fc.record({
    lines: fc.array(orderLine, { minLength: 1, maxLength: 5 }),
    delivery: fc.nat(200_000),
    paidBp: fc.nat(10_000),
    claims: fc.array(claim, { maxLength: 20 }),
  })
  fc.assert(
    fc.property(orders, ({ lines, delivery: deliveryMinor, paidBp, claims }) => {
      const delivery = money(deliveryMinor, 'RUB')
      const full = orderTotals({ lines, delivery, paid: money(0, 'RUB'), credited: money(0, 'RUB') }).total
      const paid = money(Math.floor((full.minor * paidBp) / 10_000), 'RUB')
      let current = lines
      const creditOf = lines.map(() => 0)
      for (const { place, asked: stems, acceptedBp } of claims) {
        const at = place % lines.length
        const quantity = Math.min(stems, claimableStems(current[at]!, 0))
        const accepted = Math.floor((quantity * acceptedBp) / 10_000)
        const after = current.map((one, index) => (index === at ? acceptedLine(one, accepted) : one))
        const credited = money(
          creditOf.reduce((sum, amount) => sum + amount, 0),
          'RUB',
        )
        const credits = lineCredits({ before: current, after, delivery, paid, credited })
        for (const [index, { minor }] of credits.entries()) creditOf[index]! += minor
        current = after
      }
      const credited = creditOf.reduce((sum, amount) => sum + amount, 0)
      for (const [index, { price, quantity }] of lines.entries()) {
        expect(creditOf[index]).toBeLessThanOrEqual(price * quantity)
        expect(current[index]!.billedQuantity).toBeGreaterThanOrEqual(0)
      }
      expect(credited).toBeLessThanOrEqual(paid.minor)
      const totals = orderTotals({ lines: current, delivery, paid, credited: money(credited, 'RUB') })
      expect(totals.due.minor).toBe(totals.total.minor - paid.minor + credited)
    }),
  )
})
