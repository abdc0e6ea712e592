import { getResponse } from 'msw'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Call } from '../call.ts'
import { isApiError } from '../api-error.ts'
import { createApiClient } from '../create-client.ts'
import { fixturePassword } from '../fixtures/mock-person.ts'
import { anna } from '../fixtures/people.fixtures.ts'
import { createMockMarket, type MockMarket } from './mock-market.ts'
import { buyOnePack, freshKey, plentifulCard } from './suite/shopping.ts'

const kinds = ['buy', 'quote', 'exchange', 'exchange-again', 'wait', 'choose'] as const
const wallets = ['RUBLE', 'DOLLAR', 'EURO'] as const
/** `npm run soak` plays 100,000 operations. */
const { process } = globalThis as { process?: { env: Record<string, string | undefined> } }
const isLong = process?.env['SOAK'] === 'long'
const length = isLong ? { minLength: 100, maxLength: 100 } : { minLength: 30, maxLength: 60 }
const numRuns = isLong ? 1000 : 12
let playedSteps = 0
const steps = fc.array(
  fc.record({
    kind: fc.constantFrom(...kinds),
    amount: fc.integer({ min: 1, max: 30_000_000 }),
    source: fc.constantFrom(...wallets),
    target: fc.constantFrom(...wallets),
    isSended: fc.boolean(),
    isCommission: fc.boolean(),
  }),
  { ...length, size: 'max' },
)
type Step = (typeof steps extends fc.Arbitrary<infer L> ? L : never)[number]

interface Run {
  readonly market: MockMarket
  readonly call: Call
  readonly quotes: string[]
  exchanged: number
  bought: number
}

async function begin(): Promise<Run> {
  const market = createMockMarket({ signedInId: null })
  const { call } = createApiClient({
    baseUrl: 'http://market.test',
    fetch: async (input, init) =>
      (await getResponse([...market.handlers], new Request(input, init))) ?? Response.error(),
  })
  await call('signin', { body: { email: anna.email, password: fixturePassword } })
  return { market, call, quotes: [], exchanged: 0, bought: 0 }
}

const refusals = [
  'not-enough-funds',
  'quote-used',
  'quote-expired',
  'validation-failed',
  'cart-changed',
  'quantity-exceeds-availability',
] as const

/** Whether a call succeeded; an error that no person could cause fails the test. */
async function succeeds(attempt: Promise<unknown>): Promise<boolean> {
  try {
    await attempt
    return true
  } catch (error) {
    if (refusals.some((code) => isApiError(error, code))) return false
    throw error
  }
}

async function play(run: Run, { kind, ...step }: Step): Promise<void> {
  const { call, market, quotes } = run
  const { amount, source, target, isSended, isCommission } = step
  if (kind === 'wait') market.state.now = new Date(market.state.now.getTime() + 2 * 60_000)
  if (kind === 'choose') await call('accountUpdate', { body: { type: source, isDefault: isSended } })
  if (kind === 'buy' && (await succeeds(buyOnePack(call, await plentifulCard(call))))) run.bought += 1
  if (kind === 'quote') {
    const query = { amount, source, target, isSended, isCommission }
    await succeeds(call('accountRates', { query }).then(({ _id }) => quotes.push(_id)))
  }
  const quoteId = kind === 'exchange' ? quotes.at(-1) : quotes[0]
  if (!kind.startsWith('exchange') || quoteId === undefined) return
  const exchanging = call('accountExchange', { body: { quoteId } }, { idempotencyKey: freshKey() })
  if (await succeeds(exchanging)) run.exchanged += 1
}

/** Balances are what their history adds up to, none is below zero, and each exchange and order is there once. */
async function check({ call, market, exchanged, bought }: Run, before: number): Promise<void> {
  const accounts = await call('accountList')
  for (const { _id, amount } of accounts) {
    const { items } = await call('balanceHistory', { query: { accountId: _id, limit: 100 } })
    expect(amount).toBeGreaterThanOrEqual(0)
    const chain = items.map(({ balanceAfter }) => balanceAfter)
    expect(chain).toEqual([amount, ...items.map(({ balanceBefore }) => balanceBefore)].slice(0, chain.length))
    expect(items.every((one) => one.balanceBefore + one.amount === one.balanceAfter)).toBe(true)
  }
  expect(accounts.filter(({ isDefault }) => isDefault).length).toBeLessThan(2)
  const added = market.state.operations.slice(0, market.state.operations.length - before)
  expect(added.filter(({ kind }) => kind === 'exchange')).toHaveLength(exchanged)
  expect(new Set(added.flatMap(({ purchase }) => purchase?._id ?? [])).size).toBe(bought)
  expect([...market.state.quotes.values()].filter(({ isUsed }) => isUsed)).toHaveLength(exchanged)
}

test(
  'whatever a person does, balances and history of the mock market agree',
  { timeout: isLong ? 3_600_000 : 30_000 },
  async () => {
    const played = fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const run = await begin()
        const before = run.market.state.operations.length
        for (const one of sequence) {
          await play(run, one)
          await check(run, before)
          playedSteps += 1
        }
      }),
      { numRuns, endOnFailure: isLong },
    )
    await expect(played).resolves.toBeUndefined()
    if (isLong) console.log(`in memory: ${playedSteps} operations`)
  },
)
