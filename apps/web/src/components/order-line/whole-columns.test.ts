import { expect, test } from 'vitest'
import { wholeColumns } from './whole-columns.ts'

const whole = { code: 'a', price: 9600, quantity: 25 }
const halves = { code: 'b', price: 17_450, quantity: 50 }

test('one amount with kopecks makes its whole column show them', () => {
  expect(wholeColumns([whole])).toEqual({ isPriceWhole: true, isSumWhole: true })
  expect(wholeColumns([whole, halves])).toEqual({ isPriceWhole: false, isSumWhole: true })
  expect(wholeColumns([whole, { ...halves, quantity: 25 }])).toEqual({
    isPriceWhole: false,
    isSumWhole: false,
  })
})
