import { expect, it } from 'vitest'
import { availabilities } from '../catalog/availability.ts'
import { availabilityOf, isPaidAfterAgreement, orderKinds, orderKindOf } from './order-kind.ts'

it('buys each availability with the kind of its place, "inStock" with "inStok"', () => {
  expect(availabilities.map(orderKindOf)).toEqual(orderKinds)
  expect(orderKinds.map(availabilityOf)).toEqual(availabilities)
})

it('asks plantations first and is paid for after they have agreed', () => {
  expect(orderKinds.filter(isPaidAfterAgreement)).toEqual(['forPlantations'])
})
