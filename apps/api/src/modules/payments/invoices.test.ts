import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../../testing/read-document.ts'
import { addSignedIn } from '../../testing/test-profiles.ts'
import { addCard, orderFor } from '../../testing/test-people.ts'
import { openShop, type TestShop } from '../../testing/test-shop.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestShop & { close(): Promise<void> }
beforeAll(async () => {
  shop = await openShop({})
})
afterAll(() => shop.close())

function topUp(browser: Visitor, amount = 1_234_550, paymentMethod: 'CHECK' | 'CASH' = 'CHECK') {
  const body = { kind: 'top-up', paymentMethod, amount } as const
  return browser.call('transactionCreate', { body }, { key: randomUUID() })
}
function read(browser: Visitor, id: string) {
  return browser.call('invoiceGet', { params: { id } })
}

test('an invoice names payee, payer, sum, sum in words, tax and purpose, and its QR is a picture', async () => {
  const { browser } = await addSignedIn(shop, { company: 'ООО «Розовый сад»', inn: '7700000009' })
  const { _id: id, invoice, instructions } = (await topUp(browser)).ok
  const file = (await read(browser, id)).ok
  expect([file.name, file.type]).toEqual([`Счёт ${invoice?.number}.pdf`, 'application/pdf'])
  const [text = ''] = await readPdf(file)
  for (const part of [
    `Счёт на оплату № ${invoice?.number} от 21 ноября 2026 г.`,
    'ООО «Цветочный рынок»',
    'ИНН 7700000009 КПП 770001001',
    '40702810900000001234',
    '30101810600000000999',
    'БИК 044525999',
    'Покупатель ООО «Розовый сад», ИНН 7700000009',
    'Пополнение баланса',
    'Без налога (НДС)',
    'Всего к оплате, ₽ 12 345,50',
    'Двенадцать тысяч триста сорок пять рублей 50 копеек',
    'Страница 1 из 1',
  ]) {
    expect(text).toContain(part)
  }
  if (instructions?.method !== 'CHECK') throw new Error('Another method.')
  expect(text).toContain(instructions.purpose)
  expect(instructions.purpose).toContain(`счёт ${invoice?.number} от 21.11.2026`)
})

test('an invoice is written once: what was sent out does not change with the payer', async () => {
  const { browser, id: personId } = await addSignedIn(shop, { company: 'Было' })
  const { _id: id } = (await topUp(browser)).ok
  const both = await Promise.all([read(browser, id), read(browser, id)])
  const [first, second] = await Promise.all(both.map(({ ok }) => ok.bytes()))
  expect(Buffer.from(first!).equals(second!)).toBe(true)
  await shop.database.kysely
    .updateTable('people')
    .set({ company: 'Стало' })
    .where('id', '=', personId)
    .execute()
  expect((await readPdf((await read(browser, id)).ok))[0]).toContain('Покупатель Было')
  const files = shop.database.kysely.selectFrom('files').select('id').where('owner_id', '=', personId)
  expect(await files.execute()).toHaveLength(1)
})

test('an invoice is for its person and staff; for others it is as if there were none', async () => {
  const [owner, other, staff] = [
    await addSignedIn(shop),
    await addSignedIn(shop, { role: 'BROKER' }),
    await addSignedIn(shop, { role: 'ADMIN' }),
  ]
  const { _id: id } = (await topUp(owner.browser)).ok
  expect((await read(owner.browser, id)).status).toBe(200)
  expect((await read(staff.browser, id)).status).toBe(200)
  expect((await read(other.browser, id)).refusal?.code).toBe('not-found')
  const { _id: cash } = (await topUp(owner.browser, 20_000, 'CASH')).ok
  expect((await read(owner.browser, cash)).refusal?.code).toBe('not-found')
})

test('numbers have no gaps, also where transactions are rolled back, and invoices are made at the same time', async () => {
  const { browser } = await addSignedIn(shop)
  const { number: last } = (await topUp(browser)).ok.invoice!
  const { kysely } = shop.database
  const { _id: payment_id } = (await topUp(browser, 30_000, 'CASH')).ok
  const failing = kysely.transaction().execute(async (trx) => {
    await trx.insertInto('invoices').values({ payment_id, amount: 1n, issued_at: new Date() }).execute()
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  const begun = await Promise.all(Array.from({ length: 8 }, () => topUp(browser)))
  const numbers = begun.map(({ ok }) => ok.invoice?.number).toSorted((a, b) => a! - b!)
  expect(numbers).toEqual(Array.from({ length: 8 }, (_, place) => last + 1 + place))
})

test('another amount has another invoice, and another method has none; the former number is not used again', async () => {
  const { browser } = await addSignedIn(shop)
  const { _id: id, invoice } = (await topUp(browser)).ok
  const change = (paymentMethod: 'CHECK' | 'CASH', amount: number) =>
    browser.call('transactionChange', { body: { id, paymentMethod, amount } })
  expect((await change('CHECK', 1_234_550)).ok.invoice).toEqual(invoice)
  expect((await change('CHECK', 20_000)).ok.invoice?.number).toBe(invoice!.number + 1)
  expect((await readPdf((await read(browser, id)).ok))[0]).toContain('Всего к оплате, ₽ 200,00')
  expect((await change('CASH', 20_000)).ok.invoice).toBeNull()
  expect((await read(browser, id)).refusal?.code).toBe('not-found')
  expect((await change('CHECK', 20_000)).ok.invoice?.number).toBe(invoice!.number + 2)
})

test('an order that is paid by invoice has one, and it is found by the order', async () => {
  const { browser } = await addSignedIn(shop)
  const body = { ...orderFor([await addCard(shop), 25]), paymentMethod: 'CASH' } as const
  const order = (await browser.call('purchaseCreate', { body }, { key: randomUUID() })).ok
  const [payment] = (await browser.call('transactionList', { query: { kind: 'orders' } })).ok.items
  const { _id: id, amount } = payment!
  await browser.call('transactionChange', { body: { id, paymentMethod: 'CHECK', amount } })
  const { items } = (await browser.call('transactionList', { query: { order: order._id } })).ok
  expect(items).toMatchObject([{ kind: 'orders', invoice: { date: '2026-11-21' } }])
  const [text = ''] = await readPdf((await read(browser, items[0]!._id)).ok)
  expect(text).toContain(`Срезанные цветы, заказ № ${order.number}`)
  const foreign = (await addSignedIn(shop)).browser
  expect((await foreign.call('transactionList', { query: { order: order._id } })).ok.items).toEqual([])
})

test.each([
  ['changed', sql`UPDATE invoices SET amount = amount + 1`],
  ['numbered anew', sql`UPDATE invoices SET number = number + 100000`],
  ['brought back', sql`UPDATE invoices SET canceled_at = NULL WHERE canceled_at IS NOT NULL`],
  ['deleted', sql`DELETE FROM invoices`],
])('an invoice is not %s', async (_what, statement) => {
  await expect(statement.execute(shop.database.kysely)).rejects.toMatchObject({ code: '23000' })
})

test('a number that is brought along is not used', async () => {
  const { browser } = await addSignedIn(shop)
  const { _id: id, invoice } = (await topUp(browser)).ok
  await sql`UPDATE invoices SET canceled_at = now() WHERE payment_id = ${id}`.execute(shop.database.kysely)
  const { rows } = await sql<{ number: number }>`INSERT INTO invoices (number, payment_id, amount, issued_at)
    VALUES (777, ${id}, 1, now()) RETURNING number`.execute(shop.database.kysely)
  expect(rows[0]?.number).toBe(invoice!.number + 1)
})
