import { sql, type Kysely } from 'kysely'

/** Staff leave a line of a bank statement aside that is no payment of a buyer, once and with a reason. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db)
}

const statements = `
  ALTER TABLE bank_transfers
    ADD COLUMN left_aside_at timestamptz,
    ADD COLUMN left_aside_by text REFERENCES people,
    ADD COLUMN left_aside_reason text,
    ADD CONSTRAINT bank_transfers_left_aside
      CHECK (num_nulls(left_aside_at, left_aside_by, left_aside_reason) IN (0, 3) AND left_aside_reason <> '');
  CREATE OR REPLACE FUNCTION guard_bank_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF OLD.payment_id IS NOT NULL
      OR (NEW.id, NEW.key, NEW.date, NEW.amount) IS DISTINCT FROM (OLD.id, OLD.key, OLD.date, OLD.amount)
      OR OLD.left_aside_at IS NOT NULL
        AND (NEW.left_aside_at, NEW.left_aside_by, NEW.left_aside_reason)
          IS DISTINCT FROM (OLD.left_aside_at, OLD.left_aside_by, OLD.left_aside_reason)
    THEN
      RAISE EXCEPTION 'a transfer is credited once and left aside once, and does not change'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bank_transfers_once';
    END IF;
    RETURN NEW;
  END $$;
  ALTER TABLE audit_entries
    DROP CONSTRAINT audit_entries_action,
    ADD CONSTRAINT audit_entries_action CHECK (action IN (
      'verification-approved', 'verification-rejected', 'transaction-confirmed', 'transaction-rejected',
      'transfer-sent', 'card-refunded', 'claim-decided', 'order-moved', 'statement-line-credited',
      'statement-line-left-aside',
      'crypto-credited', 'crypto-returned', 'setting-decided', 'recipient-approved', 'recipient-rejected',
      'percentages-set', 'person-added', 'person-changed', 'role-changed', 'person-blocked', 'person-unblocked',
      'sessions-ended', 'account-frozen', 'account-unfrozen', 'money-compensated', 'money-written-off',
      'money-corrected', 'second-factor-set', 'second-factor-removed', 'recovery-codes-renewed',
      'auction-scheduled', 'auction-canceled', 'region-added', 'region-changed', 'plantation-added', 'plantation-changed',
      'variety-changed'));
`
