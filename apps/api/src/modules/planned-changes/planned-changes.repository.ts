import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/database.ts'
import type { ChangesTable, PlannedChange } from './record-kind.ts'

/** A planned change and the record that it changes. */
interface ChangeOfRecord<Terms> {
  readonly recordId: string
  readonly change: PlannedChange<Terms>
}

interface ChangeRow {
  readonly id: bigint
  readonly recordId: string
  readonly terms: unknown
  readonly holdsFrom: Date
  readonly setAt: Date
  readonly setBy: string
  readonly setByName: string
  readonly reason: string
}

/** The changes of all records of a kind that are planned and do not hold yet, in the order in which they will. */
export async function listPlannedChanges<Terms>(
  db: Db | Trx,
  { changes, record, parseTerms }: ChangesTable<Terms>,
): Promise<ChangeOfRecord<Terms>[]> {
  const { rows } = await sql<ChangeRow>`
    SELECT planned.id, ${sql.ref(`planned.${record}`)} AS "recordId", terms, holds_from AS "holdsFrom",
      set_at AS "setAt", set_by AS "setBy", reason,
      trim(concat_ws(' ', people.name, people.surname)) AS "setByName"
    FROM ${sql.table(changes)} AS planned JOIN people ON people.id = set_by
    WHERE applied_at IS NULL AND withdrawn_at IS NULL ORDER BY holds_from, planned.id`.execute(db)
  return rows.map(({ recordId, setByName, ...row }) => ({
    recordId,
    change: {
      _id: String(row.id),
      terms: parseTerms(row.terms),
      holdsFrom: row.holdsFrom.toISOString(),
      setAt: row.setAt.toISOString(),
      setBy: { _id: row.setBy, name: setByName },
      reason: row.reason,
    },
  }))
}

/** The same, by the records' ids: those that have one. */
export async function plannedByRecord<Terms>(
  db: Db | Trx,
  table: ChangesTable<Terms>,
): Promise<(recordId: string) => PlannedChange<Terms>[]> {
  const planned = Map.groupBy(await listPlannedChanges(db, table), ({ recordId }) => recordId)
  return (recordId) => (planned.get(recordId) ?? []).map(({ change }) => change)
}

interface NewChange {
  readonly recordId: string
  /** As they are stored: JSON. */
  readonly terms: object
  readonly holdsFrom: Date
  readonly setAt: Date
  readonly setBy: string
  readonly reason: string
}

/** Writes a planned change. */
export async function insertPlannedChange<Terms>(
  trx: Trx,
  { changes, record }: ChangesTable<Terms>,
  { recordId, terms, holdsFrom, setAt, setBy, reason }: NewChange,
): Promise<void> {
  await sql`INSERT INTO ${sql.table(changes)} (${sql.ref(record)}, terms, holds_from, set_at, set_by, reason)
    VALUES (${recordId}, ${JSON.stringify(terms)}, ${holdsFrom}, ${setAt}, ${setBy}, ${reason})`.execute(trx)
}

/** Ends a planned change: it holds from now on, or was withdrawn. */
export async function endPlannedChange<Terms>(
  trx: Trx,
  { changes }: ChangesTable<Terms>,
  id: string,
  [how, at]: readonly [how: 'applied_at' | 'withdrawn_at', at: Date],
): Promise<void> {
  await sql`UPDATE ${sql.table(changes)} SET ${sql.ref(how)} = ${at} WHERE id = ${BigInt(id)}`.execute(trx)
}

/** Gives a record its next version: what is planned for it has changed. */
export async function raiseVersion<Terms>(trx: Trx, { records }: ChangesTable<Terms>, id: string) {
  await sql`UPDATE ${sql.table(records)} SET version = version + 1 WHERE id = ${id}`.execute(trx)
}
