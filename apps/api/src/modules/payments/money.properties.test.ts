import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBooks, checkModel, openModel, type MoneyModel as Model } from '../../testing/money-model.ts'
import { transferOf } from '../../testing/crypto-shop.ts'
import { openShop, testNow, type TestShop } from '../../testing/test-shop.ts'
import type { Trx } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { sampleRatesOf } from '../../platform/ports/rates/sample-rates.ts'
import { quoteExchange } from '@flower-market/flower-domain'
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts'
import { receiveTransaction } from '../crypto/receive-transfers.ts'
import { exchangeBy } from '../exchange/exchange-by-quote.ts'
import { storeRates } from '../exchange/index.ts'
import { insertQuote, lockQuote, type QuoteRow } from '../exchange/quotes.repository.ts'
import { postMovement, release, reserve, spendReservation, transfer, type Posting } from '../ledger/index.ts'
import { expireReservations } from '../ledger/reservations.ts'
import { confirmPayment, payFromBalance, rejectPayment } from './payments.ts'
import { refundOrder } from './refund-order.ts'

let shop: TestShop & { close(): Promise<void> }
beforeAll(async () => {
  shop = await openShop({})
  await storeRates(shop.database.kysely, sampleRatesOf('2026-11-21'), testNow)
})
afterAll(() => shop.close())

const at = testNow
const inParallel = 8
/** `npm run soak` plays 5,000 operations. */
const isLong = process.env['SOAK'] === 'long'
const length = isLong ? { minLength: 50, maxLength: 50 } : { minLength: 40, maxLength: 64 }
const numRuns = isLong ? 100 : 4
let playedSteps = 0
/** After every other operation only the books of its people are looked at: those of everybody grow with the run. */
const wholeBooksEvery = 100
function inTransaction<T>(work: (trx: Trx) => Promise<T>) {
  return shop.database.kysely.transaction().execute(work)
}

function rubles(person: string, amount: number): Posting {
  return { account: { person }, currency: 'RUB', amount: BigInt(amount) }
}

interface Step {
  readonly what: (typeof steps)[number]
  readonly one: number
  readonly other: number
  readonly amount: number
}
const steps = [
  'transfer',
  'split',
  'reserve',
  'release',
  'spend',
  'expire',
  'confirm',
  'reject',
  'pay',
  'cancel',
  'exchange',
  'repeat',
  'crypto',
] as const
const step = fc.record({
  what: fc.constantFrom(...steps),
  one: fc.nat(),
  other: fc.nat(),
  amount: fc.integer({ min: 1, max: 60_000 }),
})

function pick<T>(list: readonly T[], index: number): T | undefined {
  return list[index % list.length]
}

type Play = (model: Model, step: Step) => Promise<void>

