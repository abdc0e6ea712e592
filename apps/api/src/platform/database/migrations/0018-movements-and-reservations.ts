import { sql, type Kysely } from 'kysely'

/**
 * Movements with any number of postings; the operator's own accounts without a row that every posting would have to
 * change; reservations that end once; accounts that are frozen when they disagree with their postings.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(postings).execute(db)
  await sql.raw(accounts).execute(db)
  await sql.raw(systemBalances).execute(db)
  await sql.raw(reservations).execute(db)
  await sql.raw(ownAccounts).execute(db)
}

const postings = `
  ALTER TABLE postings DROP CONSTRAINT postings_pkey;
  -- One movement may take an amount and its commission from one account, as two postings.
  ALTER TABLE postings DROP CONSTRAINT postings_movement_id_account_id_key;
  ALTER TABLE postings ADD COLUMN id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY;
  ALTER TABLE postings
    ALTER COLUMN ordinal DROP NOT NULL,
    ALTER COLUMN balance_before DROP NOT NULL,
    ALTER COLUMN balance_after DROP NOT NULL,
    ADD CONSTRAINT postings_account_id_ordinal_key UNIQUE (account_id, ordinal),
    ADD CONSTRAINT postings_chain CHECK (num_nulls(ordinal, balance_before, balance_after) % 3 = 0);
  CREATE INDEX postings_by_movement ON postings (movement_id);

  ALTER TABLE movements DROP CONSTRAINT movements_kind;
  ALTER TABLE movements ADD CONSTRAINT movements_kind CHECK (kind IN ('top-up', 'purchase', 'refund', 'compensation',
    'write-off', 'exchange', 'transfer', 'margin', 'correction'));
`

const accounts = `
  DROP TRIGGER ledger_accounts_move_by_postings ON ledger_accounts;
  ALTER TABLE ledger_accounts
    ALTER COLUMN balance DROP NOT NULL,
    ADD COLUMN name text,
    ADD COLUMN is_default boolean NOT NULL DEFAULT false,
    ADD COLUMN frozen_at timestamptz,
    ADD CONSTRAINT ledger_accounts_system_name CHECK (system_name IN ('funding', 'sales', 'exchange', 'commission',
      'payouts', 'margin', 'share', 'adjustments')),
    ADD CONSTRAINT ledger_accounts_default CHECK (owner_id IS NOT NULL OR NOT is_default);
  CREATE UNIQUE INDEX ledger_accounts_one_default ON ledger_accounts (owner_id) WHERE is_default;
  UPDATE ledger_accounts SET balance = NULL, postings_count = 0 WHERE owner_id IS NULL;
  INSERT INTO ledger_accounts (system_name, currency, balance)
    SELECT name, currency, NULL
    FROM unnest(ARRAY['funding', 'sales', 'exchange', 'commission', 'payouts', 'margin', 'share', 'adjustments']) AS name,
      unnest(ARRAY['RUB', 'USD', 'EUR']) AS currency
    ON CONFLICT DO NOTHING;
  ALTER TABLE ledger_accounts ADD CONSTRAINT ledger_accounts_derived CHECK ((owner_id IS NULL) = (balance IS NULL));
  CREATE TRIGGER ledger_accounts_move_by_postings
    BEFORE UPDATE OF balance, reserved, postings_count, currency, owner_id, system_name ON ledger_accounts
    FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_balance_without_posting();

  CREATE OR REPLACE FUNCTION post_to_account() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    owner text;
  BEGIN
    SELECT owner_id, currency INTO STRICT owner, NEW.currency FROM ledger_accounts WHERE id = NEW.account_id;
    IF owner IS NULL THEN
      -- All buyers would queue for this row.
      NEW.ordinal := NULL; NEW.balance_before := NULL; NEW.balance_after := NULL;
      RETURN NEW;
    END IF;
    UPDATE ledger_accounts
      SET balance = balance + NEW.amount, postings_count = postings_count + 1
      WHERE id = NEW.account_id AND frozen_at IS NULL
      RETURNING postings_count, balance - NEW.amount, balance
      INTO NEW.ordinal, NEW.balance_before, NEW.balance_after;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'the account is frozen'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'ledger_accounts_frozen';
    END IF;
    RETURN NEW;
  END $$;
`

const systemBalances = `
  -- A system account's balance is its checkpoint and what was not counted since; both are read in one snapshot.
  CREATE TABLE balance_checkpoints (
    account_id bigint PRIMARY KEY REFERENCES ledger_accounts,
    balance bigint NOT NULL,
    at timestamptz NOT NULL DEFAULT now()
  );
  CREATE TABLE uncounted_postings (
    posting_id bigint PRIMARY KEY REFERENCES postings,
    account_id bigint NOT NULL,
    amount bigint NOT NULL
  );
  INSERT INTO balance_checkpoints (account_id, balance)
    SELECT ledger_accounts.id, coalesce(sum(amount), 0)
    FROM ledger_accounts LEFT JOIN postings ON postings.account_id = ledger_accounts.id
    WHERE owner_id IS NULL GROUP BY ledger_accounts.id;

  CREATE FUNCTION leave_posting_uncounted() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO uncounted_postings VALUES (NEW.id, NEW.account_id, NEW.amount);
    RETURN NULL;
  END $$;
  CREATE TRIGGER postings_uncounted AFTER INSERT ON postings
    FOR EACH ROW WHEN (NEW.ordinal IS NULL) EXECUTE FUNCTION leave_posting_uncounted();
`

const reservations = `
  CREATE TABLE reservations (
    id text PRIMARY KEY,
    account_id bigint NOT NULL REFERENCES ledger_accounts,
    amount bigint NOT NULL CHECK (amount > 0),
    status text NOT NULL DEFAULT 'held'
      CONSTRAINT reservations_status CHECK (status IN ('held', 'used', 'released', 'expired')),
    reason text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz,
    ended_at timestamptz,
    movement_id text UNIQUE REFERENCES movements,
    CONSTRAINT reservations_end CHECK ((status = 'held') = (ended_at IS NULL)),
    CONSTRAINT reservations_use CHECK ((status = 'used') = (movement_id IS NOT NULL))
  );
  CREATE INDEX reservations_held ON reservations (account_id) WHERE status = 'held';
  CREATE INDEX reservations_expiring ON reservations (expires_at) WHERE status = 'held';

  CREATE FUNCTION hold_reservation() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.status <> 'held' THEN
      RAISE EXCEPTION 'a reservation begins held'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'reservations_begin_held';
    END IF;
    UPDATE ledger_accounts SET reserved = reserved + NEW.amount
      WHERE id = NEW.account_id AND owner_id IS NOT NULL AND frozen_at IS NULL;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'the account is frozen, or not a person''s'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'ledger_accounts_frozen';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER reservations_hold BEFORE INSERT ON reservations
    FOR EACH ROW EXECUTE FUNCTION hold_reservation();

  CREATE FUNCTION end_reservation() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF OLD.status <> 'held' OR NEW.status = 'held'
      OR (NEW.id, NEW.account_id, NEW.amount) IS DISTINCT FROM (OLD.id, OLD.account_id, OLD.amount)
    THEN
      RAISE EXCEPTION 'a reservation ends once, and changes in no other way'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'reservations_end_once';
    END IF;
    UPDATE ledger_accounts SET reserved = reserved - OLD.amount WHERE id = OLD.account_id;
    RETURN NEW;
  END $$;
  CREATE TRIGGER reservations_end_once BEFORE UPDATE ON reservations
    FOR EACH ROW EXECUTE FUNCTION end_reservation();
  CREATE TRIGGER reservations_stay BEFORE DELETE OR TRUNCATE ON reservations
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

  CREATE FUNCTION check_reservation_use() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF (SELECT coalesce(-sum(amount), 0) FROM postings
        WHERE movement_id = NEW.movement_id AND account_id = NEW.account_id) NOT BETWEEN 1 AND NEW.amount
    THEN
      RAISE EXCEPTION 'a reservation is used by a debit of at most its amount'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'reservations_cover_their_use';
    END IF;
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER reservations_cover_their_use AFTER UPDATE ON reservations
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.status = 'used')
    EXECUTE FUNCTION check_reservation_use();
`

/** Every person who joined earlier gets a ruble account, which the wallet panel shows. */
const ownAccounts = `
  INSERT INTO ledger_accounts (owner_id, currency) SELECT id, 'RUB' FROM people ON CONFLICT DO NOTHING;
  UPDATE ledger_accounts SET is_default = true WHERE owner_id IS NOT NULL AND currency = 'RUB';
`
