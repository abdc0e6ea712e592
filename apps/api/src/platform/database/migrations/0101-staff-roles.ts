import { sql, type Kysely } from 'kysely'

/** What people of the role ADMIN do; those who are there do everything, as before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(column).execute(db)
  await sql.raw(guard).execute(db)
}

const column = `
  ALTER TABLE people ADD COLUMN staff_role text
    CONSTRAINT people_staff_role CHECK (staff_role IN ('support', 'warehouse', 'accountant', 'owner'));
  UPDATE people SET staff_role = 'owner' WHERE role = 'ADMIN';
  ALTER TABLE people ADD CONSTRAINT people_staff_role_of_staff CHECK ((role = 'ADMIN') = (staff_role IS NOT NULL));
  CREATE INDEX people_of_staff ON people (name, surname, id) WHERE role = 'ADMIN';
`

const guard = `
  CREATE FUNCTION fill_staff_role() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    -- Who joins the staff without a word about it may do least; who leaves it may do nothing.
    IF NEW.role <> 'ADMIN' THEN
      NEW.staff_role := NULL;
    ELSIF NEW.staff_role IS NULL THEN
      NEW.staff_role := 'support';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER people_fill_staff_role BEFORE INSERT OR UPDATE OF role, staff_role ON people
    FOR EACH ROW EXECUTE FUNCTION fill_staff_role();
`
