import type { CallOutput, Contract } from '@flower-market/api-client/contract'
import { auditChanges, moscowTimeZone } from '@flower-market/flower-domain'
import { sql, type SelectQueryBuilder } from 'kysely'
import type * as z from 'zod/mini'
import { toMinor } from '../../platform/database/column-types.ts'
import type { Db } from '../../platform/database/database.ts'
import { deepPage, deepPart, rowsToRead, type DeepPart } from '../../platform/lists/deep-list.ts'
import type { Schema } from '../../platform/database/schema.ts'

type Query = z.output<Contract['auditList']['query']>
type Page = CallOutput<'auditList'>

/** The first moment of a day in Moscow, or of the day after it. */
function startOf(day: string, daysLater: 0 | 1) {
  return sql<Date>`(${day}::date + ${sql.lit(daysLater)})::timestamp AT TIME ZONE ${moscowTimeZone}`
}

function filtered<T>(
  entries: SelectQueryBuilder<Schema, 'audit_entries', T>,
  query: Query,
  { after }: DeepPart,
) {
  const { about, by, action, from, to } = query
  let found = entries
  if (after !== null) found = found.where('audit_entries.id', '<', after.number)
  if (about !== undefined) found = found.where('person_id', '=', about)
  if (by !== undefined) found = found.where('actor_id', '=', by)
  if (action !== undefined) found = found.where('action', '=', action)
  if (from !== undefined) found = found.where('at', '>=', startOf(from, 0))
  if (to !== undefined) found = found.where('at', '<', startOf(to, 1))
  return found
}

function nameOf(people: 'actors' | 'persons') {
  return sql<string>`trim(concat_ws(' ', ${sql.ref(`${people}.name`)}, ${sql.ref(`${people}.surname`)}))`
}

/** A page of what staff have done, the last first. Throws `validation-failed` for a cursor of other filters. */
export async function listAudit(db: Db, query: Query): Promise<Page> {
  // Staff send each other its address.
  const part = deepPart('audit', 'staff', { page: 1, ...query })
  const rows = await filtered(db.selectFrom('audit_entries'), query, part)
    .leftJoin('people as actors', 'actors.id', 'actor_id')
    .leftJoin('people as persons', 'persons.id', 'person_id')
    .selectAll('audit_entries')
    .select([nameOf('actors').as('actor_name'), nameOf('persons').as('person_name')])
    .orderBy('audit_entries.id', 'desc')
    .limit(rowsToRead(part))
    .execute()
  const { shown, next } = deepPage(part, rows, { total: 0, placeOf: ({ id }) => ({ number: id }) })
  const items = shown.map((row) => ({
    _id: String(row.id),
    at: row.at.toISOString(),
    by: row.actor_id === null ? null : { _id: row.actor_id, name: row.actor_name },
    action: row.action,
    subject: { kind: row.subject_kind, _id: row.subject_id },
    about: row.person_id === null ? null : { _id: row.person_id, name: row.person_name },
    from: row.address === null ? null : { address: row.address, userAgent: row.user_agent ?? '' },
    reason: row.reason,
    effect:
      row.effect === null || row.currency === null
        ? null
        : { amount: toMinor(row.effect), currency: row.currency },
    changes: auditChanges(row.before, row.after),
  }))
  return { items, next }
}
