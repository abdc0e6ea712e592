import { expect, it } from 'vitest'
import { availabilities } from '../catalog/availability.ts'
import { orderKinds, orderKindOf } from './order-kind.ts'

it('buys each availability with the kind of its place, "inStock" with "inStok"', () => {
  expect(availabilities.map(orderKindOf)).toEqual(orderKinds)
})
