import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { allocate, coverDues } from './allocate.ts'
import { divideRounded } from './divide-rounded.ts'
import { money } from './money.ts'

function minors(parts: readonly { readonly minor: number }[]) {
  return parts.map(({ minor }) => minor)
}

it.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [5, [3, 7], [2, 3]],
  [1, [1, 2], [0, 1]],
  [-100, [1, 1, 1], [-34, -33, -33]],
  [0, [4, 5], [0, 0]],
  [10, [0, 1], [0, 10]],
])('splits %d by %j as %j', (amount, weights, parts) => {
  expect(minors(allocate(money(amount, 'RUB'), weights))).toEqual(parts)
})

it.each([[[]], [[0, 0]], [[-1, 2]], [[0.5, 1]]])('refuses the weights %j', (weights) => {
  expect(() => allocate(money(1, 'RUB'), weights)).toThrow(RangeError)
})

const weightLists = fc
  .array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 30 })
  .filter((weights) => weights.some((weight) => weight > 0))

it('loses no kopeck, and no part is a kopeck away from its exact share', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9e12, max: 9e12 }), weightLists, (amount, weights) => {
      const parts = minors(allocate(money(amount, 'RUB'), weights))
      const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
      for (const [place, part] of parts.entries()) {
        const difference = BigInt(part) * total - BigInt(amount) * BigInt(weights[place] ?? 0)
        expect(difference < total && difference > -total).toBe(true)
      }
    }),
  )
})

it('covers dues one after the other and keeps the rest', () => {
  const dues = [300, 0, 500, 400].map((minor) => money(minor, 'RUB'))
  const { parts, rest } = coverDues(money(900, 'RUB'), dues)
  expect([minors(parts), rest.minor]).toEqual([[300, 0, 500, 100], 0])
  expect(coverDues(money(1500, 'RUB'), dues).rest.minor).toBe(300)
})

it('never pays more than a due, and parts and rest are the amount', () => {
  const amounts = fc.integer({ min: 0, max: 9e12 })
  fc.assert(
    fc.property(amounts, fc.array(amounts, { maxLength: 20 }), (amount, dues) => {
      const { parts, rest } = coverDues(
        money(amount, 'RUB'),
        dues.map((due) => money(due, 'RUB')),
      )
      expect(minors(parts).reduce((sum, part) => sum + part, rest.minor)).toBe(amount)
      expect(parts.every(({ minor }, place) => minor <= (dues[place] ?? 0))).toBe(true)
      expect(rest.minor === 0 || parts.every(({ minor }, place) => minor === dues[place])).toBe(true)
    }),
  )
})

it('refuses negative amounts and another currency', () => {
  expect(() => coverDues(money(-1, 'RUB'), [])).toThrow(RangeError)
  expect(() => coverDues(money(1, 'RUB'), [money(-1, 'RUB')])).toThrow(RangeError)
  // @ts-expect-error dollars do not pay rubles
  expect(() => coverDues(money(1, 'RUB'), [money(1, 'USD')])).toThrow(TypeError)
})

it.each([
  [5n, 2n, 3n],
  [-5n, 2n, -3n],
  [7n, 3n, 2n],
  [-7n, 3n, -2n],
  [10n ** 40n + 1n, 2n, 5n * 10n ** 39n + 1n],
])('divides %s by %s to %s', (dividend, divisor, quotient) => {
  expect(divideRounded(dividend, divisor)).toBe(quotient)
})

it('does not divide by nothing', () => {
  expect(() => divideRounded(1n, 0n)).toThrow(RangeError)
})
