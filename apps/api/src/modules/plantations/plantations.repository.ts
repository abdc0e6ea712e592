import type { CallOutput } from '@flower-market/api-client/contract'
import {
  plantationRecord,
  type CountryCode,
  type DeliveredLine,
  type IsoDate,
  type PlantationRecord,
} from '@flower-market/flower-domain'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/database.ts'

type Plantation = Omit<CallOutput<'plantationGet'>, 'days' | 'rates' | 'cutoff' | keyof PlantationRecord>

interface PlantationRow {
  readonly id: string
  readonly name: string
  readonly country: CountryCode
  readonly cityRu: string
  readonly cityEn: string
}

const columns = sql`plantations.id, plantations.name, plantations.country, city_ru AS "cityRu", city_en AS "cityEn"`

/** A plantation as the contract carries it. */
function toPlantation({ id, name, country, cityRu, cityEn }: PlantationRow): Plantation {
  return { _id: id, name, country, city: { ru: cityRu, en: cityEn } }
}

/** Every plantation, by name. */
export async function listAllPlantations(db: Db): Promise<Plantation[]> {
  const { rows } = await sql<PlantationRow>`SELECT ${columns} FROM plantations ORDER BY name`.execute(db)
  return rows.map(toPlantation)
}

/** A plantation; undefined when there is none. */
export async function findPlantation(db: Db | Trx, id: string): Promise<Plantation | undefined> {
  const { rows } = await sql<PlantationRow>`SELECT ${columns} FROM plantations WHERE id = ${id}`.execute(db)
  const [row] = rows
  return row && toPlantation(row)
}

/** What is counted: lots from stock and to order that can be ordered now, for these delivery days in a region. */
export interface SaleQuestion {
  readonly stockDays: readonly IsoDate[]
  readonly orderDays: readonly IsoDate[]
  readonly region: string
  readonly now: Date
}

function onSale({ stockDays, orderDays, region, now }: SaleQuestion) {
  return sql`((availability = 'inStock' AND delivery_date = ANY(${stockDays}))
      OR (availability = 'toOrder' AND delivery_date = ANY(${orderDays}) AND (cutoff_at IS NULL OR cutoff_at > ${now})))
    AND (regions IS NULL OR ${region} = ANY(regions))`
}

/** A page of plantations; country and city are null for all. */
export interface PlantationsPart {
  readonly page: number
  readonly limit: number
  readonly country: CountryCode | null
  /** By its Russian name. */
  readonly city: string | null
}

/** A page of plantations by name, with the number of lots that each has on sale. */
export async function listPlantations(
  db: Db,
  question: SaleQuestion,
  part: PlantationsPart,
): Promise<CallOutput<'plantationList'>> {
  const { page, limit } = part
  const { rows } = await sql<PlantationRow & { lots: number; toOrder: number }>`
    SELECT ${columns}, lots, "toOrder" FROM plantations CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE availability = 'inStock')::int AS lots,
        count(*) FILTER (WHERE availability = 'toOrder')::int AS "toOrder"
      FROM cards WHERE plantation_id = plantations.id AND ${onSale(question)}
    ) AS sale WHERE ${isOf(part)} ORDER BY name LIMIT ${limit} OFFSET ${(page - 1) * limit}`.execute(db)
  const items = rows.map(({ lots, toOrder, ...row }) => Object.assign(toPlantation(row), { lots, toOrder }))
  return { items, page, limit, total: await countPlantations(db, part) }
}

function isOf({ country, city }: PlantationsPart) {
  return sql`(${country}::text IS NULL OR plantations.country = ${country})
    AND (${city}::text IS NULL OR city_ru = ${city})`
}

async function countPlantations(db: Db, part: PlantationsPart): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`SELECT count(*)::int AS count FROM plantations WHERE ${isOf(part)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** The delivery days on which a plantation has lots on sale, with how many. */
export async function listPlantationDays(
  db: Db,
  id: string,
  question: SaleQuestion,
): Promise<CallOutput<'plantationGet'>['days']> {
  const { rows } = await sql<CallOutput<'plantationGet'>['days'][number]>`
    SELECT delivery_date AS date, availability, count(*)::int AS lots FROM cards
    WHERE plantation_id = ${id} AND ${onSale(question)}
    GROUP BY delivery_date, availability ORDER BY availability, delivery_date`.execute(db)
  return rows
}

type Terms = Pick<CallOutput<'plantationGet'>, 'cutoff'> & PlantationRecord

/** What is longer ago says little about a plantation. */
const recordMs = 365 * 86_400_000

/** The lines of handed-over orders with a plantation's flowers, with what of them was claimed with success. */
async function listDelivered(db: Db, id: string, since: Date): Promise<DeliveredLine[]> {
  const { rows } = await sql<DeliveredLine>`
    SELECT lines.purchase_id AS "orderId", purchases.status, lines.quantity, shipped_quantity AS "shippedQuantity",
      billed_quantity AS "billedQuantity", (SELECT coalesce(sum(accepted_quantity), 0)::int FROM claims
        WHERE claims.purchase_id = lines.purchase_id AND claims.position = lines.position) AS "acceptedQuantity"
    FROM purchase_lines AS lines JOIN purchases ON purchases.id = lines.purchase_id
    WHERE plantation_id = ${id} AND purchases.status IN ('delivered', 'fulfilled', 'return')
      AND issued_at > ${since}`.execute(db)
  return rows
}

/** Until when a plantation usually takes orders, and how it has delivered within a year. */
export async function findPlantationTerms(db: Db, id: string, now: Date): Promise<Terms> {
  const since = new Date(now.getTime() - recordMs)
  const { rows } = await sql<Terms['cutoff']>`
    SELECT cutoff_days_before AS "daysBefore", cutoff_minutes AS minutes, time_zone AS "timeZone"
    FROM plantations WHERE id = ${id}`.execute(db)
  const cutoff = rows[0] as (typeof rows)[number]
  return { cutoff, ...plantationRecord(await listDelivered(db, id, since)) }
}
