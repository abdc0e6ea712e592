import { contract, type CallOutput, type Endpoint } from '@flower-market/api-client/contract'
import type { Currency, OrderKind } from '@flower-market/flower-domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transfer } from './modules/ledger/index.ts'
import { notify } from './modules/notices/index.ts'
import { addBuyer, addCard, addPerson, orderFor, signInAs } from './testing/test-people.ts'
import { openShop, testDay, testNow, type TestShop } from './testing/test-shop.ts'
import type { Visitor } from './testing/visitor.ts'

let shop: TestShop & { close(): Promise<void> }
beforeAll(async () => {
  shop = await openShop({})
})
afterAll(() => shop.close())

/** A list that is read by cursors, of somebody who has such rows, and a way to give them one more. */
interface DeepList {
  readonly read: (query: Record<string, unknown>) => Promise<CallOutput<'orderList'> | undefined>
  readonly status: (query: Record<string, unknown>) => Promise<number>
  readonly add: () => Promise<unknown>
  /** Filters that some of the rows pass. */
  readonly filters: Record<string, unknown>
}

/** Opens the list for a new person. */
type Open = () => Promise<DeepList>

function listOf(visitor: Visitor, call: 'orderList', filters = {}): Omit<DeepList, 'add'> {
  return {
    filters,
    read: async (query) => (await visitor.call(call, { query })).ok,
    status: async (query) => (await visitor.call(call, { query })).status,
  }
}

async function openOrders(
  call: string,
  kind: OrderKind,
  filters: Record<string, unknown> = {},
): Promise<DeepList> {
  const buyer = await addBuyer(shop)
  const card = await addCard(shop)
  const add = async () => {
    const { ok } = await buyer.call(
      'purchaseCreate',
      { body: orderFor([card, 25]) },
      { key: crypto.randomUUID() },
    )
    if (kind !== 'inStok') {
      await shop.database.kysely.updateTable('purchases').set({ kind }).where('id', '=', ok._id).execute()
    }
  }
  return { ...listOf(buyer, call as 'orderList', filters), add }
}

async function openNotices(): Promise<DeepList> {
  const personId = await addPerson(shop)
  const add = () =>
    shop.database.kysely.transaction().execute((trx) =>
      notify(trx, {
        personId,
        about: {
          kind: 'standing-order',
          standingOrderId: 'weekly',
          name: 'Розы',
          event: 'placed',
          date: testDay,
        },
        cause: crypto.randomUUID(),
        at: testNow,
      }),
    )
  return { ...listOf(await signInAs(shop, personId), 'noticeList' as 'orderList'), add }
}

async function openPeople(): Promise<DeepList> {
  const brokerId = await addPerson(shop, { role: 'BROKER' })
  let people = 0
  const add = async () => {
    const id = await addPerson(shop)
    // Three join at the same moment, whatever their ids.
    const joinedAt = new Date(testNow.getTime() + Math.floor(people / 3))
    people += 1
    const joined = { broker_id: brokerId, created_at: joinedAt }
    await shop.database.kysely.updateTable('people').set(joined).where('id', '=', id).execute()
  }
  return { ...listOf(await signInAs(shop, brokerId), 'userList' as 'orderList', { search: 'Роза' }), add }
}

async function openEverybodysOrders(): Promise<DeepList> {
  const { add, read: readOwn } = await openOrders('orderList', 'inStok')
  await add()
  const [own] = idsOf(await readOwn({}))
  const { person_id: buyer } = await shop.database.kysely
    .selectFrom('purchases')
    .select('person_id')
    .where('id', '=', own as string)
    .executeTakeFirstOrThrow()
  const staff = await signInAs(shop, await addPerson(shop, { role: 'ADMIN' }))
  const { read, status, filters } = listOf(staff, 'staffOrders' as 'orderList', { kind: 'inStok' })
  return {
    filters,
    add,
    read: (query) => read({ buyer, ...query }),
    status: (query) => status({ buyer, ...query }),
  }
}

/** Somebody who tops up, by a movement each. */
async function openMoney(call: string, filters: Record<string, unknown>): Promise<DeepList> {
  const personId = await addPerson(shop, { money: { RUB: 100, USD: 100 } })
  let currency: Currency = 'RUB'
  const add = async () => {
    currency = currency === 'RUB' ? 'USD' : 'RUB'
    const money = { amount: 1n, currency, createdBy: null }
    await shop.database.kysely
      .transaction()
      .execute((trx) =>
        transfer(trx, { kind: 'top-up', from: { system: 'funding' }, to: { person: personId }, ...money }),
      )
  }
  return { ...listOf(await signInAs(shop, personId), call as 'orderList', filters), add }
}

