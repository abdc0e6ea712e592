import { sql, type Kysely } from 'kysely'

/** The version before reads and writes postings by the same name. */
export const compatibleFrom = '0243-undone-imports'

/**
 * Postings are partitioned by ranges of ten million of their numbers, which are given in the order in which they are written, so that no index grows with the
 * age of the shop. The table as it was becomes the first partition, and no row of it is moved.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const step of [locks, firstPartition, table, numbers, joined, posting, adding]) {
    await sql.raw(step).execute(db)
  }
}

// In the order in which money is moved: what waits for postings holds the others already.
const locks = `
  LOCK TABLE movements, ledger_accounts, uncounted_postings IN SHARE ROW EXCLUSIVE MODE;
  LOCK TABLE postings IN ACCESS EXCLUSIVE MODE;
`

const indexNames = [
  'by_movement',
  'by_size',
  'by_operation',
  'beginning_operations',
  'by_search',
  'by_moment',
]

const firstPartition = `
  ALTER TABLE uncounted_postings DROP CONSTRAINT uncounted_postings_posting_id_fkey;
  -- The partitioned table gives its own to each partition, but for triggers of a whole statement.
  DROP TRIGGER postings_move_balance ON postings;
  DROP TRIGGER postings_sum_to_zero ON postings;
  DROP TRIGGER postings_uncounted ON postings;
  ALTER TABLE postings RENAME TO postings_first;
  ${[...indexNames, 'pkey', 'account_id_ordinal_key']
    .map((name) => `ALTER INDEX postings_${name} RENAME TO postings_first_${name};`)
    .join('\n  ')}
`

const table = `
  CREATE TABLE postings (
    id bigint NOT NULL,
    movement_id text NOT NULL CONSTRAINT postings_movement_id_fkey REFERENCES movements,
    account_id bigint NOT NULL CONSTRAINT postings_account_id_fkey REFERENCES ledger_accounts,
    ordinal bigint,
    currency text NOT NULL,
    amount bigint NOT NULL,
    balance_before bigint,
    balance_after bigint,
    operation_ordinal bigint,
    begins_operation boolean NOT NULL DEFAULT false,
    operation_id bigint,
    movement_kind text,
    moved_at timestamptz,
    PRIMARY KEY (id),
    CONSTRAINT postings_amount_check CHECK (amount <> 0),
    CONSTRAINT postings_add_up CHECK (balance_before + amount = balance_after),
    CONSTRAINT postings_chain CHECK (num_nulls(ordinal, balance_before, balance_after) % 3 = 0),
    CONSTRAINT postings_searched CHECK (num_nulls(operation_id, movement_kind, moved_at) % 3 = 0)
  ) PARTITION BY RANGE (id);
  CREATE INDEX postings_by_movement ON postings (movement_id);
  CREATE INDEX postings_by_size ON postings (abs(amount), id DESC);
  CREATE INDEX postings_beginning_operations ON postings (account_id, id) WHERE begins_operation;
  CREATE INDEX postings_by_search ON postings (account_id, operation_id, id) INCLUDE (movement_kind, moved_at, amount)
    WHERE operation_id IS NOT NULL;
  CREATE INDEX postings_by_moment ON postings (account_id, moved_at) INCLUDE (ordinal, balance_after)
    WHERE moved_at IS NOT NULL;
  CREATE TRIGGER postings_move_balance BEFORE INSERT ON postings
    FOR EACH ROW EXECUTE FUNCTION post_to_account();
  CREATE CONSTRAINT TRIGGER postings_sum_to_zero AFTER INSERT ON postings
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_movement_sums_to_zero();
  CREATE TRIGGER postings_uncounted AFTER INSERT ON postings
    FOR EACH ROW WHEN (NEW.ordinal IS NULL) EXECUTE FUNCTION leave_posting_uncounted();
  CREATE TRIGGER postings_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON postings
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
`

/** Numbers go on after the last one; the first partition ends at the next multiple of ten million. */
const numbers = `
  DO $$
  DECLARE
    last_id bigint := coalesce(pg_sequence_last_value(pg_get_serial_sequence('postings_first', 'id')), 0);
    part bigint := (last_id + 1) / 10000000 + 1;
  BEGIN
    ALTER TABLE postings_first ALTER COLUMN id DROP IDENTITY;
    CREATE SEQUENCE postings_id_seq OWNED BY postings.id;
    IF last_id > 0 THEN PERFORM setval('postings_id_seq', last_id); END IF;
    ALTER TABLE postings ALTER COLUMN id SET DEFAULT nextval('postings_id_seq');
    EXECUTE format('ALTER TABLE postings ATTACH PARTITION postings_first FOR VALUES FROM (MINVALUE) TO (%s)',
      part * 10000000);
    EXECUTE format('ALTER TABLE postings_first RENAME TO postings_%s', part);
  END $$;
`

const joined = `
  ALTER TABLE uncounted_postings ADD FOREIGN KEY (posting_id) REFERENCES postings;
  -- Autovacuum does not analyze partitioned tables.
  ANALYZE postings;
`

const posting = `
  CREATE OR REPLACE FUNCTION post_to_account() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    owner text;
    is_known_to_account boolean;
  BEGIN
    -- Partitioned tables have no identity columns before PostgreSQL 17.
    IF NEW.id <> currval('postings_id_seq') THEN
      RAISE EXCEPTION 'postings are numbered by the database'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'postings_numbered_by_sequence';
    END IF;
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
    -- A unique key holds within a partition. The account's row is locked, so that no other transaction numbers its postings meanwhile.
    IF EXISTS (SELECT FROM postings WHERE account_id = NEW.account_id AND ordinal = NEW.ordinal)
      OR EXISTS (SELECT FROM postings WHERE account_id = NEW.account_id AND operation_ordinal = NEW.operation_ordinal)
    THEN
      RAISE EXCEPTION 'an account numbers its postings, and its operations, once each'
        USING ERRCODE = 'unique_violation', CONSTRAINT = 'postings_numbered_once';
    END IF;
    RETURN NEW;
  END $$;
`

const adding = `
  -- Adds a partition unless an empty one is left; answers its name, or null. Its name has the number where it ends, in ten millions.
  CREATE FUNCTION add_postings_partition() RETURNS text LANGUAGE plpgsql AS $$
  DECLARE
    size CONSTANT bigint := 10000000;
    parts bigint;
    part text;
  BEGIN
    -- Of two calls at once the later one finds the partition of the other.
    LOCK TABLE postings IN SHARE UPDATE EXCLUSIVE MODE;
    SELECT max(substring(relname FROM '\\d+$')::bigint) INTO STRICT parts
      FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid WHERE inhparent = 'postings'::regclass;
    IF parts * size - coalesce(pg_sequence_last_value('postings_id_seq'), 0) > size THEN
      RETURN NULL;
    END IF;
    part := 'postings_' || parts + 1;
    EXECUTE format('CREATE TABLE %I (LIKE postings INCLUDING DEFAULTS INCLUDING CONSTRAINTS)', part);
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I UNIQUE (account_id, ordinal)', part, part || '_account_id_ordinal_key');
    EXECUTE format('CREATE UNIQUE INDEX %I ON %I (account_id, operation_ordinal) WHERE operation_ordinal IS NOT NULL',
      part || '_by_operation', part);
    EXECUTE format('CREATE TRIGGER postings_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()', part);
    EXECUTE format('ALTER TABLE postings ATTACH PARTITION %I FOR VALUES FROM (%s) TO (%s)',
      part, parts * size, (parts + 1) * size);
    RETURN part;
  END $$;
  SELECT add_postings_partition();
`
