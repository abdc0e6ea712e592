import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCard } from '../../testing/test-people.ts'
import { addSignedIn, type TestPerson } from '../../testing/test-profiles.ts'
import { openShop, type TestShop } from '../../testing/test-shop.ts'

function redRose(name: string) {
  return { type: 'roses', name, color: 'red', tint: '#b3122b' } as const
}

let shop: TestShop & { close(): Promise<void> }
let staff: TestPerson
beforeAll(async () => {
  shop = await openShop({})
  staff = await addSignedIn(shop, { role: 'ADMIN' })
  await shop.database.kysely
    .insertInto('varieties')
    .values([redRose('Red Naomi'), redRose('Red Eagle'), redRose('Ёлка Red')])
    .execute()
  await addCard(shop, { variety: 'Red Naomi' })
})
afterAll(() => shop.close())

async function named(search: string) {
  const { items } = (await staff.browser.call('varietyRecords', { query: { search } })).ok
  return items.map(({ name, lots }) => [name, lots])
}

test('varieties are found by all words of their name, with the number of their lots', async () => {
  expect(await named('red')).toEqual([
    ['Red Eagle', 0],
    ['Red Naomi', 1],
    ['Ёлка Red', 0],
  ])
  expect(await named('naomi red')).toEqual([['Red Naomi', 1]])
  expect(await named('елка')).toEqual([['Ёлка Red', 0]])
})

test('what staff enter of a variety is in the audit log, with what it was before', async () => {
  const none = { headMm: null, vaseDays: null }
  const body = {
    type: 'roses',
    name: 'Red Eagle',
    headMm: { from: 55, to: 60 },
    vaseDays: null,
    seen: none,
  } as const
  await staff.browser.call('varietyUpdate', { body })
  const { items } = (await staff.browser.call('auditList', { query: { action: 'variety-changed' } })).ok
  expect(items.map(({ subject, changes }) => [subject, changes])).toEqual([
    [{ kind: 'variety', _id: 'roses/Red Eagle' }, [{ field: 'headMm', before: null, after: '55–60' }]],
  ])
})
