import { events } from '@flower-market/api-client/contract'
import type { ClaimStatus, OrderActor } from '@flower-market/flower-domain'
import type { Trx } from '../../../platform/database/database.ts'
import { publish } from '../../../platform/events/publish.ts'
import { publishToDesk } from '../../../platform/events/publish-to-desk.ts'
import { publishClaimChanged } from '../../clients/index.ts'

/** A claim and who is concerned by it. */
export interface PublishedClaim {
  readonly id: string
  readonly number: number
  readonly purchaseId: string
  readonly personId: string
  /** Null where the plantation of an old order is not known any more. */
  readonly plantationId: string | null
}

/** Publishes what became of a claim to the buyer and their broker, the plantation and, while it is open, staff. */
export async function publishClaim(
  trx: Trx,
  { id: _id, number, purchaseId: orderId, personId: person, plantationId: plantation }: PublishedClaim,
  { status, by }: { status: ClaimStatus; by: OrderActor },
): Promise<void> {
  await publishClaimChanged(trx, person, { _id, number, orderId, status, by })
  if (plantation !== null) {
    await publish(trx, events['claim-received'], { plantation }, { _id, number, status })
  }
  await publishToDesk(trx, 'claim')
  if (status === 'open') await publish(trx, events['claim-waiting'], { role: 'ADMIN' }, { _id, number })
}
