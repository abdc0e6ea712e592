import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { addBuyer, addCard, orderFor } from '../../testing/test-people.ts'
import { openTestShop } from '../../testing/test-shop.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { openDatabase } from '../database/database.ts'

test('an order among 120 parallel ones of another buyer does not wait for them', async () => {
  const shop = await openTestShop({ pool: { poolSize: 6 } })
  const [greedy, other] = [await addBuyer(shop), await addBuyer(shop)]
  const [wanted, own] = [await addCard(shop, { stemsAvailable: 25_000 }), await addCard(shop)]
  let placed = 0
  const order = async (buyer: Visitor, card: typeof wanted) => {
    const body = orderFor([card, 25])
    const { status } = await buyer.call('purchaseCreate', { body }, { key: crypto.randomUUID() })
    if (buyer === greedy) placed += 1
    return status
  }
  const many = Array.from({ length: 120 }, () => order(greedy, wanted))
  const placedBefore = order(other, own).then((status) => [status, placed] as const)
  const [status, before] = await placedBefore
  expect(status).toBe(200)
  expect(before).toBeLessThan(40)
  // A slow machine refuses what has waited for the longest time.
  const statuses = await Promise.all(many)
  expect(statuses.filter((one) => one !== 200 && one !== 503)).toEqual([])
})

test('slow reads of one person leave connections to the others', async () => {
  const shop = await openTestShop({ pool: { poolSize: 10 } })
  const [greedy, other] = [await addBuyer(shop), await addBuyer(shop)]
  const operator = openDatabase({ connectionString: shop.connectionString, poolSize: 1 })
  onTestFinished(() => operator.close())
  const lock = await operator.kysely.startTransaction().execute()
  await sql`LOCK TABLE addresses IN ACCESS EXCLUSIVE MODE`.execute(lock)
  const many = Array.from({ length: 30 }, () => greedy.call('addressList', { query: {} }))
  await expect.poll(() => shop.database.connections().busy).toBeGreaterThanOrEqual(6)
  expect((await other.call('accountList')).status).toBe(200)
  expect(shop.database.connections().waiting).toBe(0)
  await lock.rollback().execute()
  const statuses = (await Promise.all(many)).map(({ status }) => status)
  expect(statuses.filter((one) => one !== 200 && one !== 503)).toEqual([])
})
