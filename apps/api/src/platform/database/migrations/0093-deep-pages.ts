import { sql, type Kysely } from 'kysely'

/** Nobody whose data was erased is in a list: without them the index alone says who is on a page of people, and how many there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `DROP INDEX people_by_age;
       CREATE INDEX people_by_age ON people (created_at DESC, id DESC) WHERE erased_at IS NULL`,
    )
    .execute(db)
}
