import { maxDayDeliveries, type CallOutput } from '@flower-market/api-client/contract'
import { shippingBoxes, type IsoDate } from '@flower-market/flower-domain'
import type { Db } from '../../platform/database/database.ts'
import { selectLines } from '../purchases/index.ts'
import { toStaffRows } from './staff-orders.repository.ts'

type Answer = CallOutput<'dayDeliveries'>

/** The statuses of orders that nobody brings. */
export const notBrought = ['canceled', 'return'] as const

async function listPlans(db: Db, day: IsoDate): Promise<Answer['plans']> {
  const rows = await db
    .selectFrom('delivery_plans')
    .select(['region_id as region', 'version', 'routes'])
    .where('day', '=', day)
    .orderBy('region_id')
    .execute()
  return rows.map(({ region, version, routes }) => ({
    region,
    version,
    routes: routes.map(({ name, carrier, stops }) => ({ name, carrier, stops: [...stops] })),
  }))
}

function deliveriesQuery(db: Db, day: IsoDate) {
  return db
    .selectFrom('purchases')
    .innerJoin('people', 'people.id', 'person_id')
    .select(['purchases.id', 'number', 'destination', 'comment', 'people.phone'])
    .where('delivery_date', '=', day)
    .where('status', 'not in', notBrought)
}

/** Which orders of a day are asked for: the newest so many whose numbers are lower than one; null for the newest of all. */
interface DeliveriesPart {
  readonly before: number | null
  readonly limit: number
}

/**
 * The newest orders of a part and, with the first part, every order that is on a route: routes are saved as a whole, so that a
 * stop which is not shown would be lost.
 */
async function selectDeliveries(db: Db, day: IsoDate, stops: readonly string[], part: DeliveriesPart) {
  const { before, limit } = part
  const found = await deliveriesQuery(db, day)
    .$if(before !== null, (query) => query.where('number', '<', before))
    .orderBy('number', 'desc')
    // One more says that there are more.
    .limit(limit + 1)
    .execute()
  const newest = found.slice(0, limit)
  if (found.length <= limit) return { rows: newest, next: null }
  const next = newest.at(-1)?.number ?? null
  const shown = new Set(newest.map(({ id }) => id))
  const missing = before === null ? stops.filter((id) => !shown.has(id)) : []
  const stopped =
    missing.length === 0 ? [] : await deliveriesQuery(db, day).where('purchases.id', 'in', missing).execute()
  return { rows: [...newest, ...stopped], next }
}

/**
 * What is brought or fetched on a day, by region, city and number: the newest so many orders of a part, and with the first part
 * all that are on a route, which a later part names again.
 */
export async function listDayDeliveries(
  db: Db,
  day: IsoDate,
  { before = null, limit = maxDayDeliveries }: Partial<DeliveriesPart> = {},
): Promise<Answer> {
  const plans = await listPlans(db, day)
  const stops = plans.flatMap(({ routes }) => routes.flatMap((route) => route.stops))
  const { rows, next } = await selectDeliveries(db, day, stops, { before, limit })
  const ids = rows.map(({ id }) => id)
  const [orders, lines] = await Promise.all([toStaffRows(db, ids), selectLines(db, ids)])
  const factsOf = new Map(rows.map((row) => [row.id, row]))
  const items = orders.flatMap((order) => {
    const facts = factsOf.get(order._id)
    if (facts === undefined) return []
    const own = lines.filter(({ purchaseId }) => purchaseId === order._id)
    return [
      {
        ...order,
        destination: facts.destination,
        comment: facts.comment,
        boxes: shippingBoxes(
          own.map(({ agreedQuantity: quantity, stemsPerBox }) => ({ quantity, stemsPerBox })),
        ),
        phone: facts.phone ?? '',
      },
    ]
  })
  return { items: items.toSorted(byPlace), hasMore: next !== null, next, plans }
}

type Delivery = Answer['items'][number]

function byPlace(left: Delivery, right: Delivery): number {
  return (
    left.region.localeCompare(right.region, 'en') ||
    left.city.localeCompare(right.city, 'ru') ||
    left.number - right.number
  )
}
