import type { CallOutput } from '@flower-market/api-client/contract'
import { sql } from 'kysely'
import { toMinor } from '../../platform/database/column-types.ts'
import type { Db } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { findAnyPurchase } from '../purchases/index.ts'

type Answer = CallOutput<'staffOrder'>

function nameOf(people: 'people' | 'movers') {
  return sql<string>`trim(concat_ws(' ', ${sql.ref(`${people}.name`)}, ${sql.ref(`${people}.surname`)}))`
}

async function findPayments(db: Db, id: string): Promise<Answer['payments']> {
  const rows = await db
    .selectFrom('payment_allocations')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select(['payments.id', 'number', 'method', 'status', 'created_at', 'refunded_by'])
    .select('payment_allocations.amount')
    .where('purchase_id', '=', id)
    .orderBy('number')
    .execute()
  return rows.map((row) => ({
    _id: row.id,
    number: row.number,
    method: row.method,
    status: row.status,
    amount: toMinor(row.amount),
    date: row.created_at.toISOString(),
    isRefunded: row.refunded_by !== null,
  }))
}

async function findHistory(db: Db, id: string): Promise<Answer['history']> {
  const rows = await db
    .selectFrom('purchase_events')
    .leftJoin('people as movers', 'movers.id', 'created_by')
    .select(['status', 'at', 'actor', 'reason', 'created_by', nameOf('movers').as('name')])
    .where('purchase_id', '=', id)
    .orderBy('ordinal')
    .execute()
  return rows.map(({ status, at, actor, reason, created_by: by, name }) => ({
    status,
    at: at.toISOString(),
    by: actor,
    who: by === null ? null : { _id: by, name },
    reason,
  }))
}

/** Anybody's order with how its buyer is reached, what has paid it, and who did what. Throws `not-found`. */
export async function findStaffOrder(db: Db, id: string): Promise<Answer> {
  const [order, payments, history, facts] = await Promise.all([
    findAnyPurchase(db, id),
    findPayments(db, id),
    findHistory(db, id),
    db
      .selectFrom('purchases')
      .innerJoin('people', 'people.id', 'person_id')
      .select(['people.id', 'region_id', 'company', 'email', 'phone', nameOf('people').as('name')])
      .where('purchases.id', '=', id)
      .executeTakeFirst(),
  ])
  if (order === undefined || facts === undefined) throw new ApiError('not-found')
  const { id: buyerId, region_id: region, name, company, email, phone } = facts
  return {
    order,
    region,
    buyer: { _id: buyerId, name, company, email, phone: phone ?? '' },
    payments,
    history,
  }
}
