import { isOpenRequest, requestDays, shippingBoxes } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import type { CallOutput } from '../contract/contract.ts'
import type { MockPerson } from '../fixtures/mock-person.ts'
import { buyerViewOf, receivedViewOf } from '../fixtures/plantation-request-of.ts'
import type { MockPlantationRequest } from '../fixtures/plantation-request-of.ts'
import { plantations } from '../fixtures/plantations.fixtures.ts'
import type { PlantationId } from '../fixtures/plantations.fixtures.ts'
import { fixtureRegion } from '../fixtures/regions.fixtures.ts'
import { answerOnce } from './answer-once.ts'
import type { MarketState } from './market-state.ts'
import { refuse } from './mock-error.ts'
import { statementFileOfPlantation, statementOfPlantation } from './plantation-statement.ts'
import { ordersOfPlantation, saveTemplates, templatesOf, toBeShipped } from './plantation-desk.ts'
import { pageOfOrders } from './purchase.handlers.ts'
import { findReadablePurchase } from './readable-purchase.ts'
import { acceptRequestOf, answerRequestOf, cancelRequestOf } from './requests.ts'
import { sendCart, sendWritten, soldVarieties } from './send-requests.ts'
import { mockSignedIn } from './signed-in.ts'

function openFirst(left: MockPlantationRequest, right: MockPlantationRequest): number {
  const isOpen = Number(isOpenRequest(right.status)) - Number(isOpenRequest(left.status))
  return isOpen || right.number - left.number
}

function ownRequests({ requests }: MarketState, { _id }: MockPerson) {
  return requests
    .filter(({ ownerId, status }) => ownerId === _id && status !== 'accepted')
    .toSorted(openFirst)
    .map(buyerViewOf)
}

function receivedView({ people }: MarketState, request: MockPlantationRequest) {
  const { company, city } = people.find(({ _id }) => _id === request.ownerId) ?? { company: '', city: '' }
  return receivedViewOf(request, { company, city })
}

const partOf = {
  sent: 'waiting',
  answered: 'answered',
  accepted: 'closed',
  declined: 'closed',
  expired: 'closed',
  canceled: 'closed',
} as const

function byUrgency(part: 'waiting' | 'answered' | 'closed') {
  return (left: MockPlantationRequest, right: MockPlantationRequest): number => {
    if (part === 'closed') return right.number - left.number
    return Date.parse(left.expiresAt ?? left.answerBy) - Date.parse(right.expiresAt ?? right.answerBy)
  }
}

function packingOf({ purchases, people }: MarketState, { plantationId }: MockPerson) {
  const name = plantations[plantationId as PlantationId]?.name
  const orders = purchases.flatMap((order) => {
    if (order.kind === 'inStok' || !toBeShipped.has(order.status)) return []
    const lines = order.lines
      .filter(
        ({ plantation, agreedQuantity, shippedQuantity }) =>
          plantation === name && agreedQuantity > shippedQuantity,
      )
      .map(
        ({ type, variety, lengthCm, tint, agreedQuantity, shippedQuantity, stemsPerBunch, stemsPerBox }) => ({
          type,
          variety,
          lengthCm,
          tint,
          quantity: agreedQuantity - shippedQuantity,
          stemsPerBunch,
          stemsPerBox,
        }),
      )
    const { company = '', city = '' } = people.find(({ _id }) => _id === order.ownerId) ?? {}
    const { number, deliveryFrom: date, paymentStatus } = order
    return lines.length === 0
      ? []
      : [{ date, number, buyer: { company, city }, isPaid: paymentStatus === 'paid', lines }]
  })
  return [...Map.groupBy(orders, ({ date }) => date)]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([date, ofDay]) => ({
      date,
      boxes: shippingBoxes(ofDay.flatMap(({ lines }) => lines)),
      orders: ofDay.map(({ date: _date, ...order }) => order),
    }))
}