async function openTransactions(): Promise<DeepList> {
  const buyer = await addBuyer(shop)
  const body = { kind: 'top-up', paymentMethod: 'CASH', amount: 250_000 } as const
  const add = () => buyer.call('transactionCreate', { body }, { key: crypto.randomUUID() })
  return { ...listOf(buyer, 'transactionList' as 'orderList', { kind: 'top-up' }), add }
}

const lists: Readonly<Record<string, Open>> = {
  orderList: () => openOrders('orderList', 'inStok', { kind: 'inStok' }),
  purchaseList: () => openOrders('purchaseList', 'inStok'),
  plantationPurchaseList: () => openOrders('plantationPurchaseList', 'toOrder'),
  plantationOrderList: () => openOrders('plantationOrderList', 'forPlantations'),
  staffOrders: openEverybodysOrders,
  userList: openPeople,
  noticeList: openNotices,
  balanceHistory: () => openMoney('balanceHistory', { sign: 'PLUS' }),
  operationsHistory: () => openMoney('operationsHistory', { kind: 'top-up' }),
  transactionList: openTransactions,
}

const cases = Object.entries(lists)
function idsOf(page: CallOutput<'orderList'> | undefined) {
  return page?.items.map(({ _id }) => _id) ?? []
}

test.each(cases)('%s: rows that come between pages double none and leave none out', async (_name, open) => {
  const { add, read } = await open()
  for (let row = 0; row < 6; row += 1) await add()
  const whole = idsOf(await read({ limit: 100 }))
  expect(whole.length).toBeGreaterThanOrEqual(6)
  const found: string[] = []
  let cursor: string | undefined
  for (let page = 1; page <= 10; page += 1) {
    const answer = await read({ page, limit: 2, ...(cursor !== undefined && { cursor }) })
    expect(answer).toMatchObject({ page, limit: 2, total: whole.length })
    found.push(...idsOf(answer))
    if (answer?.next == null) break
    cursor = answer.next
    await add()
  }
  expect(found).toEqual(whole)
})

test.each(cases)('%s: a filter narrows the pages behind a cursor, too', async (_name, open) => {
  const { add, read, filters } = await open()
  for (let row = 0; row < 4; row += 1) await add()
  const whole = idsOf(await read({ limit: 100, ...filters }))
  const { next } = (await read({ limit: 2, ...filters })) ?? {}
  expect(idsOf(await read({ limit: 100, cursor: next, ...filters }))).toEqual(whole.slice(2))
})

test.each(cases)(
  '%s: a cursor of nobody, of another person or of other filters is refused',
  async (_name, open) => {
    const [mine, others] = [await open(), await open()]
    for (const { add } of [mine, others]) for (let row = 0; row < 3; row += 1) await add()
    const foreign = (await others.read({ limit: 1 }))?.next
    expect(foreign).toEqual(expect.any(String))
    expect(await mine.status({ cursor: foreign })).toBe(400)
    for (const cursor of ['none', 'a'.repeat(201), 'a b', "'--"])
      expect(await mine.status({ cursor })).toBe(400)
    const own = (await mine.read({ limit: 1 }))?.next
    expect(await mine.status({ cursor: own })).toBe(200)
    const ofOtherFilters = Object.keys(mine.filters).length > 0 ? 400 : 200
    expect(await mine.status({ cursor: own, ...mine.filters })).toBe(ofOtherFilters)
  },
)

test('every list that has cursors is read here', () => {
  // The schema of a query takes its texts, so that a text that no cursor has is refused where there is one.
  const named = Object.entries(contract as Readonly<Record<string, Endpoint>>).flatMap(
    ([name, { query }]) => {
      const issues = query?.safeParse({ cursor: ' ', page: 'x' }).error?.issues ?? []
      const paths = new Set(issues.map(({ path }) => path.join('.')))
      return paths.has('cursor') && paths.has('page') ? [name] : []
    },
  )
  expect(named.toSorted()).toEqual(Object.keys(lists).toSorted())
})
