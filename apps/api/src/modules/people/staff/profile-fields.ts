import type { AuditValue } from '@flower-market/flower-domain'
import type { Trx } from '../../../platform/database/database.ts'

type Fields = Readonly<Record<string, AuditValue>>

/** Fields that say nothing about a person themselves, so that the audit may keep what was in them. */
const kept = new Set(['company', 'inn', 'kpp', 'country', 'region', 'locale'])

/** What staff may change of a person, as it is. */
export async function readFields(trx: Trx, id: string): Promise<Fields> {
  const row = await trx
    .selectFrom('people')
    .select([
      'name',
      'surname',
      'company',
      'phone',
      'country',
      'city',
      'address',
      'postal_code as index',
      'site',
      'inn',
      'kpp',
      'legal_address as legalAddress',
      'locale',
      'region',
      'delivery_city as deliveryCity',
      'delivery_day as deliveryDay',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row
}

/** The fields that differ; of those that name or reach a person, only that they were changed. */
export function changedFields(before: Fields, after: Fields): { before: Fields; after: Fields } {
  const changed = Object.keys(after).filter((field) => before[field] !== after[field])
  const of = (fields: Fields, mark: boolean): Fields =>
    Object.fromEntries(changed.map((field) => [field, kept.has(field) ? (fields[field] ?? null) : mark]))
  return { before: of(before, false), after: of(after, true) }
}
