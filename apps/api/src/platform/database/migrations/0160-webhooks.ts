import { sql, type Kysely } from 'kysely'

/** Where people's own programs are told of orders and documents, and what was delivered to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db)
}

const tables = `
  CREATE TABLE webhooks (
    id text PRIMARY KEY,
    person_id text NOT NULL REFERENCES people,
    address text NOT NULL,
    events text[] NOT NULL CONSTRAINT webhooks_events CHECK (events <@ ARRAY[
      'order.placed', 'order.confirmed', 'order.shipped', 'order.delivered', 'order.canceled', 'order.updated',
      'order.paid', 'document.issued']::text[]),
    -- What deliveries are signed with, sealed.
    key bytea NOT NULL,
    created_at timestamptz NOT NULL,
    paused_at timestamptz,
    -- When it last took a delivery.
    delivered_at timestamptz,
    CONSTRAINT webhooks_have_events CHECK (cardinality(events) > 0)
  );
  CREATE INDEX webhooks_by_person ON webhooks (person_id);

  CREATE TABLE webhook_deliveries (
    id text PRIMARY KEY,
    -- The order in which they are listed.
    place bigint GENERATED ALWAYS AS IDENTITY,
    webhook_id text NOT NULL REFERENCES webhooks ON DELETE CASCADE,
    event text NOT NULL CONSTRAINT webhook_deliveries_event CHECK (event IN (
      'order.placed', 'order.confirmed', 'order.shipped', 'order.delivered', 'order.canceled', 'order.updated',
      'order.paid', 'document.issued', 'webhook.test')),
    -- As it is posted and signed.
    body text NOT NULL,
    at timestamptz NOT NULL,
    status text NOT NULL CONSTRAINT webhook_deliveries_status CHECK (status IN ('waiting', 'delivered', 'failed')),
    attempts integer NOT NULL DEFAULT 0,
    tries_left integer NOT NULL CHECK (tries_left >= 0),
    last_attempt_at timestamptz,
    -- The HTTP status of the last answer.
    code integer,
    problem text CONSTRAINT webhook_deliveries_problem CHECK (problem IN ('status', 'timeout', 'unreachable', 'address')),
    next_attempt_at timestamptz,
    -- Asked for by the person: it is attempted once, and its failure pauses nothing.
    is_by_hand boolean NOT NULL DEFAULT false,
    -- Whether a job was sent for it.
    is_queued boolean NOT NULL DEFAULT false,
    CONSTRAINT webhook_deliveries_next CHECK ((status = 'waiting') = (next_attempt_at IS NOT NULL))
  );
  CREATE INDEX webhook_deliveries_listed ON webhook_deliveries (webhook_id, place);
  CREATE INDEX webhook_deliveries_unqueued ON webhook_deliveries (place) WHERE NOT is_queued;
  CREATE INDEX webhook_deliveries_by_age ON webhook_deliveries (at);
`
