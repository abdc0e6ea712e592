import { sql, type Kysely } from 'kysely'

/** The audit log records who has closed a day, and who has entered its rates. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(constraints).execute(db)
}

const constraints = `
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
      'variety-changed',
      'day-closed', 'rates-entered')),
    DROP CONSTRAINT audit_entries_subject_kind,
    ADD CONSTRAINT audit_entries_subject_kind CHECK (subject_kind IN (
      'person', 'transaction', 'order', 'claim', 'statement-line', 'crypto-transfer', 'setting', 'recipient',
      'account', 'auction', 'region', 'plantation', 'variety', 'day'));
`
