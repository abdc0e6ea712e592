import { testDay } from './test-shop.ts'

/** A lot as a plantation or staff add it, on sale on the test shops' day. */
export const newLot = {
  type: 'roses',
  variety: 'Freedom',
  lengthCm: 70,
  color: 'red',
  price: { amount: 12_000 },
  availability: 'inStock',
  deliveryDate: testDay,
  stemsAvailable: 500,
  stemsPerBunch: 25,
  stemsPerBox: 250,
  soldBy: 'bunch',
} as const
