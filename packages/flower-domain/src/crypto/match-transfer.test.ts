import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import vectors from '../fixtures/payment-vectors.json' with { type: 'json' }
import { isWorthReading, matchTransfer, type AwaitedTransfer } from './match-transfer.ts'
import { amountTails } from './usdt-quote.ts'
import { usdtContract } from './usdt.ts'

const address = 'TDt9YtfuttvxD2Jv8F8v4JEDbnBBb1jVNt'
const otherToken = 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf'
const hourMs = 3_600_000

function awaiting(id: string, units: bigint, changes: Partial<AwaitedTransfer> = {}): AwaitedTransfer {
  return {
    id,
    address,
    units,
    begunAtMs: 0,
    expiresAtMs: hourMs,
    hasInexact: false,
    isCanceled: false,
    ...changes,
  }
}
function transfer(units: bigint, changes: object = {}) {
  return { contract: usdtContract, to: address, type: 'Transfer', units, blockTimeMs: hourMs, ...changes }
}

const one = awaiting('one', 251_430_137n)
const other = awaiting('other', 251_430_138n)

it.each([
  ['the exact amount', [one, other], transfer(251_430_138n), { verdict: 'credit', id: 'other' }],
  [
    'the exact amount, late',
    [one],
    transfer(251_430_137n, { blockTimeMs: hourMs + 1 }),
    { verdict: 'hold', id: 'one', reason: 'paid-late' },
  ],
  [
    'less a round fee: the last digits tell',
    [one, other],
    transfer(250_430_137n),
    { verdict: 'hold', id: 'one', reason: 'underpaid' },
  ],
  [
    'another amount while one payment waits',
    [one],
    transfer(260_000_000n),
    { verdict: 'hold', id: 'one', reason: 'overpaid' },
  ],
  [
    'another amount while two wait',
    [one, other],
    transfer(250_000_000n),
    { verdict: 'hold', id: null, reason: 'unassigned' },
  ],
  ['less than a half', [one], transfer(125_000_000n), { verdict: 'hold', id: null, reason: 'unassigned' }],
  ['more than twice', [one], transfer(503_000_000n), { verdict: 'hold', id: null, reason: 'unassigned' }],
  [
    'another amount for a payment that has one',
    [{ ...one, hasInexact: true }],
    transfer(250_430_137n),
    { verdict: 'hold', id: null, reason: 'unassigned' },
  ],
  [
    'the exact amount for a payment that has another',
    [{ ...one, hasInexact: true }],
    transfer(251_430_137n),
    { verdict: 'credit', id: 'one' },
  ],
  [
    'another amount a day after the expiry',
    [one],
    transfer(250_430_137n, { blockTimeMs: 25 * hourMs + 1 }),
    { verdict: 'hold', id: null, reason: 'unassigned' },
  ],
  [
    'the exact amount of a payment that its person has canceled',
    [awaiting('canceled', 251_430_137n, { isCanceled: true }), other],
    transfer(251_430_137n),
    { verdict: 'hold', id: 'canceled', reason: 'paid-late' },
  ],
  [
    'the exact amount of one that waits and of one that was canceled',
    [awaiting('canceled', 251_430_137n, { isCanceled: true }), one],
    transfer(251_430_137n),
    { verdict: 'credit', id: 'one' },
  ],
  [
    'another amount than that of a canceled payment',
    [awaiting('canceled', 251_430_137n, { isCanceled: true })],
    transfer(250_430_137n),
    { verdict: 'hold', id: null, reason: 'unassigned' },
  ],
  [
    'another token of the exact amount of a canceled payment',
    [awaiting('canceled', 251_430_137n, { isCanceled: true })],
    transfer(251_430_137n, { contract: otherToken }),
    { verdict: 'ignore' },
  ],
  [
    'what was sent before the payment was begun',
    [awaiting('one', 251_430_137n, { begunAtMs: hourMs + 60_001 })],
    transfer(251_430_137n),
    { verdict: 'hold', id: null, reason: 'unassigned' },
  ],
  [
    'a block that is stamped a minute early',
    [awaiting('one', 251_430_137n, { begunAtMs: hourMs + 60_000, expiresAtMs: 2 * hourMs })],
    transfer(251_430_137n),
    { verdict: 'credit', id: 'one' },
  ],
  [
    'the exact amount of another token',
    [one],
    transfer(251_430_137n, { contract: otherToken }),
    { verdict: 'hold', id: 'one', reason: 'wrong-token' },
  ],
  ['another token', [one], transfer(250_000_000n, { contract: otherToken }), { verdict: 'ignore' }],
  ['dust', [one], transfer(9999n), { verdict: 'ignore' }],
  ['an approval', [], transfer(251_430_137n, { type: 'Approval' }), { verdict: 'ignore' }],
  [
    'to an address of ours where nothing waits',
    [one],
    transfer(251_430_137n, { to: usdtContract }),
    { verdict: 'hold', id: null, reason: 'unassigned' },
  ],
])('%s', (_what, awaited, sent, matched) => {
  expect(matchTransfer(sent, awaited)).toEqual(matched)
})

