import { sql } from 'kysely'
import type { Trx } from '../../platform/database/database.ts'

/** The broker who looks after a person; null where nobody does. */
export async function findBroker(trx: Trx, personId: string): Promise<string | null> {
  const broker = await trx
    .selectFrom('people')
    .innerJoin('people as brokers', 'brokers.id', 'people.broker_id')
    .select('brokers.id')
    .where('people.id', '=', personId)
    .where('brokers.role', '=', 'BROKER')
    .executeTakeFirst()
  return broker?.id ?? null
}

/** The broker of an order's buyer, and the broker who placed it, who may be another by now. */
export async function findBrokersOfOrder(trx: Trx, orderId: string): Promise<string[]> {
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
