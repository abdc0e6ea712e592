import { sql, type Kysely } from 'kysely'

/** What the operator decides, each from a moment on. Nothing that was decided is changed or deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(table).execute(db)
  await sql.raw(settingsOfBefore).execute(db)
}

const table = `
  CREATE TABLE operator_settings (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text NOT NULL,
    value jsonb NOT NULL,
    holds_from timestamptz NOT NULL,
    set_at timestamptz NOT NULL,
    -- Null for the environment of the server, and for what was stored before.
    set_by text REFERENCES people,
    reason text NOT NULL CHECK (reason <> '')
  );
  CREATE INDEX operator_settings_by_name ON operator_settings (name, holds_from DESC, id DESC);
  CREATE TRIGGER operator_settings_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON operator_settings
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
`

/**
 * What was stored in the table of the server's own settings, and the terms of exchanges, but for those that an earlier
 * migration has written: they are the default. What cannot be read held nothing.
 */
const settingsOfBefore = `
  INSERT INTO operator_settings (name, value, holds_from, set_at, reason)
    SELECT 'verification', to_jsonb(value), to_timestamp(0), now(), 'Stored before settings had dates'
      FROM settings WHERE key = 'verification' AND value IN ('required', 'optional');
  INSERT INTO operator_settings (name, value, holds_from, set_at, reason)
    SELECT 'incomingMethods', coalesce(jsonb_agg(method), '[]'), to_timestamp(0), now(), 'Stored before settings had dates'
      FROM settings LEFT JOIN unnest(string_to_array(value, ',')) AS method
        ON method IN ('QRCODE', 'CRYPTO', 'CASH', 'CARD', 'CHECK')
      WHERE key = 'top-up-methods' HAVING count(*) > 0;
  INSERT INTO operator_settings (name, value, holds_from, set_at, reason)
    SELECT 'unpaidLimits', '{"unverified": 3000000, "approved": 30000000}'
        || jsonb_object_agg(substr(key, length('unpaid-limit-') + 1), value::bigint),
        to_timestamp(0), now(), 'Stored before settings had dates'
      FROM settings WHERE key IN ('unpaid-limit-unverified', 'unpaid-limit-approved') AND value ~ '^[0-9]{1,12}$'
      HAVING count(*) > 0;
  DELETE FROM settings
    WHERE key IN ('verification', 'top-up-methods', 'unpaid-limit-unverified', 'unpaid-limit-approved');
  INSERT INTO operator_settings (name, value, holds_from, set_at, reason)
    SELECT 'exchangeTerms', jsonb_build_object('spreadBp', spread_bp, 'commissionBp', commission_bp),
        valid_from::timestamp AT TIME ZONE 'Europe/Moscow', now(), 'Stored before settings had dates'
      FROM exchange_terms WHERE (valid_from, spread_bp, commission_bp) <> (date '2026-01-01', 150, 50)
      ORDER BY valid_from;
  DROP TABLE exchange_terms;
`
