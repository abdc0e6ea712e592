import { sql, type Kysely } from 'kysely'

/** Attempts to pay by card on an acquirer's page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(table).execute(db)
}

const table = `
  CREATE TABLE card_attempts (
    -- The number by which the acquirer knows the order.
    id text PRIMARY KEY,
    payment_id text NOT NULL REFERENCES payments,
    provider text NOT NULL,
    -- Kopecks that the page asks for.
    amount bigint NOT NULL CHECK (amount > 0),
    locale text NOT NULL CONSTRAINT card_attempts_locale CHECK (locale IN ('ru', 'en')),
    status text NOT NULL CONSTRAINT card_attempts_status
      CHECK (status IN ('opening', 'open', 'paid', 'declined', 'expired', 'mismatched')),
    -- The acquirer's own number, and its page; null until it is open.
    reference text,
    url text,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    ended_at timestamptz,
    -- Kopecks that came instead of the amount.
    received bigint,
    CONSTRAINT card_attempts_opened CHECK (status <> 'open' OR (reference IS NOT NULL AND url IS NOT NULL)),
    CONSTRAINT card_attempts_received CHECK ((received IS NOT NULL) = (status = 'mismatched'))
  );
  CREATE INDEX card_attempts_by_payment ON card_attempts (payment_id, created_at);
  -- Of one payment one page at a time can be paid.
  CREATE UNIQUE INDEX card_attempts_one_open ON card_attempts (payment_id) WHERE status IN ('opening', 'open');
`
