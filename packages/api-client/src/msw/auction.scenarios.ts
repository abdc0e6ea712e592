import { choiceMs, clockPriceAt, lastDialStep } from '@flower-market/flower-domain'
import type { FlowerCard } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import type { EventPayload } from '../contract/events.ts'
import { fixtureNow } from '../fixtures/fixture-now.ts'
import { flowerCards } from '../fixtures/flower-cards.fixtures.ts'
import { afterSale, mockClockOf } from '../fixtures/mock-auction.ts'
import type { MockAuction, MockClock, MockPress } from '../fixtures/mock-auction.ts'
import { anna, maria } from '../fixtures/people.fixtures.ts'
import { allPeople, vera } from '../fixtures/staff.fixtures.ts'
import type { MarketOverrides } from './market-state.ts'
import { refuse } from './mock-error.ts'
import { createMockMarket } from './mock-market.ts'
import { mock, mockBefore, mockDelay } from './mock.ts'

const minuteMs = 60_000
const [yesterday, day] = ['2026-11-20', '2026-11-23'] as const

function cardNamed(variety: string): FlowerCard {
  const card = flowerCards.find(
    (one) => one.variety === variety && one.availability === 'inStock' && one.soldBy === 'bunch',
  )
  if (card === undefined) throw new Error(`No card is named ${variety}.`)
  return { ...card, deliveryDate: day }
}

function at(ms: number): Date {
  return new Date(fixtureNow.getTime() + ms)
}

interface Place {
  readonly variety: string
  /** When it opens, ms from now. */
  readonly inMs: number
  readonly startPrice: number
  readonly stepMs?: number
}

const offered: readonly Place[] = [
  { variety: 'Explorer', inMs: -14_000, startPrice: 9_000 },
  { variety: 'Mirabel', inMs: -9_000, startPrice: 11_000 },
  { variety: 'Tiger', inMs: -4_000, startPrice: 7_000 },
  { variety: 'Mondial', inMs: minuteMs, startPrice: 12_000 },
  { variety: 'Xlence', inMs: 2 * minuteMs, startPrice: 8_000 },
  { variety: 'Don Pedro', inMs: 3 * minuteMs, startPrice: 4_500 },
  { variety: 'Magical Red', inMs: 5 * minuteMs, startPrice: 9_500 },
  { variety: 'Cinerea', inMs: 6 * minuteMs, startPrice: 6_500 },
]

const known = new Set(flowerCards.map(({ variety }) => variety))

function clockAt({ variety, inMs, startPrice, stepMs = 400 }: Place, place: number): MockClock {
  const card = cardNamed(variety)
  const clock = mockClockOf({
    _id: `clock-${place + 1}`,
    card,
    opensAt: at(inMs),
    startPrice,
    stepMs,
    stems: card.stemsPerBunch * 50,
    average: { date: yesterday, price: Math.round(startPrice * 0.79) },
  })
  if (inMs >= 0) return clock
  const sales = [24, 27, 30].map((step, index) => ({
    step: Math.min(step - 20, lastDialStep(clock)),
    stems: card.stemsPerBunch * 5,
    at: at(inMs + 1_000 * (index + 1)).toISOString(),
  }))
  return { ...clock, stemsLeft: card.stemsPerBunch * 25, sales: sales.toReversed() }
}

function auctionOf(places: readonly Place[] = offered): MockAuction {
  const clocks = places.filter(({ variety }) => known.has(variety)).map(clockAt)
  return { _id: 'auction-today', startsAt: clocks[0]?.opensAt ?? fixtureNow, clocks }
}

const tomorrow: MockAuction = {
  _id: 'auction-tomorrow',
  startsAt: at(24 * 60 * minuteMs),
  clocks: [mockClockOf({ _id: 'clock-later', card: cardNamed('Explorer'), opensAt: at(24 * 60 * minuteMs) })],
}

function changed(auction: MockAuction, change: (clock: MockClock) => MockClock): MockAuction {
  return { ...auction, clocks: auction.clocks.map(change) }
}

function pressOf(clock: MockClock, ownerId: string): MockPress {
  const step = 20
  return {
    _id: `press-of-${ownerId}`,
    clockId: clock._id,
    ownerId,
    at: fixtureNow,
    step,
    price: clockPriceAt(clock, step),
    clockPrice: clockPriceAt(clock, step),
    method: 'pickup',
    address: undefined,
    minimumStems: 2 * clock.card.stemsPerBunch,
    until: at(choiceMs - 4_800),
    status: 'choosing',
    order: null,
  }
}

function market(changes: MarketOverrides = {}): HttpHandler[] {
  return createMockMarket({ auctions: [auctionOf(), tomorrow], ...changes }).handlers
}

