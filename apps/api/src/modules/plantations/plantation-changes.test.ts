import { randomUUID } from 'node:crypto'
import type { CallInput } from '@flower-market/api-client/contract'
import { expect, test } from 'vitest'
import { addCard } from '../../testing/test-people.ts'
import { addSignedIn } from '../../testing/test-profiles.ts'
import { openAnotherProcess, openTestShop, testNow } from '../../testing/test-shop.ts'
import { listPlantationRecords } from './plantation-records.repository.ts'
import { plantationKind } from './plantation-records.service.ts'

const dayMs = 86_400_000
const reason = 'Новый тариф перевозчика'

function daysLater(days: number): string {
  return new Date(testNow.getTime() + days * dayMs).toISOString()
}

/** A shop whose clock the test moves, with a plantation that staff have added. */
async function openMovedShop() {
  const clock = { now: testNow }
  const shop = await openTestShop({ now: () => clock.now })
  /** Signed in now: the clock passes the end of every session. */
  const owner = () => addSignedIn(shop, { role: 'ADMIN' })
  const body = {
    name: 'Новая теплица',
    country: 'RUS',
    city: { ru: 'Калуга', en: 'Kaluga' },
    freight: 600,
    cutoffDaysBefore: 2,
    cutoffMinutes: 720,
    timeZone: 'Europe/Moscow',
    claimHours: null,
  } as const
  const created = await (await owner()).browser.call('plantationCreate', { body }, { key: randomUUID() })
  const id = created.ok._id
  const record = async () => {
    const found = (await listPlantationRecords(shop.database.kysely)).find(({ _id }) => _id === id)
    if (found === undefined) throw new Error(`There is no plantation ${id}.`)
    const { _id, lots: _lots, planned, version, ...terms } = found
    return { planned, version, terms }
  }
  const change = async (changes: Partial<CallInput<'plantationUpdate'>['body']>) => {
    const { terms, version } = await record()
    const changed = { ...terms, version, reason, ...changes }
    const { browser } = await owner()
    return (await browser.call('plantationUpdate', { params: { id }, body: changed })).refusal?.code
  }
  /** Does what the server does every minute. */
  const passMinute = async () => {
    await shop.app.jobs.send(shop.database.kysely, plantationKind.job, {})
    await shop.app.jobs.runPending()
  }
  return { clock, shop, id, owner, record, change, passMinute }
}

test("a plantation's freight holds from its day on, and lots that are there keep theirs", async () => {
  const { clock, shop, id, owner, change, passMinute } = await openMovedShop()
  const { code } = await addCard(shop, { plantationId: id, freight: 600 })
  expect(await change({ freight: 900, holdsFrom: daysLater(2) })).toBeUndefined()
  const freight = async () => {
    const { browser } = await owner()
    return (await browser.call('plantationRecords')).ok.find(({ _id }) => _id === id)?.freight
  }
  clock.now = new Date(Date.parse(daysLater(2)) - 1)
  await passMinute()
  expect(await freight()).toBe(600)
  clock.now = new Date(daysLater(2))
  await passMinute()
  expect(await freight()).toBe(900)
  const lot = await shop.database.kysely
    .selectFrom('cards')
    .select('freight')
    .where('code', '=', code)
    .executeTakeFirst()
  expect(lot?.freight).toBe(600)
})

test('a plan holds its own terms only: what is decided about the others until then stays', async () => {
  const { clock, record, change, passMinute } = await openMovedShop()
  await change({ freight: 900, holdsFrom: daysLater(3) })
  await change({ claimHours: 12 })
  await change({ freight: 700, cutoffDaysBefore: 4, holdsFrom: daysLater(1) })
  const held = []
  for (const days of [0, 1, 2, 3]) {
    clock.now = new Date(daysLater(days))
    await passMinute()
    const { terms, planned } = await record()
    held.push([terms.freight, terms.cutoffDaysBefore, terms.claimHours, planned.length])
  }
  expect(held).toEqual([
    [600, 2, 12, 2],
    [700, 4, 12, 1],
    [700, 4, 12, 1],
    [900, 4, 12, 0],
  ])
})

test('what is due is applied before staff change the plantation, who have read another version then', async () => {
  const { clock, id, owner, record, change } = await openMovedShop()
  await change({ freight: 900, holdsFrom: daysLater(1) })
  const { terms, version } = await record()
  clock.now = new Date(daysLater(1))
  const { browser } = await owner()
  const body = { ...terms, version, freight: 50, reason }
  const refused = await browser.call('plantationUpdate', { params: { id }, body })
  expect(refused.refusal?.code).toBe('record-changed')
})

test('a plan that was withdrawn never holds, and one that holds cannot be withdrawn', async () => {
  const { clock, id, owner, record, change, passMinute } = await openMovedShop()
  await change({ freight: 700, holdsFrom: daysLater(1) })
  await change({ freight: 900, holdsFrom: daysLater(2) })
  const [first, second] = (await record()).planned
  const withdraw = async (changeId = '') =>
    (await owner()).browser.call('plantationChangeWithdraw', { params: { id, changeId } })
  expect((await withdraw(second?._id)).ok).toEqual({})
  clock.now = new Date(daysLater(3))
  await passMinute()
  expect((await record()).terms.freight).toBe(700)
  expect((await withdraw(first?._id)).refusal?.code).toBe('not-found')
})

test('the audit log names a plan with its day and its reason, and its withdrawal', async () => {
  const { id, owner, record, change } = await openMovedShop()
  await change({ freight: 900, holdsFrom: daysLater(1) })
  const entries = async () => {
    const { items } = (await (await owner()).browser.call('auditList', { query: {} })).ok
    return items.filter(({ action }) => action === 'plantation-changed')
  }
  const [planned] = await entries()
  expect(planned).toMatchObject({
    reason,
    changes: expect.arrayContaining([
      { field: 'freight', before: 600, after: 900 },
      { field: 'holdsFrom', before: null, after: daysLater(1) },
    ]),
  })
  const changeId = (await record()).planned[0]?._id ?? ''
  await (await owner()).browser.call('plantationChangeWithdraw', { params: { id, changeId } })
  expect(await entries()).toHaveLength(2)
})

test('a server that starts applies what is due before it answers', async () => {
  const { shop, record, change } = await openMovedShop()
  await change({ freight: 900, holdsFrom: daysLater(1) })
  await openAnotherProcess(shop, { now: () => new Date(daysLater(1)) })
  expect((await record()).terms.freight).toBe(900)
})
