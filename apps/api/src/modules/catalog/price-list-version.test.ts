import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addCard } from '../../testing/test-people.ts'
import { addSignedIn } from '../../testing/test-profiles.ts'
import { openShop, testDay, type TestShop } from '../../testing/test-shop.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { cardsOfDay } from './cards.repository.ts'

let shop: TestShop & { close(): Promise<void> }
beforeAll(async () => {
  shop = await openShop({})
})
afterAll(() => shop.close())

const query = { date: testDay } as const

/** How often the lots are read while the work runs. */
async function readsDuring(work: () => Promise<unknown>): Promise<number> {
  const statements = vi.spyOn(shop.database, 'query')
  await work()
  const count = statements.mock.calls.filter(([statement]) => statement === cardsOfDay).length
  statements.mockRestore()
  return count
}

async function listOf(visitor: Visitor): Promise<string> {
  return (await visitor.call('catalogCards', { query })).raw.body
}

test('people of one region and one margin share a list that is read once', async () => {
  await addCard(shop)
  const people = [await addSignedIn(shop), await addSignedIn(shop)]
  const lists: string[] = []
  const reads = await readsDuring(async () => {
    for (const { browser } of people) lists.push(await listOf(browser))
  })
  expect(reads).toBe(1)
  expect(lists[1]).toBe(lists[0])
})

test.for<[change: string, make: (code: string) => Promise<unknown>]>([
  [
    'fewer stems',
    (code) =>
      shop.database.kysely
        .updateTable('cards')
        .set({ stems_available: 1 })
        .where('code', '=', code)
        .execute(),
  ],
  ['a lot that goes', (code) => shop.database.kysely.deleteFrom('cards').where('code', '=', code).execute()],
  ['a lot that comes', () => addCard(shop)],
  [
    'a plantation that is renamed',
    () => shop.database.kysely.updateTable('plantations').set({ name: 'Renamed' }).execute(),
  ],
])('%s makes the list anew for everybody', async ([, make]) => {
  const { code } = await addCard(shop)
  const { browser } = await addSignedIn(shop)
  const before = await listOf(browser)
  await make(code)
  const reads = await readsDuring(async () => expect(await listOf(browser)).not.toBe(before))
  expect(reads).toBe(1)
})

test('two lots that change in one transaction make the list anew', async () => {
  const codes = [(await addCard(shop)).code, (await addCard(shop)).code]
  const { browser } = await addSignedIn(shop)
  const before = await listOf(browser)
  await shop.database.kysely
    .updateTable('cards')
    .set({ stems_available: 25 })
    .where('code', 'in', codes)
    .execute()
  expect(await listOf(browser)).not.toBe(before)
})