function pressedBy(ownerId: string): HttpHandler[] {
  const auction = changed(auctionOf(), (clock) =>
    clock._id === 'clock-1' ? { ...clock, status: 'held', revision: 2 } : clock,
  )
  const [first] = auction.clocks
  return market({
    auctions: [auction, tomorrow],
    presses: first === undefined ? [] : [pressOf(first, ownerId)],
  })
}

function ended(): HttpHandler[] {
  const auction = changed(auctionOf(), (clock) => ({ ...clock, status: 'sold', stemsLeft: 0 }))
  const presses = auction.clocks.map((clock, place): MockPress => {
    const isOwn = place % 3 === 0
    const press = pressOf(clock, isOwn ? anna._id : maria._id)
    const quantity = clock.card.stemsPerBunch * 4
    return {
      ...press,
      _id: `press-${place}`,
      at: at(-minuteMs * (place + 1)),
      status: 'bought',
      order: { orderId: `order-${place}`, number: 1_040 + place, quantity, total: quantity * press.price },
    }
  })
  return market({ auctions: [auction], presses })
}

/** Scenarios of auctions; Anna is signed in, three clocks run, and others follow. */
export const auctionScenarios = {
  loaded: (): HttpHandler[] => market(),
  /** As one of the staff sees it. */
  forStaff: (): HttpHandler[] => market({ signedInId: vera._id }),
  /** The clocks stand at their first step for a minute, however long a call takes. */
  slow: (): HttpHandler[] =>
    market({
      auctions: [auctionOf(offered.map((one) => Object.assign({}, one, { stepMs: minuteMs }))), tomorrow],
    }),
  loading: (): HttpHandler[] => [mockDelay('auctionList', 'infinite'), ...market()],
  loadFailed: (): HttpHandler[] => [mock('auctionList', () => refuse('internal')), ...market()],
  empty: (): HttpHandler[] => market({ auctions: [] }),
  waiting: (): HttpHandler[] =>
    market({
      auctions: [
        auctionOf(offered.map((one) => Object.assign({}, one, { inMs: one.inMs + 20 * minuteMs }))),
        tomorrow,
      ],
    }),
  pressedByMe: (): HttpHandler[] => pressedBy(anna._id),
  pressedByOther: (): HttpHandler[] => pressedBy(maria._id),
  /** What the event tells when another buyer has bought. */
  soldToAnother: (): EventPayload<'auction-clock-changed'> => {
    const auction = auctionOf()
    const [first] = auction.clocks as [MockClock]
    const clock = afterSale(first, {
      step: 28,
      stems: 2 * first.card.stemsPerBunch,
      at: fixtureNow,
    })
    const { _id, revision, status, fromStep, since, stemsLeft, sales } = clock
    return {
      auctionId: auction._id,
      clock: {
        _id,
        revision,
        status,
        fromStep,
        since: since.toISOString(),
        stemsLeft,
        minimumStems: 2 * first.card.stemsPerBunch,
        hold: null,
        sales,
      },
    }
  },
  /** The first lot is not sold in Anna's region. */
  notSoldHere: (): HttpHandler[] => {
    const auction = changed(auctionOf(), (clock) =>
      clock._id === 'clock-1' ? { ...clock, card: { ...clock.card, regions: ['elsewhere'] } } : clock,
    )
    return market({ auctions: [auction, tomorrow] })
  },
  pressedTooLate: (): HttpHandler[] => [
    mock('auctionPress', () => refuse('press-refused', { reason: 'taken' })),
    ...market(),
  ],
  tooLittleMoney: (): HttpHandler[] =>
    market({
      people: allPeople.map((person) =>
        person._id === anna._id
          ? Object.assign({}, person, {
              accounts: person.accounts.map((account) => Object.assign({}, account, { amount: 12_300 })),
            })
          : person,
      ),
    }),
  ended,
  /** Clocks whose time goes on. */
  practice: (now: () => number): HttpHandler[] => {
    const places = offered.map((one) => Object.assign({}, one, { stepMs: minuteMs }))
    const { state, handlers } = createMockMarket({ auctions: [auctionOf(places), tomorrow] })
    const follow = (): void => {
      state.now = new Date(now())
    }
    const calls = ['auctionTime', 'auctionList', 'auctionGet', 'auctionPress', 'auctionChoose'] as const
    return [...calls.map((call) => mockBefore(call, follow)), ...handlers]
  },
  longContent: (): HttpHandler[] => {
    const auction = changed(auctionOf(), (clock) => ({
      ...clock,
      stems: 1_000_000,
      stemsLeft: 999_975,
      startPrice: 1_000_000,
      step: 10_000,
      card: {
        ...clock.card,
        variety: 'Princess of Wales Garden Spray Extra Long',
        plantation: 'Hacienda La Compañía de los Jardines del Ecuador',
      },
    }))
    const [first, ...others] = auction.clocks as [MockClock, ...MockClock[]]
    const fourth = { ...first, _id: 'clock-4th' }
    return market({ auctions: [{ ...auction, clocks: [first, fourth, ...others] }, tomorrow] })
  },
}
