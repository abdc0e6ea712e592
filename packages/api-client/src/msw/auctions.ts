import {
  auctionStateOf,
  clockPriceAt,
  clockStateAt,
  isClockOver,
  lastDialStep,
  minimumClockStems,
  noPercentages,
  reserveStep,
  runEndsAt,
  stemPrice,
  type ClockLot,
} from '@flower-market/flower-domain'
import type { CallOutput } from '../contract/contract.ts'
import type { EventPayload } from '../contract/events.ts'
import type { MockAuction, MockClock, MockPress } from '../fixtures/mock-auction.ts'
import { afterSale } from '../fixtures/mock-auction.ts'
import type { MockPerson } from '../fixtures/mock-person.ts'
import { purchaseOf } from '../fixtures/purchase-of.ts'
import { fixtureRegion } from '../fixtures/regions.fixtures.ts'
import { transactionOf } from '../fixtures/transactions.fixtures.ts'
import type { MarketState } from './market-state.ts'
import { recordOperation } from './operations.ts'
import { hasFunds } from './place-purchase.ts'
import { recordTransaction } from './transactions.ts'

/** What a press of a clock can buy. */
export function lotOfClock({ card: { stemsPerBunch }, stemsLeft, minimumBunches }: MockClock): ClockLot {
  return { stemsPerBunch, stemsLeft, minimumBunches }
}

/** What a stem costs somebody at a price of the clock. */
export function clockPriceFor({ region, margin }: MockPerson, clockPrice: number): number {
  const parts = { price: clockPrice, deliveryToWarehouse: 0, deliveryToRegion: fixtureRegion(region).freight }
  return stemPrice(parts, margin ?? noPercentages)
}

/** What everybody hears of a clock. */
function momentOfClock(state: MarketState, clock: MockClock): EventPayload<'auction-clock-changed'>['clock'] {
  const { _id, revision, status, fromStep, since, stemsLeft, sales } = clock
  const choosing = state.presses.find((press) => press.clockId === _id && press.status === 'choosing')
  return {
    _id,
    revision,
    status,
    fromStep,
    since: since.toISOString(),
    stemsLeft,
    minimumStems: minimumClockStems(lotOfClock(clock)),
    hold: choosing
      ? { pressId: choosing._id, step: choosing.step, until: choosing.until.toISOString() }
      : null,
    sales,
  }
}

/** An auction in the calendar. */
export function auctionSummary(auction: MockAuction, at: Date): CallOutput<'auctionList'>['items'][number] {
  const offered = auction.clocks.filter(({ status }) => status !== 'canceled')
  return {
    _id: auction._id,
    startsAt: auction.startsAt.toISOString(),
    state: auctionStateOf(
      auction.clocks.map((clock) => clockStateAt(clock, at)),
      auction.startsAt,
      at,
    ),
    clocks: offered.length,
    stems: offered.reduce((sum, { stems }) => sum + stems, 0),
  }
}

/** An auction at the prices of whoever asks. */
export function auctionFor(
  state: MarketState,
  person: MockPerson,
  auction: MockAuction,
): CallOutput<'auctionGet'> {
  const items = auction.clocks.map((clock) => {
    const { card, stems, startPrice, step, stepMs, opensAt, average, reservePrice } = clock
    const isSold = isClockOver(clock.status) || !card.regions || card.regions.includes(person.region)
    const dial = Array.from({ length: lastDialStep(clock) + 1 }, (_, place) =>
      clockPriceFor(person, clockPriceAt(clock, place)),
    )
    return {
      ...momentOfClock(state, clock),
      code: card.code,
      type: card.type,
      variety: card.variety,
      plantation: card.plantation,
      country: card.country,
      lengthCm: card.lengthCm,
      color: card.color,
      tint: card.tint,
      stemsPerBunch: card.stemsPerBunch,
      deliveryDate: card.deliveryDate,
      opensAt: opensAt.toISOString(),
      stems,
      stepMs,
      lastStep: lastDialStep(clock),
      prices: isSold ? dial : [],
      average: isSold && average ? { ...average, price: clockPriceFor(person, average.price) } : null,
      terms: person.role === 'ADMIN' ? { startPrice, step, reservePrice } : null,
    }
  })
  return { ...auctionSummary(auction, state.now), serverTime: state.now.toISOString(), items }
}

