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

/** What is brought or fetched on a day, by region, city and number. */
export async function listDayDeliveries(db: Db, day: IsoDate): Promise<Answer> {
  const found = await db
    .selectFrom('purchases')
    .innerJoin('people', 'people.id', 'person_id')
    .select(['purchases.id', 'destination', 'comment', 'people.phone'])
    .where('delivery_date', '=', day)
    .where('status', 'not in', notBrought)
    .orderBy('number', 'desc')
    // One more says that there are more.
    .limit(maxDayDeliveries + 1)
    .execute()
  const rows = found.slice(0, maxDayDeliveries)
  const ids = rows.map(({ id }) => id)
  const [orders, lines, plans] = await Promise.all([
    toStaffRows(db, ids),
    selectLines(db, ids),
    listPlans(db, day),
  ])
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
  return { items: items.toSorted(byPlace), hasMore: found.length > maxDayDeliveries, plans }
}

type Delivery = Answer['items'][number]

function byPlace(left: Delivery, right: Delivery): number {
  return (
    left.region.localeCompare(right.region, 'en') ||
    left.city.localeCompare(right.city, 'ru') ||
    left.number - right.number
  )
}
