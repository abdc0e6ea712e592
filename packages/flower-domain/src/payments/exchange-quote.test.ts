import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencies } from '../money/currency.ts'
import {
  formatRate,
  offeredRates,
  parseRate,
  quoteExchange,
  type ExchangeQuestion,
  type ExchangeTerms,
} from './exchange-quote.ts'

const rates = { USD: 8_299_770_000n, EUR: 9_577_930_000n }
const free: ExchangeTerms = { spreadBp: 0, commissionBp: 0 }
const usual: ExchangeTerms = { spreadBp: 150, commissionBp: 100 }

function quoted(question: Partial<ExchangeQuestion>, terms: ExchangeTerms = usual) {
  const whole = {
    amount: 100_000,
    source: 'RUB',
    target: 'USD',
    isSended: true,
    isCommission: false,
    ...question,
  } as const
  const answer = quoteExchange(whole, rates, terms)
  if (!answer.ok) throw new Error(answer.reason)
  const { total, commission, converted, received, rate, rateBase } = answer.quote
  return {
    total: total.minor,
    commission: commission.minor,
    converted: converted.minor,
    received: received.minor,
    rate: formatRate(rate),
    rateBase,
  }
}

describe('offeredRates', () => {
  it('are those that exchanges are quoted at, a spread away from the table on either side', () => {
    const { buying, selling } = offeredRates('USD', rates, usual)
    expect([formatRate(buying), formatRate(selling)]).toEqual(['81.7527345', '84.2426655'])
    expect(quoted({ source: 'USD', target: 'RUB' }).rate).toBe(formatRate(buying))
    expect(quoted({ source: 'RUB', target: 'USD' }).rate).toBe(formatRate(selling))
  })
})

describe('quoteExchange', () => {
  it('sells rubles at the rate with the spread, the commission on top', () => {
    // 82.9977 × 1.015 = 84.2426655; 1,000.00 ₽ / 84.2426655 = 11.87 $
    expect(quoted({})).toEqual({
      total: 101_000,
      commission: 1000,
      converted: 100_000,
      received: 1187,
      rate: '84.2426655',
      rateBase: 'USD',
    })
  })

  it('takes the commission out of a total that stays', () => {
    // 1,010.00 ₽ are 1,000.00 ₽ and one per cent of it.
    expect(quoted({ amount: 101_000, isCommission: true })).toMatchObject({
      total: 101_000,
      commission: 1000,
      converted: 100_000,
      received: 1187,
    })
  })

  it('asks what has to be sent for an amount to arrive', () => {
    // 10.00 $ × 84.2426655 = 842.43 ₽, and one per cent of it is rounded up.
    expect(quoted({ amount: 1000, isSended: false })).toMatchObject({
      received: 1000,
      converted: 84_243,
      commission: 843,
      total: 85_086,
    })
  })

  it('takes the commission out of what would arrive', () => {
    const { total, commission, converted, received } = quoted({
      amount: 1000,
      isSended: false,
      isCommission: true,
    })
    expect([total, commission + converted]).toEqual([84_243, 84_243])
    expect(received).toBe(990)
  })

  it('buys rubles at the rate less the spread', () => {
    expect(quoted({ amount: 1000, source: 'USD', target: 'RUB' })).toMatchObject({
      rate: '81.7527345',
      rateBase: 'USD',
      received: 81_752,
    })
  })

  it('does not spread where nothing is exchanged', () => {
    expect(quoted({ target: 'RUB' })).toEqual({
      total: 101_000,
      commission: 1000,
      converted: 100_000,
      received: 100_000,
      rate: '1',
      rateBase: 'RUB',
    })
  })

  it.each([
    [0, 'invalid-amount'],
    [-5, 'invalid-amount'],
    [0.5, 'invalid-amount'],
    [Number.NaN, 'invalid-amount'],
    [84, 'amount-too-small'],
  ])('refuses %d kopecks as %s', (amount, reason) => {
    const question = { amount, source: 'RUB', target: 'USD', isSended: true, isCommission: false } as const
    expect(quoteExchange(question, rates, usual)).toEqual({ ok: false, reason })
  })

  it('refuses what leaves the safe integers', () => {
    const question = {
      amount: Number.MAX_SAFE_INTEGER,
      source: 'USD',
      target: 'RUB',
      isSended: true,
      isCommission: false,
    } as const
    expect(quoteExchange(question, rates, free)).toEqual({ ok: false, reason: 'amount-too-large' })
  })
})

const questions = fc.record({
  amount: fc.integer({ min: 1, max: 10_000_000_000 }),
  source: fc.constantFrom(...currencies),
  target: fc.constantFrom(...currencies),
  isSended: fc.boolean(),
  isCommission: fc.boolean(),
})
const terms = fc.record({
  spreadBp: fc.integer({ min: 0, max: 1000 }),
  commissionBp: fc.integer({ min: 0, max: 1000 }),
})

it('totals are converted plus commission, and the asked amount is exact where it was asked for', () => {
  fc.assert(
    fc.property(questions, terms, (question, conditions) => {
      const answer = quoteExchange(question, rates, conditions)
      fc.pre(answer.ok)
      const { total, commission, converted, received } = answer.quote
      const sent = question.isCommission ? total : converted
      const asked = question.isSended ? sent : received
      expect(total.minor).toBe(converted.minor + commission.minor)
      expect(asked.minor === question.amount || (!question.isSended && question.isCommission)).toBe(true)
      expect([total.currency, received.currency]).toEqual([question.source, question.target])
    }),
  )
})

it('refuses nothing but what is too small', () => {
  fc.assert(
    fc.property(questions, terms, (question, conditions) => {
      const answer = quoteExchange(question, rates, conditions)
      expect(answer.ok || (answer.reason === 'amount-too-small' && question.amount < 200)).toBe(true)
    }),
  )
})

it('what leaves is never worth less than what arrives, at the rate of the table', () => {
  const rublesFor = { RUB: 100_000_000n, ...rates }
  const small = questions.map((question) => ({ ...question, amount: question.amount % 500 }))
  fc.assert(
    fc.property(fc.oneof(questions, small), terms, (question, conditions) => {
      const answer = quoteExchange(question, rates, conditions)
      fc.pre(answer.ok)
      const { total, received } = answer.quote
      const paid = BigInt(total.minor) * rublesFor[question.source]
      expect(paid >= BigInt(received.minor) * rublesFor[question.target]).toBe(true)
    }),
  )
})

it.each([
  ['a cent', { amount: 85, source: 'RUB', target: 'USD' }, { total: 86, commission: 1, received: 1 }],
  [
    'rubles for a cent and a half',
    { amount: 122, source: 'USD', target: 'RUB', isSended: false },
    { total: 3, converted: 2, received: 122 },
  ],
  ['less than a dollar', { amount: 99, source: 'USD', target: 'RUB' }, { commission: 1, received: 8093 }],
] as const)('rounds %s against the person', (_what, question, expected) => {
  expect(quoted(question)).toMatchObject(expected)
})

it.each([
  ['82,9977', 8_299_770_000n],
  ['0.0586556', 5_865_560n],
  ['100', 10_000_000_000n],
  ['0', null],
  ['1,5.0', null],
  ['', null],
  ['-1', null],
  ['0.000000001', null],
])('reads the rate %j', (text, rate) => {
  expect(parseRate(text)).toBe(rate)
})

it.each(['82.9977', '0.0586556', '100'])('writes the rate %s as it was read', (text) => {
  expect(formatRate(parseRate(text) ?? 0n)).toBe(text)
})