/** Requests to plantations of the mock market, for both sides. */
export function requestsHandlers(state: MarketState): HttpHandler[] {
  return [
    mockSignedIn(state, 'plantationOrderList', (person, { query }) => ({
      ...pageOfOrders(state, person, query, 'forPlantations'),
      requests: query.page === 1 ? ownRequests(state, person) : [],
    })),
    mockSignedIn(state, 'orderMyself', (person, { body, idempotencyKey }) =>
      answerOnce(state, person, { call: 'orderMyself', idempotencyKey, body }, () =>
        buyerViewOf(sendWritten(state, person, body)),
      ),
    ),
    mockSignedIn(state, 'plantationOrderCreate', (person, { body, idempotencyKey }) =>
      answerOnce(state, person, { call: 'plantationOrderCreate', idempotencyKey, body }, () => ({
        requests: sendCart(state, person, body).map(buyerViewOf),
      })),
    ),
    mockSignedIn(state, 'plantationOrderCreateAll', (person, { query: { _id }, idempotencyKey }) =>
      answerOnce(state, person, { call: 'plantationOrderCreateAll', idempotencyKey, body: { _id } }, () =>
        buyerViewOf(acceptRequestOf(state, person, { _id, positions: null })),
      ),
    ),
    mockSignedIn(state, 'plantationOrderCancelAll', (person, { query: { _id }, idempotencyKey }) =>
      answerOnce(state, person, { call: 'plantationOrderCancelAll', idempotencyKey, body: { _id } }, () =>
        buyerViewOf(cancelRequestOf(state, person, _id)),
      ),
    ),
    mockSignedIn(state, 'requestAccept', (person, { body, idempotencyKey }) =>
      answerOnce(state, person, { call: 'requestAccept', idempotencyKey, body }, () =>
        buyerViewOf(acceptRequestOf(state, person, body)),
      ),
    ),
    mockSignedIn(state, 'requestGet', (person, { params: { id } }) => {
      const found = state.requests.find(({ _id, ownerId }) => _id === id && ownerId === person._id)
      if (found !== undefined) return buyerViewOf(found)
      const order = findReadablePurchase(state, person, id)
      return order ? { _id: id, status: 'order' as const, kind: order.kind } : refuse('not-found')
    }),
    mockSignedIn(state, 'requestVarieties', (person, { query: { plantation } }) => {
      const varieties = soldVarieties(state, plantation).map(({ freight: _freight, ...variety }) => variety)
      if (varieties.length === 0) return refuse('not-found')
      return { days: requestDays(state.now, fixtureRegion(person.region).terms), varieties }
    }),
    mockSignedIn(state, 'receivedRequests', ({ plantationId }, { query: { page, limit, part } }) => {
      const own = state.requests
        .filter((request) => request.plantationId === plantationId && partOf[request.status] === part)
        .toSorted(byUrgency(part))
        .map((request): CallOutput<'receivedRequests'>['items'][number] => receivedView(state, request))
      return { items: own.slice((page - 1) * limit, page * limit), page, limit, total: own.length }
    }),
    mockSignedIn(state, 'receivedRequest', ({ plantationId }, { params: { id } }) => {
      const found = state.requests.find((one) => one._id === id && one.plantationId === plantationId)
      return found ? receivedView(state, found) : refuse('not-found')
    }),
    mockSignedIn(state, 'requestAnswer', (person, { body, idempotencyKey }) =>
      answerOnce(state, person, { call: 'requestAnswer', idempotencyKey, body }, () =>
        receivedView(state, answerRequestOf(state, person, body)),
      ),
    ),
    mockSignedIn(state, 'answerTemplates', (person) => templatesOf(state, person)),
    mockSignedIn(state, 'answerTemplatesSave', (person, { body }) =>
      saveTemplates(state, person, body.templates),
    ),
    mockSignedIn(state, 'receivedOrders', (person, { query }) => ordersOfPlantation(state, person, query)),
    mockSignedIn(state, 'packingList', (person) => ({ days: packingOf(state, person) })),
    mockSignedIn(state, 'plantationStatement', (person, { query }) =>
      statementOfPlantation(state, person, query),
    ),
    mockSignedIn(state, 'plantationStatementFile', (person, { query }) =>
      statementFileOfPlantation(state, person, query),
    ),
  ]
}
