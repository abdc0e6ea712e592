import type { LineAnswer } from '@flower-market/flower-domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBuyer, addCard, auditLedger, orderFor } from '../../testing/test-people.ts'
import { transfer } from '../ledger/index.ts'
import { openShop, testNow, type TestShop } from '../../testing/test-shop.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { purchasesService, type PurchasesService } from './purchases.service.ts'
import { transactionsOf } from '../../platform/events/events.ts'

let shop: TestShop & { close(): Promise<void> }
let buyer: Visitor
let purchases: PurchasesService
beforeAll(async () => {
  shop = await openShop({})
  buyer = await addBuyer(shop, 100_000_000)
  purchases = purchasesService(shop.database, () => testNow, transactionsOf(shop.database))
})
afterAll(() => shop.close())

async function placeOrder(payment: 'BALANCE' | 'CASH' = 'BALANCE') {
  const body = { ...orderFor([await addCard(shop), 50], [await addCard(shop), 25]), paymentMethod: payment }
  const { ok } = await buyer.call('purchaseCreate', { body }, { key: crypto.randomUUID() })
  await purchases.move({ id: ok._id, to: 'in_process' })
  return ok
}
function agree(id: string, answers: readonly LineAnswer[]) {
  return purchases.move({ id, to: 'partially_confirmed', answers })
}
async function readOrder(id: string) {
  return (await buyer.call('purchaseGet', { params: { id } })).ok
}
async function rubles() {
  return (await buyer.call('accountList')).ok.find(({ type }) => type === 'RUBLE')?.amount ?? 0
}

test('the shortfall of a paid order is credited line by line, with its reason', async () => {
  const { _id: id, lines, totals } = await placeOrder()
  const before = await rubles()
  const code = lines[0]!.code
  await agree(id, [{ code, quantity: 25, reason: 'Мало бутонов' }])
  const order = await readOrder(id)
  const credit = 25 * lines[0]!.price
  expect(order).toMatchObject({
    status: 'partially_confirmed',
    sum: totals.total - credit,
    totals: {
      asked: totals.asked,
      agreed: totals.asked - credit,
      paid: totals.total,
      credited: credit,
      due: 0,
    },
    credits: [{ code, amount: credit, reason: 'Мало бутонов' }],
  })
  expect(await rubles()).toBe(before + credit)
  expect(Object.values(await auditLedger(shop)).flat()).toEqual([])
})

test('an order that waits for its money is due what was agreed, and nothing is credited', async () => {
  const { _id: id, lines, totals } = await placeOrder('CASH')
  await agree(id, [{ code: lines[1]!.code, quantity: 0, reason: 'Нет' }])
  const due = totals.total - lines[1]!.sum
  expect(await readOrder(id)).toMatchObject({ totals: { paid: 0, credited: 0, due }, credits: [] })
})

test('an order that is agreed as asked is confirmed', async () => {
  const { _id: id } = await placeOrder()
  await purchases.move({ id, to: 'confirmed' })
  expect(await readOrder(id)).toMatchObject({ status: 'confirmed', credits: [] })
})

test('two answers at once credit once', async () => {
  const { _id: id, lines } = await placeOrder()
  const answers = [{ code: lines[0]!.code, quantity: 0, reason: 'Нет' }]
  await Promise.all([agree(id, answers), agree(id, answers)])
  expect((await readOrder(id)).credits).toHaveLength(1)
})

test.each([
  ['more stems than asked for', { quantity: 75 }],
  ['a part of a stem', { quantity: 0.5 }],
  ['a higher price, which the buyer has to accept first', { quantity: 50, price: 10_000_000 }],
])('%s is refused and changes nothing', async (_name, answer) => {
  const { _id: id, lines } = await placeOrder()
  const before = await readOrder(id)
  const agreeing = agree(id, [{ code: lines[0]!.code, reason: 'Нет', ...answer }])
  await expect(agreeing).rejects.toMatchObject({ code: 'validation-failed' })
  expect(await readOrder(id)).toEqual(before)
})

test('a line that the order does not have is refused', async () => {
  const { _id: id } = await placeOrder()
  await expect(agree(id, [{ code: 'other', quantity: 0 }])).rejects.toMatchObject({
    details: { issues: [{ path: 'lines.0' }] },
  })
})

test('the database refuses a credit that no compensation moved', async () => {
  const { _id: id } = await placeOrder()
  const { movement_id } = await shop.database.kysely
    .selectFrom('postings')
    .select('movement_id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const credit = { purchase_id: id, position: 1, movement_id, amount: 1n, reason: '', at: testNow }
  await expect(
    shop.database.kysely.insertInto('purchase_credits').values(credit).execute(),
  ).rejects.toMatchObject({ constraint: 'purchase_credits_by_movement' })
})

test('the database refuses credits above what was paid', async () => {
  const { _id: id, totals } = await placeOrder()
  const amount = BigInt(totals.total + 1)
  const crediting = shop.database.kysely.transaction().execute(async (trx) => {
    const { person_id: person } = await trx
      .selectFrom('purchases')
      .select('person_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const moved = await transfer(trx, {
      kind: 'compensation',
      from: { system: 'sales' },
      to: { person },
      amount,
      currency: 'RUB',
      createdBy: null,
      at: testNow,
    })
    if (!moved.ok) throw new Error(moved.reason)
    const credit = {
      purchase_id: id,
      position: 1,
      movement_id: moved.movementId,
      amount,
      reason: '',
      at: testNow,
    }
    await trx.insertInto('purchase_credits').values(credit).execute()
  })
  await expect(crediting).rejects.toMatchObject({ constraint: 'purchase_credits_within_payment' })
})
