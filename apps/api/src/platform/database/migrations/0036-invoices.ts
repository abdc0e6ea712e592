import { sql, type Kysely } from 'kysely'

/**
 * Invoices, numbered without gaps: the number is drawn in the transaction that issues one. An invoice that was issued
 * before had the number of its payment, which its payer has been told: it keeps it, and numbering goes on from there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // All migrations run in one transaction: checks that an earlier one left pending would refuse changes of the tables.
  await sql`SET CONSTRAINTS ALL IMMEDIATE`.execute(db)
  await sql`SET CONSTRAINTS ALL DEFERRED`.execute(db)
  await sql.raw(tables).execute(db)
  await sql.raw(earlierInvoices).execute(db)
  await sql.raw(guards).execute(db)
}

const tables = `
  ALTER TABLE files DROP CONSTRAINT files_purpose;
  ALTER TABLE files ADD CONSTRAINT files_purpose CHECK (purpose IN ('avatar', 'payment-proof', 'invoice'));

  CREATE TABLE document_numbers (
    kind text PRIMARY KEY CONSTRAINT document_numbers_kind CHECK (kind IN ('invoice')),
    last integer NOT NULL CHECK (last >= 0)
  );
  CREATE TABLE invoices (
    number integer PRIMARY KEY,
    payment_id text NOT NULL REFERENCES payments,
    amount bigint NOT NULL CHECK (amount > 0),
    issued_at timestamptz NOT NULL,
    -- Another one has taken its place, or the payment is made in another way.
    canceled_at timestamptz,
    file_id text UNIQUE REFERENCES files
  );
  CREATE UNIQUE INDEX invoices_one_open ON invoices (payment_id) WHERE canceled_at IS NULL;
`

const earlierInvoices = `
  INSERT INTO invoices (number, payment_id, amount, issued_at)
    SELECT number, id, amount, created_at FROM payments
    WHERE method = 'CHECK' AND currency = 'RUB' AND status IN ('INITIAL', 'IN_PROCESSED');
  INSERT INTO document_numbers SELECT 'invoice', coalesce(max(number), 0) FROM invoices;
`

const guards = `
  CREATE FUNCTION number_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    -- Waits for whoever draws a number at the same time: a number that is rolled back is drawn again.
    UPDATE document_numbers SET last = last + 1 WHERE kind = 'invoice' RETURNING last INTO STRICT NEW.number;
    RETURN NEW;
  END $$;
  CREATE TRIGGER invoices_number BEFORE INSERT ON invoices FOR EACH ROW EXECUTE FUNCTION number_invoice();

  CREATE FUNCTION guard_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF (NEW.number, NEW.payment_id, NEW.amount, NEW.issued_at)
        IS DISTINCT FROM (OLD.number, OLD.payment_id, OLD.amount, OLD.issued_at)
      OR (OLD.canceled_at IS NOT NULL AND NEW.canceled_at IS DISTINCT FROM OLD.canceled_at)
      OR (OLD.file_id IS NOT NULL AND NEW.file_id IS DISTINCT FROM OLD.file_id)
    THEN
      RAISE EXCEPTION 'an invoice is canceled, and does not change'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'invoices_stay_as_issued';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER invoices_stay_as_issued BEFORE UPDATE ON invoices FOR EACH ROW EXECUTE FUNCTION guard_invoice();
  CREATE TRIGGER invoices_stay BEFORE DELETE OR TRUNCATE ON invoices
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
`
