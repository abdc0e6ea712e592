import { sql, type Kysely } from 'kysely'

/**
 * A recipient keeps the requisites that were approved last: staff compare with them what has changed. Transfers and recipients that wait are on the
 * desk.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
  ALTER TABLE recipients ADD COLUMN approved jsonb;

  CREATE FUNCTION keep_approved_requisites() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.status = 'APPROVED' THEN
      NEW.approved := jsonb_build_object('currency', NEW.currency, 'beneficiary', NEW.beneficiary, 'bic', NEW.bic,
        'routingNumber', NEW.routing_number, 'accountNumber', NEW.account_number, 'bankCountry', NEW.bank_country);
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER recipients_keep_approved BEFORE INSERT OR UPDATE ON recipients
    FOR EACH ROW EXECUTE FUNCTION keep_approved_requisites();

  ALTER TABLE desk_watches DROP CONSTRAINT desk_watches_kind;
  ALTER TABLE desk_watches ADD CONSTRAINT desk_watches_kind CHECK (kind IN ('top-up', 'verification', 'crypto',
    'statement-line', 'transfer', 'recipient', 'claim', 'request', 'import', 'job', 'ledger'));

  UPDATE recipients SET name = name WHERE status = 'APPROVED';
`,
    )
    .execute(db)
}
