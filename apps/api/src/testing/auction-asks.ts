import { randomUUID } from 'node:crypto'
import type { Ask } from './foreign-ask.ts'

/** How the calls about auctions are asked about an id: auctions and clocks are everybody's, presses are not. */
export const auctionAsks: Readonly<Record<string, Ask>> = {
  auctionGet: { of: 'press', ask: (id) => ({ url: `/api/auction/item/${id}` }) },
  auctionPress: {
    of: 'press',
    ask: (id) => ({
      url: `/api/auction/clock/${id}/press`,
      payload: { methodDelivery: 'pickup', seenPrice: 10_000 },
      headers: { 'idempotency-key': randomUUID() },
    }),
  },
  auctionChoose: {
    of: 'press',
    ask: (id) => ({
      url: `/api/auction/press/${id}/choose`,
      payload: { quantity: 25 },
      headers: { 'idempotency-key': randomUUID() },
    }),
  },
  auctionPressGet: { of: 'press', ask: (id) => ({ url: `/api/auction/press/${id}` }) },
  auctionCancel: { of: 'press', ask: (id) => ({ payload: { _id: id, reason: 'Рейс отменён' } }) },
}
