import { sql, type Kysely } from 'kysely'

/** Who earns the margin and the share of an order, and what they have earned. Amounts in kopecks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(earners).execute(db)
  await sql.raw(earnings).execute(db)
  await sql.raw(checks).execute(db)
}

const earners = `
  ALTER TABLE purchases
    ADD COLUMN broker_id text REFERENCES people,
    ADD COLUMN agent_id text REFERENCES people;
  UPDATE purchases SET broker_id = people.broker_id, agent_id = people.referred_by
    FROM people WHERE people.id = person_id;
  SET CONSTRAINTS ALL IMMEDIATE;
  SET CONSTRAINTS ALL DEFERRED;
  CREATE INDEX purchases_delivered ON purchases (number) WHERE status = 'delivered' AND payment_status = 'paid';
  ALTER TABLE movements DROP CONSTRAINT movements_kind;
  ALTER TABLE movements ADD CONSTRAINT movements_kind CHECK (kind IN ('top-up', 'purchase', 'refund', 'compensation',
    'write-off', 'exchange', 'transfer', 'margin', 'share', 'correction'));
`

const earnings = `
  CREATE TABLE order_earnings (
    purchase_id text NOT NULL REFERENCES purchases,
    kind text NOT NULL CONSTRAINT order_earnings_kind CHECK (kind IN ('margin', 'share')),
    person_id text NOT NULL REFERENCES people,
    amount bigint NOT NULL CHECK (amount > 0),
    movement_id text NOT NULL UNIQUE REFERENCES movements,
    at timestamptz NOT NULL,
    -- The order was returned: what it earned goes back, as soon as the account holds it.
    returned_at timestamptz,
    reversed_by text UNIQUE REFERENCES movements,
    PRIMARY KEY (purchase_id, kind),
    CONSTRAINT order_earnings_reversed CHECK (reversed_by IS NULL OR returned_at IS NOT NULL)
  );
  CREATE INDEX order_earnings_to_reverse ON order_earnings (returned_at)
    WHERE returned_at IS NOT NULL AND reversed_by IS NULL;

  CREATE FUNCTION guard_earnings() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF (to_jsonb(NEW) - 'returned_at' - 'reversed_by') <> (to_jsonb(OLD) - 'returned_at' - 'reversed_by')
      OR (OLD.returned_at IS NOT NULL AND NEW.returned_at IS DISTINCT FROM OLD.returned_at)
      OR OLD.reversed_by IS NOT NULL
    THEN
      RAISE EXCEPTION 'earnings are reversed once, and change in no other way'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'order_earnings_reverse_once';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER order_earnings_reverse_once BEFORE UPDATE ON order_earnings
    FOR EACH ROW EXECUTE FUNCTION guard_earnings();
  CREATE TRIGGER order_earnings_stay BEFORE DELETE OR TRUNCATE ON order_earnings
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
`

const checks = `
  -- What a movement of a kind added to a person's ruble account.
  CREATE FUNCTION moved_to_person(of_person text, of_movement text, of_kind text) RETURNS numeric LANGUAGE sql AS $$
    SELECT coalesce(sum(postings.amount), 0) FROM postings
      JOIN ledger_accounts ON ledger_accounts.id = account_id
      JOIN movements ON movements.id = movement_id AND kind = of_kind
    WHERE owner_id = of_person AND postings.currency = 'RUB' AND movement_id = of_movement
  $$;

  CREATE FUNCTION check_earnings() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF moved_to_person(NEW.person_id, NEW.movement_id, NEW.kind) <> NEW.amount
      OR (NEW.reversed_by IS NOT NULL
        AND moved_to_person(NEW.person_id, NEW.reversed_by, 'correction') <> -NEW.amount)
    THEN
      RAISE EXCEPTION 'earnings are a movement of their amount, and so is their reversal'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'order_earnings_by_movement';
    END IF;
    IF (SELECT status FROM purchases WHERE id = NEW.purchase_id)
      <> (CASE WHEN NEW.returned_at IS NULL THEN 'fulfilled' ELSE 'return' END)
    THEN
      RAISE EXCEPTION 'an order earns when it is fulfilled, until it is returned'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'order_earnings_of_fulfilled';
    END IF;
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER order_earnings_hold AFTER INSERT OR UPDATE ON order_earnings
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_earnings();
`
