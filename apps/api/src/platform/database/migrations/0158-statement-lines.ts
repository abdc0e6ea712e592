import { sql, type Kysely } from 'kysely'

/** Staff exclude a line of a bank statement that is no payment of a buyer, once and with a reason. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db)
}

const statements = `
  ALTER TABLE bank_transfers
    ADD COLUMN excluded_at timestamptz,
    ADD COLUMN excluded_by text REFERENCES people,
    ADD COLUMN excluded_reason text,
    ADD CONSTRAINT bank_transfers_excluded
      CHECK (num_nulls(excluded_at, excluded_by, excluded_reason) IN (0, 3) AND excluded_reason <> '');
  CREATE OR REPLACE FUNCTION guard_bank_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF OLD.payment_id IS NOT NULL
      OR (NEW.id, NEW.key, NEW.date, NEW.amount) IS DISTINCT FROM (OLD.id, OLD.key, OLD.date, OLD.amount)
      OR OLD.excluded_at IS NOT NULL
        AND (NEW.excluded_at, NEW.excluded_by, NEW.excluded_reason)
          IS DISTINCT FROM (OLD.excluded_at, OLD.excluded_by, OLD.excluded_reason)
    THEN
      RAISE EXCEPTION 'a transfer is credited once and excluded once, and does not change'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bank_transfers_once';
    END IF;
    RETURN NEW;
  END $$;
  ALTER TABLE audit_entries
    DROP CONSTRAINT audit_entries_action,
    ADD CONSTRAINT audit_entries_action CHECK (action IN (
      'verification-approved', 'verification-rejected', 'transaction-confirmed', 'transaction-rejected',
      'transfer-sent', 'card-refunded', 'claim-decided', 'order-moved', 'statement-line-credited',
      'statement-line-excluded',
      'crypto-credited', 'crypto-returned', 'setting-decided', 'recipient-approved', 'recipient-rejected',
      'percentages-set', 'person-added', 'person-changed', 'role-changed', 'person-blocked', 'person-unblocked',
      'sessions-ended', 'account-frozen', 'account-unfrozen', 'money-compensated', 'money-written-off',
      'money-corrected', 'second-factor-set', 'second-factor-removed', 'recovery-codes-renewed',
      'auction-scheduled', 'auction-canceled', 'region-added', 'region-changed', 'plantation-added', 'plantation-changed',
      'variety-changed'));
`
