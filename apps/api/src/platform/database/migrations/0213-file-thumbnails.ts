import { sql, type Kysely } from 'kysely'

/** The version before writes and reads pictures without thumbnails. */
export const compatibleFrom = '0174-schema-compatibility'

/** A small picture of a picture, for lists; empty until one is asked for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`ALTER TABLE files ADD COLUMN thumbnail bytea`).execute(db)
}
