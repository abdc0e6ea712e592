import { sql, type Kysely } from 'kysely'

/** Staff enter the measurements of varieties, and the audit log names it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db)
}

const statements = `
  ALTER TABLE audit_entries
    DROP CONSTRAINT audit_entries_action,
    DROP CONSTRAINT audit_entries_subject_kind,
    ADD CONSTRAINT audit_entries_action CHECK (action IN (
      'verification-approved', 'verification-rejected', 'transaction-confirmed', 'transaction-rejected',
      'transfer-sent', 'card-refunded', 'claim-decided', 'order-moved', 'statement-line-credited',
      'crypto-credited', 'crypto-returned', 'setting-decided', 'recipient-approved', 'recipient-rejected',
      'percentages-set', 'person-added', 'person-changed', 'role-changed', 'person-blocked', 'person-unblocked',
      'sessions-ended', 'account-frozen', 'account-unfrozen', 'money-compensated', 'money-written-off',
      'money-corrected', 'second-factor-set', 'second-factor-removed', 'recovery-codes-renewed',
      'auction-scheduled', 'auction-canceled', 'region-added', 'region-changed', 'plantation-added', 'plantation-changed',
      'variety-changed')),
    ADD CONSTRAINT audit_entries_subject_kind CHECK (subject_kind IN (
      'person', 'transaction', 'order', 'claim', 'statement-line', 'crypto-transfer', 'setting', 'recipient',
      'account', 'auction', 'region', 'plantation', 'variety'));
`
