import type { CallOutput, Contract } from '@flower-market/api-client/contract'
import { searchWords, type AuditValue } from '@flower-market/flower-domain'
import { sql, type Selectable } from 'kysely'
import type * as z from 'zod/mini'
import type { Db, Trx } from '../../platform/database/database.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordAudit } from '../audit/index.ts'

type VarietyPage = CallOutput<'varietyRecords'>
type VarietyRecord = VarietyPage['items'][number]
type Measurements = Pick<VarietyRecord, 'headMm' | 'vaseDays'>
type Query = z.output<Contract['varietyRecords']['query']>
type Body = z.output<Contract['varietyUpdate']['body']>

type VarietyRow = Selectable<Schema['varieties']>

interface MeasurementColumns {
  readonly head_from_mm: number | null
  readonly head_to_mm: number | null
  readonly vase_from_days: number | null
  readonly vase_to_days: number | null
}

function rangeOf(from: number | null, to: number | null) {
  return from === null || to === null ? null : { from, to }
}

function measurementsOf(row: MeasurementColumns): Measurements {
  return {
    headMm: rangeOf(row.head_from_mm, row.head_to_mm),
    vaseDays: rangeOf(row.vase_from_days, row.vase_to_days),
  }
}

function columnsOf({ headMm, vaseDays }: Measurements): MeasurementColumns {
  return {
    head_from_mm: headMm?.from ?? null,
    head_to_mm: headMm?.to ?? null,
    vase_from_days: vaseDays?.from ?? null,
    vase_to_days: vaseDays?.to ?? null,
  }
}

function auditFields({ headMm, vaseDays }: Measurements): Record<string, AuditValue> {
  const text = (range: Measurements['headMm']) => range && `${range.from}–${range.to}`
  return { headMm: text(headMm), vaseDays: text(vaseDays) }
}

function isSame(left: Measurements, right: Measurements): boolean {
  const [one, other] = [columnsOf(left), columnsOf(right)]
  return (Object.keys(one) as (keyof MeasurementColumns)[]).every((name) => one[name] === other[name])
}

function toRecord({
  type,
  name,
  color,
  tint,
  lots,
  ...columns
}: VarietyRow & { readonly lots: bigint | null }): VarietyRecord {
  return { type, name, color, tint, ...measurementsOf(columns), lots: Number(lots) }
}

async function listVarieties(
  db: Db | Trx,
  { type, search = '', isUnmeasured = false, page, limit }: Query,
): Promise<VarietyPage> {
  const isAsked = sql<boolean>`(${type ?? null}::text IS NULL OR type = ${type ?? null})
    AND (NOT ${isUnmeasured}::boolean OR num_nonnulls(head_from_mm, vase_from_days) = 0)
    AND NOT EXISTS (SELECT FROM unnest(${searchWords(search)}::text[]) AS word
      WHERE strpos(replace(lower(name), 'ё', 'е'), word) = 0)`
  const [rows, { count }] = await Promise.all([
    db
      .selectFrom('varieties')
      .selectAll()
      .select((eb) =>
        eb
          .selectFrom('cards')
          .select(eb.fn.countAll<bigint>().as('lots'))
          .whereRef('cards.type', '=', 'varieties.type')
          .whereRef('cards.variety', '=', 'varieties.name')
          .as('lots'),
      )
      .where(isAsked)
      .orderBy('name')
      .orderBy('type')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    db
      .selectFrom('varieties')
      .select((eb) => eb.fn.countAll<bigint>().as('count'))
      .where(isAsked)
      .executeTakeFirstOrThrow(),
  ])
  return { items: rows.map(toRecord), page, limit, total: Number(count) }
}

/** Makes what staff do about varieties. */
export function varietyRecordsService({
  database: { kysely },
  events: { transaction },
  now,
}: Pick<Platform, 'database' | 'events' | 'now'>) {
  return {
    list: (query: Query): Promise<VarietyPage> => listVarieties(kysely, query),

    /** Sets the measurements of a variety. Throws `not-found`, `record-changed` where they are not as they were seen. */
    update(by: string, { type, name, seen, headMm, vaseDays }: Body): Promise<Record<string, never>> {
      return transaction(async (trx) => {
        const row = await trx
          .selectFrom('varieties')
          .selectAll()
          .where('type', '=', type)
          .where('name', '=', name)
          .forUpdate()
          .executeTakeFirst()
        if (row === undefined) throw new ApiError('not-found')
        const before = measurementsOf(row)
        const after = { headMm, vaseDays }
        if (!isSame(before, seen)) throw new ApiError('record-changed')
        await trx
          .updateTable('varieties')
          .set(columnsOf(after))
          .where('type', '=', type)
          .where('name', '=', name)
          .execute()
        await recordAudit(trx, {
          by,
          at: now(),
          action: 'variety-changed',
          subject: { kind: 'variety', id: `${type}/${name}` },
          before: auditFields(before),
          after: auditFields(after),
        })
        return {}
      })
    },
  }
}
