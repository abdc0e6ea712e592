import { expect, test } from 'vitest'
import { neededTopUp } from './needed-top-up.ts'

const ways = [
  { method: 'QRCODE', min: 10_000, max: 1_000_000 },
  { method: 'CHECK', min: 100_000, max: 5_000_000 },
  { method: 'CRYPTO', min: 100_000, max: 5_000_000 },
] as const

test.each([
  ['what is missing, by the first way that can', 250_050, 'QRCODE', 250_050],
  ['by a later way what is too much for the first', 1_000_001, 'CHECK', 1_000_001],
  ['the least that a way brings where less is missing', 1, 'QRCODE', 10_000],
  ['the most that a way brings where more is missing', 9_000_000, 'CHECK', 5_000_000],
])('%s', (_, missing, method, amount) => {
  expect(neededTopUp(missing, ways)).toEqual({ method, amount })
})

test('there is none while the operator takes no money', () => {
  expect(neededTopUp(250_000, [])).toBeNull()
})
