import { randomUUID } from 'node:crypto'
import type { CallOutput } from '@flower-market/api-client/contract'
import { isClockQuantity, nextRun, reserveStep, runEndsAt } from '@flower-market/flower-domain'
import type { Trx } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts'
import type { Platform } from '../../platform/platform.ts'
import { release } from '../ledger/index.ts'
import { lockUnpaid, placeAuctionOrder } from '../purchases/index.ts'
import { findBuyerTerms, type BuyerTerms } from '../regions/index.ts'
import {
  changeClock,
  lockClock,
  lotOf,
  pricedLotOf,
  termsOf,
  type ClockRow,
  type PressRow,
} from './clocks.repository.ts'
import { notSoldHere } from './press-clock.ts'
import { pressRefused } from './press-refused.ts'
import { publishClock } from './publish-clock.ts'

type Bought = CallOutput<'auctionChoose'>

/** How many stems somebody chooses after their press, under an idempotency key. */
export interface Choice {
  readonly personId: string
  readonly pressId: string
  readonly quantity: number
  readonly key: string
}

/** A press with its clock, both as they are under the clock's lock. */
export interface LockedPress {
  readonly press: PressRow
  readonly clock: ClockRow
}

/** A press under the lock of its clock; undefined where there is none. */
export async function lockPress(trx: Trx, pressId: string): Promise<LockedPress | undefined> {
  const query = trx.selectFrom('auction_presses').selectAll().where('id', '=', pressId)
  const seen = await query.executeTakeFirst()
  const clock = seen && (await lockClock(trx, seen.clock_id))
  const press = clock && (await query.executeTakeFirst())
  return press && { press, clock }
}

/** Buys what is chosen, once a key. Throws `not-found` for another's press, and the refusal; then nothing has changed. */
export async function choosePressed(platform: Platform, choice: Choice): Promise<Bought> {
  const { database, events } = platform
  const { personId, pressId, quantity, key } = choice
  const terms = await findBuyerTerms(database, personId)
  const call = { personId, call: 'auctionChoose', key, body: { pressId, quantity } }
  const { answer } = await events.transaction((trx) =>
    withIdempotency(trx, call, async () => {
      const locked = await lockPress(trx, pressId)
      if (locked?.press.person_id !== personId) throw new ApiError('not-found')
      const at = await platform.databaseNow(trx)
      const { press, clock } = locked
      if (press.status !== 'choosing' || at >= press.choose_until) throw pressRefused('choice-over')
      if (!isClockQuantity(lotOf(clock), quantity)) throw pressRefused('not-this-many')
      return buyPressed(trx, platform, { ...locked, quantity, terms, at })
    }),
  )
  return answer
}

/** What a press buys. */
export interface Purchase extends LockedPress {
  readonly quantity: number
  readonly terms: BuyerTerms
  readonly at: Date
}

/** Ends what was held back, places the order, pays it and lets the clock go on, all in the caller's transaction. */
export async function buyPressed(
  trx: Trx,
  { now }: Pick<Platform, 'now'>,
  { press, clock, quantity, terms, at }: Purchase,
): Promise<Bought> {
  // Before the account, as every order does.
  await lockUnpaid(trx, press.person_id)
  if (press.reservation_id !== null) await release(trx, press.reservation_id, { at: now() })
  const id = randomUUID()
  const priced = await placeAuctionOrder(trx, id, {
    personId: press.person_id,
    lot: pricedLotOf(clock, press.clock_price),
    quantity,
    method: press.delivery_method,
    address: press.address_id,
    terms,
    now: now(),
  }).catch(notSoldHere)
  const price = priced.lines[0]?.card.price ?? press.price
  // A margin or freight that has risen since the press is not the buyer's to pay.
  if (price > press.price) throw pressRefused('price-risen')
  await trx
    .updateTable('auction_presses')
    .set({ status: 'bought', quantity, price, purchase_id: id })
    .where('id', '=', press.id)
    .execute()
  await goOn(trx, { ...clock, stems_left: clock.stems_left - quantity }, press.step, at)
  const { number } = await trx
    .selectFrom('purchases')
    .select('number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { orderId: id, number, quantity, price, delivery: priced.delivery, total: priced.total }
}

/** A clock after a press: it is sold, or goes on a little above. */
export async function goOn(trx: Trx, clock: ClockRow, pressedStep: number, at: Date): Promise<void> {
  const { id, stems_left: stemsLeft } = clock
  if (stemsLeft === 0) {
    await changeClock(trx, id, { status: 'sold', stems_left: 0, due_at: null })
  } else {
    const run = nextRun(pressedStep, at)
    const terms = termsOf(clock)
    await changeClock(trx, id, {
      status: 'open',
      stems_left: stemsLeft,
      from_step: run.fromStep,
      since: run.since,
      due_at: runEndsAt(run, terms, reserveStep(terms, clock.reserve_price)),
    })
  }
  await publishClock(trx, id)
}
