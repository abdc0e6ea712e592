import { maxDayDeliveries, type CallOutput } from '@flower-market/api-client/contract'
import { shippingBoxes, type IsoDate } from '@flower-market/flower-domain'
import type { Db } from '../../platform/database/database.ts'
import { selectLines } from '../purchases/index.ts'
import { toStaffRows } from './staff-orders.repository.ts'

type Answer = CallOutput<'dayDeliveries'>

/** What is brought or fetched on a day, by region, city and number. */
export async function listDayDeliveries(db: Db, day: IsoDate): Promise<Answer> {
  const found = await db
    .selectFrom('purchases')
    .innerJoin('people', 'people.id', 'person_id')
    .select(['purchases.id', 'destination', 'comment', 'people.phone'])
    .where('delivery_date', '=', day)
    .where('status', 'not in', ['canceled', 'return'])
    .orderBy('number', 'desc')
    // One more says that there are more.
    .limit(maxDayDeliveries + 1)
    .execute()
  const rows = found.slice(0, maxDayDeliveries)
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
  return { items: items.toSorted(byPlace), hasMore: found.length > maxDayDeliveries }
}

type Delivery = Answer['items'][number]

function byPlace(left: Delivery, right: Delivery): number {
  return (
    left.region.localeCompare(right.region, 'en') ||
    left.city.localeCompare(right.city, 'ru') ||
    left.number - right.number
  )
}
