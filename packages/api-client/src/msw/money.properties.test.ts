import { getResponse, type HttpHandler } from 'msw'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FlowerCard } from '@flower-market/flower-domain'
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
/** Asking by calls costs more than most operations. */
const askedEach = isLong ? 25 : 5
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
  /** What is bought while there is enough of it. */
  card: FlowerCard | null
}

/** The handler of a request, whose path has no parameters here: msw clones it for each that it tries, which takes longer than the answer. */
function handlersOf({ handlers }: MockMarket, { method, url }: Request): HttpHandler[] {
  const path = `*${new URL(url).pathname}`
  return handlers.filter(({ info }) => info.method === method && info.path === path)
}

async function begin(): Promise<Run> {
  const market = createMockMarket({ signedInId: null })
  const { call } = createApiClient({
    baseUrl: 'http://market.test',
    fetch: async (input, init) => {
      const request = new Request(input, init)
      return (await getResponse(handlersOf(market, request), request)) ?? Response.error()
    },
  })
  await call('signin', { body: { email: anna.email, password: fixturePassword } })
  return { market, call, quotes: [], exchanged: 0, bought: 0, card: null }
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

async function buy(run: Run): Promise<void> {
  run.card ??= await plentifulCard(run.call)
  if (await succeeds(buyOnePack(run.call, run.card))) run.bought += 1
  // Perhaps it is sold out.
  else run.card = null
}

async function play(run: Run, { kind, ...step }: Step): Promise<void> {
  const { call, market, quotes } = run
  const { amount, source, target, isSended, isCommission } = step
  if (kind === 'wait') market.state.now = new Date(market.state.now.getTime() + 2 * 60_000)
  if (kind === 'choose') await call('accountUpdate', { body: { type: source, isDefault: isSended } })
  if (kind === 'buy') await buy(run)
  if (kind === 'quote') {
    const query = { amount, source, target, isSended, isCommission }
    await succeeds(call('accountRates', { query }).then(({ _id }) => quotes.push(_id)))
  }
  const quoteId = kind === 'exchange' ? quotes.at(-1) : quotes[0]
  if (!kind.startsWith('exchange') || quoteId === undefined) return
  const exchanging = call('accountExchange', { body: { quoteId } }, { idempotencyKey: freshKey() })
  if (await succeeds(exchanging)) run.exchanged += 1
}

/** What the operations so far have left; only what is new is looked at. */
interface Books {
  operations: number
  exchanges: number
  readonly orders: Set<string>
  readonly balances: Map<string, number>
}

function annaOf({ state }: MockMarket) {
  return state.people.find(({ _id }) => _id === anna._id)!
}

function openBooks(market: MockMarket): Books {
  const balances = new Map(annaOf(market).accounts.map(({ _id, amount }) => [_id, amount]))
  return { operations: market.state.operations.length, exchanges: 0, orders: new Set(), balances }
}

/** After each operation: new entries go on from the balances before, none is below zero, each exchange and order is there once. */
function checkNew({ market, exchanged, bought }: Run, books: Books): void {
  const { operations, quotes } = market.state
  const added = operations.slice(0, operations.length - books.operations).toReversed()
  books.operations = operations.length
  for (const { kind, purchase, entries } of added) {
    if (kind === 'exchange') books.exchanges += 1
    if (purchase !== null) books.orders.add(purchase._id)
    for (const { accountId, balanceBefore, amount, balanceAfter } of entries) {
      if (balanceBefore !== (books.balances.get(accountId) ?? 0)) throw new Error('An entry is not the next.')
      if (balanceBefore + amount !== balanceAfter) throw new Error('An entry does not add up.')
      books.balances.set(accountId, balanceAfter)
    }
  }
  const { accounts } = annaOf(market)
  const seen = {
    balances: accounts.map(({ _id, amount }) => [_id, amount, amount >= 0]),
    hasOneDefault: accounts.filter(({ isDefault }) => isDefault).length < 2,
    exchanges: [...quotes.values()].filter(({ isUsed }) => isUsed).length,
  }
  expect(seen).toEqual({
    balances: accounts.map(({ _id }) => [_id, books.balances.get(_id) ?? 0, true]),
    hasOneDefault: true,
    exchanges: exchanged,
  })
  expect([books.exchanges, books.orders.size]).toEqual([exchanged, bought])
}

/** The same as the calls answer it: balances are what their history adds up to. */
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
  { timeout: isLong ? 3_600_000 : 240_000 },
  async () => {
    const played = fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const run = await begin()
        const before = run.market.state.operations.length
        const books = openBooks(run.market)
        for (const one of sequence) {
          await play(run, one)
          checkNew(run, books)
          playedSteps += 1
          if (playedSteps % askedEach === 0) await check(run, before)
        }
        await check(run, before)
      }),
      { numRuns, endOnFailure: isLong },
    )
    await expect(played).resolves.toBeUndefined()
    if (isLong) console.log(`in memory: ${playedSteps} operations`)
  },
)
