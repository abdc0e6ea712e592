import { events, type EventPayload } from '@flower-market/api-client/contract'
import type { Trx } from '../../platform/database/database.ts'
import { publish } from '../../platform/events/publish.ts'
import { publishToStaff } from '../../platform/events/publish-to-staff.ts'
import { findBroker, findBrokersOfOrder } from './brokers.ts'

/** Tells a buyer what became of an order, and the brokers and staff who read it. */
export async function publishOrderChanged(
  trx: Trx,
  person: string,
  payload: EventPayload<'order-changed'>,
): Promise<void> {
  const { _id, status, paymentStatus } = payload
  for (const broker of await findBrokersOfOrder(trx, _id)) {
    await publish(trx, events['client-order-changed'], { person: broker }, { _id, status, paymentStatus })
  }
  await publish(trx, events['order-changed'], { person }, payload)
  await publishToStaff(trx, 'order')
}

/** Tells a buyer what became of a claim, and the brokers who read its order. */
export async function publishClaimChanged(
  trx: Trx,
  person: string,
  payload: EventPayload<'claim-changed'>,
): Promise<void> {
  const { _id, number, orderId, status } = payload
  for (const broker of await findBrokersOfOrder(trx, orderId)) {
    const told = { _id, number, orderId, status }
    await publish(trx, events['client-claim-changed'], { person: broker }, told)
  }
  await publish(trx, events['claim-changed'], { person }, payload)
}

/** Tells a person's devices what is held for them, and the broker who may be making their order. */
export async function publishHoldChanged(
  trx: Trx,
  person: string,
  payload: EventPayload<'hold-changed'>,
): Promise<void> {
  const broker = await findBroker(trx, person)
  if (broker !== null) {
    const told = { ...payload, client: person }
    await publish(trx, events['client-hold-changed'], { person: broker }, told)
  }
  await publish(trx, events['hold-changed'], { person }, payload)
}

/** Tells a person that their verification was decided, and their broker how, without the reason. */
export async function publishVerificationDecided(
  trx: Trx,
  person: string,
  payload: EventPayload<'verification-decided'>,
): Promise<void> {
  const broker = await findBroker(trx, person)
  if (broker !== null) {
    const told = { ...payload, client: person }
    await publish(trx, events['client-verification-decided'], { person: broker }, told)
  }
  await publish(trx, events['verification-decided'], { person }, payload)
}
