import type { CallOutput } from '@flower-market/api-client/contract'
import { moscowTimeZone, type FlowerType, type IsoDate } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

/** What such flowers have cost at the clock. */
export interface Average {
  readonly date: IsoDate
  readonly price: number
}

interface Flower {
  readonly type: FlowerType
  readonly variety: string
  readonly lengthCm: number
}

/** A key of a variety at a length. */
export function flowerKey({ type, variety, lengthCm }: Flower): string {
  return `${type} ${lengthCm} ${variety}`
}

/** The averages of an auction's flowers, by stems, on the last earlier day on which each was sold. */
export async function findAverages(db: Db, auctionId: string, at: Date): Promise<Map<string, Average>> {
  const { rows } = await sql<Flower & Average>`
    SELECT DISTINCT ON (type, variety, "lengthCm") type, variety, "lengthCm", date,
      (sum(clock_price::bigint * quantity) / sum(quantity))::int AS price
    FROM (
      SELECT sold.type, sold.variety, sold.length_cm AS "lengthCm", clock_price, quantity,
        (pressed_at AT TIME ZONE ${moscowTimeZone})::date AS date
      FROM auction_presses JOIN auction_clocks AS sold ON sold.id = clock_id
      WHERE auction_presses.status = 'bought' AND pressed_at > ${at}::timestamptz - interval '30 days'
        AND (pressed_at AT TIME ZONE ${moscowTimeZone})::date < (${at}::timestamptz AT TIME ZONE ${moscowTimeZone})::date
        AND EXISTS (SELECT FROM auction_clocks AS asked WHERE asked.auction_id = ${auctionId}
          AND (asked.type, asked.variety, asked.length_cm) = (sold.type, sold.variety, sold.length_cm))
    ) AS sales
    GROUP BY type, variety, "lengthCm", date ORDER BY type, variety, "lengthCm", date DESC`.execute(db)
  return new Map(rows.map(({ date, price, ...flower }) => [flowerKey(flower), { date, price }]))
}

type Sale = CallOutput<'auctionHistory'>['items'][number]

/** Which sales are asked for. */
export interface HistoryPart {
  readonly page: number
  readonly limit: number
  readonly isOwn: boolean
}

/** Whoever reads the sales. */
export interface SalesReader {
  readonly personId: string
  /** What a stem costs them at a price of the clock, kopecks. */
  readonly priceOf: (clockPrice: number) => number
}

interface SaleRow extends Omit<Sale, 'at' | 'own' | 'price'> {
  readonly at: Date
  readonly buyer: string
  readonly clockPrice: number
  readonly charged: number
  readonly orderId: string
  readonly number: number
  readonly deliveryDate: IsoDate
}

/** What was sold at the clock, newest first, at the reader's prices; who has bought is told to the buyer alone. */
export async function listSales(
  db: Db,
  { personId, priceOf }: SalesReader,
  { page, limit, isOwn }: HistoryPart,
): Promise<CallOutput<'auctionHistory'>> {
  const asked = isOwn ? sql`auction_presses.person_id = ${personId}` : sql`true`
  const { rows } = await sql<SaleRow>`
    SELECT auction_presses.id AS "_id", pressed_at AS at, type, variety, plantations.name AS plantation,
      length_cm AS "lengthCm", tint, quantity AS stems, clock_price AS "clockPrice", auction_presses.person_id AS buyer,
      auction_presses.price AS charged, purchase_id AS "orderId", number, auction_clocks.delivery_date AS "deliveryDate"
    FROM auction_presses JOIN auction_clocks ON auction_clocks.id = clock_id
      JOIN plantations ON plantations.id = plantation_id JOIN purchases ON purchases.id = purchase_id
    WHERE auction_presses.status = 'bought' AND ${asked}
    ORDER BY pressed_at DESC, auction_presses.id LIMIT ${limit} OFFSET ${(page - 1) * limit}`.execute(db)
  const counted = await sql<{ total: number }>`SELECT count(*)::int AS total FROM auction_presses
    WHERE status = 'bought' AND ${asked}`.execute(db)
  const items = rows.map(({ buyer, clockPrice, charged, orderId, number, deliveryDate, at, ...sale }) =>
    Object.assign({}, sale, {
      at: at.toISOString(),
      price: buyer === personId ? charged : priceOf(clockPrice),
      own: buyer === personId ? { orderId, number, deliveryDate } : null,
    }),
  )
  return { items, page, limit, total: counted.rows[0]?.total ?? 0 }
}

/** What became of a press of a person; undefined for another's. */
export async function findPress(
  db: Db,
  personId: string,
  id: string,
): Promise<CallOutput<'auctionPressGet'> | undefined> {
  const press = await db
    .selectFrom('auction_presses')
    .leftJoin('purchases', 'purchases.id', 'purchase_id')
    .selectAll('auction_presses')
    .select(['purchases.number', 'purchases.total'])
    .where('auction_presses.id', '=', id)
    .where('auction_presses.person_id', '=', personId)
    .executeTakeFirst()
  if (press === undefined) return undefined
  const { purchase_id: orderId, number, total, quantity } = press
  return {
    _id: press.id,
    clockId: press.clock_id,
    status: press.status,
    step: press.step,
    price: press.price,
    until: press.choose_until.toISOString(),
    minimumStems: press.minimum_stems,
    order:
      orderId === null || number === null || total === null || quantity === null
        ? null
        : { orderId, number, quantity, total: Number(total) },
  }
}
