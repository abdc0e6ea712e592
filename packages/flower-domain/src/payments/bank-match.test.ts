import { expect, test } from 'vitest'
import { matchBankTransfer } from './bank-match.ts'

const invoices = [
  { number: 12, amount: 100_000, inn: '7700000009' },
  { number: 13, amount: 250_000, inn: '7700000009' },
  { number: 14, amount: 250_000, inn: '' },
  { number: 15, amount: 70_000, inn: '500100732259' },
  { number: 16, amount: 70_000, inn: '500100732259' },
]
const [twelve, thirteen, fourteen] = invoices

test.each([
  ['счёт 12 от 22.11.2026', 100_000, '7700000009', { verdict: 'matched', invoice: twelve }],
  ['Оплата по счету № 12, без НДС', 100_000, '7700000009', { verdict: 'matched', invoice: twelve }],
  ['счёт 12', 99_999, '7700000009', { verdict: 'doubtful', invoice: twelve, differs: ['amount'] }],
  ['счёт 12', 100_000, '7700000017', { verdict: 'doubtful', invoice: twelve, differs: ['inn'] }],
  ['счёт 12', 1, '', { verdict: 'doubtful', invoice: twelve, differs: ['amount', 'inn'] }],
  ['счёт 14', 250_000, '', { verdict: 'doubtful', invoice: fourteen, differs: ['inn'] }],
  ['за цветы', 250_000, '7700000009', { verdict: 'doubtful', invoice: thirteen, differs: ['number'] }],
  ['за цветы', 70_000, '500100732259', { verdict: 'unmatched' }],
  ['счёт 99', 100_001, '7700000009', { verdict: 'unmatched' }],
  ['счета 12 и 13: счёт 12, счёт 13', 350_000, '7700000009', { verdict: 'unmatched' }],
] as const)('«%s» of %d kopecks from %s', (purpose, amount, payerInn, match) => {
  expect(matchBankTransfer({ purpose, amount, payerInn }, invoices)).toEqual(match)
})
