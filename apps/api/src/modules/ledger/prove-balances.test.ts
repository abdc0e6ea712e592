import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPerson, signInAs } from '../../testing/test-people.ts'
import { openShop, testNow, type TestShop } from '../../testing/test-shop.ts'
import type { Trx } from '../../platform/database/database.ts'
import { postMovement, type Posting } from './post-movement.ts'
import { proveBalances, unfreezeAccount } from './prove-balances.ts'
import { reserve } from './reservations.ts'

let shop: TestShop & { close(): Promise<void> }
beforeAll(async () => {
  shop = await openShop({})
})
afterAll(() => shop.close())

function inTransaction<T>(work: (trx: Trx) => Promise<T>) {
  return shop.database.kysely.transaction().execute(work)
}
function rubles(person: string, amount: bigint): Posting {
  return { account: { person }, currency: 'RUB', amount }
}
function hold(person: string) {
  const held = { person, currency: 'RUB', amount: 1n, reason: 'a transfer', at: testNow } as const
  return inTransaction((trx) => reserve(trx, held))
}

/** Changes what the database protects, as damage would. */
async function damage(statement: string) {
  await sql
    .raw(`ALTER TABLE ledger_accounts DISABLE TRIGGER USER; ${statement};
    ALTER TABLE ledger_accounts ENABLE TRIGGER USER`)
    .execute(shop.database.kysely)
}

test.each([
  ['a balance', 'balance = balance + 1'],
  ['what is held', 'reserved = reserved + 1'],
  ['a number of postings', 'postings_count = postings_count + 1'],
])(
  '%s that the postings do not explain freezes the account and is told to staff, once',
  async (_what, change) => {
    const [person, other] = [
      await addPerson(shop, { money: { RUB: 1000 } }),
      await addPerson(shop, { money: { RUB: 1000 } }),
    ]
    const prove = () => proveBalances(shop.database.kysely, inTransaction, testNow)
    expect(await prove()).toEqual([])
    await damage(`UPDATE ledger_accounts SET ${change} WHERE owner_id = '${person}'`)
    expect(await prove()).toMatchObject([{ personId: person, currency: 'RUB' }])
    expect(await prove()).toEqual([])
    const told = await shop.database.query<{ payload: object }>({
      name: 'told-of-difference',
      text: `SELECT payload FROM events WHERE name = 'ledger-difference' AND stream = 'role:ADMIN'
           UNION ALL SELECT payload FROM event_outbox WHERE name = 'ledger-difference'`,
    })
    expect(told.filter(({ payload }) => (payload as { personId: string }).personId === person)).toHaveLength(
      1,
    )

    const give = (from: string, to: string) =>
      inTransaction((trx) =>
        postMovement(trx, {
          kind: 'correction',
          createdBy: null,
          postings: [rubles(from, -5n), rubles(to, 5n)],
        }),
      )
    expect(await give(person, other)).toEqual({ ok: false, reason: 'account-frozen' })
    expect(await give(other, person)).toEqual({ ok: false, reason: 'account-frozen' })
    expect(await hold(person)).toEqual({ ok: false, reason: 'account-frozen' })

    const { id } = await shop.database.kysely
      .selectFrom('ledger_accounts')
      .select('id')
      .where('owner_id', '=', person)
      .executeTakeFirstOrThrow()
    expect(await inTransaction((trx) => unfreezeAccount(trx, id))).toBe(false)
    await damage(`UPDATE ledger_accounts SET ${change.replace('+ 1', '- 1')} WHERE owner_id = '${person}'`)
    expect(await inTransaction((trx) => unfreezeAccount(trx, id))).toBe(true)
    expect(await hold(person)).toMatchObject({ ok: true })
  },
)

test('a checkpoint that the postings do not explain is told to staff', async () => {
  await addPerson(shop, { money: { RUB: 1 } })
  const change = (by: number) =>
    sql`UPDATE balance_checkpoints SET balance = balance + ${by}
      WHERE account_id = (SELECT id FROM ledger_accounts WHERE system_name = 'sales' AND currency = 'RUB')`.execute(
      shop.database.kysely,
    )
  await change(1)
  expect(await proveBalances(shop.database.kysely, inTransaction, testNow)).toMatchObject([
    { personId: null, currency: 'RUB' },
  ])
  await change(-1)
})

test('people see when their balance was last proven: not before it was, nor while it differs', async () => {
  const { kysely } = shop.database
  await kysely.deleteFrom('ledger_proofs').execute()
  const person = await addPerson(shop, { money: { RUB: 1000 } })
  const { moved } = await kysely
    .selectFrom('movements')
    .select(({ fn }) => fn.max('at').as('moved'))
    .executeTakeFirstOrThrow()
  const browser = await signInAs(shop, person)
  const provenAt = async () => (await browser.call('accountList')).ok[0]?.provenAt
  const prove = (at: Date) => proveBalances(kysely, inTransaction, at)
  expect(await provenAt()).toBeNull()
  await prove(new Date(moved.getTime() - 1))
  expect(await provenAt()).toBeNull()
  const after = new Date(moved.getTime() + 1)
  await prove(after)
  await prove(moved)
  expect(await provenAt()).toBe(after.toISOString())
  await damage(`UPDATE ledger_accounts SET balance = balance + 1 WHERE owner_id = '${person}'`)
  await prove(after)
  expect(await provenAt()).toBeNull()
  await damage(`UPDATE ledger_accounts SET balance = balance - 1 WHERE owner_id = '${person}'`)
})

test('staff prove the balances on demand, and see what stays different', async () => {
  const person = await addPerson(shop, { money: { RUB: 1000 } })
  const staff = await signInAs(shop, await addPerson(shop, { role: 'ADMIN' }))
  await damage(`UPDATE ledger_accounts SET balance = balance + 1 WHERE owner_id = '${person}'`)
  for (let asked = 0; asked < 2; asked += 1) {
    const { differences } = (await staff.call('ledgerProve')).ok
    expect(differences).toMatchObject([{ personId: person, currency: 'RUB' }])
  }
  await damage(`UPDATE ledger_accounts SET balance = balance - 1 WHERE owner_id = '${person}'`)
  expect((await staff.call('ledgerProve')).ok.differences).toEqual([])
})