describe('vectors', () => {
  it.each(vectors.trc20_matching.cases)('$expect', ({ tx, expect: expected }) => {
    const { payment } = vectors.trc20_matching
    const awaited = awaiting('vector', BigInt(payment.expected_units), {
      address: payment.address,
      begunAtMs: payment.created_ms,
      expiresAtMs: payment.expires_ms,
    })
    const { verdict } = matchTransfer(
      {
        contract: tx.token_info.address,
        to: tx.to,
        type: tx.type,
        units: BigInt(tx.value),
        blockTimeMs: tx.block_timestamp,
      },
      [awaited],
    )
    // The exact amount of a counterfeit is shown to its sender: "ignore" is said of the balance.
    const isCounterfeit = verdict === 'hold' && expected.startsWith('ignore: other contract')
    expect(isCounterfeit || expected.startsWith(verdict)).toBe(true)
  })
})

describe('over any payments and transfers', () => {
  const units = fc.bigInt({ min: 1_000_000n, max: 1_020_000n })
  const awaitedList = fc
    .uniqueArray(
      fc.record({
        units,
        begunAtMs: fc.integer({ min: 0, max: 10 * 60_000 }),
        expiresAtMs: fc.integer({ min: 30 * 60_000, max: hourMs }),
        hasInexact: fc.boolean(),
        isCanceled: fc.boolean(),
      }),
      { selector: (payment) => payment.units, maxLength: 12 },
    )
    .map((list) => list.map((payment, place) => ({ ...payment, id: String(place), address })))
  const sent = fc.record({
    units,
    contract: fc.constantFrom(usdtContract, otherToken),
    to: fc.constant(address),
    type: fc.constant('Transfer'),
    blockTimeMs: fc.integer({ min: 0, max: 2 * hourMs }),
  })

  it('credits exactly the exact amount of USDT in time, to its own payment', () => {
    fc.assert(
      fc.property(awaitedList, sent, (awaited, arriving) => {
        const matched = matchTransfer(arriving, awaited)
        const own = awaited.find((payment) => payment.units === arriving.units)
        const isDue =
          own !== undefined &&
          !own.isCanceled &&
          arriving.contract === usdtContract &&
          arriving.blockTimeMs <= own.expiresAtMs &&
          arriving.blockTimeMs + 60_000 >= own.begunAtMs
        const credited = matched.verdict === 'credit' ? matched.id : null
        expect(credited).toBe(isDue ? own.id : null)
      }),
      { numRuns: 2000 },
    )
  })

  it('never loses USDT: what is not credited is held, and a guess is the only one possible', () => {
    fc.assert(
      fc.property(awaitedList, sent, (awaited, arriving) => {
        const matched = matchTransfer(arriving, awaited)
        expect(arriving.contract === usdtContract && matched.verdict === 'ignore').toBe(false)
        if (matched.verdict !== 'hold' || matched.id === null) return
        const payment = awaited.find(({ id }) => id === matched.id)
        if (payment?.units === arriving.units) return
        const tails = BigInt(amountTails)
        const rivals = awaited.filter(
          (rival) =>
            rival.id !== matched.id &&
            !rival.isCanceled &&
            !rival.hasInexact &&
            rival.begunAtMs <= arriving.blockTimeMs + 60_000,
        )
        const hasOwnTail = payment !== undefined && payment.units % tails === arriving.units % tails
        expect(
          rivals.filter((rival) => !hasOwnTail || rival.units % tails === arriving.units % tails),
        ).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })
})

it('what is not worth reading is ignored', () => {
  const units = fc.bigInt({ min: 1n, max: 100_000n })
  fc.assert(
    fc.property(
      fc.array(fc.bigInt({ min: 10_000n, max: 100_000n }), { maxLength: 3 }),
      units,
      fc.constantFrom(usdtContract, otherToken),
      (amounts, sent, contract) => {
        const awaited = amounts.map((amount, place) => awaiting(String(place), amount))
        fc.pre(!isWorthReading({ contract, units: sent }, new Set(amounts)))
        expect(matchTransfer(transfer(sent, { contract }), awaited)).toEqual({ verdict: 'ignore' })
      },
    ),
  )
})

it.each([
  ['a cent of USDT', 10_000n, usdtContract, true],
  ['less', 9_999n, usdtContract, false],
  ['another token', 260_000_000n, otherToken, false],
  ['another token of an amount that somebody was asked for', 251_430_137n, otherToken, true],
])('of what a list names, %s is worth reading or not', (_what, units, contract, isWorth) => {
  expect(isWorthReading({ contract, units }, new Set([251_430_137n]))).toBe(isWorth)
})
