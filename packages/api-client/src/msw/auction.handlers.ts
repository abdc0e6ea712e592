import {
  answerPress,
  choiceMs,
  findClockIssue,
  isClockQuantity,
  minimumClockStems,
  chooseAddress,
} from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import { mockClockOf } from '../fixtures/mock-auction.ts'
import type { MockAuction, MockPress } from '../fixtures/mock-auction.ts'
import { deliveryTermsOf } from '../fixtures/mock-person.ts'
import type { MockPerson } from '../fixtures/mock-person.ts'
import { answerOnce } from './answer-once.ts'
import { recordMockAudit, type MockAudit } from './audit.handlers.ts'
import {
  auctionFor,
  auctionSummary,
  buyPressed,
  clockPriceFor,
  findClock,
  lotOfClock,
  orderOfPress,
  putBack,
  settleMockClocks,
  writeClock,
} from './auctions.ts'
import type { MarketState } from './market-state.ts'
import type { MockRequest } from './mock.ts'
import { refuse } from './mock-error.ts'
import { hasFunds } from './place-purchase.ts'
import { mockSignedIn } from './signed-in.ts'

type PressBody = MockRequest<'auctionPress'>['body']

/** The address that a press is brought to, undefined for pickup. */
function addressOf(person: MockPerson, { methodDelivery, address }: PressBody): string | undefined {
  if (methodDelivery === 'pickup') {
    if (deliveryTermsOf(person).pickup === null) throw refuse('pickup-unavailable')
    return undefined
  }
  const { addresses, region } = person
  const chosen = chooseAddress(addresses, { asked: address ?? null, region })
  if (chosen.ok) return chosen.address._id
  throw chosen.reason === 'address-in-other-region'
    ? refuse(chosen.reason, { region, addressRegion: chosen.address.region })
    : refuse(chosen.reason)
}

function press(state: MarketState, person: MockPerson, clockId: string, body: PressBody) {
  const clock = findClock(state, clockId)
  if (!clock) return refuse('not-found')
  const answer = answerPress({
    clock,
    terms: clock,
    reservePrice: clock.reservePrice,
    at: state.now,
    priceOf: (price) => clockPriceFor(person, price),
    seenPrice: body.seenPrice,
  })
  if (!answer.ok) return refuse('press-refused', { reason: answer.reason })
  const { card } = clock
  if (card.regions && !card.regions.includes(person.region)) {
    return refuse('press-refused', { reason: 'not-sold-here' })
  }
  const { step, clockPrice, price } = answer
  const minimumStems = minimumClockStems(lotOfClock(clock))
  const pressed: MockPress = {
    _id: `press-${state.presses.length + 1}`,
    clockId,
    ownerId: person._id,
    at: state.now,
    step,
    price,
    clockPrice,
    method: body.methodDelivery,
    address: addressOf(person, body),
    minimumStems,
    until: new Date(state.now.getTime() + choiceMs),
    status: 'choosing',
    order: null,
  }
  const { total } = orderOfPress(state, person, pressed, clock, minimumStems).totals
  if (!hasFunds(person, 'BALANCE', total)) return refuse('not-enough-funds')
  state.presses = [...state.presses, pressed]
  writeClock(state, { ...clock, status: 'held', revision: clock.revision + 1 })
  return {
    _id: pressed._id,
    clockId,
    step,
    price,
    until: pressed.until.toISOString(),
    minimumStems,
    stemsLeft: clock.stemsLeft,
    serverTime: state.now.toISOString(),
  }
}

function choose(state: MarketState, person: MockPerson, id: string, quantity: number) {
  const pressed = state.presses.find(({ _id, ownerId }) => _id === id && ownerId === person._id)
  const clock = pressed && findClock(state, pressed.clockId)
  if (!pressed || !clock) return refuse('not-found')
  if (pressed.status !== 'choosing') return refuse('press-refused', { reason: 'choice-over' })
  if (!isClockQuantity(lotOfClock(clock), quantity))
    return refuse('press-refused', { reason: 'not-this-many' })
  return buyPressed(state, person, { press: pressed, clock, quantity }) ?? refuse('not-enough-funds')
}

function invalid(place: number, path: string, message: string) {
  return refuse('validation-failed', { issues: [{ path: `lots.${place}.${path}`, message }] })
}

function schedule(state: MarketState, lots: MockRequest<'auctionCreate'>['body']['lots']): MockAuction {
  const clocks = lots.map(({ code, opensAt, ...offered }, place) => {
    const card = state.cards.find((one) => one.code === code)
    if (card?.availability !== 'inStock') throw invalid(place, 'code', 'There is no such lot in stock.')
    const issue = findClockIssue({ ...offered, stemsPerBunch: card.stemsPerBunch })
    if (issue !== null) throw invalid(place, 'stems', issue)
    if (offered.stems > card.stemsAvailable) throw invalid(place, 'stems', 'There are fewer stems in stock.')
    const opens = opensAt === undefined ? state.now : new Date(opensAt)
    if (opens < state.now) throw invalid(place, 'opensAt', 'This moment has passed.')
    const _id = `clock-${state.auctions.length + 1}-${place + 1}`
    return mockClockOf({ _id, card, opensAt: opens, ...offered })
  })
  for (const clock of clocks) putBack(state, clock, -clock.stems)
  const startsAt = new Date(Math.min(...clocks.map(({ opensAt }) => opensAt.getTime())))
  const auction = { _id: `auction-${state.auctions.length + 1}`, startsAt, clocks }
  state.auctions = [...state.auctions, auction]
  return auction
}

