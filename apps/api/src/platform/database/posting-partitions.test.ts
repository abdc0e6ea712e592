import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listEntries } from '../../modules/accounts/history.repository.ts'
import { findDifferences } from '../../modules/ledger/prove-balances.ts'
import { maintainPartitions } from '../../modules/ledger/posting-partitions.ts'
import { transfer } from '../../modules/ledger/transfer.ts'
import {
  account,
  funding,
  movement,
  posting,
  sound,
  testRules,
  type Rule,
} from '../../testing/database-rules.ts'
import { openEmptyDatabase } from '../../testing/empty-database.ts'
import { landedRows } from '../../testing/landed-rows.ts'
import { addPerson, auditLedger } from '../../testing/test-people.ts'
import { openShop, openTestShop, testNow, type TestShop } from '../../testing/test-shop.ts'
import type { Db } from './database.ts'
import { migrateTo, migrateToLatest, migrations } from './migrate.ts'

const partitionSize = 10_000_000

/** The last number that was given; the next posting has the one behind it. */
async function numberUpTo(db: Db, number: number): Promise<void> {
  await sql`SELECT setval('postings_id_seq', ${number}::bigint)`.execute(db)
}

/** The partitions in their order, with their bounds and numbers of rows. */
async function partitionsOf(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ part: string }>`
    SELECT relname || ' ' || pg_get_expr(relpartbound, pg_class.oid) || ': ' || (
        SELECT count(*) FROM postings WHERE postings.tableoid = pg_class.oid) AS part
    FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid WHERE inhparent = 'postings'::regclass
    ORDER BY inhrelid`.execute(db)
  return rows.map(({ part }) => part)
}

/** The amounts of a person’s entries, the newest first, read two to a page. */
async function readEntries(db: Db, personId: string): Promise<readonly number[]> {
  const amounts: number[] = []
  let cursor: string | null | undefined
  do {
    const page = await listEntries(db, personId, {}, { page: 1, limit: 2, cursor: cursor ?? undefined })
    amounts.push(...page.items.map(({ amount }) => Number(amount)))
    cursor = page.next
  } while (typeof cursor === 'string')
  return amounts
}

test('a list of entries and the proof of balances go on from one partition of postings to the next', async () => {
  const { database, app } = await openTestShop()
  const { kysely } = database
  const person = await addPerson({ database, app } as TestShop, { money: { RUB: 100 } })
  const pay = (amount: bigint) =>
    kysely.transaction().execute((trx) =>
      transfer(trx, {
        kind: 'top-up',
        createdBy: person,
        at: testNow,
        currency: 'RUB',
        amount,
        from: { system: 'funding' },
        to: { person },
      }),
    )
  await pay(1n)
  // The two postings of the next movement lie in two partitions.
  await numberUpTo(kysely, partitionSize - 2)
  await pay(2n)
  await pay(3n)
  expect(await partitionsOf(kysely)).toEqual([
    "postings_1 FOR VALUES FROM (MINVALUE) TO ('10000000'): 5",
    "postings_2 FOR VALUES FROM ('10000000') TO ('20000000'): 3",
  ])
  expect(await readEntries(kysely, person)).toEqual([3, 2, 1, 100])
  expect(await findDifferences(kysely)).toEqual([])
  await auditLedger({ database, app } as TestShop)
})

test('a partition is added before the last one is in use, and once, whoever asks', async () => {
  const { database } = await openTestShop()
  const { kysely } = database
  const names = async () => (await partitionsOf(kysely)).map((part) => part.split(' ')[0])
  await maintainPartitions(kysely)
  expect(await names()).toEqual(['postings_1', 'postings_2'])
  await numberUpTo(kysely, partitionSize - 1)
  await maintainPartitions(kysely)
  expect(await names()).toEqual(['postings_1', 'postings_2'])
  await numberUpTo(kysely, partitionSize)
  await Promise.all([1, 2, 3].map(() => maintainPartitions(kysely)))
  expect(await names()).toEqual(['postings_1', 'postings_2', 'postings_3'])
})

test('the partitioned table is analyzed', async () => {
  const { database } = await openTestShop()
  const known = async () => {
    const { rows } = await sql<{ count: number }>`SELECT count(*)::int FROM pg_stats
      WHERE tablename = 'postings' AND inherited`.execute(database.kysely)
    return rows[0]?.count
  }
  await addPerson({ database } as TestShop, { money: { RUB: 100 } })
  expect(await known()).toBe(0)
  await maintainPartitions(database.kysely)
  expect(await known()).toBeGreaterThan(5)
})

