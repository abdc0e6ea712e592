import { sql, type Kysely } from 'kysely'

/** The audit log records second factors of staff, and what they put on clocks and take off. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(constraints).execute(db)
}

const constraints = `
  ALTER TABLE audit_entries
    DROP CONSTRAINT audit_entries_action,
    ADD CONSTRAINT audit_entries_action CHECK (action IN (
      'verification-approved', 'verification-rejected', 'transaction-confirmed', 'transaction-rejected',
      'transfer-sent', 'card-refunded', 'claim-decided', 'order-moved', 'statement-line-credited',
      'crypto-credited', 'crypto-returned', 'setting-decided', 'recipient-approved', 'recipient-rejected',
      'percentages-set', 'person-added', 'person-changed', 'role-changed', 'person-blocked', 'person-unblocked',
      'sessions-ended', 'account-frozen', 'account-unfrozen', 'money-compensated', 'money-written-off',
      'money-corrected', 'second-factor-set', 'second-factor-removed', 'recovery-codes-renewed',
      'auction-scheduled', 'auction-canceled')),
    DROP CONSTRAINT audit_entries_subject_kind,
    ADD CONSTRAINT audit_entries_subject_kind CHECK (subject_kind IN (
      'person', 'transaction', 'order', 'claim', 'statement-line', 'crypto-transfer', 'setting', 'recipient',
      'account', 'auction'));
`
