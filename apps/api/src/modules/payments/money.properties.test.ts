import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCard, addPerson, auditLedger, orderFor, signInAs } from '../../testing/test-people.ts'
import { openShop, testNow, type TestShop } from '../../testing/test-shop.ts'
import type { Trx } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { sampleRatesOf } from '../../platform/ports/rates/sample-rates.ts'
import { keepRates } from '../exchange/index.ts'
import { postMovement, release, reserve, spendReservation, transfer, type Posting } from '../ledger/index.ts'
import { expireReservations } from '../ledger/reservations.ts'
import { confirmPayment, payFromBalance, rejectPayment } from './payments.ts'
import { refundOrder } from './refund-order.ts'

let shop: TestShop & { close(): Promise<void> }
beforeAll(async () => {
  shop = await openShop({})
  await keepRates(shop.database.kysely, sampleRatesOf('2026-11-21'), testNow)
})
afterAll(() => shop.close())

const at = testNow
const begin = 100_000
const price = 20_000
const inParallel = 8
function inTransaction<T>(work: (trx: Trx) => Promise<T>) {
  return shop.database.kysely.transaction().execute(work)
}

function rubles(person: string, amount: number): Posting {
  return { account: { person }, currency: 'RUB', amount: BigInt(amount) }
}

/** People, orders that wait for cash, and what the operations that succeeded should have left. */
class Model {
  readonly people: readonly string[]
  readonly orders: readonly { id: string; paymentId: string; buyer: string }[]
  readonly balances: Map<string, number>
  readonly held = new Map<string, { person: string; amount: number }>()
  readonly everHeld: string[] = []
  readonly confirmed = new Set<string>()

  constructor(people: Model['people'], orders: Model['orders']) {
    this.people = people
    this.orders = orders
    this.balances = new Map(people.map((person) => [person, begin]))
  }
  add(person: string, amount: number): void {
    this.balances.set(person, (this.balances.get(person) ?? 0) + amount)
  }
}

async function openModel(): Promise<Model> {
  const people = await Promise.all([0, 1, 2].map(() => addPerson(shop, { money: { RUB: begin } })))
  const orders = []
  for (const buyer of people) {
    const browser = await signInAs(shop, buyer)
    const card = await addCard(shop, { price: price / 25 })
    const body = { ...orderFor([card, 25]), paymentMethod: 'CASH' as const }
    const { _id: id } = (await browser.call('purchaseCreate', { body }, { key: randomUUID() })).ok
    const { payment_id: paymentId } = await shop.database.kysely
      .selectFrom('payment_allocations')
      .select('payment_id')
      .where('purchase_id', '=', id)
      .executeTakeFirstOrThrow()
    orders.push({ id, paymentId, buyer })
  }
  return new Model(people, orders)
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
  async cancel(model, { one }) {
    const { id } = pick(model.orders, one)!
    await inTransaction(async (trx) => {
      await trx.updateTable('purchases').set({ status: 'canceled' }).where('id', '=', id).execute()
      await refundOrder(trx, { purchaseId: id, by: null, at })
    })
  },
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

/** An expiry may end what is reserved at the same time; only afterwards it is known which. */
async function forgetExpired(model: Model): Promise<void> {
  const expired = await shop.database.kysely
    .selectFrom('reservations')
    .select('id')
    .where('status', '=', 'expired')
    .execute()
  for (const { id } of expired) model.held.delete(id)
}

/** The invariants of the books, and that they are what the model says. */
async function check(model: Model): Promise<void> {
  await forgetExpired(model)
  expect(Object.entries(await auditLedger(shop)).filter(([, found]) => found.length > 0)).toEqual([])
  const orders = await shop.database.kysely
    .selectFrom('purchases')
    .select(['id', 'status', 'payment_status'])
    .where(
      'id',
      'in',
      model.orders.map(({ id }) => id),
    )
    .execute()
  const expected = new Map(model.balances)
  for (const { id, paymentId, buyer } of model.orders) {
    const order = orders.find((one) => one.id === id)!
    const cameIn = model.confirmed.has(paymentId) ? price : 0
    const wentOut = order.payment_status === 'paid' && order.status !== 'canceled' ? price : 0
    expected.set(buyer, expected.get(buyer)! + cameIn - wentOut)
  }
  const accounts = await shop.database.kysely
    .selectFrom('ledger_accounts')
    .select(['owner_id', 'balance', 'reserved'])
    .where('owner_id', 'in', [...model.people])
    .where('currency', '=', 'RUB')
    .execute()
  for (const { owner_id: person, balance, reserved } of accounts) {
    const held = [...model.held.values()].filter((one) => one.person === person)
    expect(Number(balance)).toBe(expected.get(person!))
    expect(Number(reserved)).toBe(held.reduce((sum, { amount }) => sum + amount, 0))
    expect(balance! >= reserved).toBe(true)
  }
}

test(
  'whatever happens at the same time, the books are what the operations that succeeded add up to',
  { timeout: 60_000 },
  async () => {
    const played = fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 64, size: 'max' }), async (sequence) => {
        const model = await openModel()
        for (let first = 0; first < sequence.length; first += inParallel) {
          await Promise.all(
            sequence.slice(first, first + inParallel).map((one) => plays[one.what](model, one)),
          )
          await check(model)
        }
      }),
      { numRuns: 4, endOnFailure: true },
    )
    await expect(played).resolves.toBeUndefined()
  },
)
