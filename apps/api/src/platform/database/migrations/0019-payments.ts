import { sql, type Kysely } from 'kysely'
import { quotes } from './0019-quotes.ts'

/**
 * Payments as things of their own, and allocations that say which orders they pay. An order is paid when what was paid
 * for it, less what was credited back, is what it costs; `purchases.paid_by` becomes a payment from the balance.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // All migrations run in one transaction: checks that an earlier one left pending would refuse changes of the tables.
  await sql`SET CONSTRAINTS ALL IMMEDIATE`.execute(db)
  await sql`SET CONSTRAINTS ALL DEFERRED`.execute(db)
  await sql.raw(tables).execute(db)
  await sql.raw(earlierOrders).execute(db)
  await sql.raw(changes).execute(db)
  await sql.raw(paymentChecks).execute(db)
  await sql.raw(orderChecks).execute(db)
  await sql.raw(quotes).execute(db)
}

const tables = `
  CREATE SEQUENCE payment_numbers START 1001;
  CREATE TABLE payments (
    id text PRIMARY KEY,
    number integer NOT NULL UNIQUE DEFAULT nextval('payment_numbers'),
    person_id text NOT NULL REFERENCES people,
    method text NOT NULL
      CONSTRAINT payments_method CHECK (method IN ('QRCODE', 'CRYPTO', 'CASH', 'CARD', 'BALANCE', 'CHECK')),
    currency text NOT NULL CONSTRAINT payments_currency CHECK (currency IN ('RUB', 'USD', 'EUR')),
    amount bigint NOT NULL CHECK (amount > 0),
    status text NOT NULL
      CONSTRAINT payments_status CHECK (status IN ('INITIAL', 'IN_PROCESSED', 'REJECTED', 'CONFIRMED')),
    proof jsonb,
    created_at timestamptz NOT NULL,
    created_by text REFERENCES people,
    settled_at timestamptz,
    settled_by text REFERENCES people,
    reason text,
    movement_id text UNIQUE REFERENCES movements,
    CONSTRAINT payments_settled CHECK ((status = 'CONFIRMED' OR status = 'REJECTED') = (settled_at IS NOT NULL)),
    CONSTRAINT payments_credited CHECK ((status = 'CONFIRMED' AND method <> 'BALANCE') = (movement_id IS NOT NULL))
  );
  CREATE INDEX payments_by_person ON payments (person_id, number DESC);

  CREATE TABLE payment_allocations (
    payment_id text NOT NULL REFERENCES payments,
    purchase_id text NOT NULL REFERENCES purchases,
    amount bigint NOT NULL CHECK (amount > 0),
    -- What of it paid the order; the rest of a confirmed payment stays on the balance.
    paid bigint NOT NULL DEFAULT 0,
    movement_id text UNIQUE REFERENCES movements,
    refunded_by text UNIQUE REFERENCES movements,
    PRIMARY KEY (payment_id, purchase_id),
    CONSTRAINT payment_allocations_within CHECK (paid BETWEEN 0 AND amount),
    CONSTRAINT payment_allocations_paid CHECK ((paid > 0) = (movement_id IS NOT NULL)),
    CONSTRAINT payment_allocations_refunded CHECK (refunded_by IS NULL OR paid > 0)
  );
  CREATE INDEX payment_allocations_by_purchase ON payment_allocations (purchase_id);
`

/** A migrated payment has the id of its order. */
const earlierOrders = `
  INSERT INTO payments (id, person_id, method, currency, amount, status, created_at, created_by, settled_at, settled_by)
    SELECT id, person_id, 'BALANCE', 'RUB', total, 'CONFIRMED', issued_at, person_id, issued_at, person_id
    FROM purchases WHERE paid_by IS NOT NULL ORDER BY number;
  INSERT INTO payments (id, person_id, method, currency, amount, status, created_at, created_by)
    SELECT id, person_id, payment_method, 'RUB', total, 'IN_PROCESSED', issued_at, person_id
    FROM purchases WHERE paid_by IS NULL AND status <> 'canceled' ORDER BY number;
  INSERT INTO payment_allocations (payment_id, purchase_id, amount, paid, movement_id)
    SELECT id, id, total, CASE WHEN paid_by IS NULL THEN 0 ELSE total END, paid_by
    FROM purchases WHERE paid_by IS NOT NULL OR status <> 'canceled';

  CREATE OR REPLACE FUNCTION check_purchase_is_whole() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF (SELECT coalesce(sum(price::bigint * quantity), 0) FROM purchase_lines WHERE purchase_id = NEW.id)
      <> NEW.goods
    THEN
      RAISE EXCEPTION 'the lines of a purchase sum to its goods'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'purchases_lines_add_up';
    END IF;
    RETURN NULL;
  END $$;
  ALTER TABLE purchases DROP COLUMN paid_by;
`

