import type { CallOutput } from '@flower-market/api-client/contract'
import {
  formatRate,
  importStatuses,
  type CurrentLot,
  type FlowerType,
  type ImportLine,
  type KnownPack,
  type KnownVariety,
  type PriceFileColumn,
} from '@flower-market/flower-domain'
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Db, Trx } from '../../../platform/database/database.ts'
import type { Schema } from '../../../platform/database/schema.ts'
import { publishToDesk } from '../../../platform/events/publish-to-desk.ts'
import type { StoredLot } from '../../catalog/index.ts'

/** An import as it is kept, with the name of its plantation. */
export type ImportRow = Selectable<Schema['stock_imports']> & { readonly plantation: string }

type Summary = CallOutput<'stockImportList'>['items'][number]

const sampleRows = 10

function countsOf(lines: readonly ImportLine[]): Summary['counts'] {
  const counts = Object.fromEntries(importStatuses.map((status) => [status, 0])) as Summary['counts']
  for (const { status } of lines) counts[status] += 1
  return counts
}

/** An import without its lines. */
export function toSummary(row: ImportRow): Summary {
  return {
    _id: row.id,
    plantationId: row.plantation_id,
    plantation: row.plantation,
    availability: row.availability,
    date: row.delivery_date,
    currency: row.currency,
    isWhole: row.is_whole,
    fileName: row.file_name,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
    undoUntil: row.undo_until?.toISOString() ?? null,
    counts: countsOf(row.lines),
  }
}

type Import = CallOutput<'stockImportGet'>

/** What an open import would do to carts that have its lots: how many get another price, and how many lines lose the lot. */
export async function countCarts(db: Db | Trx, row: ImportRow): Promise<NonNullable<Import['carts']>> {
  const codesOf = (isTouched: (line: ImportLine) => boolean) =>
    row.lines.flatMap((line) => (line.code !== null && isTouched(line) ? [line.code] : []))
  const repriced = codesOf(
    ({ status, before, after }) => status === 'changed' && before?.price !== after?.price,
  )
  const lost = codesOf(({ status }) => status === 'withdrawn')
  const { rows } = await sql<NonNullable<Import['carts']>>`
    SELECT count(DISTINCT (person_id, buyer_id)) FILTER (WHERE code = ANY(${repriced}))::int AS repriced,
      count(*) FILTER (WHERE code = ANY(${lost}))::int AS lost
    FROM cart_lines WHERE delivery_date = ${row.delivery_date} AND quantity > 0`.execute(db)
  return rows[0] ?? { repriced: 0, lost: 0 }
}

/** An import with all that a person decides by. */
export function toImport(row: ImportRow, carts: Import['carts']): Import {
  return {
    ...toSummary(row),
    rate:
      row.rate === null || row.rate_date === null
        ? null
        : { value: formatRate(row.rate), date: row.rate_date },
    carts,
    columns: row.columns,
    firstRow: row.first_row,
    version: row.version,
    sample: row.rows.slice(0, row.first_row + sampleRows),
    lines: row.lines.map((line) => ({ ...line, candidates: [...line.candidates] })),
  }
}

function importsQuery(db: Db | Trx) {
  return db
    .selectFrom('stock_imports')
    .innerJoin('plantations', 'plantations.id', 'plantation_id')
    .selectAll('stock_imports')
    .select('plantations.name as plantation')
}

/** An import by its id; undefined when there is none. */
export function findImport(db: Db | Trx, id: string): Promise<ImportRow | undefined> {
  return importsQuery(db).where('stock_imports.id', '=', id).executeTakeFirst()
}

/** An import by its id, locked until the transaction ends; undefined when there is none. */
export function lockImport(trx: Trx, id: string): Promise<ImportRow | undefined> {
  return importsQuery(trx).where('stock_imports.id', '=', id).forUpdate('stock_imports').executeTakeFirst()
}

/** Keeps a new import. */
export async function insertImport(trx: Trx, row: Insertable<Schema['stock_imports']>): Promise<void> {
  await trx.insertInto('stock_imports').values(row).execute()
  await publishToDesk(trx, 'import')
}

/** Changes an open import. */
export async function updateImport(
  trx: Trx,
  id: string,
  changes: Updateable<Schema['stock_imports']>,
): Promise<void> {
  await trx.updateTable('stock_imports').set(changes).where('id', '=', id).execute()
  await publishToDesk(trx, 'import')
}

