import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { addCard, addPerson, auditLedger, orderFor, signInAs } from './test-people.ts'
import type { TestShop } from './test-shop.ts'
import type { Visitor } from './visitor.ts'

const begin = 100_000
const price = 20_000

/** People and their browsers, orders that wait for cash, and what the operations that succeeded should have left. */
export class MoneyModel {
  readonly people: readonly string[]
  readonly orders: readonly { id: string; paymentId: string; buyer: string }[]
  readonly balances: Map<string, number>
  readonly held = new Map<string, { person: string; amount: number }>()
  readonly everHeld: string[] = []
  readonly confirmed = new Set<string>()
  readonly visitors: readonly Visitor[]

  constructor(visitors: MoneyModel['visitors'], orders: MoneyModel['orders']) {
    this.visitors = visitors
    this.people = orders.map(({ buyer }) => buyer)
    const { people } = this
    this.orders = orders
    this.balances = new Map(people.map((person) => [person, begin]))
  }

  /** Minor units that came, or went below zero. */
  add(person: string, amount: number): void {
    this.balances.set(person, (this.balances.get(person) ?? 0) + amount)
  }
}

/** People with money, each with an order. */
export async function openModel(shop: TestShop): Promise<MoneyModel> {
  const people = await Promise.all([0, 1, 2].map(() => addPerson(shop, { money: { RUB: begin } })))
  const orders = []
  const visitors = []
  for (const buyer of people) {
    const browser = await signInAs(shop, buyer)
    visitors.push(browser)
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
  return new MoneyModel(visitors, orders)
}

interface AccountNow {
  readonly person: string
  readonly balance: bigint
  readonly reserved: bigint
  readonly expired: readonly string[]
}

/** The ruble accounts and what has expired, in one snapshot: the shop's own job may end a reservation at any moment. */
async function readAccounts(shop: TestShop, people: readonly string[]): Promise<AccountNow[]> {
  const { rows } = await sql<AccountNow>`SELECT owner_id AS person, balance, reserved,
      array(SELECT id FROM reservations WHERE account_id = ledger_accounts.id AND status = 'expired') AS expired
    FROM ledger_accounts WHERE owner_id = ANY(${people}) AND currency = 'RUB'`.execute(shop.database.kysely)
  return rows
}

/** The invariants that hold at every commit, whatever else is under way, for the books of some people or as a whole. */
export async function checkBooks(shop: TestShop, people?: readonly string[]): Promise<void> {
  const found = await auditLedger(shop, people)
  expect(Object.entries(found).filter(([, problems]) => problems.length > 0)).toEqual([])
}

/** Whether the books of the model's people are what the model says. */
export async function checkModel(shop: TestShop, model: MoneyModel): Promise<void> {
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
  for (const { person, balance, reserved, expired } of await readAccounts(shop, model.people)) {
    for (const id of expired) model.held.delete(id)
    const held = [...model.held.values()].filter((one) => one.person === person)
    expect(Number(balance)).toBe(expected.get(person))
    expect(Number(reserved)).toBe(held.reduce((sum, { amount }) => sum + amount, 0))
    expect(balance >= reserved).toBe(true)
  }
}
