import { sql, type Kysely } from 'kysely'

/**
 * A person has a version, which rises with each change of what staff edit, whoever makes it; people may be blocked; staff
 * find people by the beginning of their tax number.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db)
}

const edited = [
  'email',
  'name',
  'surname',
  'company',
  'phone',
  'role',
  'plantation_id',
  'country',
  'city',
  'address',
  'postal_code',
  'site',
  'inn',
  'kpp',
  'legal_address',
  'locale',
  'region',
  'delivery_city',
  'delivery_day',
  'broker_id',
  'referred_by',
  'blocked_at',
]

function rowOf(which: 'OLD' | 'NEW'): string {
  return `(${edited.map((column) => `${which}.${column}`).join(', ')})`
}

const statements = `
  ALTER TABLE people
    ADD COLUMN version integer NOT NULL DEFAULT 1,
    ADD COLUMN blocked_at timestamptz,
    ADD COLUMN blocked_by text REFERENCES people,
    ADD COLUMN block_reason text,
    ADD CONSTRAINT people_blocked CHECK (num_nulls(blocked_at, blocked_by, block_reason) % 3 = 0 AND block_reason <> '');

  CREATE FUNCTION count_person_version() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF ${rowOf('OLD')} IS DISTINCT FROM ${rowOf('NEW')} THEN
      NEW.version := OLD.version + 1;
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER people_version BEFORE UPDATE ON people
    FOR EACH ROW EXECUTE FUNCTION count_person_version();

  CREATE FUNCTION count_percentages_version() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE people SET version = version + 1 WHERE id = NEW.person_id;
    RETURN NULL;
  END $$;
  CREATE TRIGGER margins_version AFTER INSERT OR UPDATE ON margins
    FOR EACH ROW EXECUTE FUNCTION count_percentages_version();
  CREATE TRIGGER shares_version AFTER INSERT OR UPDATE ON shares
    FOR EACH ROW EXECUTE FUNCTION count_percentages_version();

  CREATE INDEX people_by_inn ON people (inn text_pattern_ops);
  CREATE INDEX people_blocked ON people (created_at DESC, id DESC) WHERE blocked_at IS NOT NULL;
  CREATE INDEX people_by_role ON people (role, created_at DESC, id DESC);
`
