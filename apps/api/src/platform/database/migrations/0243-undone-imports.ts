import { sql, type Kysely } from 'kysely'

/** The version before neither writes nor looks at what is added; it shows an undone price list by its status alone. */
export const compatibleFrom = '0242-stored-files'

/** An applied price list knows which changes were its own, and until when they can be undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'ALTER TABLE stock_imports ADD COLUMN undo_until timestamptz',
  'ALTER TABLE stock_imports DROP CONSTRAINT stock_imports_status',
  `ALTER TABLE stock_imports ADD CONSTRAINT stock_imports_status
    CHECK (status IN ('open', 'applied', 'discarded', 'undone')) NOT VALID`,
  'ALTER TABLE stock_imports VALIDATE CONSTRAINT stock_imports_status',
  'ALTER TABLE lot_changes ADD COLUMN import_id text REFERENCES stock_imports',
  'CREATE INDEX lot_changes_of_imports ON lot_changes (import_id) WHERE import_id IS NOT NULL',
  // A list is settled once; an applied one may lose its time to be undone, or be undone within it, and nothing else.
  `CREATE OR REPLACE FUNCTION guard_stock_import() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      settling constant text[] := '{status,settled_at,settled_by,undo_until}';
    BEGIN
      IF OLD.status = 'open' THEN
        RETURN NEW;
      END IF;
      IF OLD.status = 'applied' AND OLD.undo_until IS NOT NULL
        AND (NEW.status = 'undone' OR (NEW.status = 'applied' AND NEW.undo_until IS NULL
          AND NEW.settled_at = OLD.settled_at AND NEW.settled_by = OLD.settled_by))
        AND to_jsonb(NEW) - settling = to_jsonb(OLD) - settling
      THEN
        RETURN NEW;
      END IF;
      RAISE EXCEPTION 'an import is applied, discarded or undone once'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'stock_imports_once';
    END $$`,
]