const plays: Readonly<Record<Step['what'], Play>> = {
  async transfer(model, { one, other, amount }) {
    const [from, to] = [pick(model.people, one)!, pick(model.people, other)!]
    if (from === to) return
    const order = { kind: 'margin', from: { person: from }, to: { person: to }, createdBy: null, at } as const
    const { ok } = await inTransaction((trx) =>
      transfer(trx, { ...order, amount: BigInt(amount), currency: 'RUB' }),
    )
    if (!ok) return
    model.add(from, -amount)
    model.add(to, amount)
  },
  async split(model, { one, amount }) {
    const [giver, ...takers] = [0, 1, 2].map((place) => model.people[(one + place) % 3]!)
    const postings = [rubles(giver!, -2 * amount), ...takers.map((taker) => rubles(taker, amount))]
    const { ok } = await inTransaction((trx) =>
      postMovement(trx, { kind: 'margin', postings, createdBy: null, at }),
    )
    if (!ok) return
    model.add(giver!, -2 * amount)
    for (const taker of takers) model.add(taker, amount)
  },
  async reserve(model, { one, other, amount }) {
    const person = pick(model.people, one)!
    const expiry = other % 2 === 0 ? {} : { expiresAt: at }
    const held = await inTransaction((trx) =>
      reserve(trx, { person, currency: 'RUB', amount: BigInt(amount), reason: 'a transfer', at, ...expiry }),
    )
    if (!held.ok) return
    model.held.set(held.reservationId, { person, amount })
    model.everHeld.push(held.reservationId)
  },
  async release(model, { one }) {
    const id = pick(model.everHeld, one)
    if (id === undefined) return
    if (await inTransaction((trx) => release(trx, id, { at }))) endOnce(model, id)
  },
  async spend(model, { one, amount }) {
    const id = pick(model.everHeld, one)
    const person = id && (model.held.get(id)?.person ?? model.people[0])
    if (id === undefined || person === undefined) return
    const postings = [
      rubles(person, -amount),
      { ...rubles(person, amount), account: { system: 'payouts' } } as Posting,
    ]
    const spent = await inTransaction((trx) =>
      spendReservation(trx, id, { kind: 'transfer', postings, createdBy: null, at }),
    ).catch((error: { constraint?: string }) => {
      // More than was held, or from somebody else.
      if (error.constraint === 'reservations_cover_their_use') return { ok: false }
      throw error
    })
    if (!spent.ok) return
    model.add(person, -amount)
    endOnce(model, id)
  },
  async expire() {
    await expireReservations(shop.database.kysely, inTransaction, at)
  },
  async confirm(model, { one }) {
    const { paymentId } = pick(model.orders, one)!
    const settled = await inTransaction((trx) => confirmPayment(trx, { id: paymentId, by: null, at })).then(
      () => true,
      (error: Error) => refused(error, 'cannot be confirmed'),
    )
    if (settled) model.confirmed.add(paymentId)
  },
  async reject(model, { one }) {
    const { paymentId: id } = pick(model.orders, one)!
    await inTransaction((trx) => rejectPayment(trx, { id, by: null, at, reason: '' })).catch((error: Error) =>
      refused(error, 'cannot be rejected'),
    )
  },
  async pay(model, { one }) {
    const { id, buyer } = pick(model.orders, one)!
    const payment = { personId: buyer, purchaseIds: [id], by: buyer, at }
    await inTransaction((trx) => payFromBalance(trx, payment)).catch((error: Error) =>
      refused(error, 'not-enough-funds'),
    )
  },
  async exchange(model, { one, amount, other }) {
    const person = pick(model.people, one)!
    const terms = { spreadBp: 150, commissionBp: 50 }
    const rates = { USD: 8_000_000_000n, EUR: 9_000_000_000n } as const
    const question = { amount, source: 'RUB', target: 'USD', isSended: true, isCommission: true } as const
    const quoted = quoteExchange(question, rates, terms)
    if (!quoted.ok) return
    const quote = await insertQuote(shop.database.kysely, {
      personId: person,
      quote: quoted.quote,
      terms,
      rateDate: '2026-11-21',
      at,
      recipientId: null,
    })
    const when = other % 4 === 0 ? new Date(quote.expires_at.getTime() + 1) : at
    await Promise.all([exchangeOnce(model, person, quote, when), exchangeOnce(model, person, quote, when)])
  },
  async repeat(model, { one, amount }) {
    const person = pick(model.people, one)!
    const call = { personId: person, call: 'transactionCreate', key: randomUUID(), body: { amount } } as const
    const credit = () =>
      inTransaction((trx) =>
        withIdempotency(trx, call, async () => {
          const order = { from: { system: 'funding' }, to: { person }, currency: 'RUB' } as const
          await transfer(trx, { ...order, kind: 'top-up', amount: BigInt(amount), createdBy: null, at })
          return { amount }
        }),
      )
    await Promise.all([credit(), credit()])
    model.add(person, amount)
  },
  async crypto(model, { one, amount }) {
    const [visitor, person] = [pick(model.visitors, one)!, pick(model.people, one)!]
    const body = { amount: 2_000_000 + amount, rate: (await visitor.call('cryptoRate')).ok.rate }
    const begun = await visitor.call('orderGarantex', { body }, { key: randomUUID() })
    // As many as anybody may begin at once.
    if (begun.refusal?.code === 'retry-later') return
    const sent = transferOf(begun.ok, at, { to: begun.ok.address })
    await Promise.all([1, 2].map(() => receiveTransaction(inTransaction, [sent], at)))
    model.add(person, begun.ok.amount)
  },
  async cancel(model, { one }) {
    const { id } = pick(model.orders, one)!
    await inTransaction(async (trx) => {
      await trx.updateTable('purchases').set({ status: 'canceled' }).where('id', '=', id).execute()
      await refundOrder(trx, { purchaseId: id, by: null, at })
    })
  },
}

/** At most what a quote says, within its time and once; the second of two at once is told so. */
async function exchangeOnce(model: Model, person: string, quote: QuoteRow, when: Date): Promise<void> {
  const done = await inTransaction(async (trx) => {
    const locked = await lockQuote(trx, person, quote.id)
    await exchangeBy(trx, locked!, when)
    return true
  }).catch((error: Error) =>
    error instanceof ApiError && ['quote-used', 'quote-expired', 'not-enough-funds'].includes(error.code)
      ? false
      : Promise.reject(error),
  )
  if (done) model.add(person, -Number(quote.total))
}

function endOnce(model: Model, id: string): void {
  // Nobody else was told that it ended.
  expect(model.held.delete(id)).toBe(true)
}

function refused(error: Error, expected: string): false {
  const isExpected = error instanceof ApiError ? error.code === expected : error.message.includes(expected)
  if (!isExpected) throw error
  return false
}

test(
  'whatever happens at the same time, the books are what the operations that succeeded add up to',
  { timeout: isLong ? 1_800_000 : 60_000 },
  async () => {
    const played = fc.assert(
      fc.asyncProperty(fc.array(step, { ...length, size: 'max' }), async (sequence) => {
        const model = await openModel(shop)
        for (let first = 0; first < sequence.length; first += inParallel) {
          await Promise.all(
            sequence.slice(first, first + inParallel).map(async (one) => {
              await plays[one.what](model, one)
              playedSteps += 1
              // While the others go on; elsewhere once they are all done.
              if (isLong)
                await checkBooks(shop, playedSteps % wholeBooksEvery === 0 ? undefined : model.people)
            }),
          )
          await checkModel(shop, model)
          if (!isLong) await checkBooks(shop)
        }
      }),
      { numRuns, endOnFailure: true },
    )
    await expect(played).resolves.toBeUndefined()
    if (isLong) console.log(`PostgreSQL: ${playedSteps} operations, ${inParallel} at once`)
  },
)
