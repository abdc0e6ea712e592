import { sql, type Kysely } from 'kysely'

/** Which members of staff have which item of the desk open: rows that the open pages refresh. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `CREATE TABLE desk_watches (
         kind text NOT NULL CONSTRAINT desk_watches_kind CHECK (kind IN (
           'top-up', 'verification', 'crypto', 'statement-line', 'claim', 'request', 'import', 'job', 'ledger')),
         item text NOT NULL,
         person_id text NOT NULL REFERENCES people,
         is_taken boolean NOT NULL,
         seen_at timestamptz NOT NULL,
         PRIMARY KEY (kind, item, person_id)
       );
       CREATE INDEX desk_watches_by_age ON desk_watches (seen_at);
       CREATE INDEX payments_with_proof ON payments (number)
         WHERE status = 'IN_PROCESSED' AND proof IS NOT NULL`,
    )
    .execute(db)
}
