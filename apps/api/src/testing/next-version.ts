import { sql } from 'kysely'
import type { SchemaMigration } from '../platform/database/migration-checksums.ts'
import { migrations } from '../platform/database/migrate.ts'

/** Imported before the server: makes it the version after this one, whose orders have one more column. */
const addsColumn: SchemaMigration = {
  up: async (db) =>
    void (await sql`ALTER TABLE purchases ADD COLUMN next_version text NOT NULL DEFAULT ''`.execute(db)),
  compatibleFrom: '0174-schema-compatibility',
}
Object.assign(migrations, { '9998-adds-column': addsColumn })
