import { randomBytes } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { findDifferences } from '../../modules/ledger/prove-balances.ts'
import { systemBalance } from '../../modules/ledger/system-balances.ts'
import { runStatements, withDatabase } from '../../testing/test-server.ts'
import { openDatabase } from './database.ts'
import { migrations } from './migrate.ts'

async function emptyDatabase() {
  const { url } = inject('testServer')
  const name = `test_${randomBytes(6).toString('hex')}`
  await runStatements(url, [`CREATE DATABASE ${name}`])
  const database = openDatabase({ connectionString: withDatabase(url, name) })
  onTestFinished(async () => {
    await database.close()
    await runStatements(url, [`DROP DATABASE ${name} WITH (FORCE)`])
  })
  return database
}

/** Somebody who topped up 1,000, paid an order of 600, and has one that waits and one that was canceled; and somebody new. */
const earlier = `
  INSERT INTO people (id, email, password_hash, role, region, name, surname)
    VALUES ('anna', 'anna@buyers.example', '', 'USER', 'Москва', 'А', 'А'),
      ('vera', 'vera@buyers.example', '', 'USER', 'Москва', 'В', 'В');
  INSERT INTO ledger_accounts (owner_id, system_name, currency)
    VALUES ('anna', NULL, 'RUB'), ('anna', NULL, 'USD'), (NULL, 'funding', 'RUB'), (NULL, 'sales', 'RUB');
  INSERT INTO movements (id, kind) VALUES ('t', 'top-up'), ('m', 'purchase');
  INSERT INTO postings (movement_id, account_id, amount)
    SELECT movement, id, amount FROM ledger_accounts JOIN (VALUES ('t', 'anna', 1000), ('t', 'funding', -1000),
      ('m', 'anna', -600), ('m', 'sales', 600)) AS moves (movement, holder, amount)
      ON currency = 'RUB' AND holder IN (owner_id, system_name) ORDER BY movement DESC;
  INSERT INTO purchases (id, person_id, delivery_date, status, payment_status, delivery_method, payment_method, comment,
      goods, delivery_cost, total, stems, positions, boxes, paid_by)
    SELECT id, 'anna', '2026-11-23', status, payment_status, 'pickup', method, '', 600, 0, 600, 6, 1, 1, paid_by
    FROM (VALUES ('paid', 'new', 'paid', 'BALANCE', 'm'), ('waiting', 'new', 'wait_paid', 'CASH', NULL),
      ('gone', 'canceled', 'wait_paid', 'CASH', NULL)) AS orders (id, status, payment_status, method, paid_by);
  INSERT INTO purchase_lines SELECT id, 1, 'c', 'roses', 'v', 'f', 60, '#fff', 25, 100, 6, 100, 6 FROM purchases;
`

test('earlier orders get their payments, everybody a ruble account, and the books stay as they are', async () => {
  const { kysely } = await emptyDatabase()
  const apply = async (isWanted: (name: string) => boolean) => {
    for (const [name, migration] of Object.entries(migrations)) {
      if (isWanted(name)) await migration.up(kysely as unknown as Kysely<unknown>)
    }
  }
  await apply((name) => name < '0010')
  await sql.raw(earlier).execute(kysely)
  await apply((name) => name >= '0010')

  const accounts = await kysely
    .selectFrom('ledger_accounts')
    .select(['owner_id', 'currency', 'balance', 'is_default'])
    .where('owner_id', 'is not', null)
    .orderBy('owner_id')
    .orderBy('id')
    .execute()
  expect(accounts.map((row) => Object.values(row))).toEqual([
    ['anna', 'RUB', 400n, true],
    ['anna', 'USD', 0n, false],
    ['vera', 'RUB', 0n, true],
  ])
  const counted =
    await sql`SELECT operations_count, operations_begun, operation_ordinal, begins_operation, amount
    FROM ledger_accounts JOIN postings ON account_id = ledger_accounts.id
    WHERE owner_id = 'anna' ORDER BY postings.id`.execute(kysely)
  expect(counted.rows.map((row) => Object.values(row as object))).toEqual([
    [2n, 2n, 1n, true, 1000n],
    [2n, 2n, 2n, true, -600n],
  ])
  const payments = await kysely
    .selectFrom('payments')
    .innerJoin('payment_allocations', 'payment_id', 'payments.id')
    .select(['purchase_id', 'method', 'payments.amount', 'status', 'paid', 'payment_allocations.movement_id'])
    .orderBy('number')
    .execute()
  expect(payments.map((row) => Object.values(row))).toEqual([
    ['paid', 'BALANCE', 600n, 'CONFIRMED', 600n, 'm'],
    ['waiting', 'CASH', 600n, 'IN_PROCESSED', 0n, null],
  ])
  expect(await findDifferences(kysely)).toEqual([])
  expect(await systemBalance(kysely, 'sales', 'RUB')).toBe(600n)
  expect(await systemBalance(kysely, 'funding', 'RUB')).toBe(-1000n)
})
