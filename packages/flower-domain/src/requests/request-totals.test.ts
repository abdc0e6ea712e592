import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { money } from '../money/money.ts'
import { requestLineStatuses } from './request-status.ts'
import { requestTotals } from './request-totals.ts'
import type { RequestLineAmounts } from './request-totals.ts'

const delivery = { method: 'delivery', cityCost: money(100_000, 'RUB') } as const
const asked: RequestLineAmounts = {
  status: 'asked',
  quantity: 50,
  price: 10_000,
  agreedQuantity: null,
  agreedPrice: null,
}

function minors({ asked: wanted, agreed, delivery: cost, total }: ReturnType<typeof requestTotals>) {
  return [wanted.minor, agreed.minor, cost.minor, total.minor]
}

test('before the answer a request costs what was asked for, with its delivery', () => {
  expect(minors(requestTotals([asked], delivery))).toEqual([500_000, 0, 100_000, 600_000])
})

test('after it what is agreed, without the lines that the buyer declined', () => {
  const lines = [
    { ...asked, status: 'accepted', agreedQuantity: 40, agreedPrice: 11_000 },
    { ...asked, status: 'declined', agreedQuantity: 50, agreedPrice: 10_000 },
    { ...asked, status: 'refused', agreedQuantity: 0, agreedPrice: 10_000 },
  ] as const
  expect(minors(requestTotals(lines, delivery))).toEqual([1_500_000, 440_000, 100_000, 540_000])
})

test('nothing agreed costs nothing, and from 10,000 ₽ the delivery is free', () => {
  const refused = { ...asked, status: 'refused', agreedQuantity: 0, agreedPrice: 10_000 } as const
  expect(minors(requestTotals([refused], delivery))).toEqual([500_000, 0, 0, 0])
  expect(minors(requestTotals([asked, asked], delivery))).toEqual([1_000_000, 0, 0, 1_000_000])
})

test('the total is what counts and the delivery', () => {
  const line: fc.Arbitrary<RequestLineAmounts> = fc.record({
    status: fc.constantFrom(...requestLineStatuses),
    quantity: fc.integer({ min: 1, max: 10_000 }),
    price: fc.integer({ min: 1, max: 100_000 }),
    agreedQuantity: fc.integer({ min: 0, max: 10_000 }),
    agreedPrice: fc.integer({ min: 1, max: 100_000 }),
  })
  fc.assert(
    fc.property(fc.array(line, { minLength: 1 }), (lines) => {
      const totals = requestTotals(lines, delivery)
      expect(totals.total.minor).toBe(totals.agreed.minor + totals.delivery.minor)
    }),
  )
})
