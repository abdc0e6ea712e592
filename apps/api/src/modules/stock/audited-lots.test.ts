import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCard } from '../../testing/test-people.ts'
import { addSignedIn, type TestPerson } from '../../testing/test-profiles.ts'
import { openShop, testDay, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop & { close(): Promise<void> }
let staff: TestPerson
let plantation: TestPerson
beforeAll(async () => {
  shop = await openShop({})
  // With it comes its plantation.
  await addCard(shop)
  staff = await addSignedIn(shop, { role: 'ADMIN' })
  plantation = await addSignedIn(shop, { role: 'RECIPIENT', plantation_id: 'alto-zafiro' })
})
afterAll(() => shop.close())

const seen = { price: 9_000, stemsAvailable: 500 }

async function lastEntries(count: number) {
  const query = { action: 'lots-changed', limit: count } as const
  return (await staff.browser.call('auditList', { query })).ok.items
}

test('what staff change of a lot is in the audit log with what it was; what its plantation changes is not', async () => {
  const { code } = await addCard(shop, { price: 9_000, stemsAvailable: 500, freight: 0 })
  const params = { code }
  const body = { seen, price: { amount: 9_500 } }
  expect((await plantation.browser.call('lotUpdate', { params, body })).status).toBe(200)
  expect(await lastEntries(1)).toEqual([])
  const later = { seen: { ...seen, price: 9_500, freight: 0 }, freight: 2_100 }
  expect((await staff.browser.call('lotUpdate', { params, body: later })).status).toBe(200)
  await staff.browser.call('lotWithdraw', { params })
  const [withdrawn, changed] = await lastEntries(2)
  expect(changed).toMatchObject({
    by: { _id: staff.id },
    subject: { kind: 'lot', _id: code },
  })
  expect(changed?.changes.map(({ field, after }) => [field, after]).toSorted()).toEqual([
    ['freight', 2_100],
    ['kind', 'changed'],
    ['source', 'hand'],
  ])
  expect(withdrawn?.changes).toContainEqual({ field: 'price', before: 9_500, after: null })
})

function countsOf(changed: number) {
  return [
    ['added', 0],
    ['changed', changed],
    ['source', 'hand'],
    ['withdrawn', 0],
  ]
}

test('of several lots there is an entry for each plantation, with how many', async () => {
  const terms = { price: 9_000, stemsAvailable: 500 } as const
  const own = [await addCard(shop, terms), await addCard(shop, { ...terms, lengthCm: 70 })]
  const other = await addCard(shop, { ...terms, plantationId: 'quinta', plantation: 'Quinta Lumbre' })
  const lots = [...own, other].map(({ code }) => ({ code, stemsAvailable: { from: 500, to: 250 } }))
  const { status } = await staff.browser.call('lotsSave', { body: { lots } }, { key: randomUUID() })
  expect(status).toBe(200)
  const counted = (await lastEntries(2)).map(({ subject, changes }) => [
    subject._id,
    changes.map(({ field, after }) => [field, after]).toSorted(),
  ])
  expect(Object.fromEntries(counted)).toEqual({ 'alto-zafiro': countsOf(2), quinta: countsOf(1) })
})

test('a price list that staff apply is in the audit log', async () => {
  await addCard(shop, { plantationId: 'campo', plantation: 'Campo Nube' })
  const file = Buffer.from('Сорт;Длина;Цена;Стеблей\nExplorer;60;95;475\nExplorer;80;130;250')
  const query = { plantationId: 'campo', date: testDay } as const
  const headers = { 'content-type': 'application/octet-stream' }
  const { _id: id } = (await staff.browser.call('stockImportCreate', { query, body: file }, { headers })).ok
  const applied = await staff.browser.call(
    'stockImportApply',
    { params: { id }, body: { version: 0 } },
    { key: randomUUID() },
  )
  expect(applied.status).toBe(200)
  const [entry] = await lastEntries(1)
  expect(entry).toMatchObject({ subject: { kind: 'plantation', _id: 'campo' } })
  expect(entry?.changes).toContainEqual({ field: 'source', before: null, after: 'file' })
})
