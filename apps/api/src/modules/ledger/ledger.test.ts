import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPerson, auditLedger } from '../../testing/test-people.ts'
import { openShop, testNow, type TestShop } from '../../testing/test-shop.ts'
import type { Trx } from '../../platform/database/database.ts'
import { transfer } from './transfer.ts'
import { reserve } from './reservations.ts'

let shop: TestShop & { close(): Promise<void> }
beforeAll(async () => {
  shop = await openShop({})
})
afterAll(() => shop.close())

function inTransaction<T>(work: (trx: Trx) => Promise<T>) {
  return shop.database.kysely.transaction().execute(work)
}

async function accountOf(personId: string) {
  return shop.database.kysely
    .selectFrom('ledger_accounts')
    .selectAll()
    .where('owner_id', '=', personId)
    .executeTakeFirstOrThrow()
}

function payment(from: string, to: string, amount: bigint) {
  return {
    kind: 'purchase',
    from: { person: from },
    to: { person: to },
    amount,
    currency: 'RUB',
    createdBy: from,
  } as const
}

test('money moves from one account to the other, and every posting says before and after', async () => {
  const [from, to] = [
    await addPerson(shop, { money: { RUB: 1000 } }),
    await addPerson(shop, { money: { RUB: 1 } }),
  ]
  const moved = await inTransaction((trx) => transfer(trx, payment(from, to, 400n)))
  expect(moved.ok).toBe(true)
  expect([(await accountOf(from)).balance, (await accountOf(to)).balance]).toEqual([600n, 401n])
  const { id } = await accountOf(from)
  const postings = await shop.database.kysely
    .selectFrom('postings')
    .selectAll()
    .where('account_id', '=', id)
    .orderBy('ordinal')
    .execute()
  expect(
    postings.map(({ ordinal, balance_before, amount, balance_after }) => [
      ordinal,
      balance_before,
      amount,
      balance_after,
    ]),
  ).toEqual([
    [1n, 0n, 1000n, 1000n],
    [2n, 1000n, -400n, 600n],
  ])
})

test('more than is available does not move, and what is reserved is not available', async () => {
  const [from, to] = [
    await addPerson(shop, { money: { RUB: 1000 } }),
    await addPerson(shop, { money: { RUB: 0 } }),
  ]
  const held = { person: from, currency: 'RUB', amount: 700n, reason: 'a transfer', at: testNow } as const
  expect(await inTransaction((trx) => reserve(trx, held))).toMatchObject({ ok: true })
  const refused = { ok: false, reason: 'not-enough-funds' }
  expect(await inTransaction((trx) => transfer(trx, payment(from, to, 301n)))).toEqual(refused)
  expect((await inTransaction((trx) => transfer(trx, payment(from, to, 300n)))).ok).toBe(true)
})

test.each([0n, -5n])('an amount of %s is a mistake of the program', async (amount) => {
  const [from, to] = [
    await addPerson(shop, { money: { RUB: 1000 } }),
    await addPerson(shop, { money: { RUB: 0 } }),
  ]
  await expect(inTransaction((trx) => transfer(trx, payment(from, to, amount)))).rejects.toThrow(RangeError)
})

test('transfers in both directions at once neither block each other nor lose a kopeck', async () => {
  const [one, two] = [
    await addPerson(shop, { money: { RUB: 1000 } }),
    await addPerson(shop, { money: { RUB: 1000 } }),
  ]
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      inTransaction((trx) => transfer(trx, index % 2 === 0 ? payment(one, two, 7n) : payment(two, one, 7n))),
    ),
  )
  expect([(await accountOf(one)).balance, (await accountOf(two)).balance]).toEqual([1000n, 1000n])
  const audit = await auditLedger(shop)
  expect(audit.accountsThatDisagreeWithTheirPostings).toEqual([])
  expect(audit.postingsThatLeaveAGap).toEqual([])
})
