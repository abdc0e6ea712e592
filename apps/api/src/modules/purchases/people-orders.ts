import type { CallOutput } from '@flower-market/api-client/contract'
import {
  dateIn,
  earningsState,
  moscowSchedule,
  orderEarnings,
  orderMargin,
  ordersByMonth,
} from '@flower-market/flower-domain'
import { sql } from 'kysely'
import { toMinor } from '../../platform/database/column-types.ts'
import type { Db } from '../../platform/database/database.ts'
import { withEarningTerms } from './earning-terms.ts'

type PersonView = CallOutput<'userById'>
type ClientOrder = Extract<PersonView, { view: 'client' }>['orders'][number]
type StaffOrders = Pick<CallOutput<'personGet'>, 'orders' | 'turnover' | 'usual'>
type ReferredMonth = Extract<PersonView, { view: 'referred' }>['months'][number]

const newestOrders = 20

/** The newest orders of a client, as their broker sees them, with the margin of each. */
export async function listClientOrders(db: Db, personId: string): Promise<ClientOrder[]> {
  const rows = await db
    .selectFrom('purchases')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('number', 'desc')
    .limit(newestOrders)
    .execute()
  const orders = await withEarningTerms(db, rows)
  return orders.map(({ row, question, billed }) => {
    const state = earningsState(row.status)
    return {
      _id: row.id,
      kind: row.kind,
      number: row.number,
      issueDate: row.issued_at.toISOString(),
      deliveryFrom: row.delivery_date,
      status: row.status,
      paymentStatus: row.payment_status,
      sum: billed + toMinor(row.delivery_cost),
      earnings: state === 'none' ? 0 : orderMargin(question).minor,
      earningsState: state,
    }
  })
}

/**
 * The orders of a referred person that earn something or will, by month, the newest first. Their referrer does not read single
 * orders: the sum of one beside its earnings would tell the parts of its price.
 */
export async function sumReferredMonths(db: Db, personId: string): Promise<ReferredMonth[]> {
  const rows = await db
    .selectFrom('purchases')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('number', 'desc')
    .execute()
  const orders = await withEarningTerms(
    db,
    rows.filter(({ status }) => earningsState(status) !== 'none'),
  )
  const referred = orders.map(({ row, question, billed }) => ({
    placedOn: dateIn(row.issued_at, moscowSchedule.timeZone),
    sum: billed + toMinor(row.delivery_cost),
    earnings: orderEarnings(question).minor,
    isFulfilled: earningsState(row.status) === 'fulfilled',
  }))
  return ordersByMonth(referred)
}

const staffOrders = 5

/** What a person usually orders: the kind of most lines of the newest orders that were not canceled, and the lengths of the middle half of them. */
async function findUsual(db: Db, personId: string): Promise<StaffOrders['usual']> {
  const { rows } = await sql<NonNullable<StaffOrders['usual']>>`SELECT type,
      percentile_disc(0.25) WITHIN GROUP (ORDER BY length_cm)::int AS "fromCm",
      percentile_disc(0.75) WITHIN GROUP (ORDER BY length_cm)::int AS "toCm"
    FROM (SELECT id FROM purchases WHERE person_id = ${personId} AND status <> 'canceled'
        ORDER BY number DESC LIMIT ${newestOrders}) AS newest
      JOIN purchase_lines ON purchase_id = newest.id
    GROUP BY type ORDER BY count(*) DESC, type LIMIT 1`.execute(db)
  return rows[0] ?? null
}

/** A person's orders for staff: the newest ones, how many there are, what those that were paid come to, and what is usually ordered. */
export async function summarizeOrders(db: Db, personId: string): Promise<StaffOrders> {
  const [rows, { rows: sums }, usual] = await Promise.all([
    db
      .selectFrom('purchases')
      .selectAll()
      .where('person_id', '=', personId)
      .orderBy('number', 'desc')
      .limit(staffOrders)
      .execute(),
    sql<{ total: number; paid: number; amount: bigint }>`SELECT count(*)::int AS total,
        count(*) FILTER (WHERE ${isTurnover})::int AS paid,
        coalesce(sum(delivery_cost + (SELECT coalesce(sum(agreed_price * billed_quantity), 0)::bigint FROM purchase_lines
          WHERE purchase_id = purchases.id)) FILTER (WHERE ${isTurnover}), 0)::bigint AS amount
      FROM purchases WHERE person_id = ${personId}`.execute(db),
    findUsual(db, personId),
  ])
  const orders = await withEarningTerms(db, rows)
  const { total = 0, paid = 0, amount = 0n } = sums[0] ?? {}
  return {
    orders: {
      items: orders.map(({ row, billed }) => ({
        _id: row.id,
        kind: row.kind,
        number: row.number,
        issueDate: row.issued_at.toISOString(),
        deliveryFrom: row.delivery_date,
        status: row.status,
        paymentStatus: row.payment_status,
        sum: billed + toMinor(row.delivery_cost),
        lines: row.positions,
        stems: row.stems,
      })),
      total,
    },
    turnover: { amount: toMinor(amount), orders: paid },
    usual,
  }
}

const isTurnover = sql`payment_status = 'paid' AND status NOT IN ('canceled', 'return')`