/** A page of imports, the newest first; of all plantations where none is named. */
export async function listImports(
  db: Db,
  { plantationId, page, limit }: { plantationId: string | null; page: number; limit: number },
): Promise<CallOutput<'stockImportList'>> {
  const isAsked = sql<boolean>`(${plantationId}::text IS NULL OR plantation_id = ${plantationId})`
  const [rows, { count }] = await Promise.all([
    importsQuery(db)
      .where(isAsked)
      .orderBy('created_at', 'desc')
      .orderBy('stock_imports.id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    db
      .selectFrom('stock_imports')
      .select((eb) => eb.fn.countAll<bigint>().as('count'))
      .where(isAsked)
      .executeTakeFirstOrThrow(),
  ])
  return { items: rows.map(toSummary), page, limit, total: Number(count) }
}

type Scope = Pick<ImportRow, 'plantation_id' | 'availability' | 'delivery_date'>

/** Lets one import of a plantation at a time change its lots; new lots of other ways wait, too. */
export async function lockPlantation(trx: Trx, id: string): Promise<void> {
  await sql`SELECT FROM plantations WHERE id = ${id} FOR NO KEY UPDATE`.execute(trx)
}

/** The lots that an import is compared with, in the order of their codes; locked where they are about to change. */
export function selectScope(
  db: Db | Trx,
  { plantation_id: plantationId, availability, delivery_date: date }: Scope,
  { isLocked }: { isLocked: boolean },
): Promise<StoredLot[]> {
  const lots = db
    .selectFrom('cards')
    .selectAll()
    .where('plantation_id', '=', plantationId)
    .where('availability', '=', availability)
    .where('delivery_date', '=', date)
    .orderBy('code')
  return (isLocked ? lots.forUpdate() : lots).execute()
}

/** Stems that lots lack while they are held for somebody or stand on a clock: whoever counts flowers counts them. */
export async function selectHeld(
  db: Db | Trx,
  lots: readonly Pick<StoredLot, 'code'>[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ code: string; stems: number }>`
    SELECT code, sum(stems)::int AS stems FROM (
      SELECT code, quantity AS stems FROM holds JOIN hold_lines ON hold_id = holds.id WHERE status = 'held'
      UNION ALL SELECT code, stems_left FROM auction_clocks WHERE due_at IS NOT NULL) AS taken
    WHERE code = ANY(${lots.map(({ code }) => code)}) GROUP BY code`.execute(db)
  return new Map(rows.map(({ code, stems }) => [code, stems]))
}

/** A lot as a review reads it. */
export function toCurrent(lot: StoredLot, heldStems: number): CurrentLot {
  return {
    code: lot.code,
    type: lot.type,
    variety: lot.variety,
    lengthCm: lot.length_cm,
    color: lot.color,
    tint: lot.tint,
    price: lot.price,
    availability: lot.availability,
    deliveryDate: lot.delivery_date,
    stemsAvailable: lot.stems_available + heldStems,
    stemsPerBunch: lot.stems_per_bunch,
    stemsPerBox: lot.stems_per_box,
    soldBy: lot.sold_by,
  }
}

/** The varieties that the shop knows. */
export async function listVarieties(db: Db | Trx): Promise<KnownVariety[]> {
  const { rows } = await sql<KnownVariety>`
    SELECT type, name, color, tint FROM varieties UNION ALL
    (SELECT DISTINCT ON (type, variety) type, variety, color, tint FROM cards
      WHERE NOT EXISTS (SELECT FROM varieties WHERE varieties.type = cards.type AND name = variety)
      ORDER BY type, variety, code)
    ORDER BY type, name`.execute(db)
  return rows
}

/** Keeps a variety, where it is new. */
export async function keepVariety(trx: Trx, { type, name, color, tint }: KnownVariety): Promise<void> {
  await trx
    .insertInto('varieties')
    .values({ type, name, color, tint })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** What a plantation's names of varieties mean. */
export async function listAliases(
  db: Db | Trx,
  plantationId: string,
): Promise<{ words: string; type: FlowerType; variety: string }[]> {
  return db
    .selectFrom('variety_aliases')
    .select(['words', 'type', 'variety'])
    .where('plantation_id', '=', plantationId)
    .execute()
}

/** Remembers what a name means. */
export async function keepAlias(
  trx: Trx,
  plantationId: string,
  { words, type, name }: { words: string; type: FlowerType; name: string },
): Promise<void> {
  await trx
    .insertInto('variety_aliases')
    .values({ plantation_id: plantationId, words, type, variety: name })
    .onConflict((conflict) =>
      conflict.columns(['plantation_id', 'words']).doUpdateSet({ type, variety: name }),
    )
    .execute()
}

/** How a plantation packs each flower: by its lots of the availability where there are any, the newest ones first. */
export async function listPacks(
  db: Db | Trx,
  plantationId: string,
  availability: ImportRow['availability'],
): Promise<KnownPack[]> {
  const { rows } = await sql<KnownPack>`
    SELECT DISTINCT ON (type, length_cm) type, length_cm AS "lengthCm", stems_per_bunch AS "stemsPerBunch",
      stems_per_box AS "stemsPerBox", sold_by AS "soldBy"
    FROM cards WHERE plantation_id = ${plantationId}
    ORDER BY type, length_cm, availability = ${availability} DESC, delivery_date DESC, code`.execute(db)
  return rows
}

/** How the columns of a layout were corrected; undefined where they never were. */
export async function findLayout(
  db: Db | Trx,
  plantationId: string,
  layout: string,
): Promise<PriceFileColumn[] | undefined> {
  const row = await db
    .selectFrom('price_file_layouts')
    .select('columns')
    .where('plantation_id', '=', plantationId)
    .where('layout', '=', layout)
    .executeTakeFirst()
  return row?.columns
}

/** Remembers how the columns of a layout are read. */
export async function keepLayout(
  trx: Trx,
  { plantation_id: plantationId, layout }: Pick<ImportRow, 'plantation_id' | 'layout'>,
  columns: readonly PriceFileColumn[],
): Promise<void> {
  if (layout === '') return
  await trx
    .insertInto('price_file_layouts')
    .values({ plantation_id: plantationId, layout, columns: [...columns] })
    .onConflict((conflict) =>
      conflict.columns(['plantation_id', 'layout']).doUpdateSet({ columns: [...columns] }),
    )
    .execute()
}
