import { findRouteProblem } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import type { CallInput, CallOutput } from '../contract/contract.ts'
import { regionRecords } from '../fixtures/place-records.fixtures.ts'
import type { MarketState } from './market-state.ts'
import { refuse } from './mock-error.ts'
import { mockSignedIn } from './signed-in.ts'
import { ordersOf, ownerOf, rowOf } from './staff-order-rows.ts'

type Deliveries = CallOutput<'dayDeliveries'>

/** What is brought or fetched on a day in a mock market. */
export function deliveriesOf(state: MarketState, day: string): Deliveries['items'] {
  return ordersOf(state)
    .filter(({ deliveryFrom }) => deliveryFrom === day)
    .filter(({ status }) => status !== 'canceled' && status !== 'return')
    .map((order) => {
      const { destination, comment, boxes } = order
      const { phone } = ownerOf(state, order)
      return Object.assign(rowOf(state, order), { destination, comment, boxes, phone })
    })
    .toSorted(
      (left, right) =>
        left.region.localeCompare(right.region, 'en') ||
        left.city.localeCompare(right.city, 'ru') ||
        left.number - right.number,
    )
}

function setRoutes(state: MarketState, body: CallInput<'deliveryRoutesSet'>['body']) {
  const { day, region, version, routes } = body
  if (!(state.regionRecords ?? regionRecords).some(({ _id }) => _id === region)) return refuse('not-found')
  const problem = findRouteProblem(routes)
  if (problem !== null) {
    const path = `routes.${problem.route}.${problem.stop === undefined ? 'name' : `stops.${problem.stop}`}`
    return refuse('validation-failed', { issues: [{ path, message: problem.kind }] })
  }
  const known = state.deliveryPlans.find((plan) => plan.day === day && plan.region === region)
  if ((known?.version ?? 0) !== version) return refuse('record-changed')
  const brought = deliveriesOf(state, day).filter(
    (item) => item.region === region && item.methodDelivery === 'delivery',
  )
  const isBrought = (id: string) => brought.some(({ _id }) => _id === id)
  if (!routes.every(({ stops }) => stops.every(isBrought))) return refuse('order-changed')
  const others = state.deliveryPlans.filter((plan) => plan !== known)
  state.deliveryPlans = [...others, { day, region, version: version + 1, routes }]
  return { version: version + 1 }
}

/** A day's deliveries and their routes. */
export function dayDeliveriesHandlers(state: MarketState): HttpHandler[] {
  return [
    mockSignedIn(state, 'dayDeliveries', (_staff, { query }) => ({
      items: deliveriesOf(state, query.day).filter(({ number }) => number < (query.before ?? Infinity)),
      hasMore: false,
      next: null,
      plans: state.deliveryPlans
        .filter(({ day }) => day === query.day)
        .map(({ region, version, routes }) => ({ region, version, routes })),
    })),
    mockSignedIn(state, 'deliveryRoutesSet', (_staff, { body }) => setRoutes(state, body)),
  ]
}
