import { sql, type Kysely } from 'kysely'

/** What buyers claim about lines of delivered orders, with photographs, and what was decided. Quantities in stems. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE files DROP CONSTRAINT files_purpose`.execute(db)
  await sql`
    ALTER TABLE files ADD CONSTRAINT files_purpose
      CHECK (purpose IN ('avatar', 'payment-proof', 'invoice', 'claim-photo'))
  `.execute(db)
  await sql.raw(tables).execute(db)
  await sql.raw(guards).execute(db)
}

const tables = `
  CREATE SEQUENCE claim_numbers START 1;
  CREATE TABLE claims (
    id text PRIMARY KEY,
    number integer NOT NULL UNIQUE DEFAULT nextval('claim_numbers'),
    purchase_id text NOT NULL,
    position integer NOT NULL,
    reason text NOT NULL CONSTRAINT claims_reason
      CHECK (reason IN ('broken', 'wilted', 'mold', 'wrong_variety', 'wrong_length', 'missing')),
    comment text NOT NULL,
    quantity integer NOT NULL CHECK (quantity > 0),
    status text NOT NULL CONSTRAINT claims_status
      CHECK (status IN ('open', 'accepted', 'partly_accepted', 'declined', 'withdrawn')),
    accepted_quantity integer NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL,
    decided_at timestamptz,
    decided_by text REFERENCES people,
    decision text NOT NULL DEFAULT '',
    FOREIGN KEY (purchase_id, position) REFERENCES purchase_lines,
    CONSTRAINT claims_decided CHECK ((status = 'open') = (decided_at IS NULL)),
    CONSTRAINT claims_accepted CHECK (CASE status
      WHEN 'accepted' THEN accepted_quantity = quantity
      WHEN 'partly_accepted' THEN accepted_quantity > 0 AND accepted_quantity < quantity
      ELSE accepted_quantity = 0 END)
  );
  CREATE INDEX claims_by_line ON claims (purchase_id, position);
  CREATE INDEX claims_by_status ON claims (status, number);
  CREATE INDEX claims_by_decider ON claims (decided_by);

  CREATE TABLE claim_bunches (
    claim_id text NOT NULL REFERENCES claims,
    box integer NOT NULL CHECK (box > 0),
    bunch integer NOT NULL CHECK (bunch > 0),
    quantity integer NOT NULL CHECK (quantity > 0),
    PRIMARY KEY (claim_id, box, bunch)
  );

  CREATE TABLE claim_photos (
    claim_id text NOT NULL REFERENCES claims,
    -- Made by the client: a photograph that is sent again is kept once.
    key text NOT NULL,
    file_id text NOT NULL UNIQUE REFERENCES files,
    at timestamptz NOT NULL,
    PRIMARY KEY (claim_id, key)
  );

  ALTER TABLE purchase_credits ADD COLUMN claim_id text UNIQUE REFERENCES claims;
`

const guards = `
  CREATE FUNCTION guard_claim() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF (NEW.id, NEW.number, NEW.purchase_id, NEW.position, NEW.reason, NEW.quantity, NEW.created_at)
        IS DISTINCT FROM (OLD.id, OLD.number, OLD.purchase_id, OLD.position, OLD.reason, OLD.quantity, OLD.created_at)
      OR OLD.status <> 'open' AND (NEW.status, NEW.accepted_quantity, NEW.decided_at, NEW.decided_by, NEW.decision)
        IS DISTINCT FROM (OLD.status, OLD.accepted_quantity, OLD.decided_at, OLD.decided_by, OLD.decision)
    THEN
      RAISE EXCEPTION 'a claim is decided or withdrawn once'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'claims_are_decided_once';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER claims_guard BEFORE UPDATE ON claims FOR EACH ROW EXECUTE FUNCTION guard_claim();
  CREATE TRIGGER claims_stay BEFORE DELETE OR TRUNCATE ON claims
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
`
