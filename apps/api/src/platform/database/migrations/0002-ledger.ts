import { sql, type Kysely } from 'kysely'

/**
 * The double-entry ledger. The database itself keeps its rules: a posting moves the balance, a movement sums to zero
 * per currency at commit, nothing is changed or deleted afterwards, and no person's account goes below zero.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db)
  await sql.raw(balances).execute(db)
  await sql.raw(zeroSums).execute(db)
  await sql.raw(appendOnly).execute(db)
}

const tables = `
  CREATE TABLE ledger_accounts (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    owner_id text REFERENCES people,
    system_name text,
    currency text NOT NULL CONSTRAINT ledger_accounts_currency CHECK (currency IN ('RUB', 'USD', 'EUR')),
    balance bigint NOT NULL DEFAULT 0,
    reserved bigint NOT NULL DEFAULT 0 CHECK (reserved >= 0),
    postings_count bigint NOT NULL DEFAULT 0,
    UNIQUE (owner_id, currency),
    UNIQUE (system_name, currency),
    CONSTRAINT ledger_accounts_belong CHECK ((owner_id IS NULL) <> (system_name IS NULL)),
    CONSTRAINT ledger_accounts_available CHECK (owner_id IS NULL OR balance - reserved >= 0)
  );

  CREATE TABLE movements (
    id text PRIMARY KEY,
    kind text NOT NULL
      CONSTRAINT movements_kind CHECK (kind IN ('top-up', 'purchase', 'compensation', 'correction')),
    at timestamptz NOT NULL DEFAULT now(),
    created_by text REFERENCES people,
    corrects text REFERENCES movements,
    CONSTRAINT movements_correct CHECK ((kind = 'correction') = (corrects IS NOT NULL))
  );

  CREATE TABLE postings (
    movement_id text NOT NULL REFERENCES movements,
    account_id bigint NOT NULL REFERENCES ledger_accounts,
    ordinal bigint NOT NULL,
    currency text NOT NULL,
    amount bigint NOT NULL CHECK (amount <> 0),
    balance_before bigint NOT NULL,
    balance_after bigint NOT NULL,
    PRIMARY KEY (account_id, ordinal),
    UNIQUE (movement_id, account_id),
    CONSTRAINT postings_add_up CHECK (balance_before + amount = balance_after)
  );
`

const balances = `
  CREATE FUNCTION post_to_account() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE ledger_accounts
      SET balance = balance + NEW.amount, postings_count = postings_count + 1
      WHERE id = NEW.account_id
      RETURNING postings_count, currency, balance - NEW.amount, balance
      INTO NEW.ordinal, NEW.currency, NEW.balance_before, NEW.balance_after;
    RETURN NEW;
  END $$;
  CREATE TRIGGER postings_move_balance BEFORE INSERT ON postings
    FOR EACH ROW EXECUTE FUNCTION post_to_account();

  CREATE FUNCTION refuse_balance_without_posting() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'a balance changes by a posting only' USING ERRCODE = 'integrity_constraint_violation';
  END $$;
  -- Depth 0 is a statement of a client; the posting's own update comes from depth 1.
  CREATE TRIGGER ledger_accounts_move_by_postings
    BEFORE UPDATE OF balance, postings_count, currency, owner_id, system_name ON ledger_accounts
    FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_balance_without_posting();
  CREATE FUNCTION refuse_opening_balance() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'an account opens empty' USING ERRCODE = 'integrity_constraint_violation';
  END $$;
  CREATE TRIGGER ledger_accounts_open_empty BEFORE INSERT ON ledger_accounts
    FOR EACH ROW WHEN (NEW.balance <> 0 OR NEW.reserved <> 0 OR NEW.postings_count <> 0)
    EXECUTE FUNCTION refuse_opening_balance();
`

const zeroSums = `
  CREATE FUNCTION check_movement_sums_to_zero() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    movement text := CASE TG_TABLE_NAME WHEN 'movements' THEN to_jsonb(NEW)->>'id'
                                        ELSE to_jsonb(NEW)->>'movement_id' END;
  BEGIN
    IF NOT EXISTS (SELECT 1 FROM postings WHERE movement_id = movement)
      OR EXISTS (SELECT 1 FROM postings WHERE movement_id = movement GROUP BY currency HAVING sum(amount) <> 0)
    THEN
      RAISE EXCEPTION 'the postings of a movement sum to zero in each currency'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'movements_sum_to_zero';
    END IF;
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER movements_sum_to_zero AFTER INSERT ON movements
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_movement_sums_to_zero();
  CREATE CONSTRAINT TRIGGER postings_sum_to_zero AFTER INSERT ON postings
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_movement_sums_to_zero();
`

const appendOnly = `
  CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'the ledger is append-only: % of % is refused', TG_OP, TG_TABLE_NAME
      USING ERRCODE = 'integrity_constraint_violation';
  END $$;
  CREATE TRIGGER movements_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON movements
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
  CREATE TRIGGER postings_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON postings
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
  CREATE TRIGGER ledger_accounts_stay BEFORE DELETE OR TRUNCATE ON ledger_accounts
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
`
