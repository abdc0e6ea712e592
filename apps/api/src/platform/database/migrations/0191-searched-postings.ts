import { sql, type Kysely } from 'kysely'

/** The version before it posts as it did: a trigger fills what is new, in columns whose names none of its queries has. */
export const compatibleFrom = '0174-schema-compatibility'

/** Postings have what filters of a history ask for, so that an index alone answers which of them are found and how many there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(columns).execute(db)
  await sql.raw(posting).execute(db)
  await sql.raw(earlier).execute(db)
  await sql.raw(credits).execute(db)
  await sql.raw(indexes).execute(db)
}

const columns = `
  ALTER TABLE postings
    -- The first posting of its person in its movement; null, as all of these, in an account of the operator.
    ADD COLUMN operation_id bigint,
    ADD COLUMN movement_kind text,
    ADD COLUMN moved_at timestamptz;
`

const posting = `
  CREATE OR REPLACE FUNCTION post_to_account() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    owner text;
    is_known_to_account boolean;
  BEGIN
    SELECT owner_id, currency INTO STRICT owner, NEW.currency FROM ledger_accounts WHERE id = NEW.account_id;
    IF owner IS NULL THEN
      -- All buyers would queue for this row.
      NEW.ordinal := NULL; NEW.balance_before := NULL; NEW.balance_after := NULL;
      NEW.operation_ordinal := NULL; NEW.begins_operation := false;
      NEW.operation_id := NULL; NEW.movement_kind := NULL; NEW.moved_at := NULL;
      RETURN NEW;
    END IF;
    SELECT kind, at INTO STRICT NEW.movement_kind, NEW.moved_at FROM movements WHERE id = NEW.movement_id;
    -- OFFSET 0: by the movement, never through all postings of an account.
    SELECT min(others.id), coalesce(bool_or(account_id = NEW.account_id), false) INTO NEW.operation_id, is_known_to_account
      FROM (SELECT id, account_id FROM postings WHERE movement_id = NEW.movement_id OFFSET 0) AS others
      JOIN ledger_accounts ON ledger_accounts.id = account_id WHERE owner_id = owner;
    NEW.begins_operation := NEW.operation_id IS NULL;
    NEW.operation_id := coalesce(NEW.operation_id, NEW.id);
    UPDATE ledger_accounts
      SET balance = balance + NEW.amount, postings_count = postings_count + 1,
        operations_count = operations_count + (NOT is_known_to_account)::int,
        operations_begun = operations_begun + NEW.begins_operation::int
      WHERE id = NEW.account_id AND frozen_at IS NULL
      RETURNING postings_count, balance - NEW.amount, balance,
        CASE WHEN NOT is_known_to_account THEN operations_count END
      INTO NEW.ordinal, NEW.balance_before, NEW.balance_after, NEW.operation_ordinal;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'the account is frozen'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'ledger_accounts_frozen';
    END IF;
    RETURN NEW;
  END $$;
`

const earlier = `
  ALTER TABLE postings DISABLE TRIGGER postings_append_only;
  UPDATE postings SET operation_id = begun.id, movement_kind = movements.kind, moved_at = movements.at
    FROM (
      SELECT movement_id, owner_id, min(postings.id) AS id
      FROM postings JOIN ledger_accounts ON ledger_accounts.id = account_id
      WHERE owner_id IS NOT NULL GROUP BY movement_id, owner_id
    ) AS begun
    JOIN movements ON movements.id = begun.movement_id, ledger_accounts
    WHERE postings.movement_id = begun.movement_id AND postings.account_id = ledger_accounts.id
      AND ledger_accounts.owner_id = begun.owner_id;
  ALTER TABLE postings ENABLE TRIGGER postings_append_only;
  ALTER TABLE postings
    ADD CONSTRAINT postings_searched CHECK (num_nulls(operation_id, movement_kind, moved_at) % 3 = 0);
`

/** A payment is credited before it names its movement; the operation is what a filter by the way to pay compares. */
const credits = `
  ALTER TABLE payments ADD COLUMN operation_id bigint;
  CREATE FUNCTION credited_operation(movement text, person text) RETURNS bigint LANGUAGE sql STABLE AS $$
    SELECT min(operation_id) FROM postings JOIN ledger_accounts ON ledger_accounts.id = account_id
    WHERE postings.movement_id = movement AND owner_id = person
  $$;
  CREATE FUNCTION note_credited_operation() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.operation_id := credited_operation(NEW.movement_id, NEW.person_id);
    RETURN NEW;
  END $$;
  ALTER TABLE payments DISABLE TRIGGER USER;
  UPDATE payments SET operation_id = credited_operation(movement_id, person_id) WHERE movement_id IS NOT NULL;
  ALTER TABLE payments ENABLE TRIGGER USER;
  CREATE TRIGGER payments_credited_operation BEFORE INSERT OR UPDATE ON payments
    FOR EACH ROW WHEN (NEW.movement_id IS NOT NULL) EXECUTE FUNCTION note_credited_operation();
`

const indexes = `
  CREATE INDEX postings_by_search ON postings (account_id, operation_id, id) INCLUDE (movement_kind, moved_at, amount)
    WHERE operation_id IS NOT NULL;
  CREATE INDEX payments_credited ON payments (person_id, method, operation_id) WHERE operation_id IS NOT NULL;
`
