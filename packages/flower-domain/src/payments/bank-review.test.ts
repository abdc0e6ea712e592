import { expect, test } from 'vitest'
import { bankLineGroup, needsCreditReason, sumBankLines } from './bank-review.ts'

test('a line that waits is counted by its match, one that was decided by the decision', () => {
  expect(bankLineGroup({ state: 'waiting', verdict: 'doubtful' })).toBe('doubtful')
  expect(bankLineGroup({ state: 'excluded', verdict: 'matched' })).toBe('excluded')
  expect(bankLineGroup({ state: 'credited', verdict: 'unmatched' })).toBe('credited')
})

test('the groups add up to what came in', () => {
  const sums = sumBankLines([
    { amount: 500, state: 'waiting', verdict: 'matched' },
    { amount: 30, state: 'waiting', verdict: 'matched' },
    { amount: 7, state: 'credited', verdict: 'matched' },
    { amount: 1, state: 'excluded', verdict: 'unmatched' },
  ])
  expect(sums).toEqual({
    matched: { lines: 2, amount: 530 },
    doubtful: { lines: 0, amount: 0 },
    unmatched: { lines: 0, amount: 0 },
    excluded: { lines: 1, amount: 1 },
    credited: { lines: 1, amount: 7 },
  })
})

test('only the invoice that a line matches is credited without a reason, and nothing that may be credited already', () => {
  const match = { verdict: 'doubtful', invoice: { transactionId: 'one' } } as const
  expect(needsCreditReason(match, 'one', false)).toBe(false)
  expect(needsCreditReason(match, 'other', false)).toBe(true)
  expect(needsCreditReason({ verdict: 'unmatched' }, 'one', false)).toBe(true)
  expect(needsCreditReason(match, 'one', true)).toBe(true)
})
