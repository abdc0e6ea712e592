import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { correctedQuantities, correctionTable } from './correction.ts'
import { updTable } from './upd.ts'

const line = { code: 'lot', name: 'Роза Explorer, 60 см', price: 12_000, country: 'ECU' }

test('a correction says what was, what is, and what has become less, with the tax of each', () => {
  const { rows, before, after, decrease } = correctionTable([{ ...line, before: 500, after: 475 }], 2200)
  expect([before, after]).toEqual([
    { net: 4_918_033, tax: 1_081_967, gross: 6_000_000 },
    { net: 4_672_131, tax: 1_027_869, gross: 5_700_000 },
  ])
  expect(decrease).toEqual({ net: 245_902, tax: 54_098, gross: 300_000 })
  expect(rows.map((row) => [row.before.quantity, row.after?.quantity])).toEqual([[500, 475]])
})

test('of a line that came back as a whole nothing is left', () => {
  const { rows, after } = correctionTable([{ ...line, before: 25, after: 0 }], 2200)
  expect([rows[0]?.after, after.gross]).toEqual([null, 0])
})

test.each([
  [25, 25],
  [25, 30],
  [25, -1],
])('a correction from %i to %i is none', (before, after) => {
  expect(() => correctionTable([{ ...line, before, after }], 2200)).toThrow(RangeError)
})

test('the last shipments become less first', () => {
  expect(correctedQuantities({ documented: [50, 100], billed: 120 })).toEqual([50, 70])
  expect(correctedQuantities({ documented: [50, 100], billed: 20 })).toEqual([20, 0])
  expect(correctedQuantities({ documented: [50, 100], billed: 200 })).toEqual([50, 100])
})

test('documents and their corrections together are what is charged, whatever is taken back and when', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 4 })
  const steps = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 })
  const cases = fc.record({
    parts,
    steps,
    price: fc.integer({ min: 1, max: 40_000 }),
    vatBp: fc.constantFrom(null, 500, 1000, 2200),
  })
  fc.assert(
    fc.property(cases, ({ parts: shipped, steps: shares, price, vatBp }) => {
      const tableOf = (quantity: number) => updTable([{ ...line, price, quantity }], { delivery: 0, vatBp })
      const sums = shipped.map((quantity) => tableOf(quantity))
      let gross = sums.reduce((sum, table) => sum + table.gross, 0)
      let tax = sums.reduce((sum, table) => sum + table.tax, 0)
      let documented: readonly number[] = shipped
      let billed = shipped.reduce((sum, quantity) => sum + quantity, 0)
      for (const share of shares) {
        billed = Math.floor(billed * share)
        const after = correctedQuantities({ documented, billed })
        for (const [place, before] of documented.entries()) {
          const now = after[place] as number
          if (now === before) continue
          const table = correctionTable([{ ...line, price, before, after: now }], vatBp)
          expect(table.decrease.net + table.decrease.tax).toBe(table.decrease.gross)
          gross -= table.decrease.gross
          tax -= table.decrease.tax
        }
        documented = after
      }
      expect(gross).toBe(price * billed)
      expect(tax).toBe(documented.reduce((sum, quantity) => sum + tableOf(quantity).tax, 0))
    }),
  )
})
