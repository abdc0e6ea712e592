import { sql } from 'kysely'
import { codeOf } from '../../platform/database/database-errors.ts'
import type { Database } from '../../platform/database/database.ts'
import { sharedOutcome } from './shared-outcome.ts'

/** Two files of PostgreSQL's log: a small write would still fit into the blocks that a full disk has given out before. */
const spilledMegabytes = 32
const probedAgainAfterMs = 10_000

/**
 * The operator's own limit of temporary files (`configuration_limit_exceeded`), or one of a provider, says nothing of
 * the disk.
 */
const fileLimitExceeded = '53400'

/**
 * Makes the check of a disk that only PostgreSQL reaches: it writes a temporary file to the tablespace of the database,
 * which nobody else sees and which is gone with the statement. All who ask within ten seconds share one answer. The
 * check rejects with PostgreSQL's error when the file does not fit.
 */
export function databaseDiskCheck(
  { kysely }: Pick<Database, 'kysely'>,
  elapsedMs?: () => number,
): () => Promise<void> {
  const probe = async (): Promise<void> => {
    await kysely
      .transaction()
      .execute(async (trx) => {
        await sql`SET LOCAL work_mem = '64kB'`.execute(trx)
        // Empty: the tablespace of the database, wherever its temporary files go otherwise.
        await sql`SET LOCAL temp_tablespaces = ''`.execute(trx)
        await sql`SELECT count(*) FROM unnest(array_fill(repeat('x', 1048576), ARRAY[${sql.lit(spilledMegabytes)}]))`.execute(
          trx,
        )
      })
      .catch((error: unknown) => {
        if (codeOf(error) !== fileLimitExceeded) throw error
      })
  }

  return sharedOutcome(probe, probedAgainAfterMs, elapsedMs)
}
