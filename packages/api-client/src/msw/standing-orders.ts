import {
  chooseAddress,
  money,
  placementTime,
  planStandingOrder,
  standingDates,
  type PauseReason,
  type StandingPlan,
} from '@flower-market/flower-domain'
import type { CallOutput } from '../contract/contract.ts'
import { cityCostFor, deliveryTermsOf } from '../fixtures/mock-person.ts'
import type { MockPerson } from '../fixtures/mock-person.ts'
import { fixtureRegion } from '../fixtures/regions.fixtures.ts'
import type { MockSavedList } from '../fixtures/saved-lists.fixtures.ts'
import type { MockStandingOrder } from '../fixtures/standing-orders.fixtures.ts'
import type { MarketState } from './market-state.ts'
import { hasFunds } from './place-purchase.ts'
import { cardsFor } from './priced-cards.ts'

type Forecast = CallOutput<'standingOrderGet'>['forecast'][number]

/** The list of a standing order; undefined where there is none any more. */
function listOf({ savedLists }: MarketState, { listId }: MockStandingOrder): MockSavedList | undefined {
  return savedLists.find(({ _id }) => _id === listId)
}

/** The next days of a standing order. */
export function daysOf(state: MarketState, person: MockPerson, order: MockStandingOrder, count: number) {
  const { terms: schedule } = fixtureRegion(person.region)
  const { weekdays, until, doneDate: after } = order
  return standingDates({ days: { weekdays, until }, schedule, now: state.now, count, after })
}

/** A standing order as its list shows it. */
export function standingSummary(state: MarketState, person: MockPerson, order: MockStandingOrder) {
  const { ownerId: _owner, doneDate: _done, events: _events, ...facts } = order
  const list = listOf(state, order)
  const wishes = list?.wishes ?? []
  const [date] = order.status === 'active' ? daysOf(state, person, order, 1) : []
  const { terms } = fixtureRegion(person.region)
  return {
    ...facts,
    name: list?.name ?? order.name,
    positions: wishes.length,
    stems: wishes.reduce((sum, { quantity }) => sum + quantity, 0),
    next: date === undefined ? null : { date, placedAt: placementTime(date, terms).toISOString() },
  }
}

function missingOf({ lines }: StandingPlan): Forecast['missing'] {
  return lines.flatMap(({ wish: { variety, lengthCm, quantity }, chosen }) =>
    chosen !== null && chosen.quantity > 0 && chosen.changed !== 'limited-by-stock'
      ? []
      : [{ variety, lengthCm, quantity, available: chosen?.quantity ?? 0 }],
  )
}

function forecastFor(
  state: MarketState,
  person: MockPerson,
  order: MockStandingOrder,
  date: Forecast['date'],
): Pick<Forecast, 'quote' | 'missing'> {
  const wishes = listOf(state, order)?.wishes ?? []
  const cards = cardsFor(state, person).filter(
    ({ deliveryDate, availability }) => deliveryDate === date && availability === 'inStock',
  )
  if (cards.length === 0) return { quote: null, missing: [] }
  const { methodDelivery: method, paymentMethod, addressId: asked, maxStemPrice, maxTotal } = order
  const chosen = chooseAddress(person.addresses, { asked, region: person.region })
  const isReachable = method === 'delivery' ? chosen.ok : deliveryTermsOf(person).pickup !== null
  if (!isReachable) {
    return { quote: { goods: 0, delivery: 0, total: 0, problem: 'destination' }, missing: [] }
  }
  const cityCost = money(cityCostFor(person, chosen.ok ? chosen.address : undefined), 'RUB')
  const limits = { maxStemPrice, maxTotal }
  const plan = planStandingOrder({ wishes, cards, limits, delivery: { method, cityCost } })
  const total = plan.totals.total.minor
  const lack: PauseReason | null = hasFunds(person, paymentMethod, total) ? null : 'money'
  return {
    quote: {
      goods: plan.totals.goods.minor,
      delivery: plan.totals.delivery.minor,
      total,
      problem: plan.problem ?? lack,
    },
    missing: missingOf(plan),
  }
}

/** A standing order as its own page shows it. */
export function standingDetails(
  state: MarketState,
  person: MockPerson,
  order: MockStandingOrder,
): CallOutput<'standingOrderGet'> {
  const { terms } = fixtureRegion(person.region)
  const list = listOf(state, order)
  const isOver = order.status === 'ended' || list === undefined
  const days = isOver ? [] : daysOf(state, person, order, 3)
  return {
    ...standingSummary(state, person, order),
    wishes: list?.wishes ?? [],
    forecast: days.map((date) =>
      Object.assign(
        { date, placedAt: placementTime(date, terms).toISOString() },
        forecastFor(state, person, order, date),
      ),
    ),
    events: order.events,
  }
}
