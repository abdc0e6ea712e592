import type { CallOutput, Contract } from '@flower-market/api-client/contract'
import { shippingBoxes } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Db } from '../../platform/database/database.ts'

type Received = CallOutput<'receivedOrders'>
type Row = Omit<Received['items'][number], 'buyer' | 'boxes'> & {
  readonly lots: Parameters<typeof shippingBoxes>[0]
  readonly company: string
  readonly city: string
  readonly total: number
}

/**
 * A page of the orders with flowers of a plantation, each with its own lines in its own prices; nothing for whoever
 * represents none.
 */
export async function listReceivedOrders(
  db: Db,
  plantationId: string | null,
  { page, limit }: z.output<Contract['receivedOrders']['query']>,
): Promise<Received> {
  const { rows } = await sql<Row>`
    SELECT purchases.id AS "_id", number, kind, status, payment_status = 'paid' AS "isPaid", company, people.city, delivery_date AS "deliveryDate",
      count(*)::int AS positions, sum(agreed_quantity)::int AS stems,
      json_agg(json_build_object('quantity', agreed_quantity, 'stemsPerBox', stems_per_box)) AS lots,
      sum(agreed_quantity * plantation_price)::float8 AS sum, (count(*) OVER ())::int AS total
    FROM purchase_lines JOIN purchases ON purchases.id = purchase_id JOIN people ON people.id = person_id
    WHERE purchase_lines.plantation_id = ${plantationId} AND kind IN ('toOrder', 'forPlantations')
    GROUP BY purchases.id, people.id
    ORDER BY status IN ('new', 'in_process', 'confirmed', 'partially_confirmed', 'assembled', 'partially_shipped') DESC,
      CASE WHEN status IN ('new', 'in_process', 'confirmed', 'partially_confirmed', 'assembled', 'partially_shipped')
        THEN delivery_date END, number DESC
    LIMIT ${limit} OFFSET ${(page - 1) * limit}`.execute(db)
  const items = rows.map(({ company, city, lots, total: _total, ...order }) => ({
    ...order,
    boxes: shippingBoxes(lots),
    buyer: { company, city },
  }))
  return { items, page, limit, total: rows[0]?.total ?? 0 }
}
