import { sql, type Kysely } from 'kysely'

/** The version before writes events of its own version, which its readers know. */
export const compatibleFrom = '0246-same-transfers'

/** Events of clocks told everybody what was paid in the warehouse; those that are kept for readers who were away no longer do. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['events', 'event_outbox'])
    await sql`UPDATE ${sql.table(table)} SET payload = payload #- '{clock,sales}'
      WHERE name = 'auction-clock-changed' AND version = 1`.execute(db)
}
