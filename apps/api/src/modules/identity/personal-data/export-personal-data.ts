import type { CallOutput } from '@flower-market/api-client/contract'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { personalTables, rowsOf } from './personal-tables.ts'

type Topics = CallOutput<'personalDataExport'>['topics']

function asText(value: unknown): string | null {
  if (value === null) return null
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/**
 * Everything that is stored about a person, table by table, as it was at one moment. Secrets are left out, and what
 * their prices are made of: a buyer is told full prices only.
 */
export function exportPersonalData({ kysely }: Database, personId: string): Promise<Topics> {
  return kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const topics: Topics = []
      for (const place of personalTables) {
        const { rows } = await sql<{ record: Record<string, unknown> }>`
          SELECT to_jsonb(found) - ${[...(place.hidden ?? [])]}::text[] AS record
          FROM ${sql.table(place.table)} AS found
          WHERE ${rowsOf(place, personId)} AND NOT (${place.hiddenRows ?? sql`false`})`.execute(trx)
        const records = rows.map(({ record }) =>
          Object.fromEntries(Object.entries(record).map(([name, value]) => [name, asText(value)])),
        )
        topics.push({ name: place.table, records })
      }
      return topics
    })
}
