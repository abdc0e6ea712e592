import {
  maxCountedOfSearch,
  maxCountedOrders,
  type CallOutput,
  type Contract,
} from '@flower-market/api-client/contract'
import type { OrderStatus } from '@flower-market/flower-domain'
import { sql, type ExpressionBuilder, type ExpressionWrapper, type SqlBool } from 'kysely'
import type * as z from 'zod/mini'
import { toMinor } from '../../platform/database/column-types.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { deepPage, deepPart, rowsToRead, type DeepPart } from '../../platform/lists/deep-list.ts'
import { matching, type Viewer } from '../people/index.ts'
import { listPurchasesOf } from '../purchases/index.ts'

type Query = z.output<Contract['staffOrders']['query']>
type Answer = CallOutput<'staffOrders'>

/** The longest number of an order; a longer one is none. */
const numberDigits = 9
/** The orders of so many are found by their buyers; of more, the newest orders are read until there are enough. */
const mostBuyersByIndex = 5_000

/** What a search finds: words, and the buyers whom they name where those are few. */
interface Search {
  readonly text: string
  readonly buyers: readonly string[] | null
}

async function findSearched(db: Db, viewer: Viewer, { search: text = '' }: Query): Promise<Search | null> {
  if (text === '') return null
  const found = db.selectFrom('people').select('people.id').where(matching(text, viewer))
  const rows = await found.limit(mostBuyersByIndex + 1).execute()
  return { text, buyers: rows.length > mostBuyersByIndex ? null : rows.map(({ id }) => id) }
}

function bySearch(eb: ExpressionBuilder<Schema, 'purchases'>, { text, buyers }: Search, viewer: Viewer) {
  // PostgreSQL cannot know how many people a word names, and would read all orders for a few.
  const ofBuyer =
    buyers === null
      ? eb('person_id', 'in', eb.selectFrom('people').select('people.id').where(matching(text, viewer)))
      : eb('person_id', '=', sql<string>`ANY(${buyers})`)
  const isNumber = /^\d+$/u.test(text) && text.length <= numberDigits
  return isNumber ? eb.or([eb('number', '=', Number(text)), ofBuyer]) : ofBuyer
}

/** Everything that narrows the list but the status. */
function narrowed(viewer: Viewer, { kind, region, day, buyer, isUnpaid }: Query, search: Search | null) {
  return (eb: ExpressionBuilder<Schema, 'purchases'>): ExpressionWrapper<Schema, 'purchases', SqlBool> =>
    eb.and([
      ...(kind === undefined ? [] : [eb('kind', '=', kind)]),
      ...(region === undefined ? [] : [eb('region_id', '=', region)]),
      ...(day === undefined ? [] : [eb('delivery_date', '=', day)]),
      ...(buyer === undefined ? [] : [eb('person_id', '=', buyer)]),
      ...(search === null ? [] : [bySearch(eb, search, viewer)]),
      ...(isUnpaid === true ? [eb('payment_status', '=', 'wait_paid'), eb('status', '<>', 'canceled')] : []),
    ])
}

function mostCounted(search: Search | null): number {
  return search === null ? maxCountedOrders : maxCountedOfSearch
}

/** Orders by status with what they cost and what is still to be paid, of the newest that are counted. */
async function countByStatus(db: Db, viewer: Viewer, query: Query, search: Search | null) {
  const counted = db
    .selectFrom('purchases')
    .select(['id', 'status', 'payment_status', 'delivery_cost'])
    .where(narrowed(viewer, query, search))
    .orderBy('number', 'desc')
    // One more says that there are more.
    .limit(mostCounted(search) + 1)
  return db
    .selectFrom(counted.as('counted'))
    .select(({ fn }) => [
      'counted.status',
      fn.countAll<bigint>().as('orders'),
      fn.sum<bigint>(sql`billed.amount + counted.delivery_cost`).as('sum'),
      fn.sum<bigint>(dueOf).as('due'),
    ])
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('purchase_lines')
          .select(sql<bigint>`coalesce(sum(agreed_price * billed_quantity), 0)`.as('amount'))
          .whereRef('purchase_id', '=', 'counted.id')
          .as('billed'),
      (join) => join.onTrue(),
    )
    .groupBy('counted.status')
    .execute()
}

