import { expect, it } from 'vitest'
import { AVAILABILITIES } from '../catalogue/availability.ts'
import { ORDER_KINDS, orderKindOf } from './order-kind.ts'

it('buys each availability with the kind of its place, "inStock" with "inStok"', () => {
  expect(AVAILABILITIES.map(orderKindOf)).toEqual(ORDER_KINDS)
})
