import { expect, test } from 'vitest'
import { readLotCell, type LotCell } from './lot-cell.ts'

test.each<[LotCell, string, number]>([
  ['stemsAvailable', '1 250', 1250],
  ['stemsAvailable', '1\u00A0250 шт', 1250],
  ['stemsAvailable', '0', 0],
  ['price', '68,5', 6850],
  ['price', '0.84 $', 84],
  ['price', '€1,1', 110],
  ['price', '55,50 ₽', 5550],
  ['stemsPerBox', '250', 250],
  ['freight', '18,5', 1850],
  ['freight', '0', 0],
])('a cell of %s reads %j', (cell, text, value) => {
  expect(readLotCell(cell, text)).toEqual({ ok: true, value })
})

test.each([
  ['stemsAvailable', '', 'empty'],
  ['stemsAvailable', 'много', 'no-number'],
  ['stemsAvailable', '-5', 'no-number'],
  ['stemsAvailable', '12,5', 'no-whole-number'],
  ['stemsAvailable', '1000001', 'out-of-bounds'],
  ['stemsPerBunch', '0', 'out-of-bounds'],
  ['price', '0', 'out-of-bounds'],
  ['freight', '10001', 'out-of-bounds'],
  ['price', '1,250.00', 'no-number'],
] as const)('a cell of %s refuses %j: %s', (cell, text, problem) => {
  expect(readLotCell(cell, text)).toEqual({ ok: false, problem })
})
