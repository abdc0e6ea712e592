import { sql } from 'kysely'
import type { Database, Trx } from '../database/database.ts'

/** The channel on which processes hear that there are numbered events. */
export const eventChannel = 'events'

const batchSize = 500
const relayLock = 7_310_021

/** Moves all committed events from the outbox to the numbered ones, and notifies the processes. */
export async function relayOutbox({ kysely }: Database): Promise<void> {
  const findOldest = () =>
    kysely.selectFrom('event_outbox').select('id').orderBy('id').limit(1).executeTakeFirst()
  while ((await findOldest()) !== undefined) await kysely.transaction().execute(relayBatch)
}

/**
 * Moves a batch within the caller's transaction. One relay works at a time, in all processes: numbers become visible in
 * their order, so that a reader who has seen a position has seen all before it. Writers of events do not wait for it.
 */
export async function relayBatch(trx: Trx): Promise<void> {
  // A process that stops in the middle must not keep the others from relaying.
  await sql`SELECT set_config('idle_in_transaction_session_timeout', '5s', true)`.execute(trx)
  await sql`SELECT pg_advisory_xact_lock(${relayLock})`.execute(trx)
  await moveBatch.execute(trx)
}

const moveBatch = sql`
  WITH moved AS (
    DELETE FROM event_outbox WHERE id IN (SELECT id FROM event_outbox ORDER BY id LIMIT ${sql.lit(batchSize)})
    RETURNING *
  ), advanced AS (
    INSERT INTO event_streams (name, last_number) SELECT stream, count(*) FROM moved GROUP BY stream
    ON CONFLICT (name) DO UPDATE SET last_number = event_streams.last_number + excluded.last_number
    RETURNING name AS stream, last_number
  ), numbered AS (
    INSERT INTO events (stream, number, name, version, payload)
    SELECT stream, last_number - row_number() OVER (PARTITION BY stream ORDER BY id DESC) + 1, name, version, payload
    FROM moved JOIN advanced USING (stream)
    ORDER BY id
    RETURNING 1
  )
  SELECT pg_notify(${sql.lit(eventChannel)}, '') FROM numbered LIMIT 1`