const changes = `
  CREATE FUNCTION guard_payment() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF OLD.status = 'CONFIRMED' OR OLD.status = 'REJECTED'
      OR (NEW.id, NEW.number, NEW.person_id, NEW.currency) IS DISTINCT FROM
        (OLD.id, OLD.number, OLD.person_id, OLD.currency)
      OR (NEW.status <> OLD.status AND (OLD.status, NEW.status) NOT IN (('INITIAL', 'IN_PROCESSED'),
        ('INITIAL', 'REJECTED'), ('IN_PROCESSED', 'CONFIRMED'), ('IN_PROCESSED', 'REJECTED')))
    THEN
      RAISE EXCEPTION 'a payment moves along its statuses, and does not change once it is settled'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payments_move';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER payments_move BEFORE UPDATE ON payments FOR EACH ROW EXECUTE FUNCTION guard_payment();
  CREATE TRIGGER payments_stay BEFORE DELETE OR TRUNCATE ON payments
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

  CREATE FUNCTION guard_allocation() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    payment text;
  BEGIN
    -- Whoever pays the same order waits here, and is checked with what the first has paid.
    SELECT status INTO payment FROM payments WHERE id = coalesce(NEW.payment_id, OLD.payment_id) FOR UPDATE;
    PERFORM 1 FROM purchases WHERE id = coalesce(NEW.purchase_id, OLD.purchase_id) FOR UPDATE;
    IF TG_OP = 'INSERT' THEN RETURN NEW; END IF;
    IF TG_OP = 'DELETE' THEN
      IF payment = 'CONFIRMED' OR payment = 'REJECTED' THEN
        RAISE EXCEPTION 'the allocations of a settled payment stay'
          USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_allocations_stay';
      END IF;
      RETURN OLD;
    END IF;
    IF (NEW.payment_id, NEW.purchase_id) IS DISTINCT FROM (OLD.payment_id, OLD.purchase_id)
      OR (OLD.movement_id IS NOT NULL
        AND (NEW.amount, NEW.paid, NEW.movement_id) IS DISTINCT FROM (OLD.amount, OLD.paid, OLD.movement_id))
      OR (OLD.refunded_by IS NOT NULL AND NEW.refunded_by IS DISTINCT FROM OLD.refunded_by)
    THEN
      RAISE EXCEPTION 'an allocation pays once and is refunded once'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_allocations_pay_once';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER payment_allocations_guard BEFORE INSERT OR UPDATE OR DELETE ON payment_allocations
    FOR EACH ROW EXECUTE FUNCTION guard_allocation();
  CREATE TRIGGER payment_allocations_stay BEFORE TRUNCATE ON payment_allocations
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
`

