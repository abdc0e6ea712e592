import { sql, type Kysely } from 'kysely'

/** The version before neither reads nor writes what is added. Where it would change the method of a payment in USDT, which it should not, its call fails. */
export const compatibleFrom = '0244-partitioned-postings'

/**
 * A payment in USDT stays one: by another method its amount could be changed, and its transfer credited as that amount. The acquirer is
 * asked about each attempt in turn, also about those whose time is over.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // What comes for a payment whose method was changed before waits for staff.
  `UPDATE crypto_payments SET is_open = false FROM payments
    WHERE payments.id = payment_id AND is_open AND method <> 'CRYPTO'`,
  `CREATE FUNCTION guard_crypto_method() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF EXISTS (SELECT FROM crypto_payments WHERE payment_id = NEW.id) THEN
        RAISE EXCEPTION 'a payment in USDT stays one'
          USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payments_stay_crypto';
      END IF;
      RETURN NEW;
    END $$`,
  `CREATE TRIGGER payments_stay_crypto BEFORE UPDATE OF method ON payments
    FOR EACH ROW WHEN (NEW.method <> OLD.method) EXECUTE FUNCTION guard_crypto_method()`,
  'ALTER TABLE card_attempts ADD COLUMN asked_at timestamptz',
  `CREATE INDEX card_attempts_expired ON card_attempts (expires_at) WHERE status = 'expired' AND reference IS NOT NULL`,
]
