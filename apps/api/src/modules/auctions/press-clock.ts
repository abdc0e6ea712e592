import { randomUUID } from 'node:crypto'
import type { CallOutput, Contract } from '@flower-market/api-client/contract'
import {
  answerPress,
  choiceMs,
  minimumClockStems,
  stemPrice,
  type PressRefusal,
} from '@flower-market/flower-domain'
import type * as z from 'zod/mini'
import type { Trx } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts'
import type { Platform } from '../../platform/platform.ts'
import { reserve } from '../ledger/index.ts'
import { quoteAuctionOrder } from '../purchases/index.ts'
import { findBuyerTerms, type BuyerTerms } from '../regions/index.ts'
import {
  changeClock,
  findClock,
  lockClock,
  lotOf,
  pricedLotOf,
  runOf,
  termsOf,
  type ClockRow,
} from './clocks.repository.ts'
import { pressRefused } from './press-refused.ts'
import { publishClock } from './publish-clock.ts'

/** A press of somebody, under their idempotency key. */
export interface Press {
  readonly personId: string
  readonly clockId: string
  readonly key: string
  readonly body: z.output<Contract['auctionPress']['body']>
}

type PressAnswer = CallOutput<'auctionPress'>

/** What a stem costs a buyer at a price of the clock. */
export function buyerPrice(
  clockPrice: number,
  { freight, margin }: Pick<BuyerTerms, 'freight' | 'margin'>,
): number {
  return stemPrice({ price: clockPrice, deliveryToWarehouse: 0, deliveryToRegion: freight }, margin)
}

/** Without a lock, so that those who lose do not queue before those who look at another clock. */
function isSettled({ status }: ClockRow): PressRefusal | null {
  if (status === 'open') return null
  return status === 'held' ? 'taken' : 'over'
}

/**
 * Takes a lot for whoever presses first: whose transaction locks the clock first, by the time of the database. What the minimum
 * costs is held back on the balance, so that a press is worth what it promises. Throws the refusal; then nothing has changed.
 */
export async function pressClock(platform: Platform, press: Press): Promise<PressAnswer> {
  const { database, events } = platform
  const { personId, clockId, key, body } = press
  const terms = await findBuyerTerms(database, personId)
  const call = { personId, call: 'auctionPress', key, body: { clockId, ...body } }
  const { answer } = await events.transaction((trx) =>
    withIdempotency(trx, call, () => takeLot(trx, platform, press, terms)),
  )
  return answer
}

async function takeLot(
  trx: Trx,
  { databaseNow, now }: Pick<Platform, 'databaseNow' | 'now'>,
  { personId, clockId, body }: Press,
  terms: BuyerTerms,
): Promise<PressAnswer> {
  const seen = await findClock(trx, clockId)
  if (seen === undefined) throw new ApiError('not-found')
  const settled = isSettled(seen)
  if (settled !== null) throw pressRefused(settled)
  const clock = await lockClock(trx, clockId)
  if (clock === undefined) throw new ApiError('not-found')
  const at = await databaseNow(trx)
  const answer = answerPress({
    clock: { status: clock.status, ...runOf(clock) },
    terms: termsOf(clock),
    reservePrice: clock.reserve_price,
    at,
    priceOf: (clockPrice) => buyerPrice(clockPrice, terms),
    seenPrice: body.seenPrice,
  })
  if (!answer.ok) throw pressRefused(answer.reason)
  const { step, clockPrice, price } = answer
  const minimumStems = minimumClockStems(lotOf(clock))
  const address = body.address ?? null
  const quote = await quoteAuctionOrder(trx, {
    personId,
    lot: pricedLotOf(clock, clockPrice),
    quantity: minimumStems,
    method: body.methodDelivery,
    address,
    terms,
    now: now(),
  }).catch(notSoldHere)
  const reservation = await reserve(trx, {
    person: personId,
    currency: 'RUB',
    amount: BigInt(quote.total),
    reason: 'auction',
    at: now(),
  })
  if (!reservation.ok) throw new ApiError(reservation.reason)
  const until = new Date(at.getTime() + choiceMs)
  const id = randomUUID()
  await trx
    .insertInto('auction_presses')
    .values({
      id,
      clock_id: clockId,
      person_id: personId,
      pressed_at: at,
      step,
      clock_price: clockPrice,
      price,
      seen_price: body.seenPrice,
      delivery_method: body.methodDelivery,
      address_id: body.methodDelivery === 'pickup' ? null : address,
      minimum_stems: minimumStems,
      choose_until: until,
      reservation_id: reservation.reservationId,
      status: 'choosing',
      quantity: null,
      purchase_id: null,
    })
    .execute()
  await changeClock(trx, clockId, { status: 'held', due_at: until })
  await publishClock(trx, clockId)
  return {
    _id: id,
    clockId,
    step,
    price,
    until: until.toISOString(),
    minimumStems,
    stemsLeft: clock.stems_left,
    serverTime: at.toISOString(),
  }
}

/** A region, a day or a cut-off that an order cannot be for. */
export function notSoldHere(error: unknown): never {
  if (error instanceof ApiError && error.code === 'cart-changed') throw pressRefused('not-sold-here')
  throw error
}
