import { array, assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { changesByWallet, summarizeBalance } from './balance-summary.ts'

/** A history from its amounts, the newest first. */
function historyOf(start: number, amounts: readonly number[]) {
  let balance = start
  return amounts
    .map((amount) => {
      const balanceBefore = balance
      balance += amount
      return { amount, balanceBefore, balanceAfter: balance }
    })
    .toReversed()
}

test('a stretch is told by where it began, what came, what went and where it ended', () => {
  expect(summarizeBalance(historyOf(22_400, [80_000, -39_640, 1_840]))).toEqual({
    before: 22_400,
    added: 81_840,
    taken: 39_640,
    after: 64_600,
  })
})

test('a stretch in which nothing went has a plain zero', () => {
  expect(summarizeBalance(historyOf(0, [100]))?.taken).toBe(0)
})

test('every stretch adds up', () => {
  const amount = integer({ min: -1_000_000, max: 1_000_000 })
  assert(
    property(amount, array(amount, { minLength: 1 }), (start, amounts) => {
      const summary = summarizeBalance(historyOf(start, amounts))
      expect(summary && summary.before + summary.added - summary.taken).toBe(summary?.after)
    }),
  )
})

test('a stretch with a gap, and no stretch, have no sum', () => {
  const [newest, , oldest] = historyOf(0, [100, 200, 300])
  expect(summarizeBalance(newest && oldest ? [newest, oldest] : [])).toBeNull()
  expect(summarizeBalance([])).toBeNull()
})

test('what is converted and its commission are one change of the account that gives', () => {
  const [fee, converted] = historyOf(1_000, [-800, -4]).map((step) =>
    Object.assign({ type: 'RUBLE' as const }, step),
  )
  const received = { type: 'DOLLAR' as const, amount: 10, balanceBefore: 5, balanceAfter: 15 }
  const entries = converted && fee ? [converted, fee, received] : []
  expect(changesByWallet(entries)).toEqual([
    { type: 'RUBLE', amount: -804, balanceBefore: 1_000, balanceAfter: 196 },
    received,
  ])
})
