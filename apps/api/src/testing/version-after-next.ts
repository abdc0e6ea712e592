import { sql } from 'kysely'
import type { SchemaMigration } from '../platform/database/migration-checksums.ts'
import { migrations } from '../platform/database/migrate.ts'
import './next-version.ts'

/** Imported before the server: makes it the version that takes away what the one before it has stopped to use. */
const dropsColumn: SchemaMigration = {
  up: async (db) => void (await sql`ALTER TABLE purchases DROP COLUMN next_version`.execute(db)),
  compatibleFrom: '9998-adds-column',
}
Object.assign(migrations, { '9999-drops-column': dropsColumn })
