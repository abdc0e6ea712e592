import { sql, type Kysely } from 'kysely'

/** Events of the contract: written with their cause, numbered afterwards, kept for those who were away. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db)
}

const tables = `
  -- Written in the transaction of the cause. The relay gives each its numbers and moves it to events.
  CREATE TABLE event_outbox (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    stream text NOT NULL,
    name text NOT NULL,
    version integer NOT NULL,
    payload jsonb NOT NULL
  );

  -- Up to pruned_through events may no longer be kept.
  CREATE TABLE event_streams (
    name text PRIMARY KEY,
    last_number bigint NOT NULL CHECK (last_number > 0),
    pruned_through bigint NOT NULL DEFAULT 0
  );

  -- position is the order of delivery and may have gaps; number has none within a stream.
  CREATE TABLE events (
    position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    stream text NOT NULL REFERENCES event_streams,
    number bigint NOT NULL,
    name text NOT NULL,
    version integer NOT NULL,
    payload jsonb NOT NULL,
    at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (stream, number)
  );
  CREATE INDEX events_by_age ON events (at);
`
