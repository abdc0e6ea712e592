import { sql, type Kysely } from 'kysely'

/** What people are notified of, what they have chosen about it, and the browsers that show push messages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db)
}

const tables = `
  CREATE TABLE notices (
    id text PRIMARY KEY,
    -- The order in which they are listed.
    place bigint GENERATED ALWAYS AS IDENTITY,
    person_id text NOT NULL REFERENCES people,
    kind text NOT NULL CONSTRAINT notices_kind CHECK (kind IN (
      'cutoff-near', 'request-answered', 'money-arrived', 'claim-decided', 'standing-order', 'price-fell')),
    -- What has happened, so that nobody is notified of it twice.
    cause text NOT NULL,
    about jsonb NOT NULL,
    at timestamptz NOT NULL,
    -- In the list of the app; the others are only mailed or pushed.
    is_listed boolean NOT NULL,
    read_at timestamptz,
    -- When it is to be mailed and pushed; null where it is not, or was.
    mail_at timestamptz,
    push_at timestamptz,
    CONSTRAINT notices_once UNIQUE (person_id, cause)
  );
  CREATE INDEX notices_listed ON notices (person_id, place) WHERE is_listed;
  CREATE INDEX notices_unread ON notices (person_id) WHERE is_listed AND read_at IS NULL;
  CREATE INDEX notices_to_mail ON notices (mail_at) WHERE mail_at IS NOT NULL;
  CREATE INDEX notices_to_push ON notices (push_at) WHERE push_at IS NOT NULL;
  CREATE INDEX notices_by_age ON notices (at);

  -- Of whoever has chosen something.
  CREATE TABLE notice_settings (
    person_id text PRIMARY KEY REFERENCES people,
    choices jsonb NOT NULL,
    -- Minutes after midnight in the time zone of the person.
    quiet_from integer CHECK (quiet_from BETWEEN 0 AND 1439),
    quiet_to integer CHECK (quiet_to BETWEEN 0 AND 1439),
    time_zone text,
    CONSTRAINT notice_settings_quiet CHECK (num_nulls(quiet_from, quiet_to, time_zone) IN (0, 3))
  );

  -- A browser is pushed to as long as its session lasts.
  CREATE TABLE push_subscriptions (
    session_id text PRIMARY KEY REFERENCES sessions ON DELETE CASCADE,
    person_id text NOT NULL REFERENCES people,
    endpoint text NOT NULL UNIQUE,
    p256dh text NOT NULL,
    auth text NOT NULL,
    at timestamptz NOT NULL
  );
  CREATE INDEX push_subscriptions_by_person ON push_subscriptions (person_id);

  -- Prices that fell are looked for among the changes of the last hours.
  CREATE INDEX lot_changes_by_time ON lot_changes (at) WHERE kind = 'changed';
`
