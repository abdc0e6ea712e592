import { contract } from '@flower-market/api-client/contract'
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts'
import type { Platform } from '../../platform/platform.ts'
import type { AuctionsService } from './auctions.service.ts'
import { choosePressed } from './buy-pressed.ts'
import { pressClock } from './press-clock.ts'
import { cancelClocks, scheduleAuction } from './schedule-auction.ts'

/** Watching for everybody who is signed in, presses of buyers, and what staff put on the clocks. */
export function auctionsRoutes(platform: Platform, auctions: AuctionsService): void {
  const { register, events, databaseNow } = platform
  register(contract.auctionTime, () => auctions.time())
  register(contract.auctionList, () => auctions.list())
  register(contract.auctionGet, ({ person, params }) => auctions.get(person, params.id))
  register(contract.auctionHistory, ({ person, query }) => auctions.history(person.personId, query))
  register(contract.auctionPressGet, ({ person, params }) => auctions.press(person.personId, params.id))
  register(contract.auctionPress, ({ person, params, body, idempotencyKey }) =>
    pressClock(platform, { personId: person.personId, clockId: params.id, key: idempotencyKey, body }),
  )
  register(contract.auctionChoose, ({ person, params, body: { quantity }, idempotencyKey }) =>
    choosePressed(platform, { personId: person.personId, pressId: params.id, quantity, key: idempotencyKey }),
  )
  register(contract.auctionCreate, async ({ person, body, idempotencyKey }) => {
    const call = { personId: person.personId, call: 'auctionCreate', key: idempotencyKey, body }
    const { answer: id } = await events.transaction((trx) =>
      withIdempotency(trx, call, async () =>
        scheduleAuction(trx, { lots: body.lots, by: person.personId, at: await databaseNow(trx) }),
      ),
    )
    return auctions.get(person, id)
  })
  register(contract.auctionCancel, async ({ person, body: { _id: auctionId, clockId, reason } }) => {
    await events.transaction(async (trx) =>
      cancelClocks(trx, { auctionId, clockId, reason, by: person.personId, at: await databaseNow(trx) }),
    )
    return auctions.get(person, auctionId)
  })
}
