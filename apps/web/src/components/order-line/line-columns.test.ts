import { expect, test } from 'vitest'
import { lineColumns } from './line-columns.ts'

const whole = { code: 'a', price: 9600, quantity: 25 }
const halves = { code: 'b', price: 17_450, quantity: 50 }

/** Writes an amount with those it stands among. */
function moneyColumn(amounts: readonly number[]) {
  return (minor: number) => `${minor} of ${amounts.join()}`
}

test('prices are written among the prices of all lines, sums among their sums', () => {
  const { writePrice, writeSum } = lineColumns({ moneyColumn }, [whole, halves])
  expect(writePrice(9600)).toBe('9600 of 9600,17450')
  expect(writeSum(240_000)).toBe('240000 of 240000,872500')
})
