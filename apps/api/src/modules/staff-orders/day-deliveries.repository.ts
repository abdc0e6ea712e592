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
    .select(['purchases.id', 'destination', 'comment', 'people.phone'])
    .where('delivery_date', '=', day)
    .where('status', 'not in', notBrought)
}

/**
 * The newest orders of a day and, beside them, every order that is on a route: routes are saved as a whole, so that a stop which
 * is not shown would be lost.
 */
async function selectDeliveries(db: Db, day: IsoDate, stops: readonly string[], limit: number) {
  const found = await deliveriesQuery(db, day)
    .orderBy('number', 'desc')
    // One more says that there are more.
    .limit(limit + 1)
    .execute()
  const newest = found.slice(0, limit)
  if (found.length <= limit) return { rows: newest, hasMore: false }
  const shown = new Set(newest.map(({ id }) => id))
  const missing = stops.filter((id) => !shown.has(id))
  const stopped =
    missing.length === 0 ? [] : await deliveriesQuery(db, day).where('purchases.id', 'in', missing).execute()
  return { rows: [...newest, ...stopped], hasMore: true }
}

/** What is brought or fetched on a day, by region, city and number: the newest so many orders, and all that are on a route. */
export async function listDayDeliveries(db: Db, day: IsoDate, limit = maxDayDeliveries): Promise<Answer> {
  const plans = await listPlans(db, day)
  const stops = plans.flatMap(({ routes }) => routes.flatMap((route) => route.stops))
  const { rows, hasMore } = await selectDeliveries(db, day, stops, limit)
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
  return { items: items.toSorted(byPlace), hasMore, plans }
}

type Delivery = Answer['items'][number]

function byPlace(left: Delivery, right: Delivery): number {
  return (
    left.region.localeCompare(right.region, 'en') ||
    left.city.localeCompare(right.city, 'ru') ||
    left.number - right.number
  )
}
