import { expect, test } from 'vitest'
import { draftOf, lotsOf, type StockLot } from './offered-draft.ts'

const lot = {
  code: 'EXPLORER-60',
  price: 9_000,
  freight: 1_000,
  stemsAvailable: 510,
  stemsPerBunch: 25,
} as StockLot

function openings(opensAt: string) {
  return lotsOf([draftOf(lot)], { opensAt, stepSeconds: 1 })?.map((one) => one.opensAt)
}

test('a lot begins with its whole bunches at its price in the warehouse', () => {
  expect(draftOf(lot)).toEqual({
    lot,
    stems: 500,
    startPrice: 10_000,
    reservePrice: 6_000,
    minimumBunches: 1,
  })
})

test('a clock opens at the typed moment in Moscow, wherever the browser is; at once where none is typed', () => {
  expect(openings('2026-11-26T10:00')).toEqual(['2026-11-26T07:00:00.000Z'])
  expect(openings('2026-11-26T00:30')).toEqual(['2026-11-25T21:30:00.000Z'])
  expect(openings('')).toEqual([undefined])
})
