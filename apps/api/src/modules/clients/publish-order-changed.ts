import { events, type EventPayload } from '@flower-market/api-client/contract'
import { sql } from 'kysely'
import type { Trx } from '../../platform/database/database.ts'
import { publish } from '../../platform/events/publish.ts'

/** The broker of an order's buyer, and the broker who placed it, who may be another by now. */
async function findBrokers(trx: Trx, orderId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT people.broker_id AS id FROM people JOIN purchases ON person_id = people.id
      WHERE purchases.id = ${orderId} AND people.broker_id IS NOT NULL
    UNION
    SELECT people.id FROM people JOIN purchase_events ON created_by = people.id
      JOIN purchases ON purchases.id = purchase_id
      WHERE purchase_id = ${orderId} AND purchase_events.status = 'new' AND role = 'BROKER' AND people.id <> person_id`.execute(
    trx,
  )
  return rows.map(({ id }) => id)
}

/** Tells a buyer what became of an order, and the brokers who read it. */
export async function publishOrderChanged(
  trx: Trx,
  person: string,
  payload: EventPayload<'order-changed'>,
): Promise<void> {
  const { _id, status, paymentStatus } = payload
  for (const broker of await findBrokers(trx, _id)) {
    await publish(trx, events['client-order-changed'], { person: broker }, { _id, status, paymentStatus })
  }
  await publish(trx, events['order-changed'], { person }, payload)
}
