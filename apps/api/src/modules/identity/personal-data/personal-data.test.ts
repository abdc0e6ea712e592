import { stemPrice } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addBuyer,
  addCard,
  addPerson,
  auditLedger,
  orderFor,
  signInAs,
  testPassword,
} from '../../../testing/test-people.ts'
import { addSignedIn } from '../../../testing/test-profiles.ts'
import { openShop, type TestShop } from '../../../testing/test-shop.ts'
import { actorColumns } from './actor-columns.ts'
import { personalTables, rowsOf } from './personal-tables.ts'

let shop: TestShop & { close(): Promise<void> }
beforeAll(async () => {
  shop = await openShop({})
})
afterAll(() => shop.close())

const body = { password: testPassword }

test('every column that refers to a person is exported as theirs or is known to name who decided', async () => {
  const { rows } = await sql<{ place: string }>`
    SELECT conrelid::regclass || '.' || attname AS place FROM pg_constraint
      JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
    WHERE contype = 'f' AND confrelid = 'people'::regclass`.execute(shop.database.kysely)
  const known = new Set([
    ...actorColumns,
    ...personalTables.flatMap(({ table, owner }) => (typeof owner === 'string' ? [`${table}.${owner}`] : [])),
  ])
  expect(rows.map(({ place }) => place).filter((place) => !known.has(place))).toEqual([])
})

/** Tables that hang on rows of people and say nothing of anybody. */
const ofNobody = [
  // The accounts of the shop itself.
  'balance_checkpoints',
  'uncounted_postings',
  // The lots of an auction that staff have made.
  'auction_clocks',
  // Which file of the bank named a transfer.
  'bank_statement_transfers',
]

test('every table that hangs on rows of people is exported or is known to say nothing of anybody', async () => {
  const tables = [...new Set(personalTables.map(({ table }) => table))].filter((table) => table !== 'people')
  const { rows } = await sql<{ name: string }>`
    SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
    WHERE contype = 'f' AND conparentid = 0 AND confrelid = ANY(${tables}::regclass[])`.execute(
    shop.database.kysely,
  )
  const known = new Set([...tables, ...ofNobody, 'people'])
  expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
})

