import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { watchCardsJob } from './modules/payments/cards/card-jobs.ts'
import { addBuyer, addCard, auditLedger, orderFor } from './testing/test-people.ts'
import { openTestShop, testNow } from './testing/test-shop.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

test('a clock that jumps loses and doubles nothing: what was acknowledged stays, and orders go on', async () => {
  let clock = testNow
  const shop = await openTestShop({ hasWorkers: true, now: () => clock })
  const buyer = await addBuyer(shop, 10_000_000)
  const card = await addCard(shop, { price: 100 })
  const placed: { key: string; id: string }[] = []
  // To and fro, by a switch to another time zone, a wrong battery, a leap of a day.
  const jumps = [0, 3_600_000, -3_600_000, -minuteMs, dayMs / 2, -dayMs, 0]
  for (const jumpMs of jumps) {
    clock = new Date(testNow.getTime() + jumpMs)
    buyer.token = (await buyer.call('authentication')).ok.token
    const keys = [randomUUID(), randomUUID()]
    for (const key of [...keys, ...keys]) {
      const { ok } = await buyer.call('purchaseCreate', { body: orderFor([card, 25]) }, { key })
      placed.push({ key, id: ok._id })
    }
    await shop.app.jobs.send(shop.database.kysely, watchCardsJob, {})
    await shop.app.jobs.runPending()
  }
  const byKey = new Map(placed.map(({ key, id }) => [key, id]))
  expect(placed.every(({ key, id }) => byKey.get(key) === id)).toBe(true)
  const ids = new Set(byKey.values())
  expect(ids.size).toBe(14)
  const { items, total } = (await buyer.call('purchaseList', { query: { limit: 100 } })).ok
  expect(total).toBe(14)
  expect(new Set(items.map(({ _id }) => _id))).toEqual(ids)
  expect((await buyer.call('accountList')).ok[0]?.amount).toBe(10_000_000 - 14 * 2500)
  expect(Object.values(await auditLedger(shop)).flat()).toEqual([])
  const counts = [`${placed.length} requests`, '0 refused', '0 lost', `${byKey.size - ids.size} doubled`]
  console.log([`clock jumps, ${jumps.length}`, ...counts, 'back at once'].join(' | '))
})