test('the table of earlier versions becomes the first partition, without a row of it being moved', async () => {
  const { connectionString, database } = await openEmptyDatabase()
  const { kysely } = database
  for (const name of Object.keys(migrations).filter((earlier) => earlier < '0244')) {
    const rows = landedRows[name]
    if (rows === undefined) continue
    await migrateTo(connectionString, name)
    for (const row of rows) await sql.raw(row).execute(kysely)
  }
  await migrateTo(connectionString, '0243-undone-imports')
  await numberUpTo(kysely, 3 * partitionSize + 5)
  const file = async (table: string) =>
    (await sql<{ file: string }>`SELECT pg_relation_filenode(${table}::regclass) AS file`.execute(kysely))
      .rows
  const all = () =>
    sql`SELECT id, movement_id, account_id, ordinal, balance_after FROM postings ORDER BY id`.execute(kysely)
  const [before, rows] = [await file('postings'), (await all()).rows]
  await migrateToLatest(connectionString)
  expect(await file('postings_4')).toEqual(before)
  expect((await all()).rows).toEqual(rows)
  expect(rows.length).toBeGreaterThan(3)
  const [first, ahead] = await partitionsOf(kysely)
  expect([first, ahead]).toEqual([
    `postings_4 FOR VALUES FROM (MINVALUE) TO ('40000000'): ${rows.length}`,
    "postings_5 FOR VALUES FROM ('40000000') TO ('50000000'): 0",
  ])
  await kysely.transaction().execute(async (trx) => {
    await sql`INSERT INTO movements (id, kind) VALUES ('later', 'top-up')`.execute(trx)
    await sql`INSERT INTO postings (movement_id, account_id, amount)
      SELECT 'later', id, CASE WHEN owner_id IS NULL THEN -7 ELSE 7 END FROM ledger_accounts
      WHERE currency = 'RUB' AND (owner_id = 'buyer' OR system_name = 'funding')`.execute(trx)
  })
  const { rows: later } = await sql<{
    id: bigint
  }>`SELECT id FROM postings WHERE movement_id = 'later' ORDER BY id`.execute(kysely)
  expect(later.map(({ id }) => Number(id))).toEqual([3 * partitionSize + 6, 3 * partitionSize + 7])
})

let shop: TestShop & { close(): Promise<void> }
beforeAll(async () => {
  shop = await openShop({})
  await addPerson(shop, { email: 'buyer@buyers.example', money: { RUB: 1000 } })
})
afterAll(() => shop.close())

/** Takes a check out of the function that posts. */
function without(check: string): string {
  return `DO $guard$ BEGIN
    EXECUTE replace(pg_get_functiondef('post_to_account'::regproc), '${check}', 'false');
  END $guard$`
}

const inSecondPartition = `SELECT setval('postings_id_seq', ${partitionSize})`
/** What a mistake, or somebody with all rights, could do to an account. */
function countedAnew(column: string): string {
  return `ALTER TABLE ledger_accounts DISABLE TRIGGER ledger_accounts_move_by_postings;
    UPDATE ledger_accounts SET ${column} = 0 WHERE id = ${account('RUB')}`
}

const rules: readonly Rule[] = [
  {
    rule: 'an account numbers its postings once each, whichever partition they are in',
    guard: without(
      'EXISTS (SELECT FROM postings WHERE account_id = NEW.account_id AND ordinal = NEW.ordinal)',
    ),
    script: [inSecondPartition, countedAnew('postings_count'), ...sound],
  },
  {
    rule: 'an account numbers its operations once each, whichever partition they are in',
    guard: without(
      'EXISTS (SELECT FROM postings WHERE account_id = NEW.account_id AND operation_ordinal = NEW.operation_ordinal)',
    ),
    script: [inSecondPartition, countedAnew('operations_count'), ...sound],
  },
  {
    rule: 'a partition numbers the postings of an account once each',
    guard: 'ALTER TABLE postings_2 DROP CONSTRAINT postings_2_account_id_ordinal_key',
    script: [
      'SET LOCAL session_replication_role = replica',
      movement('m'),
      ...[1, 2].map(
        (
          id,
        ) => `INSERT INTO postings (id, movement_id, account_id, amount, currency, ordinal, balance_before, balance_after)
          VALUES (${partitionSize + id}, 'm', ${account('RUB')}, 5, 'RUB', 7, 0, 5)`,
      ),
      'SET LOCAL session_replication_role = DEFAULT',
    ],
  },
  {
    rule: 'a posting gets its number from the database',
    guard: without(`NEW.id <> currval(''postings_id_seq'')`),
    script: [
      "SELECT setval('postings_id_seq', 1000)",
      movement('m'),
      posting('m', account('RUB'), 5),
      `INSERT INTO postings (id, movement_id, account_id, amount) VALUES (5000, 'm', ${funding}, -5)`,
    ],
  },
  {
    rule: 'a posting of a partition is never changed',
    guard: 'DROP TRIGGER postings_append_only ON postings_1',
    script: ['UPDATE postings_1 SET ordinal = ordinal + 10'],
  },
  {
    rule: 'a posting of a later partition is never deleted',
    guard: 'DROP TRIGGER postings_append_only ON postings_2',
    script: ['DELETE FROM postings_2'],
  },
  {
    rule: 'a partition is never emptied',
    guard: 'DROP TRIGGER postings_append_only ON postings_2',
    script: ['TRUNCATE postings_2 CASCADE'],
  },
  {
    rule: 'a movement sums to zero when its postings lie in two partitions',
    guard: 'DROP TRIGGER postings_sum_to_zero ON postings; DROP TRIGGER movements_sum_to_zero ON movements',
    script: [
      `SELECT setval('postings_id_seq', ${partitionSize - 2})`,
      movement('m'),
      posting('m', account('RUB'), 5),
      posting('m', funding, -4),
    ],
  },
]
testRules(() => shop, rules)
