import { sql, type Kysely } from 'kysely'

/** Statements of the operator's bank and the transfers in them, each kept once however often a file names it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db)
  await sql.raw(guards).execute(db)
}

const tables = `
  CREATE TABLE bank_statements (
    id text PRIMARY KEY,
    format text NOT NULL CONSTRAINT bank_statements_format CHECK (format IN ('1c', 'camt.053')),
    file_hash bytea NOT NULL UNIQUE,
    account text NOT NULL,
    imported_at timestamptz NOT NULL,
    imported_by text NOT NULL REFERENCES people
  );
  CREATE TABLE bank_transfers (
    id text PRIMARY KEY,
    key text NOT NULL UNIQUE,
    number text NOT NULL,
    date date NOT NULL,
    amount bigint NOT NULL CHECK (amount > 0),
    payer_name text NOT NULL,
    payer_inn text NOT NULL,
    payer_account text NOT NULL,
    purpose text NOT NULL,
    payment_id text UNIQUE REFERENCES payments,
    credited_at timestamptz,
    credited_by text REFERENCES people,
    CONSTRAINT bank_transfers_credited
      CHECK ((payment_id IS NULL) = (credited_at IS NULL) AND (payment_id IS NULL) = (credited_by IS NULL))
  );
  CREATE TABLE bank_statement_transfers (
    statement_id text NOT NULL REFERENCES bank_statements,
    place integer NOT NULL,
    transfer_id text NOT NULL REFERENCES bank_transfers,
    PRIMARY KEY (statement_id, place)
  );
  CREATE INDEX bank_statement_transfers_by_transfer ON bank_statement_transfers (transfer_id);
`

const guards = `
  CREATE FUNCTION guard_bank_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF OLD.payment_id IS NOT NULL
      OR (NEW.id, NEW.key, NEW.date, NEW.amount) IS DISTINCT FROM (OLD.id, OLD.key, OLD.date, OLD.amount)
    THEN
      RAISE EXCEPTION 'a transfer is credited once, and does not change'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bank_transfers_once';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER bank_transfers_once BEFORE UPDATE ON bank_transfers
    FOR EACH ROW EXECUTE FUNCTION guard_bank_transfer();
  CREATE TRIGGER bank_transfers_stay BEFORE DELETE OR TRUNCATE ON bank_transfers
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
`
