import { sql, type Kysely } from 'kysely'

/** Why staff have moved money by hand; part of the ledger, so it is never changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `CREATE TABLE movement_reasons (
         movement_id text PRIMARY KEY REFERENCES movements,
         reason text NOT NULL CHECK (reason <> '')
       );
       CREATE TRIGGER movement_reasons_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON movement_reasons
         FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
       CREATE INDEX movements_by_corrected ON movements (corrects) WHERE corrects IS NOT NULL;`,
    )
    .execute(db)
}
