import { sql, type Kysely } from 'kysely'

/** What staff have done: who, what, about whom, from where and why. Nothing in it changes or goes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(table).execute(db)
}

const table = `
  CREATE TABLE audit_entries (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at timestamptz NOT NULL,
    actor_id text NOT NULL REFERENCES people,
    action text NOT NULL CONSTRAINT audit_entries_action CHECK (action IN (
      'verification-approved', 'verification-rejected', 'transaction-confirmed', 'transaction-rejected',
      'transfer-sent', 'card-refunded', 'claim-decided', 'order-moved', 'statement-line-credited',
      'crypto-credited', 'crypto-returned', 'setting-decided', 'recipient-approved', 'recipient-rejected',
      'percentages-set', 'person-added', 'person-changed', 'role-changed', 'person-blocked', 'person-unblocked',
      'sessions-ended', 'account-frozen', 'account-unfrozen', 'money-compensated', 'money-written-off',
      'money-corrected')),
    subject_kind text NOT NULL CONSTRAINT audit_entries_subject_kind CHECK (subject_kind IN (
      'person', 'transaction', 'order', 'claim', 'statement-line', 'crypto-transfer', 'setting', 'recipient',
      'account')),
    subject_id text NOT NULL CHECK (subject_id <> ''),
    person_id text REFERENCES people,
    -- Where the action was asked for. Sessions are deleted one day: no reference.
    session_id text,
    address text,
    user_agent text,
    CONSTRAINT audit_entries_origin CHECK (num_nulls(session_id, address, user_agent) IN (0, 3)),
    reason text NOT NULL,
    effect bigint,
    currency text CONSTRAINT audit_entries_currency CHECK (currency IN ('RUB', 'USD', 'EUR')),
    CONSTRAINT audit_entries_effect CHECK (num_nulls(effect, currency) IN (0, 2)),
    before jsonb NOT NULL CHECK (jsonb_typeof(before) = 'object'),
    after jsonb NOT NULL CHECK (jsonb_typeof(after) = 'object')
  );
  CREATE INDEX audit_entries_by_time ON audit_entries (at);
  CREATE INDEX audit_entries_by_actor ON audit_entries (actor_id, id);
  CREATE INDEX audit_entries_by_person ON audit_entries (person_id, id);
  CREATE INDEX audit_entries_by_action ON audit_entries (action, id);
  CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
`
