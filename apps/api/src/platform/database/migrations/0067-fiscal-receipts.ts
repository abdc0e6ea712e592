import { sql, type Kysely } from 'kysely'

/** The receipts that payments by card and in cash make, one for each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(table).execute(db)
}

const table = `
  CREATE TABLE fiscal_receipts (
    -- The number by which the till knows it: a repeat makes no second receipt.
    id text PRIMARY KEY,
    kind text NOT NULL CONSTRAINT fiscal_receipts_kind CHECK (kind IN ('sale', 'refund')),
    payment_id text NOT NULL REFERENCES payments,
    amount bigint NOT NULL CHECK (amount > 0),
    status text NOT NULL CONSTRAINT fiscal_receipts_status
      CHECK (status IN ('waiting', 'sent', 'registered', 'failed')),
    created_at timestamptz NOT NULL,
    -- What it says, kept from the first attempt on: whatever is sent again is the same.
    items jsonb,
    provider text,
    -- The till's own number.
    reference text,
    attempts integer NOT NULL DEFAULT 0,
    next_at timestamptz NOT NULL,
    error text,
    registered_at timestamptz,
    fiscal_drive text,
    fiscal_document text,
    fiscal_sign text,
    url text,
    CONSTRAINT fiscal_receipts_sent CHECK (status <> 'sent' OR (reference IS NOT NULL AND items IS NOT NULL)),
    CONSTRAINT fiscal_receipts_registered CHECK ((status = 'registered')
      = (registered_at IS NOT NULL AND fiscal_drive IS NOT NULL AND fiscal_document IS NOT NULL AND fiscal_sign IS NOT NULL))
  );
  CREATE UNIQUE INDEX fiscal_receipts_one_sale ON fiscal_receipts (payment_id) WHERE kind = 'sale';
  CREATE INDEX fiscal_receipts_by_payment ON fiscal_receipts (payment_id);
  CREATE INDEX fiscal_receipts_due ON fiscal_receipts (next_at) WHERE status IN ('waiting', 'sent');
  CREATE TRIGGER fiscal_receipts_stay BEFORE DELETE OR TRUNCATE ON fiscal_receipts
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
`
