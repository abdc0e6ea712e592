import { cryptoPaymentStates } from '@flower-market/flower-domain'
import { expect, test } from 'vitest'
import { isPayable, rublesThatArrived, stageOf, usdtBetween, type CryptoPayment } from './crypto-stage.ts'

const payment: CryptoPayment = {
  _id: 'one',
  number: 1001,
  status: 'IN_PROCESSED',
  state: 'waiting',
  amount: 2_000_001,
  date: '2026-11-21T08:00:00.000Z',
  settledAt: null,
  reason: '',
  isCanceled: false,
  network: 'TRC20',
  address: 'TDt9YtfuttvxD2Jv8F8v4JEDbnBBb1jVNt',
  usdt: '251.430137',
  rate: '79.545',
  dollarRate: '81.1684',
  rateDate: '2026-11-21',
  spreadBp: 200,
  expiresAt: '2026-11-21T08:30:00.000Z',
  serverTime: '2026-11-21T08:29:59.999Z',
  confirmations: null,
  arrived: [],
}
const canceled = { status: 'REJECTED', isCanceled: true } as const
const came = { txid: '4f', amount: '251.430137', token: 'USDT', at: payment.date, credited: null }
const over = { serverTime: '2026-11-21T08:30:00.000Z' }

test.each<[Partial<CryptoPayment>, string, boolean]>([
  [{}, 'waiting', true],
  [over, 'expired', false],
  [{ confirmations: 0 }, 'confirming', false],
  [{ ...over, confirmations: 3 }, 'confirming', false],
  [{ state: 'wrong-token' }, 'wrong-token', true],
  [{ state: 'wrong-token', ...over }, 'wrong-token', false],
  [{ state: 'underpaid' }, 'underpaid', false],
  [{ state: 'underpaid', status: 'CONFIRMED' }, 'credited', false],
  [{ state: 'expired', status: 'REJECTED' }, 'rejected', false],
  [canceled, 'canceled', false],
  [{ ...canceled, state: 'paid-late', arrived: [came] }, 'paid-late', false],
  [{ ...canceled, state: 'paid-late', arrived: [{ ...came, credited: 2_000_000 }] }, 'credited', false],
  [{ ...canceled, state: 'paid-late', arrived: [came], reason: 'Вернули' }, 'rejected', false],
])('%o: %s', (changes, stage, payable) => {
  const changed = { ...payment, ...changes }
  expect([stageOf(changed), isPayable(changed)]).toEqual([stage, payable])
})

test('every state of the network is a stage of its own until the payment is settled', () => {
  const stages = cryptoPaymentStates.map((state) => stageOf({ ...payment, state }))
  expect(stages).toEqual(cryptoPaymentStates)
})

test('amounts are compared to the last digit', () => {
  expect(usdtBetween('250.430137', '251.430137')).toBe('1')
  expect(usdtBetween('251.430138', '251.430137')).toBe('0.000001')
})

test('what has arrived is worth what the rate of its payment makes of it, and no more', () => {
  const arrived = { txid: '', token: 'USDT', at: '2026-11-21T08:10:00.000Z', credited: null }
  expect(rublesThatArrived(payment, { ...arrived, amount: '150.430137' })).toBe(1_196_597)
})
