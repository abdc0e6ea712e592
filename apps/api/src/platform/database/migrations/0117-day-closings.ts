import { sql, type Kysely } from 'kysely'

/** Days whose books are closed, with what they said; and what the ledger is searched by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `CREATE TABLE day_closings (
         day date PRIMARY KEY,
         closed_at timestamptz NOT NULL,
         closed_by text NOT NULL REFERENCES people,
         figures jsonb NOT NULL CHECK (jsonb_typeof(figures) = 'object')
       );
       CREATE TRIGGER day_closings_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON day_closings
         FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
       CREATE INDEX movements_by_time ON movements (at);
       CREATE INDEX postings_by_size ON postings (abs(amount), id DESC);
       CREATE INDEX payments_settled ON payments (settled_at) WHERE status = 'CONFIRMED';`,
    )
    .execute(db)
}
