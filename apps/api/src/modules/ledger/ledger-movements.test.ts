import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPerson, auditLedger } from '../../testing/test-people.ts'
import { openShop, testNow, type TestShop } from '../../testing/test-shop.ts'
import type { Trx } from '../../platform/database/database.ts'
import { postMovement, type Posting } from './post-movement.ts'
import { expireReservations, release, reserve, spendReservation } from './reservations.ts'
import { countPostings, systemBalance } from './system-balances.ts'
import { transfer } from './transfer.ts'

let shop: TestShop & { close(): Promise<void> }
beforeAll(async () => {
  shop = await openShop({})
})
afterAll(() => shop.close())

function inTransaction<T>(work: (trx: Trx) => Promise<T>) {
  return shop.database.kysely.transaction().execute(work)
}
async function balances(person: string) {
  const rows = await shop.database.kysely
    .selectFrom('ledger_accounts')
    .select(['currency', 'balance', 'reserved'])
    .where('owner_id', '=', person)
    .orderBy('id')
    .execute()
  return rows.map(({ currency, balance, reserved }) => `${currency} ${balance} (${reserved})`)
}
function rubles(person: string, amount: bigint): Posting {
  return { account: { person }, currency: 'RUB', amount }
}
function operator(system: 'commission' | 'payouts', currency: 'RUB', amount: bigint): Posting {
  return { account: { system }, currency, amount }
}
async function hold(person: string, amount: bigint, expiresAt?: Date) {
  const held = await inTransaction((trx) =>
    reserve(trx, {
      person,
      currency: 'RUB',
      amount,
      reason: 'a transfer',
      at: testNow,
      ...(expiresAt && { expiresAt }),
    }),
  )
  if (!held.ok) throw new Error(held.reason)
  return held.reservationId
}

test('a movement has any number of postings, several of one account among them', async () => {
  const [person, other] = [
    await addPerson(shop, { money: { RUB: 1010 } }),
    await addPerson(shop, { money: { RUB: 0 } }),
  ]
  const moved = await inTransaction((trx) =>
    postMovement(trx, {
      kind: 'margin',
      createdBy: person,
      at: testNow,
      postings: [
        rubles(person, -1000n),
        rubles(person, -10n),
        rubles(other, 700n),
        operator('payouts', 'RUB', 300n),
        operator('commission', 'RUB', 10n),
      ],
    }),
  )
  expect(moved.ok).toBe(true)
  expect([await balances(person), await balances(other)]).toEqual([['RUB 0 (0)'], ['RUB 700 (0)']])
})

test('a movement that does not sum to zero is refused at commit', async () => {
  const person = await addPerson(shop, { money: { RUB: 1000, USD: 0 } })
  const moving = inTransaction((trx) =>
    postMovement(trx, {
      kind: 'write-off',
      createdBy: null,
      postings: [rubles(person, -500n), operator('payouts', 'RUB', 499n)],
    }),
  )
  await expect(moving).rejects.toMatchObject({ constraint: 'movements_sum_to_zero' })
  expect(await balances(person)).toEqual(['RUB 1000 (0)', 'USD 0 (0)'])
})

test('several debits of one account are weighed together', async () => {
  const person = await addPerson(shop, { money: { RUB: 1000 } })
  const moved = await inTransaction((trx) =>
    postMovement(trx, {
      kind: 'write-off',
      createdBy: null,
      postings: [rubles(person, -600n), rubles(person, -401n), operator('payouts', 'RUB', 1001n)],
    }),
  )
  expect(moved).toEqual({ ok: false, reason: 'not-enough-funds' })
})

test('the balance of an account of the operator is its checkpoint and what came since', async () => {
  const person = await addPerson(shop, { money: { RUB: 1000 } })
  const before = await systemBalance(shop.database.kysely, 'payouts', 'RUB')
  const send = () =>
    inTransaction((trx) =>
      transfer(trx, {
        kind: 'transfer',
        from: { person },
        to: { system: 'payouts' },
        amount: 100n,
        currency: 'RUB',
        createdBy: null,
      }),
    )
  await send()
  expect(await systemBalance(shop.database.kysely, 'payouts', 'RUB')).toBe(before + 100n)
  // Others pay while it is counted.
  await Promise.all([
    inTransaction((trx) => countPostings(trx, testNow)),
    send(),
    inTransaction((trx) => countPostings(trx, testNow)),
    send(),
  ])
  expect(await systemBalance(shop.database.kysely, 'payouts', 'RUB')).toBe(before + 300n)
  await inTransaction((trx) => countPostings(trx, testNow))
  expect(await systemBalance(shop.database.kysely, 'payouts', 'RUB')).toBe(before + 300n)
  expect(await shop.database.kysely.selectFrom('uncounted_postings').selectAll().execute()).toEqual([])
  expect(Object.values(await auditLedger(shop)).flat()).toEqual([])
})

