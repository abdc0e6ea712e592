import { sql, type Kysely } from 'kysely'

/** What was credited back for lines that were agreed for less than was paid. Amounts in kopecks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(credits).execute(db)
}

const credits = `
  CREATE TABLE purchase_credits (
    purchase_id text NOT NULL,
    position integer NOT NULL,
    movement_id text NOT NULL UNIQUE REFERENCES movements,
    amount bigint NOT NULL CHECK (amount > 0),
    reason text NOT NULL,
    at timestamptz NOT NULL,
    PRIMARY KEY (purchase_id, position),
    FOREIGN KEY (purchase_id, position) REFERENCES purchase_lines
  );

  CREATE FUNCTION check_purchase_credit() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NOT EXISTS (
      SELECT 1 FROM purchases
        JOIN ledger_accounts ON ledger_accounts.owner_id = purchases.person_id
        JOIN postings ON postings.account_id = ledger_accounts.id
        JOIN movements ON movements.id = postings.movement_id
      WHERE purchases.id = NEW.purchase_id AND postings.movement_id = NEW.movement_id
        AND movements.kind = 'compensation' AND postings.currency = 'RUB' AND postings.amount = NEW.amount
    ) THEN
      RAISE EXCEPTION 'a credit is a compensation of its amount to the buyer'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'purchase_credits_by_movement';
    END IF;
    IF (SELECT sum(amount) FROM purchase_credits WHERE purchase_id = NEW.purchase_id)
      > (SELECT CASE payment_status WHEN 'paid' THEN total ELSE 0 END FROM purchases WHERE id = NEW.purchase_id)
    THEN
      RAISE EXCEPTION 'an order credits at most what was paid for it'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'purchase_credits_within_payment';
    END IF;
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER purchase_credits_are_paid AFTER INSERT ON purchase_credits
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_purchase_credit();
  CREATE TRIGGER purchase_credits_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON purchase_credits
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
`