/** An unpaid order's total without what has come in for it; nothing for all others. */
const dueOf = sql<bigint>`CASE WHEN counted.payment_status = 'wait_paid' AND counted.status <> 'canceled'
  THEN greatest(0, billed.amount + counted.delivery_cost
    - (SELECT coalesce(sum(paid), 0) FROM payment_allocations WHERE purchase_id = counted.id)
    + (SELECT coalesce(sum(amount), 0) FROM purchase_credits WHERE purchase_id = counted.id))
  ELSE 0 END`

interface Found {
  readonly id: string
  readonly number: number
}

function findOrders(
  db: Db,
  viewer: Viewer,
  { query, search, part }: { query: Query; search: Search | null; part: DeepPart },
): Promise<Found[]> {
  const { status } = query
  let orders = db
    .selectFrom('purchases')
    .select(['id', 'number'])
    .where(narrowed(viewer, query, search))
  if (status !== undefined) orders = orders.where('status', '=', status)
  if (part.after !== null) orders = orders.where('number', '<', sql<number>`${part.after.number}::bigint`)
  return orders.orderBy('number', 'desc').limit(rowsToRead(part)).offset(part.offset).execute()
}

/** What staff see of an order in a list besides what everybody does of their own. */
export async function toStaffRows(db: Db, ids: readonly string[]): Promise<Answer['items']> {
  if (ids.length === 0) return []
  const [listed, facts] = await Promise.all([
    listPurchasesOf(db, ids),
    db
      .selectFrom('purchases')
      .innerJoin('people', 'people.id', 'person_id')
      .select(['purchases.id', 'person_id', 'region_id', 'company'])
      .select([
        sql<string>`trim(concat_ws(' ', name, surname))`.as('name'),
        sql<string>`CASE WHEN destination->>'kind' = 'delivery' THEN destination->>'city' ELSE '' END`.as(
          'city',
        ),
      ])
      .where('purchases.id', 'in', ids)
      .execute(),
  ])
  const factsOf = new Map(facts.map((row) => [row.id, row]))
  return listed.flatMap((order) => {
    const row = factsOf.get(order._id)
    if (row === undefined) return []
    const buyer = { _id: row.person_id, name: row.name, company: row.company }
    return [{ ...order, buyer, region: row.region_id, city: row.city }]
  })
}

/**
 * A page of everybody's orders, newest first, with the counts of all that the filters let through; behind a cursor nothing
 * is counted again. Throws `validation-failed` for a cursor of another list.
 */
export async function listStaffOrders(db: Db, viewer: Viewer, query: Query): Promise<Answer> {
  const { page, limit, status } = query
  const part = deepPart('staff orders', viewer.personId, query)
  const search = await findSearched(db, viewer, query)
  const [found, counts] = await Promise.all([
    findOrders(db, viewer, { query, search, part }),
    part.counted === null ? countByStatus(db, viewer, query, search) : [],
  ])
  const byStatus = counts.map((row) => ({
    status: row.status as OrderStatus,
    orders: Number(row.orders),
    sum: toMinor(BigInt(row.sum)),
    due: toMinor(BigInt(row.due)),
  }))
  const ordersIn = (rows: typeof byStatus): number => rows.reduce((sum, { orders }) => sum + orders, 0)
  const shown = byStatus.filter((row) => status === undefined || row.status === status)
  const { total, next, ...rows } = deepPage(part, found, {
    total: part.counted ?? ordersIn(shown),
    placeOf: ({ number }) => ({ number: BigInt(number) }),
  })
  const ids = rows.shown.map(({ id }) => id)
  return {
    items: await toStaffRows(db, ids),
    page,
    limit,
    total,
    next,
    byStatus,
    hasMore: ordersIn(byStatus) > mostCounted(search),
  }
}