function pay(trx: Trx, person: string) {
  return transfer(trx, {
    kind: 'purchase',
    from: { person },
    to: { system: 'sales' },
    amount: 100n,
    currency: 'RUB',
    createdBy: person,
  })
}

test('an operation of another buyer does not wait for one that has not committed', async () => {
  const [one, two] = [
    await addPerson(shop, { money: { RUB: 1000 } }),
    await addPerson(shop, { money: { RUB: 1000 } }),
  ]
  await inTransaction(async (trx) => {
    await pay(trx, one)
    const other = inTransaction(async (second) => {
      await sql`SET LOCAL lock_timeout = '2s'`.execute(second)
      return pay(second, two)
    })
    await expect(other).resolves.toMatchObject({ ok: true })
  })
})

test('reserved money cannot be spent, and comes back once', async () => {
  const person = await addPerson(shop, { money: { RUB: 1000 } })
  const id = await hold(person, 700n)
  expect(await balances(person)).toEqual(['RUB 1000 (700)'])
  await expect(hold(person, 301n)).rejects.toThrow('not-enough-funds')
  const ends = await Promise.all(
    Array.from({ length: 5 }, () => inTransaction((trx) => release(trx, id, { at: testNow }))),
  )
  expect(ends.filter(Boolean)).toHaveLength(1)
  expect(await balances(person)).toEqual(['RUB 1000 (0)'])
})

test('a reservation is used or released, never both', async () => {
  const person = await addPerson(shop, { money: { RUB: 1000 } })
  const id = await hold(person, 1000n)
  const send = (trx: Trx) =>
    spendReservation(trx, id, {
      kind: 'transfer',
      createdBy: person,
      at: testNow,
      postings: [rubles(person, -900n), operator('payouts', 'RUB', 900n)],
    })
  const [used, again, released] = await Promise.all([
    inTransaction(send),
    inTransaction(send),
    inTransaction((trx) => release(trx, id, { at: testNow })),
  ])
  expect([used.ok, again.ok, released].filter(Boolean)).toHaveLength(1)
  expect(await balances(person)).toEqual([released ? 'RUB 1000 (0)' : 'RUB 100 (0)'])
})

test('a movement from held money takes at most what is held and free', async () => {
  const person = await addPerson(shop, { money: { RUB: 1000 } })
  const id = await hold(person, 600n)
  await hold(person, 300n)
  const sending = inTransaction((trx) =>
    spendReservation(trx, id, {
      kind: 'transfer',
      createdBy: person,
      at: testNow,
      postings: [rubles(person, -701n), operator('payouts', 'RUB', 701n)],
    }),
  )
  expect(await sending).toEqual({ ok: false, reason: 'not-enough-funds' })
  expect(await balances(person)).toEqual(['RUB 1000 (900)'])
})

test('a reservation expires when its time has come, and not before', async () => {
  const person = await addPerson(shop, { money: { RUB: 1000 } })
  const expiresAt = new Date(testNow.getTime() + 60_000)
  const id = await hold(person, 600n, expiresAt)
  const expire = (now: Date) => expireReservations(shop.database.kysely, inTransaction, now)
  expect(await expire(new Date(expiresAt.getTime() - 1))).toBe(0)
  expect(await expire(expiresAt)).toBe(1)
  expect(await expire(expiresAt)).toBe(0)
  expect(await inTransaction((trx) => release(trx, id, { at: testNow }))).toBe(false)
  expect(await balances(person)).toEqual(['RUB 1000 (0)'])
})

test('balances are proven and partitions maintained every night, and reservations expire every minute', async () => {
  const jobs = await shop.app.jobs.scheduled()
  expect(jobs).toContainEqual({ name: 'ledger.prove-balances', cron: '40 0 * * *' })
  expect(jobs).toContainEqual({ name: 'ledger.expire-reservations', cron: '* * * * *' })
  expect(jobs).toContainEqual({ name: 'ledger.count-postings', cron: '*/10 * * * *' })
  expect(jobs).toContainEqual({ name: 'ledger.maintain-partitions', cron: '20 1 * * *' })
})
