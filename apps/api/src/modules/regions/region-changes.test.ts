import type { CallInput } from '@flower-market/api-client/contract'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addSignedIn } from '../../testing/test-profiles.ts'
import { openAnotherProcess, openTestShop, testNow, type TestShop } from '../../testing/test-shop.ts'
import { findBuyerTerms } from './index.ts'
import { listRegionRecords } from './region-records.repository.ts'
import { regionKind } from './region-records.service.ts'

const dayMs = 86_400_000
const reason = 'Новый тариф перевозчика'

/** A shop whose clock the test moves. */
async function openMovedShop() {
  const clock = { now: testNow }
  const shop = await openTestShop({ now: () => clock.now })
  /** Signed in now: the clock passes the end of every session. */
  const owner = () => addSignedIn(shop, { role: 'ADMIN' })
  const recordOf = async (id: string) => {
    const found = (await listRegionRecords(shop.database.kysely)).find(({ _id }) => _id === id)
    if (found === undefined) throw new Error(`There is no region ${id}.`)
    const { _id, planned, version, ...terms } = found
    return { planned, version, terms }
  }
  const change = async (
    id: string,
    changes: Partial<CallInput<'regionUpdate'>['body']>,
  ): Promise<string | undefined> => {
    const { terms, version } = await recordOf(id)
    const body = { ...terms, version, reason, ...changes }
    const { browser } = await owner()
    return (await browser.call('regionUpdate', { params: { id }, body })).refusal?.code
  }
  return { clock, shop, owner, recordOf, change }
}

function daysLater(days: number): string {
  return new Date(testNow.getTime() + days * dayMs).toISOString()
}

/** Does what the server does every minute. */
async function passMinute(shop: TestShop): Promise<void> {
  await shop.app.jobs.send(shop.database.kysely, regionKind.job, {})
  await shop.app.jobs.runPending()
}

test('freight and the cost of a city hold from their day on, and a buyer pays what holds then', async () => {
  const { clock, shop, change } = await openMovedShop()
  const buyer = await addSignedIn(shop, { region: 'moscow', delivery_city: 'Москва' })
  const terms = () => findBuyerTerms(shop.database, buyer.id)
  const before = await terms()
  const cities = [{ name: { ru: 'Москва', en: 'Moscow' }, cost: 77_700 }]
  expect(await change('moscow', { freight: 123, cities, holdsFrom: daysLater(2) })).toBeUndefined()
  clock.now = new Date(Date.parse(daysLater(2)) - 1)
  await passMinute(shop)
  expect(await terms()).toEqual(before)
  clock.now = new Date(daysLater(2))
  await passMinute(shop)
  const after = await terms()
  expect([after.freight, after.cityBaseCost.minor]).toEqual([123, 77_700])
})

test('a plan holds its own terms only: what is decided about the others until then stays', async () => {
  const { clock, shop, recordOf, change } = await openMovedShop()
  await change('moscow', { freight: 200, holdsFrom: daysLater(3) })
  await change('moscow', { cutoffMinutes: 61 })
  await change('moscow', { freight: 100, holdsFrom: daysLater(1) })
  const held = []
  for (const days of [0, 1, 2, 3]) {
    clock.now = new Date(daysLater(days))
    await passMinute(shop)
    const { terms, planned } = await recordOf('moscow')
    held.push([terms.freight, terms.cutoffMinutes, planned.length])
  }
  expect(held).toEqual([
    [0, 61, 2],
    [100, 61, 1],
    [100, 61, 1],
    [200, 61, 0],
  ])
})

test('what is due is applied before staff change the region, who have read another version then', async () => {
  const { clock, owner, recordOf, change } = await openMovedShop()
  await change('moscow', { freight: 200, holdsFrom: daysLater(1) })
  const { terms, version } = await recordOf('moscow')
  clock.now = new Date(daysLater(1))
  const body = { ...terms, version, freight: 50, reason }
  const { browser } = await owner()
  const refused = await browser.call('regionUpdate', { params: { id: 'moscow' }, body })
  expect(refused.refusal?.code).toBe('record-changed')
})

test('a plan that was withdrawn never holds, and one that holds cannot be withdrawn', async () => {
  const { clock, shop, owner, recordOf, change } = await openMovedShop()
  await change('moscow', { freight: 200, holdsFrom: daysLater(1) })
  await change('moscow', { freight: 300, holdsFrom: daysLater(2) })
  const [first, second] = (await recordOf('moscow')).planned
  const withdraw = async (changeId: string | undefined) =>
    (await owner()).browser.call('regionChangeWithdraw', {
      params: { id: 'moscow', changeId: changeId ?? '' },
    })
  expect((await withdraw(second?._id)).ok).toEqual({})
  clock.now = new Date(daysLater(3))
  await passMinute(shop)
  expect((await recordOf('moscow')).terms.freight).toBe(200)
  expect((await withdraw(first?._id)).refusal?.code).toBe('not-found')
})

test('the audit log names a plan with its day and its reason, before and after', async () => {
  const { owner, change } = await openMovedShop()
  await change('moscow', { freight: 200, holdsFrom: daysLater(1) })
  const { items } = (await (await owner()).browser.call('auditList', { query: {} })).ok
  expect(items.find(({ action }) => action === 'region-changed')).toMatchObject({
    reason,
    changes: expect.arrayContaining([
      { field: 'freight', before: 0, after: 200 },
      { field: 'holdsFrom', before: null, after: daysLater(1) },
    ]),
  })
})

test('a server that starts applies what is due before it answers', async () => {
  const { shop, recordOf, change } = await openMovedShop()
  await change('moscow', { freight: 200, holdsFrom: daysLater(1) })
  await openAnotherProcess(shop, { now: () => new Date(daysLater(1)) })
  expect((await recordOf('moscow')).terms.freight).toBe(200)
})

test('a new region is chosen at once', async () => {
  const { owner, recordOf } = await openMovedShop()
  const { terms } = await recordOf('moscow')
  const name = { ru: 'Тверь', en: 'Tver' }
  const key = { key: randomUUID() }
  const created = await (await owner()).browser.call('regionCreate', { body: { ...terms, name } }, key)
  expect((await recordOf(created.ok._id)).planned).toEqual([])
})
