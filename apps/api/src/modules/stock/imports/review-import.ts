import { moscowDateOf, type ImportLine, type KnownVariety } from '@flower-market/flower-domain'
import type { Db, Trx } from '../../../platform/database/database.ts'
import type { WorkerTasks } from '../../../platform/workers/worker-tasks.ts'
import type { StoredLot } from '../../catalog/index.ts'
import type { ImportTasks } from './import-tasks.ts'
import {
  listAliases,
  listPacks,
  listVarieties,
  selectHeld,
  toCurrent,
  type ImportRow,
} from './imports.repository.ts'

/** What of an import decides on what it would do. */
export type Reviewed = Pick<
  ImportRow,
  | 'plantation_id'
  | 'availability'
  | 'delivery_date'
  | 'rate'
  | 'is_whole'
  | 'rows'
  | 'first_row'
  | 'columns'
  | 'skipped'
>

async function answersFor(
  db: Db | Trx,
  plantationId: string,
  known: readonly KnownVariety[],
): Promise<Map<string, KnownVariety>> {
  const byName = new Map(known.map((variety) => [`${variety.type} ${variety.name}`, variety]))
  const aliases = await listAliases(db, plantationId)
  return new Map(
    aliases.flatMap(({ words, type, variety }) => {
      const found = byName.get(`${type} ${variety}`)
      return found === undefined ? [] : [[words, found] as const]
    }),
  )
}

/** Compares a price list with the lots of its plantation, day and availability. */
export async function reviewImport(
  db: Db | Trx,
  row: Reviewed,
  {
    current,
    now,
    tasks,
  }: {
    current: readonly StoredLot[]
    now: Date
    tasks: Pick<WorkerTasks<ImportTasks>, 'run'>
  },
): Promise<ImportLine[]> {
  const known = await listVarieties(db)
  const held = await selectHeld(db, current)
  return tasks.run('review', {
    rows: row.rows,
    firstRow: row.first_row,
    columns: row.columns,
    availability: row.availability,
    deliveryDate: row.delivery_date,
    isWhole: row.is_whole,
    rate: row.rate,
    today: moscowDateOf(now),
    known,
    answers: await answersFor(db, row.plantation_id, known),
    skipped: new Set(row.skipped),
    current: current.map((lot) => toCurrent(lot, held.get(lot.code) ?? 0)),
    packs: await listPacks(db, row.plantation_id, row.availability),
  })
}
