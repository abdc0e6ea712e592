import { events } from '@flower-market/api-client/contract'
import type { Trx } from '../../platform/database/database.ts'
import { publish } from '../../platform/events/publish.ts'
import { findClock, momentsOf } from './clocks.repository.ts'

/** Publishes to everybody how a clock is now, in the transaction that changed it. */
export async function publishClock(trx: Trx, clockId: string): Promise<void> {
  const row = await findClock(trx, clockId)
  if (row === undefined) return
  const [clock] = await momentsOf(trx, [row])
  if (clock === undefined) return
  await publish(
    trx,
    events['auction-clock-changed'],
    { everybody: true },
    { auctionId: row.auction_id, clock },
  )
}