function history(
  state: MarketState,
  person: MockPerson,
  { page, limit, isOwn }: MockRequest<'auctionHistory'>['query'],
) {
  const { _id } = person
  const sold = state.presses
    .flatMap((one) => {
      const clock = findClock(state, one.clockId)
      return one.order && clock && (!isOwn || one.ownerId === _id)
        ? [{ ...one, order: one.order, clock }]
        : []
    })
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
  const items = sold.slice((page - 1) * limit, page * limit).map(({ order, clock: { card }, ...one }) => ({
    _id: one._id,
    at: one.at.toISOString(),
    type: card.type,
    variety: card.variety,
    plantation: card.plantation,
    lengthCm: card.lengthCm,
    tint: card.tint,
    stems: order.quantity,
    price: one.ownerId === _id ? one.price : clockPriceFor(person, one.clockPrice),
    own:
      one.ownerId === _id
        ? { orderId: order.orderId, number: order.number, deliveryDate: card.deliveryDate }
        : null,
  }))
  return { items, page, limit, total: sold.length }
}

/** Auctions of the mock market. */
export function auctionHandlers(state: MarketState): HttpHandler[] {
  const find = (id: string) => state.auctions.find(({ _id }) => _id === id)
  const audit = (staff: MockPerson, _id: string, done: Pick<MockAudit, 'action' | 'reason' | 'after'>) =>
    recordMockAudit(state, staff, { subject: { kind: 'auction', _id }, about: null, ...done })
  return [
    mockSignedIn(state, 'auctionTime', () => ({ serverTime: state.now.toISOString() })),
    mockSignedIn(state, 'auctionList', () => {
      settleMockClocks(state)
      const items = state.auctions.map((auction) => auctionSummary(auction, state.now))
      return { serverTime: state.now.toISOString(), items }
    }),
    mockSignedIn(state, 'auctionGet', (person, { params: { id } }) => {
      settleMockClocks(state)
      const auction = find(id)
      return auction ? auctionFor(state, person, auction) : refuse('not-found')
    }),
    mockSignedIn(state, 'auctionHistory', (person, { query }) => history(state, person, query)),
    mockSignedIn(state, 'auctionPressGet', (person, { params: { id } }) => {
      const found = state.presses.find(({ _id, ownerId }) => _id === id && ownerId === person._id)
      if (!found) return refuse('not-found')
      const { _id, clockId, status, step, price, until, minimumStems, order } = found
      return { _id, clockId, status, step, price, until: until.toISOString(), minimumStems, order }
    }),
    mockSignedIn(state, 'auctionPress', (person, { params: { id }, body, idempotencyKey }) => {
      settleMockClocks(state)
      const asked = { call: 'auctionPress', idempotencyKey, body: { id, ...body } }
      return answerOnce(state, person, asked, () => press(state, person, id, body))
    }),
    mockSignedIn(state, 'auctionChoose', (person, { params: { id }, body: { quantity }, idempotencyKey }) => {
      settleMockClocks(state)
      const asked = { call: 'auctionChoose', idempotencyKey, body: { id, quantity } }
      return answerOnce(state, person, asked, () => choose(state, person, id, quantity))
    }),
    mockSignedIn(state, 'auctionCreate', (person, { body, idempotencyKey }) =>
      answerOnce(state, person, { call: 'auctionCreate', idempotencyKey, body }, () => {
        const auction = schedule(state, body.lots)
        const stems = body.lots.reduce((sum, lot) => sum + lot.stems, 0)
        audit(person, auction._id, {
          action: 'auction-scheduled',
          after: { clocks: body.lots.length, stems },
        })
        return auctionFor(state, person, auction)
      }),
    ),
    mockSignedIn(state, 'auctionCancel', (person, { body: { _id, clockId, reason } }) => {
      const open = find(_id)?.clocks.filter((clock) => clockId === undefined || clock._id === clockId) ?? []
      if (open.length === 0) return refuse('not-found')
      const ended = open.filter(({ status }) => status === 'open')
      if (ended.length > 0) {
        const stems = ended.reduce((sum, { stemsLeft }) => sum + stemsLeft, 0)
        audit(person, _id, { action: 'auction-canceled', reason, after: { clocks: ended.length, stems } })
      }
      for (const clock of ended) {
        putBack(state, clock, clock.stemsLeft)
        writeClock(state, { ...clock, status: 'canceled', revision: clock.revision + 1 })
      }
      const auction = find(_id)
      return auction ? auctionFor(state, person, auction) : refuse('not-found')
    }),
  ]
}
