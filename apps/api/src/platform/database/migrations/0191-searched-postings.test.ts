import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { landedRows } from '../../../testing/landed-rows.ts'
import { openEmptyDatabase } from '../../../testing/empty-database.ts'
import { migrateTo, migrateToLatest, migrations } from '../migrate.ts'

test('postings and payments of every version get what filters ask for', async () => {
  const { connectionString, database } = await openEmptyDatabase()
  for (const name of Object.keys(migrations).filter((earlier) => earlier < '0191')) {
    const rows = landedRows[name]
    if (rows === undefined) continue
    await migrateTo(connectionString, name)
    for (const row of rows) await sql.raw(row).execute(database.kysely)
  }
  await migrateToLatest(connectionString)
  const postings = await sql<{ isRight: boolean; count: number }>`
    SELECT coalesce((movement_kind, moved_at) = (movements.kind, movements.at) AND operation_id = (
        SELECT min(first.id) FROM postings AS first JOIN ledger_accounts AS own ON own.id = first.account_id
        WHERE first.movement_id = postings.movement_id AND own.owner_id = ledger_accounts.owner_id), false) AS "isRight",
      count(*)::int
    FROM postings JOIN movements ON movements.id = movement_id JOIN ledger_accounts ON ledger_accounts.id = account_id
    WHERE owner_id IS NOT NULL GROUP BY 1`.execute(database.kysely)
  expect(postings.rows).toEqual([{ isRight: true, count: expect.any(Number) }])
  const payments = await sql<{ kind: string; count: number }>`
    SELECT movement_kind AS kind, count(*)::int FROM payments JOIN postings ON postings.id = payments.operation_id
    GROUP BY 1`.execute(database.kysely)
  expect(payments.rows).toEqual([{ kind: 'top-up', count: 1 }])
})