/** Writes a clock. */
export function writeClock(state: MarketState, clock: MockClock): void {
  state.auctions = state.auctions.map((auction) => ({
    ...auction,
    clocks: auction.clocks.map((one) => (one._id === clock._id ? clock : one)),
  }))
}

/** A clock by its id. */
export function findClock(state: MarketState, id: string): MockClock | undefined {
  return state.auctions.flatMap(({ clocks }) => clocks).find(({ _id }) => _id === id)
}

/** Gives stems back to a lot of the stock. */
export function putBack(state: MarketState, { card: { code } }: MockClock, stems: number): void {
  state.cards = state.cards.map((card) =>
    card.code === code ? { ...card, stemsAvailable: card.stemsAvailable + stems } : card,
  )
}

/** What a quantity costs with delivery, as an order that is not placed yet. */
export function orderOfPress(
  state: MarketState,
  person: MockPerson,
  press: MockPress,
  clock: MockClock,
  quantity: number,
) {
  const address =
    press.method === 'delivery' ? person.addresses.find(({ _id }) => _id === press.address) : undefined
  const parts = {
    price: press.clockPrice,
    deliveryToWarehouse: 0,
    deliveryToRegion: fixtureRegion(person.region).freight,
  }
  return purchaseOf({
    owner: person,
    number: Math.max(1000, ...state.purchases.map(({ number }) => number)) + 1,
    issuedAt: state.now,
    status: 'new',
    lines: [{ card: { ...clock.card, price: press.price }, quantity, parts }],
    methodDelivery: press.method,
    ...(address && { address }),
    paymentMethod: 'BALANCE',
    paymentStatus: 'paid',
  })
}

/** Buys what was chosen, as the server does; null where the money is not enough. */
export function buyPressed(
  state: MarketState,
  person: MockPerson,
  { press, clock, quantity }: { press: MockPress; clock: MockClock; quantity: number },
): CallOutput<'auctionChoose'> | null {
  const order = orderOfPress(state, person, press, clock, quantity)
  const total = order.totals.total
  if (!hasFunds(person, 'BALANCE', total)) return null
  state.purchases = [order, ...state.purchases]
  const { _id: transactionId } = recordTransaction(state, transactionOf(order))
  const { _id, number } = order
  recordOperation(state, person, {
    kind: 'purchase',
    transactionId,
    purchase: { _id, number },
    changes: [{ type: 'RUBLE', amount: -total }],
  })
  const bought = { orderId: _id, number, quantity, total }
  state.presses = state.presses.map((one) =>
    one._id === press._id ? { ...one, status: 'bought', order: bought } : one,
  )
  writeClock(state, afterSale(clock, { step: press.step, stems: quantity, at: state.now }))
  return { orderId: _id, number, quantity, price: press.price, delivery: order.totals.delivery, total }
}

/** Settles the clocks whose time is up, as the server does. */
export function settleMockClocks(state: MarketState): void {
  for (const press of state.presses) {
    const clock = findClock(state, press.clockId)
    const owner = state.people.find(({ _id }) => _id === press.ownerId)
    if (press.status !== 'choosing' || press.until > state.now || !clock || !owner) continue
    buyPressed(state, owner, { press, clock, quantity: press.minimumStems })
  }
  for (const clock of state.auctions.flatMap(({ clocks }) => clocks)) {
    const last = reserveStep(clock, clock.reservePrice)
    if (clock.status !== 'open' || runEndsAt(clock, clock, last) > state.now) continue
    putBack(state, clock, clock.stemsLeft)
    writeClock(state, { ...clock, status: 'unsold', revision: clock.revision + 1 })
  }
}