test('what is known of a person is found by indexes', async () => {
  const whole: string[] = []
  for (const place of personalTables) {
    const plan = await shop.database.kysely.transaction().execute(async (trx) => {
      await sql`SET LOCAL enable_seqscan = off`.execute(trx)
      const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN SELECT 1 FROM ${sql.table(place.table)}
        WHERE ${rowsOf(place, 'somebody')}`.execute(trx)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })
    if (plan.includes('Seq Scan')) whole.push(`${place.table}: ${plan}`)
  }
  expect(whole).toEqual([])
})

test('what is exported is of the person alone', async () => {
  const [one, other] = [await addBuyer(shop), await addBuyer(shop)]
  const card = await addCard(shop)
  for (const buyer of [one, other]) {
    const order = { ...orderFor([card, 25]), comment: buyer === other ? 'not to be seen' : 'to be seen' }
    expect((await buyer.call('purchaseCreate', { body: order }, { key: crypto.randomUUID() })).status).toBe(
      200,
    )
  }
  const { topics } = (await one.call('personalDataExport')).ok
  const recordsOf = (name: string) => topics.find((topic) => topic.name === name)?.records
  expect(recordsOf('purchases')).toHaveLength(1)
  expect(recordsOf('purchase_lines')).toHaveLength(1)
  const text = JSON.stringify(topics)
  expect(text).toContain('to be seen')
  expect(text).not.toMatch(/not to be seen|argon2|secret_hash|token_hash|password_hash/u)
})

/** Names of columns that say what a price is made of, or who earns how much from it. */
const ofPrice = /margin|share|freight|plantation_price|clock_price|base_cost|_bp$|^(?:broker|agent)_id$/u

/** Columns with such a name that are of something else. */
const notOfPrice = [
  // What an exchange costs, tax, and the rate that a payment was told.
  'quotes.spread_bp',
  'quotes.commission_bp',
  'advances.vat_bp',
  'crypto_payments.spread_bp',
  // Who orders for the person, which they are told.
  'people.broker_id',
]

test('no column of a margin, a share, a plantation’s price, a clock’s or freight is exported', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    SELECT attrelid::regclass::text AS table, attname AS column FROM pg_attribute
    WHERE attrelid = ANY(${personalTables.map(({ table }) => table)}::regclass[])
      AND attnum > 0 AND NOT attisdropped`.execute(shop.database.kysely)
  const priced = rows.filter(
    ({ table, column }) => ofPrice.test(column) && !notOfPrice.includes(`${table}.${column}`),
  )
  expect(priced.length).toBeGreaterThan(notOfPrice.length)
  const exported = priced.filter(({ table, column }) =>
    personalTables.some((place) => place.table === table && !place.hidden?.includes(column)),
  )
  expect(exported).toEqual([])
})

test('a buyer is exported what they pay, and nothing of what it is made of', async () => {
  const staff = await addSignedIn(shop, { role: 'ADMIN' })
  const { id: brokerId } = await addSignedIn(shop, { role: 'BROKER' })
  const { id: agentId } = await addSignedIn(shop, { role: 'AGENT' })
  const id = await addPerson(shop, { money: { RUB: 100_000_000 } })
  await shop.database.kysely
    .updateTable('people')
    .set({ broker_id: brokerId, referred_by: agentId })
    .where('id', '=', id)
    .execute()
  const parts = { deliveryToWarehouseBp: 1111, deliveryToRegionBp: 1112, deliveryToCityBp: 1113 }
  const percentages = { margin: { priceBp: 1234, ...parts }, share: { priceBp: 1235, ...parts } }
  const reason = 'with 1234 on top'
  expect(
    (await staff.browser.call('userAddReferral', { body: { _id: id, ...percentages, reason } })).status,
  ).toBe(200)
  const buyer = await signInAs(shop, id)
  const card = await addCard(shop, { price: 77_777 })
  const price = stemPrice({ price: 77_777, deliveryToWarehouse: 0, deliveryToRegion: 0 }, percentages.margin)
  const order = orderFor([{ ...card, price }, 25])
  expect((await buyer.call('purchaseCreate', { body: order }, { key: crypto.randomUUID() })).status).toBe(200)
  const { topics } = (await buyer.call('personalDataExport')).ok
  const values = topics.flatMap(({ records }) => records.flatMap((record) => Object.entries(record)))
  const told = (value: string) => values.filter(([, text]) => text === value).map(([name]) => name)
  expect(told(String(price))).toEqual(['price', 'agreed_price'])
  for (const secret of ['77777', '1234', '1235', '1111', '1112', '1113']) expect(told(secret)).toEqual([])
  expect(values.filter(([, text]) => text?.includes('priceBp') || text?.includes(reason))).toEqual([])
})

test('personal data is exported a few times an hour', async () => {
  const buyer = await addBuyer(shop)
  const codes = []
  for (let count = 0; count < 11; count += 1) {
    codes.push((await buyer.call('personalDataExport')).refusal?.code)
  }
  expect(codes).toEqual([...Array.from({ length: 10 }), 'too-many-requests'])
  expect((await (await addBuyer(shop)).call('personalDataExport')).status).toBe(200)
})

test('a finished person is erased: nothing names them, orders and the ledger stay', async () => {
  const { id, browser } = await addSignedIn(shop, { name: 'Незабудка', phone: '79990001122' })
  await browser.call('userUpdate', { body: { address: 'ул. Незабудок, 5', site: 'nezabudka.example' } })
  const before = await auditLedger(shop)
  expect((await browser.call('personErase', { body })).status).toBe(200)
  const { rows } = await sql<{
    row: unknown
  }>`SELECT to_jsonb(people) AS row FROM people WHERE id = ${id}`.execute(shop.database.kysely)
  expect(JSON.stringify(rows)).not.toMatch(/Незабуд|79990001122|nezabudka|argon2/u)
  expect(await auditLedger(shop)).toEqual(before)
})

test.for([
  [['balance'], 5_000_000],
  [['orders', 'payments'], 0],
] as const)('an account with something open is not erased: %s', async ([obstacles, rubles]) => {
  const buyer = await addBuyer(shop, rubles)
  if (rubles === 0) {
    const order = { ...orderFor([await addCard(shop), 25]), paymentMethod: 'CASH' as const }
    await buyer.call('purchaseCreate', { body: order }, { key: crypto.randomUUID() })
  }
  const refused = await buyer.call('personErase', { body })
  expect(refused.raw.json()).toMatchObject({ code: 'account-in-use', details: { obstacles } })
  expect((await buyer.call('authentication')).status).toBe(200)
})

test('an erased client is on nobody’s list', async () => {
  const staff = await addSignedIn(shop, { role: 'ADMIN' })
  const { id, browser } = await addSignedIn(shop)
  const isListed = async () =>
    (await staff.browser.call('userList', { query: {} })).ok.items.some(({ _id }) => _id === id)
  expect(await isListed()).toBe(true)
  await browser.call('personErase', { body })
  expect(await isListed()).toBe(false)
})
