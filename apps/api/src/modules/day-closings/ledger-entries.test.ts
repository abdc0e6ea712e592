import type { CallOutput, Contract } from '@flower-market/api-client/contract'
import type * as z from 'zod/mini'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPerson } from '../../testing/test-people.ts'
import { deepPage, deepPart } from '../../platform/lists/deep-list.ts'
import { openShop, type TestShop } from '../../testing/test-shop.ts'
import { transfer } from '../ledger/index.ts'
import { listLedgerEntries } from './ledger-entries.repository.ts'

type Query = z.output<Contract['ledgerEntries']['query']>
type Item = CallOutput<'ledgerEntries'>['items'][number]

let shop: TestShop & { close(): Promise<void> }
let people: readonly string[]
// Not in the order of their times, and two at the same moment.
const moments = [3, 1, 2, 2, 5, 4].map((day) => new Date(Date.UTC(2025, 0, day, 12)))
beforeAll(async () => {
  shop = await openShop({})
  people = [
    await addPerson(shop, { money: { RUB: 0, USD: 0 } }),
    await addPerson(shop, { money: { RUB: 0, USD: 0 } }),
  ]
  for (const [place, at] of moments.entries()) {
    const to = { person: people[place % 2]! }
    const currency = place < 4 ? 'RUB' : 'USD'
    await shop.database.kysely.transaction().execute((trx) =>
      transfer(trx, {
        kind: place === 5 ? 'margin' : 'top-up',
        from: { system: place === 5 ? 'margin' : 'funding' },
        to,
        amount: BigInt(place + 1),
        currency,
        createdBy: null,
        at,
      }),
    )
  }
})
afterAll(() => shop.close())

/** All that a search finds, asked for in pages of so many entries. */
async function found(search: Partial<Query>, limit = 100): Promise<Item[]> {
  const items: Item[] = []
  for (let cursor: string | undefined; ;) {
    const page = await listLedgerEntries(shop.database.kysely, { limit, ...search, cursor })
    items.push(...page.items)
    if (page.next === null) return items
    cursor = page.next
  }
}

const everyDay = { from: '2025-01-01', to: '2025-01-05' } as const
function byNumber(one: Item, other: Item): number {
  return Number(other._id) - Number(one._id)
}

test('the ledger of a period is in the order of its times, page by page', async () => {
  const items = await found(everyDay)
  expect(items).toHaveLength(2 * moments.length)
  const inOrder = items.toSorted((one, other) => other.at.localeCompare(one.at) || byNumber(one, other))
  expect(items).toEqual(inOrder)
  expect(items).not.toEqual(items.toSorted(byNumber))
  for (const limit of [1, 2, 5]) expect(await found(everyDay, limit)).toEqual(items)
})

test.each<[string, Partial<Query>, (item: Item) => boolean]>([
  ['a kind', { kind: 'margin' }, ({ kind }) => kind === 'margin'],
  ['a period', { from: '2025-01-02', to: '2025-01-03' }, ({ at }) => /-0[23]T/u.test(at)],
  ['an amount', { amount: 3 }, ({ amount }) => Math.abs(amount) === 3],
])(
  'the ledger of %s has all of its entries, of everybody and of one, and no others',
  async (_what, search, has) => {
    const all = (await found(everyDay)).filter(has)
    const ofEverybody = await found({ ...everyDay, ...search }, 1)
    expect(ofEverybody).toEqual(all)
    for (const person of people) {
      const own = all.filter((item) => item.person?._id === person).toSorted(byNumber)
      expect(await found({ ...search, person }, 1)).toEqual(own)
    }
    const accounts = new Set(all.map(({ accountId }) => accountId))
    for (const account of accounts) {
      const own = all.filter(({ accountId }) => accountId === account)
      expect((await found({ ...everyDay, ...search, account }, 1)).toSorted(byNumber)).toEqual(
        own.toSorted(byNumber),
      )
    }
  },
)

test('the ledger of a person is in the order of its numbers, over all accounts', async () => {
  for (const person of people) {
    const items = await found({ person }, 1)
    expect(items.map(({ amount }) => amount)).toEqual(person === people[0] ? [5, 3, 1] : [6, 4, 2])
    expect(items).toEqual(items.toSorted(byNumber))
  }
})

test('a cursor of the version before, which had a period by numbers, is refused', async () => {
  const before = deepPart('ledger', 'staff', { page: 1, limit: 1, ...everyDay })
  const { next } = deepPage(before, ['first', 'second'], { total: 0, placeOf: () => ({ number: 7n }) })
  const asked = listLedgerEntries(shop.database.kysely, { limit: 1, ...everyDay, cursor: next ?? '' })
  await expect(asked).rejects.toMatchObject({ code: 'validation-failed' })
})
