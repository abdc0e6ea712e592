import { sql, type Kysely } from 'kysely'
import { transferRules } from './0033-transfer-rules.ts'

/**
 * Plantations in a place and with representatives, recipients of their money that staff approve, and transfers to them
 * at a quote: reserved when the person agrees, taken when the bank has sent them, given back when it returns them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // All migrations run in one transaction: checks that an earlier one left pending would refuse changes of the tables.
  await sql`SET CONSTRAINTS ALL IMMEDIATE`.execute(db)
  await sql`SET CONSTRAINTS ALL DEFERRED`.execute(db)
  await sql.raw(plantations).execute(db)
  await sql.raw(recipients).execute(db)
  await sql.raw(transfers).execute(db)
  await sql.raw(transferRules).execute(db)
}

const plantations = `
  ALTER TABLE plantations ADD COLUMN city_ru text NOT NULL DEFAULT '', ADD COLUMN city_en text NOT NULL DEFAULT '';
  ALTER TABLE people ADD COLUMN plantation_id text REFERENCES plantations
    CONSTRAINT people_represent_as_recipients CHECK (plantation_id IS NULL OR role = 'RECIPIENT');
  CREATE INDEX people_by_plantation ON people (plantation_id) WHERE plantation_id IS NOT NULL;
`

const recipients = `
  CREATE TABLE recipients (
    id text PRIMARY KEY,
    plantation_id text NOT NULL REFERENCES plantations,
    -- Whose alone it is; null is the plantation's own, which everybody may send to.
    owner_id text REFERENCES people,
    created_by text REFERENCES people,
    name text NOT NULL CHECK (name <> ''),
    country char(3) NOT NULL,
    state text NOT NULL,
    city text NOT NULL,
    address text NOT NULL,
    postal_code text NOT NULL,
    currency text NOT NULL CONSTRAINT recipients_currency CHECK (currency IN ('RUB', 'USD', 'EUR')),
    beneficiary text NOT NULL CHECK (beneficiary <> ''),
    bic text NOT NULL,
    routing_number text NOT NULL,
    account_number text NOT NULL CHECK (account_number <> ''),
    bank_country char(3) NOT NULL,
    status text NOT NULL DEFAULT 'WAITING'
      CONSTRAINT recipients_status CHECK (status IN ('WAITING', 'APPROVED', 'REJECTED')),
    reason text NOT NULL DEFAULT '',
    revision integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL,
    changed_at timestamptz NOT NULL,
    decided_at timestamptz,
    decided_by text REFERENCES people,
    CONSTRAINT recipients_decided CHECK ((status = 'WAITING') = (decided_at IS NULL)),
    CONSTRAINT recipients_rejected_for_a_reason CHECK ((status = 'REJECTED') = (reason <> ''))
  );
  CREATE INDEX recipients_by_plantation ON recipients (plantation_id);
  CREATE INDEX recipients_by_owner ON recipients (owner_id);
  CREATE INDEX recipients_waiting ON recipients (changed_at) WHERE status = 'WAITING';

  CREATE FUNCTION guard_recipient() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF (NEW.id, NEW.plantation_id, NEW.owner_id) IS DISTINCT FROM (OLD.id, OLD.plantation_id, OLD.owner_id)
      OR ((NEW.country, NEW.state, NEW.city, NEW.address, NEW.postal_code, NEW.currency, NEW.beneficiary, NEW.bic,
          NEW.routing_number, NEW.account_number, NEW.bank_country) IS DISTINCT FROM
        (OLD.country, OLD.state, OLD.city, OLD.address, OLD.postal_code, OLD.currency, OLD.beneficiary, OLD.bic,
          OLD.routing_number, OLD.account_number, OLD.bank_country)
        AND (NEW.status <> 'WAITING' OR NEW.revision <= OLD.revision))
    THEN
      RAISE EXCEPTION 'changed requisites wait for approval, under another revision'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'recipients_approved_as_they_are';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER recipients_approved_as_they_are BEFORE UPDATE ON recipients
    FOR EACH ROW EXECUTE FUNCTION guard_recipient();

  ALTER TABLE quotes ADD COLUMN recipient_id text REFERENCES recipients,
    DROP CONSTRAINT quotes_exchange,
    ADD CONSTRAINT quotes_exchange CHECK (source <> target OR recipient_id IS NOT NULL);
`

const transfers = `
  CREATE TABLE transfers (
    id text PRIMARY KEY,
    number integer NOT NULL UNIQUE DEFAULT nextval('payment_numbers'),
    person_id text NOT NULL REFERENCES people,
    quote_id text NOT NULL UNIQUE REFERENCES quotes,
    -- Both null between a person's own accounts.
    recipient_id text REFERENCES recipients,
    -- The requisites as they were approved when the person agreed.
    payee jsonb,
    purpose text NOT NULL,
    status text NOT NULL
      CONSTRAINT transfers_status CHECK (status IN ('INITIAL', 'IN_PROCESSED', 'SENDED', 'REJECTED', 'CONFIRMED')),
    reason text NOT NULL DEFAULT '',
    created_at timestamptz NOT NULL,
    sent_at timestamptz,
    settled_at timestamptz,
    settled_by text REFERENCES people,
    reservation_id text UNIQUE REFERENCES reservations,
    movement_id text UNIQUE REFERENCES movements,
    returned_by text UNIQUE REFERENCES movements,
    -- When staff were told that nobody has answered.
    unanswered_at timestamptz,
    CONSTRAINT transfers_payee CHECK ((recipient_id IS NULL) = (payee IS NULL)),
    CONSTRAINT transfers_settled CHECK ((status = 'CONFIRMED' OR status = 'REJECTED') = (settled_at IS NOT NULL)),
    CONSTRAINT transfers_rejected_for_a_reason CHECK ((status = 'REJECTED') = (reason <> '')),
    CONSTRAINT transfers_return CHECK (returned_by IS NULL OR (status = 'REJECTED' AND movement_id IS NOT NULL))
  );
  CREATE INDEX transfers_by_person ON transfers (person_id, number DESC);
  CREATE INDEX transfers_by_recipient ON transfers (recipient_id);
  CREATE INDEX transfers_open ON transfers (number) WHERE status IN ('IN_PROCESSED', 'SENDED');

  CREATE TABLE transfer_events (
    transfer_id text NOT NULL REFERENCES transfers,
    ordinal integer NOT NULL,
    status text NOT NULL
      CONSTRAINT transfer_events_status CHECK (status IN ('INITIAL', 'IN_PROCESSED', 'SENDED', 'REJECTED', 'CONFIRMED')),
    at timestamptz NOT NULL,
    created_by text REFERENCES people,
    PRIMARY KEY (transfer_id, ordinal)
  );
  CREATE TRIGGER transfers_stay BEFORE DELETE OR TRUNCATE ON transfers
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
  CREATE TRIGGER transfer_events_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON transfer_events
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
`
