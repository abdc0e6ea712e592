import { maxStandingOrders } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import type { MockPerson } from '../fixtures/mock-person.ts'
import type { MockStandingOrder } from '../fixtures/standing-orders.fixtures.ts'
import { answerOnce } from './answer-once.ts'
import type { MarketState } from './market-state.ts'
import { refuse } from './mock-error.ts'
import { mockSignedIn } from './signed-in.ts'
import { daysOf, standingDetails, standingSummary } from './standing-orders.ts'

const places = { paused: 1, active: 2, ended: 3 } as const

/** Standing orders of the signed-in person. */
export function standingOrdersHandlers(state: MarketState): HttpHandler[] {
  const ownOf = ({ _id }: MockPerson) => state.standingOrders.filter(({ ownerId }) => ownerId === _id)
  const write = (person: MockPerson, order: MockStandingOrder) => {
    const others = state.standingOrders.filter(({ _id }) => _id !== order._id)
    state.standingOrders = [order, ...others]
    return standingSummary(state, person, order)
  }
  const eventAt = (kind: MockStandingOrder['events'][number]['kind']) => ({
    kind,
    at: state.now.toISOString(),
    date: null,
    reason: kind === 'paused' ? ('person' as const) : null,
    order: null,
  })
  /** Whether list and address are the person's own. */
  const isOwn = (
    person: MockPerson,
    { listId, addressId }: Pick<MockStandingOrder, 'listId' | 'addressId'>,
  ) =>
    state.savedLists.some(({ _id, ownerId }) => _id === listId && ownerId === person._id) &&
    (addressId === null || person.addresses.some(({ _id }) => _id === addressId))

  return [
    mockSignedIn(state, 'standingOrders', (person) =>
      ownOf(person)
        .map((order) => standingSummary(state, person, order))
        .toSorted(
          (left, right) =>
            places[left.status] - places[right.status] ||
            (left.next?.date ?? '').localeCompare(right.next?.date ?? ''),
        ),
    ),
    mockSignedIn(state, 'standingOrderGet', (person, { params: { id } }) => {
      const found = ownOf(person).find(({ _id }) => _id === id)
      return found ? standingDetails(state, person, found) : refuse('not-found')
    }),
    mockSignedIn(state, 'standingOrderCreate', (person, { body, idempotencyKey }) =>
      answerOnce(state, person, { call: 'standingOrderCreate', idempotencyKey, body }, () => {
        if (ownOf(person).filter(({ status }) => status !== 'ended').length >= maxStandingOrders) {
          return refuse('too-many-standing-orders')
        }
        if (!isOwn(person, body)) return refuse('not-found')
        const order: MockStandingOrder = {
          ...body,
          _id: crypto.randomUUID(),
          ownerId: person._id,
          name: '',
          weekdays: [...new Set(body.weekdays)].toSorted((left, right) => left - right),
          status: 'active',
          pause: null,
          doneDate: null,
          events: [eventAt('created')],
        }
        return daysOf(state, person, order, 1).length === 0
          ? refuse('no-standing-days')
          : write(person, order)
      }),
    ),
    mockSignedIn(state, 'standingOrderUpdate', (person, { params: { id }, body }) => {
      const found = ownOf(person).find(({ _id }) => _id === id)
      if (!found) return refuse('not-found')
      if (found.status === 'ended') return refuse('standing-order-ended')
      const { status = found.status, ...fields } = body
      const told = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
      const changed: MockStandingOrder = { ...found, ...told, status }
      if (!isOwn(person, changed)) return refuse('not-found')
      if (status === 'active' && daysOf(state, person, changed, 1).length === 0)
        return refuse('no-standing-days')
      const moved = { active: 'resumed', paused: 'paused', ended: 'ended' } as const
      const events = [
        ...(status === found.status ? [] : [eventAt(moved[status])]),
        ...(Object.keys(told).length > 0 ? [eventAt('changed')] : []),
        ...found.events,
      ]
      const byPerson = { reason: 'person', at: state.now.toISOString(), date: null } as const
      const pause = status === 'paused' ? (found.pause ?? byPerson) : null
      return write(person, { ...changed, pause, events })
    }),
  ]
}
