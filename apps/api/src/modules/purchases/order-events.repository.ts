import type { CallOutput } from '@flower-market/api-client/contract'
import { webhookEventOf, type OrderActor, type OrderStatus } from '@flower-market/flower-domain'
import type { Db, Trx } from '../../platform/database/database.ts'
import { publishOrderChanged } from '../clients/index.ts'
import { publishToWebhooks } from '../webhooks/index.ts'

/** What has happened to an order, in its order. */
export async function listEvents(db: Db, id: string): Promise<CallOutput<'purchaseGet'>['events']> {
  const rows = await db
    .selectFrom('purchase_events')
    .select(['status', 'at', 'actor', 'reason'])
    .where('purchase_id', '=', id)
    .orderBy('ordinal')
    .execute()
  return rows.map(({ status, at, actor, reason }) => ({ status, at: at.toISOString(), by: actor, reason }))
}

/** How many times an order has moved; who holds its lock knows that nobody moves it meanwhile. */
export async function countEvents(trx: Trx, id: string): Promise<number> {
  const { count } = await trx
    .selectFrom('purchase_events')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('purchase_id', '=', id)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Writes a status and what happened, for the history and as an event. */
export async function writeStatus(
  trx: Trx,
  event: {
    id: string
    status: OrderStatus
    at: Date
    createdBy: string | null
    actor: OrderActor
    reason: string
  },
): Promise<void> {
  const { id, status, at, createdBy, actor, reason } = event
  const {
    person_id: person,
    payment_status: paymentStatus,
    number,
  } = await trx
    .updateTable('purchases')
    .set({ status })
    .where('id', '=', id)
    .returning(['person_id', 'payment_status', 'number'])
    .executeTakeFirstOrThrow()
  await publishOrderChanged(trx, person, { _id: id, status, paymentStatus, by: actor })
  const told = { personId: person, at, data: { _id: id, number, status, paymentStatus } }
  await publishToWebhooks(trx, { ...told, event: webhookEventOf(status) })
  // An order that is paid where it is placed does not become so later.
  if (status === 'new' && paymentStatus === 'paid')
    await publishToWebhooks(trx, { ...told, event: 'order.paid' })
  await trx
    .insertInto('purchase_events')
    .columns(['purchase_id', 'ordinal', 'status', 'at', 'created_by', 'actor', 'reason'])
    .expression((eb) =>
      eb
        .selectFrom('purchase_events')
        .where('purchase_id', '=', id)
        .select((inner) => [
          inner.val(id).as('purchase_id'),
          inner(inner.fn.coalesce(inner.fn.max('ordinal'), inner.lit(0)), '+', inner.lit(1)).as('ordinal'),
          inner.val(status).as('status'),
          inner.val(at).as('at'),
          inner.val(createdBy).as('created_by'),
          inner.val(actor).as('actor'),
          inner.val(reason).as('reason'),
        ]),
    )
    .execute()
}
