import { sql, type Kysely } from 'kysely'

/** It only adds indexes. */
export const compatibleFrom = '0223-plantation-changes'

/** Where a day begins in an account, what its balance was at the end of each day, and the movements of a kind are found without reading all there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

// Tables of many millions have them already: docs/operations.md says how they are built beforehand, without a lock.
const statements = [
  `CREATE INDEX IF NOT EXISTS postings_by_moment ON postings (account_id, moved_at) INCLUDE (ordinal, balance_after)
    WHERE moved_at IS NOT NULL`,
  'CREATE INDEX IF NOT EXISTS movements_by_kind ON movements (kind, at)',
]
