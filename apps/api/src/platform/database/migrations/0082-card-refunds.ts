import { sql, type Kysely } from 'kysely'

/** Refunds to cards, and the receipts that they and goods that are handed over make. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(refunds).execute(db)
  await sql.raw(guards).execute(db)
  await sql.raw(receipts).execute(db)
}

const refunds = `
  ALTER TABLE movements DROP CONSTRAINT movements_kind;
  ALTER TABLE movements ADD CONSTRAINT movements_kind CHECK (kind IN ('top-up', 'purchase', 'refund', 'card-refund',
    'compensation', 'write-off', 'exchange', 'transfer', 'margin', 'share', 'correction'));

  CREATE TABLE card_refunds (
    -- The number by which the acquirer knows it: a repeat refunds nothing more.
    id text PRIMARY KEY,
    payment_id text NOT NULL REFERENCES payments,
    -- The attempt by which the money came.
    attempt_id text NOT NULL REFERENCES card_attempts,
    amount bigint NOT NULL CHECK (amount > 0),
    reason text NOT NULL CHECK (reason <> ''),
    status text NOT NULL CONSTRAINT card_refunds_status CHECK (status IN ('waiting', 'refunded', 'failed')),
    created_at timestamptz NOT NULL,
    created_by text NOT NULL REFERENCES people,
    -- Holds the money on the balance until the acquirer has answered.
    reservation_id text NOT NULL UNIQUE REFERENCES reservations,
    movement_id text UNIQUE REFERENCES movements,
    attempts integer NOT NULL DEFAULT 0,
    next_at timestamptz NOT NULL,
    error text,
    settled_at timestamptz,
    CONSTRAINT card_refunds_moved CHECK ((status = 'refunded') = (movement_id IS NOT NULL)),
    CONSTRAINT card_refunds_settled CHECK ((status = 'waiting') = (settled_at IS NULL))
  );
  CREATE INDEX card_refunds_by_payment ON card_refunds (payment_id);
  CREATE INDEX card_refunds_due ON card_refunds (next_at) WHERE status = 'waiting';
`

const guards = `
  CREATE FUNCTION guard_card_refund() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    payment payments%ROWTYPE;
  BEGIN
    IF TG_OP = 'UPDATE' THEN
      IF OLD.status <> 'waiting' OR (NEW.id, NEW.payment_id, NEW.attempt_id, NEW.amount, NEW.reservation_id)
        IS DISTINCT FROM (OLD.id, OLD.payment_id, OLD.attempt_id, OLD.amount, OLD.reservation_id)
      THEN
        RAISE EXCEPTION 'a refund ends once, and does not change'
          USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'card_refunds_once';
      END IF;
      RETURN NEW;
    END IF;
    -- Whoever refunds the same payment waits here, and is checked with what the first refunds.
    SELECT * INTO payment FROM payments WHERE id = NEW.payment_id FOR UPDATE;
    IF payment.method <> 'CARD' OR payment.status <> 'CONFIRMED' OR payment.amount < NEW.amount
      + (SELECT coalesce(sum(amount), 0) FROM card_refunds WHERE payment_id = NEW.payment_id AND status <> 'failed')
    THEN
      RAISE EXCEPTION 'refunds give back at most what a payment by card brought'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'card_refunds_within_payment';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER card_refunds_guard BEFORE INSERT OR UPDATE ON card_refunds
    FOR EACH ROW EXECUTE FUNCTION guard_card_refund();
  CREATE TRIGGER card_refunds_stay BEFORE DELETE OR TRUNCATE ON card_refunds
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
`

const receipts = `
  ALTER TABLE fiscal_receipts
    DROP CONSTRAINT fiscal_receipts_kind,
    ADD CONSTRAINT fiscal_receipts_kind CHECK (kind IN ('sale', 'refund', 'offset')),
    ALTER COLUMN payment_id DROP NOT NULL,
    -- The order that is handed over.
    ADD COLUMN purchase_id text REFERENCES purchases,
    ADD COLUMN card_refund_id text UNIQUE REFERENCES card_refunds,
    ADD CONSTRAINT fiscal_receipts_cause CHECK (CASE kind
      WHEN 'offset' THEN purchase_id IS NOT NULL AND payment_id IS NULL
      ELSE payment_id IS NOT NULL AND purchase_id IS NULL END),
    ADD CONSTRAINT fiscal_receipts_refund CHECK ((kind = 'refund') = (card_refund_id IS NOT NULL));
  CREATE UNIQUE INDEX fiscal_receipts_one_offset ON fiscal_receipts (purchase_id) WHERE kind = 'offset';
`
