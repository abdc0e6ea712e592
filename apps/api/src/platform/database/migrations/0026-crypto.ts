import { sql, type Kysely } from 'kysely'

/** Payments in USDT, the transfers that arrived for them, and how far each address has been read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db)
  await sql.raw(guards).execute(db)
  await sql.raw(sandbox).execute(db)
}

const tables = `
  CREATE TABLE crypto_payments (
    payment_id text PRIMARY KEY REFERENCES payments,
    address text NOT NULL,
    -- Millionths of a USDT.
    units bigint NOT NULL CHECK (units > 0),
    -- Rubles for one USDT, and for one dollar at the central bank, times 10^8.
    rate bigint NOT NULL CHECK (rate > 0),
    dollar_rate bigint NOT NULL CHECK (dollar_rate > 0),
    rate_date date NOT NULL,
    spread_bp integer NOT NULL CHECK (spread_bp BETWEEN 0 AND 5000),
    expires_at timestamptz NOT NULL,
    state text NOT NULL DEFAULT 'waiting'
      CONSTRAINT crypto_payments_state CHECK (state IN ('waiting', 'expired', 'paid', 'paid-late', 'underpaid',
        'overpaid', 'wrong-token')),
    confirmations integer CHECK (confirmations >= 0),
    -- Until the payment is settled its amount belongs to nobody else.
    is_open boolean NOT NULL DEFAULT true
  );
  CREATE UNIQUE INDEX crypto_payments_one_amount ON crypto_payments (address, units) WHERE is_open;
  CREATE INDEX crypto_payments_open ON crypto_payments (expires_at) WHERE is_open;

  CREATE TABLE crypto_transfers (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    network text NOT NULL CONSTRAINT crypto_transfers_network CHECK (network IN ('TRC20')),
    contract text NOT NULL,
    txid text NOT NULL,
    log_index integer NOT NULL CHECK (log_index >= 0),
    token text NOT NULL,
    sender text NOT NULL,
    address text NOT NULL,
    -- Millionths of a token, whatever its own fraction digits are.
    units bigint NOT NULL CHECK (units > 0),
    block_at timestamptz NOT NULL,
    payment_id text REFERENCES crypto_payments,
    status text NOT NULL
      CONSTRAINT crypto_transfers_status CHECK (status IN ('held', 'credited', 'returned')),
    reason text
      CONSTRAINT crypto_transfers_reason CHECK (reason IN ('paid-late', 'underpaid', 'overpaid', 'wrong-token',
        'unassigned', 'account-frozen')),
    credited_payment_id text UNIQUE REFERENCES payments,
    settled_at timestamptz,
    settled_by text REFERENCES people,
    settled_reason text,
    CONSTRAINT crypto_transfers_once UNIQUE (network, contract, txid, log_index),
    CONSTRAINT crypto_transfers_credited CHECK ((status = 'credited') = (credited_payment_id IS NOT NULL)),
    CONSTRAINT crypto_transfers_held CHECK (reason IS NOT NULL OR status = 'credited'),
    CONSTRAINT crypto_transfers_settled
      CHECK (num_nulls(settled_at, settled_by, settled_reason) = CASE WHEN status = 'held' OR reason IS NULL THEN 3 ELSE 0 END)
  );
  CREATE INDEX crypto_transfers_by_payment ON crypto_transfers (payment_id);
  CREATE INDEX crypto_transfers_to_settle ON crypto_transfers (id DESC) WHERE reason IS NOT NULL;

  CREATE TABLE crypto_readings (
    address text PRIMARY KEY,
    -- All transfers up to here have been read.
    read_until timestamptz NOT NULL
  );
`

const guards = `
  CREATE FUNCTION guard_crypto_payment() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF to_jsonb(NEW) - '{state,confirmations,is_open}'::text[] <> to_jsonb(OLD) - '{state,confirmations,is_open}'::text[]
      OR (NEW.is_open AND NOT OLD.is_open)
    THEN
      RAISE EXCEPTION 'what a person was asked to send stays as it was agreed'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'crypto_payments_stay';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER crypto_payments_stay BEFORE UPDATE ON crypto_payments
    FOR EACH ROW EXECUTE FUNCTION guard_crypto_payment();

  CREATE FUNCTION guard_crypto_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF OLD.status <> 'held'
      OR to_jsonb(NEW) - '{status,credited_payment_id,settled_at,settled_by,settled_reason}'::text[]
        <> to_jsonb(OLD) - '{status,credited_payment_id,settled_at,settled_by,settled_reason}'::text[]
    THEN
      RAISE EXCEPTION 'a transfer is settled once, and changes in no other way'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'crypto_transfers_settle_once';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER crypto_transfers_settle_once BEFORE UPDATE ON crypto_transfers
    FOR EACH ROW EXECUTE FUNCTION guard_crypto_transfer();
  CREATE TRIGGER crypto_transfers_remain BEFORE DELETE OR TRUNCATE ON crypto_transfers
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

  CREATE FUNCTION close_crypto_payment() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE crypto_payments SET is_open = false WHERE payment_id = NEW.id AND is_open;
    RETURN NULL;
  END $$;
  CREATE TRIGGER payments_close_crypto AFTER UPDATE OF status ON payments
    FOR EACH ROW WHEN (NEW.status IN ('CONFIRMED', 'REJECTED')) EXECUTE FUNCTION close_crypto_payment();

  CREATE FUNCTION check_crypto_credit() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (SELECT 1 FROM crypto_payments WHERE payment_id = NEW.id)
      AND NOT EXISTS (SELECT 1 FROM crypto_transfers WHERE credited_payment_id = NEW.id)
    THEN
      RAISE EXCEPTION 'a payment in USDT is confirmed by a transfer that arrived'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payments_credited_by_transfer';
    END IF;
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER payments_credited_by_transfer AFTER UPDATE OF status ON payments
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.status = 'CONFIRMED') EXECUTE FUNCTION check_crypto_credit();
`

/** What is played instead of a network. */
const sandbox = `
  CREATE TABLE sandbox_transfers (
    txid text PRIMARY KEY,
    contract text NOT NULL,
    token text NOT NULL,
    sender text NOT NULL,
    address text NOT NULL,
    units bigint NOT NULL,
    block_at timestamptz NOT NULL,
    confirmations integer NOT NULL DEFAULT 0,
    sent_at timestamptz NOT NULL
  );
  CREATE INDEX sandbox_transfers_by_age ON sandbox_transfers (sent_at);
`
