import type { IsoDate } from '@flower-market/flower-domain'
import { expect, test } from 'vitest'
import { beginAtOnce, draftOf, findTimesProblems, lotsOf, type StockLot } from './offered-draft.ts'

const lot = {
  code: 'EXPLORER-60',
  price: 9_000,
  freight: 1_000,
  stemsAvailable: 510,
  stemsPerBunch: 25,
} as StockLot

const later = { ...beginAtOnce, isAtOnce: false }

function openings(day: IsoDate | null, time: string) {
  return lotsOf([draftOf(lot)], { ...later, day, time })?.map((one) => one.opensAt)
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

test('a clock opens at the entered moment in Moscow, wherever the browser is; at once where that is chosen', () => {
  expect(openings('2026-11-26', '10:00')).toEqual(['2026-11-26T07:00:00.000Z'])
  expect(openings('2026-11-26', '00:30')).toEqual(['2026-11-25T21:30:00.000Z'])
  const atOnce = { ...beginAtOnce, day: '2026-11-26', time: '10:00' } as const
  expect(lotsOf([draftOf(lot)], atOnce)?.map((one) => one.opensAt)).toEqual([undefined])
})

test('a set time needs its day and its time, and is still to come', () => {
  const now = new Date('2026-11-26T07:00:00.000Z')
  expect(findTimesProblems(beginAtOnce, now)).toEqual({})
  expect(findTimesProblems(later, now)).toEqual({ day: 'clocks.issue.noDay', time: 'clocks.issue.noTime' })
  const day = '2026-11-26'
  expect(findTimesProblems({ ...later, day, time: '10:00' }, now)).toEqual({ time: 'clocks.issue.past' })
  expect(findTimesProblems({ ...later, day, time: '10:01' }, now)).toEqual({})
})