const paymentChecks = `
  -- What a movement of a kind added to the payer's account; less than zero when it took.
  CREATE FUNCTION moved_for_payment(of_payment text, of_movement text, of_kind text) RETURNS numeric LANGUAGE sql
  AS $$
    SELECT coalesce(sum(postings.amount), 0) FROM payments
      JOIN ledger_accounts ON owner_id = person_id AND ledger_accounts.currency = payments.currency
      JOIN postings ON account_id = ledger_accounts.id AND postings.movement_id = of_movement
      JOIN movements ON movements.id = of_movement AND kind = of_kind
    WHERE payments.id = of_payment
  $$;

  CREATE FUNCTION check_payment() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    payment payments%ROWTYPE;
    allocated bigint;
    paid_in_all bigint;
  BEGIN
    SELECT * INTO payment FROM payments
      WHERE id = CASE TG_TABLE_NAME WHEN 'payments' THEN to_jsonb(NEW)->>'id' ELSE to_jsonb(NEW)->>'payment_id' END;
    SELECT coalesce(sum(amount), 0), coalesce(sum(paid), 0) INTO allocated, paid_in_all
      FROM payment_allocations WHERE payment_id = payment.id;
    IF allocated > payment.amount OR (allocated > 0 AND payment.currency <> 'RUB') THEN
      RAISE EXCEPTION 'a payment allocates at most its amount, in rubles'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payments_allocate_their_amount';
    END IF;
    IF (payment.status <> 'CONFIRMED' AND paid_in_all > 0)
      OR (payment.status = 'CONFIRMED' AND payment.method = 'BALANCE' AND paid_in_all <> payment.amount)
    THEN
      RAISE EXCEPTION 'a confirmed payment pays, and one from the balance pays all of it'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payments_pay_when_confirmed';
    END IF;
    IF payment.movement_id IS NOT NULL
      AND moved_for_payment(payment.id, payment.movement_id, 'top-up') <> payment.amount
    THEN
      RAISE EXCEPTION 'a confirmed payment is credited to the payer'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payments_credited_by_movement';
    END IF;
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER payments_hold AFTER INSERT OR UPDATE ON payments
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_payment();
  CREATE CONSTRAINT TRIGGER payment_allocations_hold AFTER INSERT OR UPDATE ON payment_allocations
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_payment();

  CREATE FUNCTION check_allocation_moved() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.movement_id IS NOT NULL AND moved_for_payment(NEW.payment_id, NEW.movement_id, 'purchase') <> -NEW.paid
      OR NEW.refunded_by IS NOT NULL
        AND moved_for_payment(NEW.payment_id, NEW.refunded_by, 'refund') NOT BETWEEN 1 AND NEW.paid
    THEN
      RAISE EXCEPTION 'what paid an order was taken from the payer, and a refund gives back at most that'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_allocations_by_movement';
    END IF;
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER payment_allocations_moved AFTER INSERT OR UPDATE ON payment_allocations
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_allocation_moved();
`

const orderChecks = `
  -- What is still to be paid for an order: what was agreed and the delivery, less what was paid and not credited back.
  CREATE FUNCTION purchase_due(of_purchase text) RETURNS bigint LANGUAGE sql AS $$
    SELECT (delivery_cost
      + coalesce((SELECT sum(agreed_price::bigint * agreed_quantity) FROM purchase_lines WHERE purchase_id = purchases.id), 0)
      - coalesce((SELECT sum(paid) FROM payment_allocations WHERE purchase_id = purchases.id), 0)
      + coalesce((SELECT sum(amount) FROM purchase_credits WHERE purchase_id = purchases.id), 0))::bigint
    FROM purchases WHERE id = of_purchase
  $$;

  CREATE FUNCTION check_purchase_payment() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    purchase text := CASE TG_TABLE_NAME WHEN 'purchases' THEN to_jsonb(NEW)->>'id'
                                        ELSE to_jsonb(NEW)->>'purchase_id' END;
    due bigint := purchase_due(purchase);
  BEGIN
    IF due < 0 OR (due = 0) <> (SELECT payment_status = 'paid' FROM purchases WHERE id = purchase) THEN
      RAISE EXCEPTION 'an order is paid exactly when its allocations reach its total, and never beyond'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'purchases_paid_by_allocations';
    END IF;
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER purchases_payment AFTER INSERT OR UPDATE ON purchases
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_purchase_payment();
  CREATE CONSTRAINT TRIGGER purchase_lines_payment AFTER UPDATE ON purchase_lines
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_purchase_payment();
  CREATE CONSTRAINT TRIGGER payment_allocations_payment AFTER INSERT OR UPDATE ON payment_allocations
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_purchase_payment();

  CREATE OR REPLACE FUNCTION check_purchase_credit() RETURNS trigger LANGUAGE plpgsql AS $$
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
      > (SELECT coalesce(sum(paid), 0) FROM payment_allocations WHERE purchase_id = NEW.purchase_id)
    THEN
      RAISE EXCEPTION 'an order credits at most what was paid for it'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'purchase_credits_within_payment';
    END IF;
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER purchase_credits_payment AFTER INSERT ON purchase_credits
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_purchase_payment();
`
