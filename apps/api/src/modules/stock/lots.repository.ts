import type { CallOutput } from '@flower-market/api-client/contract'
import {
  formatRate,
  searchWords,
  type Availability,
  type FlowerType,
  type IsoDate,
  type Role,
} from '@flower-market/flower-domain'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/database.ts'
import { filePath } from '../../platform/http/file-path.ts'
import type { StoredLot } from '../catalog/index.ts'

/** A lot as staff and its plantation read it. */
export type StockLot = CallOutput<'lotCreate'>

/** A lot beside the name of its plantation. */
export type NamedLot = StoredLot & { readonly plantation: string }

/** A lot as somebody reads it: a plantation sees its own part of the price only. */
export function toStockLot(lot: NamedLot, role: Role): StockLot {
  const { price_currency: currency, price_amount: amount, price_rate: rate, price_rate_date: date } = lot
  const isStaff = role === 'ADMIN'
  return {
    code: lot.code,
    type: lot.type,
    variety: lot.variety,
    plantationId: lot.plantation_id,
    plantation: lot.plantation,
    lengthCm: lot.length_cm,
    color: lot.color,
    tint: lot.tint,
    price: lot.price,
    priceIn:
      currency === null || amount === null || rate === null || date === null
        ? null
        : { currency, amount, rate: formatRate(rate), rateDate: date },
    freight: isStaff ? lot.freight : null,
    regions: isStaff ? lot.regions : null,
    availability: lot.availability,
    deliveryDate: lot.delivery_date,
    stemsAvailable: lot.stems_available,
    stemsPerBunch: lot.stems_per_bunch,
    stemsPerBox: lot.stems_per_box,
    soldBy: lot.sold_by,
    cutoffAt: lot.cutoff_at?.toISOString() ?? null,
    photos: (lot.photos ?? []).map(filePath),
  }
}

function lotsQuery(db: Db | Trx) {
  return db
    .selectFrom('cards')
    .innerJoin('plantations', 'plantations.id', 'plantation_id')
    .selectAll('cards')
    .select('plantations.name as plantation')
}

/** A lot by its code; undefined when there is none. */
export function findLot(db: Db | Trx, code: string): Promise<NamedLot | undefined> {
  return lotsQuery(db).where('code', '=', code).executeTakeFirst()
}

/** A lot by its code, locked until the transaction ends; undefined when there is none. */
export function lockLot(trx: Trx, code: string): Promise<NamedLot | undefined> {
  return lotsQuery(trx).where('code', '=', code).forUpdate('cards').executeTakeFirst()
}

/** Lots by their codes, locked until the transaction ends, in the order in which all lock them. */
export async function lockNamedLots(trx: Trx, codes: readonly string[]): Promise<NamedLot[]> {
  // A save of new lots alone names none.
  if (codes.length === 0) return []
  return lotsQuery(trx).where('code', 'in', codes).orderBy('code').forUpdate('cards').execute()
}

/** Which lots; null is all. */
export interface LotsPart {
  readonly code: string | null
  readonly plantationId: string | null
  readonly availability: Availability | null
  readonly date: IsoDate | null
  readonly type: FlowerType | null
  readonly region: string | null
  /** Words that its variety, plantation and length have all of; empty for any. */
  readonly search: string
  /** From it on a day of delivery is to come. */
  readonly today: IsoDate
  readonly page: number
  readonly limit: number
}

/** A page of lots: the nearest day first, then the days that are past, the latest first. */
export async function listLots(
  db: Db,
  { code, plantationId, availability, date, type, region, search, today, page, limit }: LotsPart,
  role: Role,
): Promise<CallOutput<'lotList'>> {
  const isAsked = sql<boolean>`(${code}::text IS NULL OR code = ${code})
    AND (${plantationId}::text IS NULL OR plantation_id = ${plantationId})
    AND (${availability}::text IS NULL OR availability = ${availability})
    AND (${date}::date IS NULL OR delivery_date = ${date})
    AND (${type}::text IS NULL OR type = ${type})
    AND (${region}::text IS NULL OR regions IS NULL OR ${region} = ANY(regions))
    AND NOT EXISTS (SELECT FROM unnest(${searchWords(search)}::text[]) AS word WHERE strpos(
      replace(lower(concat_ws(' ', variety, plantations.name, length_cm)), 'ё', 'е'), word) = 0)`
  const [lots, { count }] = await Promise.all([
    lotsQuery(db)
      .where(isAsked)
      .orderBy(sql`delivery_date < ${today}::date`)
      .orderBy(sql`abs(delivery_date - ${today}::date)`)
      .orderBy('place')
      .orderBy('code')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    db
      .selectFrom('cards')
      .innerJoin('plantations', 'plantations.id', 'plantation_id')
      .select((eb) => eb.fn.countAll<bigint>().as('count'))
      .where(isAsked)
      .executeTakeFirstOrThrow(),
  ])
  return { items: lots.map((lot) => toStockLot(lot, role)), page, limit, total: Number(count) }
}

/** What a plantation's lots take from it. */
export interface StockPlantation {
  readonly id: string
  readonly name: string
  /** Kopecks a stem. */
  readonly freight: number
  readonly timeZone: string
  readonly cutoffDaysBefore: number
  readonly cutoffMinutes: number
}

/** A plantation by its id; undefined when there is none. */
export async function findStockPlantation(db: Db | Trx, id: string): Promise<StockPlantation | undefined> {
  const { rows } =
    await sql<StockPlantation>`SELECT id, name, default_freight AS freight, time_zone AS "timeZone",
    cutoff_days_before AS "cutoffDaysBefore", cutoff_minutes AS "cutoffMinutes" FROM plantations
    WHERE id = ${id}`.execute(db)
  return rows[0]
}

/** The tint of a variety that is known; undefined for any other. */
export async function findTint(
  db: Db | Trx,
  { type, variety, color }: Pick<StoredLot, 'type' | 'variety' | 'color'>,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('varieties')
    .select('tint')
    .where('type', '=', type)
    .where('name', '=', variety)
    .where('color', '=', color)
    .executeTakeFirst()
  return row?.tint
}
