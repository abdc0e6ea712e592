import { expect, test } from 'vitest'
import { wishesOf } from './list-to-save.ts'

const rose = { type: 'roses', variety: 'Explorer', lengthCm: 60 } as const
const flowers = [
  { ...rose, plantation: 'Alto Zafiro', plantationId: 'alto', quantity: 50 },
  { ...rose, plantation: 'Quinta', quantity: 25 },
  { ...rose, plantation: 'Closed farm', quantity: 10 },
]

test('a list keeps the plantations by their ids, those of orders by their names; one that is gone is any', () => {
  expect(wishesOf(flowers, new Map([['Quinta', 'quinta']]))).toEqual([
    { ...rose, plantationId: 'alto', quantity: 50 },
    { ...rose, plantationId: 'quinta', quantity: 25 },
    { ...rose, plantationId: null, quantity: 10 },
  ])
})

test('of any plantation, the lots of a flower are one wish', () => {
  expect(wishesOf(flowers, null)).toEqual([{ ...rose, plantationId: null, quantity: 85 }])
})
