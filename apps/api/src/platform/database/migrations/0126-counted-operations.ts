import { sql, type Kysely } from 'kysely'

/** Operations are counted and numbered as they are posted, so that a list of them need not tell them apart. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(columns).execute(db)
  await sql.raw(earlier).execute(db)
  await sql.raw(indexes).execute(db)
  await sql.raw(posting).execute(db)
  await sql.raw(guards).execute(db)
}

const columns = `
  ALTER TABLE postings
    -- Which operation of its account a posting begins; null where it is a further one, or the operator's.
    ADD COLUMN operation_ordinal bigint,
    -- Whether no other posting of its person belongs to the operation before it.
    ADD COLUMN begins_operation boolean NOT NULL DEFAULT false;
  ALTER TABLE ledger_accounts
    ADD COLUMN operations_count bigint NOT NULL DEFAULT 0,
    ADD COLUMN operations_begun bigint NOT NULL DEFAULT 0;
`

const earlier = `
  ALTER TABLE postings DISABLE TRIGGER postings_append_only;
  UPDATE postings SET operation_ordinal = numbered.place, begins_operation = numbered.is_first
    FROM (
      SELECT id, row_number() OVER (PARTITION BY account_id ORDER BY id) AS place,
        id = min(id) OVER (PARTITION BY owner_id, movement_id) AS is_first
      FROM (
        SELECT min(postings.id) AS id, account_id, owner_id, movement_id
        FROM postings JOIN ledger_accounts ON ledger_accounts.id = account_id
        WHERE owner_id IS NOT NULL GROUP BY account_id, owner_id, movement_id
      ) AS first_of_account
    ) AS numbered
    WHERE postings.id = numbered.id;
  ALTER TABLE postings ENABLE TRIGGER postings_append_only;
  UPDATE ledger_accounts SET operations_count = counted.operations, operations_begun = counted.begun
    FROM (
      SELECT account_id, count(*) AS operations, count(*) FILTER (WHERE begins_operation) AS begun
      FROM postings WHERE operation_ordinal IS NOT NULL GROUP BY account_id
    ) AS counted
    WHERE ledger_accounts.id = counted.account_id;
`

const indexes = `
  CREATE UNIQUE INDEX postings_by_operation ON postings (account_id, operation_ordinal) WHERE operation_ordinal IS NOT NULL;
  CREATE INDEX postings_beginning_operations ON postings (account_id, id) WHERE begins_operation;
`

const posting = `
  CREATE OR REPLACE FUNCTION post_to_account() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    owner text;
    is_new_to_account boolean;
  BEGIN
    SELECT owner_id, currency INTO STRICT owner, NEW.currency FROM ledger_accounts WHERE id = NEW.account_id;
    IF owner IS NULL THEN
      -- All buyers would queue for this row.
      NEW.ordinal := NULL; NEW.balance_before := NULL; NEW.balance_after := NULL;
      NEW.operation_ordinal := NULL; NEW.begins_operation := false;
      RETURN NEW;
    END IF;
    -- OFFSET 0: by the movement, never through all postings of an account.
    is_new_to_account := NOT EXISTS (
      SELECT 1 FROM (SELECT account_id FROM postings WHERE movement_id = NEW.movement_id OFFSET 0) AS others
      WHERE account_id = NEW.account_id);
    NEW.begins_operation := is_new_to_account AND NOT EXISTS (
      SELECT 1 FROM (SELECT account_id FROM postings WHERE movement_id = NEW.movement_id OFFSET 0) AS others
      JOIN ledger_accounts ON ledger_accounts.id = account_id WHERE owner_id = owner);
    UPDATE ledger_accounts
      SET balance = balance + NEW.amount, postings_count = postings_count + 1,
        operations_count = operations_count + is_new_to_account::int,
        operations_begun = operations_begun + NEW.begins_operation::int
      WHERE id = NEW.account_id AND frozen_at IS NULL
      RETURNING postings_count, balance - NEW.amount, balance, CASE WHEN is_new_to_account THEN operations_count END
      INTO NEW.ordinal, NEW.balance_before, NEW.balance_after, NEW.operation_ordinal;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'the account is frozen'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'ledger_accounts_frozen';
    END IF;
    RETURN NEW;
  END $$;
`

const guards = `
  DROP TRIGGER ledger_accounts_move_by_postings ON ledger_accounts;
  CREATE TRIGGER ledger_accounts_move_by_postings
    BEFORE UPDATE OF balance, reserved, postings_count, operations_count, operations_begun, currency, owner_id, system_name
    ON ledger_accounts
    FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_balance_without_posting();
  DROP TRIGGER ledger_accounts_open_empty ON ledger_accounts;
  CREATE TRIGGER ledger_accounts_open_empty BEFORE INSERT ON ledger_accounts
    FOR EACH ROW WHEN (NEW.balance <> 0 OR NEW.reserved <> 0 OR NEW.postings_count <> 0
      OR NEW.operations_count <> 0 OR NEW.operations_begun <> 0)
    EXECUTE FUNCTION refuse_opening_balance();
`
