import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBuyer, addCard, addPerson, orderFor, signInAs } from '../../testing/test-people.ts'
import { openShop, testNow, type TestShop } from '../../testing/test-shop.ts'
import type { Visitor } from '../../testing/visitor.ts'
import type { Trx } from '../../platform/database/database.ts'
import { transactionsOf } from '../../platform/events/events.ts'
import { openAccount, transfer } from '../ledger/index.ts'
import { confirmPayment, openPayment } from '../payments/payments.ts'
import { purchasesService } from '../purchases/index.ts'

let shop: TestShop & { close(): Promise<void> }
let buyer: Visitor
let order: { _id: string; number: number }
const dayMs = 24 * 3_600_000
beforeAll(async () => {
  shop = await openShop({})
  const personId = await addPerson(shop, { money: { USD: 700 } })
  buyer = await signInAs(shop, personId)
  const payment = { personId, method: 'CARD', currency: 'RUB', amount: 1_000_000n, allocations: [] } as const
  await inTransaction(async (trx) => {
    await openAccount(trx, { person: personId }, 'RUB')
    const id = await openPayment(trx, { ...payment, createdBy: personId, at: testNow }, 'IN_PROCESSED')
    await confirmPayment(trx, { id, by: null, at: new Date(testNow.getTime() - 2 * dayMs) })
  })
  const body = orderFor([await addCard(shop), 50])
  order = (await buyer.call('purchaseCreate', { body }, { key: randomUUID() })).ok
  const purchases = purchasesService(shop.database, () => testNow, transactionsOf(shop.database))
  await purchases.move({ id: order._id, to: 'in_process' })
  const [line] = (await buyer.call('purchaseGet', { params: { id: order._id } })).ok.lines
  await purchases.move({
    id: order._id,
    to: 'partially_confirmed',
    answers: [{ code: line!.code, quantity: 25, reason: 'Мало' }],
  })
  const broker = await addPerson(shop, { role: 'BROKER' })
  await inTransaction((trx) =>
    transfer(trx, {
      kind: 'write-off',
      from: { person: personId },
      to: { system: 'adjustments' },
      amount: 50n,
      currency: 'RUB',
      createdBy: broker,
      at: testNow,
    }),
  )
})
afterAll(() => shop.close())

function inTransaction<T>(work: (trx: Trx) => Promise<T>) {
  return shop.database.kysely.transaction().execute(work)
}
async function history(query: object = {}) {
  return (await buyer.call('balanceHistory', { query })).ok
}
async function amounts(query: object) {
  return (await history(query)).items.map(({ amount }) => amount)
}
async function accountId(type: string) {
  return (await buyer.call('accountList')).ok.find((account) => account.type === type)?._id ?? ''
}

test('every entry says what it was, and the running balance of an account adds up', async () => {
  const { items, total } = await history({ accountId: await accountId('RUBLE') })
  expect(total).toBe(4)
  expect(
    items.map(({ kind, status, method, creator, amount }) => [kind, status, method, creator, amount]),
  ).toEqual([
    ['write-off', 'CONCLUSION', 'BALANCE', 'MANAGER', -50],
    ['compensation', 'COMPENSATION', 'BALANCE', 'ADMIN', 250_000],
    ['purchase', 'CONCLUSION', 'BALANCE', 'USER', -500_000],
    ['top-up', 'CONFIRMED', 'CARD', 'ADMIN', 1_000_000],
  ])
  let balance = 0
  for (const { balanceBefore, amount, balanceAfter } of items.toReversed()) {
    expect([balanceBefore, balanceBefore + amount]).toEqual([balance, balanceAfter])
    balance = balanceAfter
  }
  expect(items.map(({ purchase }) => purchase?.number ?? null)).toEqual([
    null,
    order.number,
    order.number,
    null,
  ])
})

test.each([
  ['a status', { status: 'COMPENSATION' }, [250_000]],
  ['a status that nothing has', { status: 'REJECTED' }, []],
  ['a method', { method: 'CARD' }, [1_000_000]],
  ['a sign', { sign: 'MINUS' }, [-50, -500_000]],
  ['the first day', { to: '2026-11-19' }, [1_000_000]],
  ['from a day on', { from: '2026-11-20', sign: 'PLUS' }, [250_000, 700]],
  ['both', { from: '2026-11-19', to: '2026-11-19' }, [1_000_000]],
  ['a page', { limit: 2, page: 2 }, [-500_000, 1_000_000]],
  ['a page after the last', { page: 2 }, []],
])('narrowed by %s', async (_what, query, expected) => {
  expect(await amounts(query)).toEqual(expected)
})

test('an entry is read by its owner alone, and so is the history of an account', async () => {
  const [first] = (await history()).items
  const params = { id: first!._id }
  expect((await buyer.call('balanceEntry', { params })).ok).toEqual(first)
  const other = await addBuyer(shop)
  expect((await other.call('balanceEntry', { params })).refusal?.code).toBe('not-found')
  const query = { accountId: await accountId('RUBLE') }
  expect((await other.call('balanceHistory', { query })).refusal?.code).toBe('not-found')
})

test('operations are movements, each with all of its entries', async () => {
  const { items, total } = (await buyer.call('operationsHistory', { query: { limit: 3 } })).ok
  expect([items.map(({ kind }) => kind), total]).toEqual([['write-off', 'compensation', 'purchase'], 5])
  expect(items[2]).toMatchObject({
    purchase: { _id: order._id },
    entries: [{ type: 'RUBLE', amount: -500_000 }],
  })
  const compensations = (await buyer.call('operationsHistory', { query: { kind: 'compensation' } })).ok
  expect(compensations.items).toEqual([items[1]])
})
