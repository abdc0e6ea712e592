import {
  agreedFullPrice,
  answerExpiresAt,
  answerRequestLines,
  answerRequestMove,
  closedLineStatus,
  decideRequestLines,
  metRequestConditions,
  requestConditions,
} from '@flower-market/flower-domain'
import type {
  FlowerCard,
  PaymentMethod,
  RequestActor,
  RequestLineStatus,
  SentRequestStatus,
} from '@flower-market/flower-domain'
import { answerLineIssue } from '../contract/plantation-request.ts'
import type { MockPerson } from '../fixtures/mock-person.ts'
import { buyerViewOf } from '../fixtures/plantation-request-of.ts'
import type { MockPlantationRequest, MockRequestLine } from '../fixtures/plantation-request-of.ts'
import { plantations } from '../fixtures/plantations.fixtures.ts'
import type { PlantationId } from '../fixtures/plantations.fixtures.ts'
import { purchaseOf } from '../fixtures/purchase-of.ts'
import type { PurchaseLine } from '../fixtures/purchase-of.ts'
import { fixtureRegion } from '../fixtures/regions.fixtures.ts'
import { transactionOf } from '../fixtures/transactions.fixtures.ts'
import type { MarketState } from './market-state.ts'
import type { MockRequest } from './mock.ts'
import { refuse } from './mock-error.ts'
import { recordOperation } from './operations.ts'
import { hasFunds, refuseDebt } from './place-purchase.ts'
import { refusePayable } from './payable.ts'
import { recordTransaction } from './transactions.ts'

interface Step {
  readonly to: SentRequestStatus
  readonly actor: RequestActor
}

function untilOf({ expiresAt, answerBy }: MockPlantationRequest): Date {
  return new Date(expiresAt ?? answerBy)
}

/** Whether a request can make a move whatever its lines; false for a repeat. Throws the refusal. */
function requireOpen({ now }: MarketState, request: MockPlantationRequest, { to, actor }: Step): boolean {
  const inTime = metRequestConditions({ lines: [], until: untilOf(request), now })
  const met = new Set(
    requestConditions.filter((one) => (one !== 'in-time' && one !== 'over') || inTime.has(one)),
  )
  const answer = answerRequestMove({ from: request.status, to, actor, met })
  if (!answer.ok) throw refuse('request-closed', { reason: answer.reason, status: request.status })
  return answer.isChanged
}

function store(
  state: MarketState,
  request: MockPlantationRequest,
  { to, actor }: Step,
  changes: Partial<MockPlantationRequest>,
): MockPlantationRequest {
  const event = { status: to, at: state.now.toISOString(), by: actor }
  const moved = { ...request, ...changes, status: to, events: [...request.events, event] }
  state.requests = state.requests.map((one) => (one._id === request._id ? moved : one))
  return moved
}

function ownRequest(state: MarketState, person: MockPerson, id: string): MockPlantationRequest {
  const found = state.requests.find(({ _id, ownerId }) => _id === id && ownerId === person._id)
  if (found === undefined) throw refuse('not-found')
  return found
}

/** Answers a request as the server does. Throws the refusal. */
export function answerRequestOf(
  state: MarketState,
  person: MockPerson,
  body: MockRequest<'requestAnswer'>['body'],
): MockPlantationRequest {
  const request = state.requests.find(
    ({ _id, plantationId }) => _id === body._id && plantationId === person.plantationId,
  )
  if (request === undefined) throw refuse('not-found')
  if (!requireOpen(state, request, { to: 'answered', actor: 'plantation' })) {
    throw refuse('request-closed', { reason: 'not-allowed', status: request.status })
  }
  const answered = answerRequestLines<MockRequestLine>(request.lines, body.lines)
  if (!answered.ok) {
    throw refuse('validation-failed', { issues: [answerLineIssue(answered.issue, answered.place)] })
  }
  const lines = answered.lines.map((line) => {
    const freight = { deliveryToWarehouse: line.freight, deliveryToRegion: line.regionFreight }
    const agreedPrice = agreedFullPrice(line, line.agreedOwnPrice, { freight, margin: request.margin })
    return Object.assign({}, line, { agreedPrice })
  })
  const isAgreed = lines.some(({ status }) => status === 'agreed')
  const { terms: schedule } = fixtureRegion(request.regionId)
  const day = { date: request.deliveryDate, schedule }
  return store(
    state,
    request,
    { to: isAgreed ? 'answered' : 'declined', actor: 'plantation' },
    {
      lines,
      answeredAt: state.now.toISOString(),
      expiresAt: answerExpiresAt(state.now, body.validHours, day).toISOString(),
      answerComment: body.comment,
    },
  )
}

/** Cancels a request; a repeat changes nothing. Throws the refusal. */
export function cancelRequestOf(state: MarketState, person: MockPerson, id: string): MockPlantationRequest {
  const request = ownRequest(state, person, id)
  const step = { to: 'canceled', actor: 'buyer' } as const
  if (!requireOpen(state, request, step)) return request
  const lines = request.lines.map((line) => ({ ...line, status: closedLineStatus(line.status, step.to) }))
  return store(state, request, step, { lines })
}

/** What a buyer accepts. */
interface Acceptance {
  readonly _id: string
  /** Null takes all that is agreed. */
  readonly positions: readonly number[] | null
  readonly paymentMethod?: PaymentMethod | undefined
  readonly total?: number | undefined
}

/** Accepts lines of an answer: they become an order with the id and number of the request. Throws the refusal. */
export function acceptRequestOf(
  state: MarketState,
  person: MockPerson,
  { _id, positions, paymentMethod, total: seen }: Acceptance,
): MockPlantationRequest {
  const request = ownRequest(state, person, _id)
  const step = { to: 'accepted', actor: 'buyer' } as const
  if (!requireOpen(state, request, step)) return request
  const agreed = request.lines.filter(({ status }) => status === 'agreed').map(({ position }) => position)
  const lines = decideRequestLines<MockRequestLine & { readonly status: RequestLineStatus }>(
    request.lines,
    positions ?? agreed,
  )
  if (lines === null) {
    const message = 'Only lines that are agreed can be accepted.'
    throw refuse('validation-failed', { issues: [{ path: 'positions', message }] })
  }
  const method = paymentMethod ?? request.paymentMethod
  const { total } = buyerViewOf({ ...request, lines }).totals
  if (seen !== undefined && seen !== total) throw refuse('request-changed')
  const refused =
    refusePayable(state, { ownerId: person._id, method, amount: total, orders: [] }) ??
    refuseDebt(state, person, method, total)
  if (refused) throw refused
  if (!hasFunds(person, method, total)) throw refuse('not-enough-funds')
  const moved = store(state, request, step, { lines })
  placeOrder(state, person, moved, method)
  return moved
}

function placeOrder(
  state: MarketState,
  person: MockPerson,
  request: MockPlantationRequest,
  method: PaymentMethod,
): void {
  const { name, country } = plantations[request.plantationId as PlantationId]
  const lines = request.lines
    .filter(({ status }) => status === 'accepted')
    .map((line): PurchaseLine => {
      const { code, type, variety, lengthCm, tint, stemsPerBunch, stemsPerBox, agreedPrice } = line
      const facts = { code, type, variety, lengthCm, tint, stemsPerBunch, stemsPerBox, country }
      return {
        card: {
          ...facts,
          plantation: name,
          plantationId: request.plantationId,
          color: 'red',
          price: agreedPrice ?? 0,
          availability: 'forPlantations',
          deliveryDate: request.deliveryDate,
          stemsAvailable: 0,
          soldBy: 'bunch',
        } satisfies FlowerCard,
        quantity: line.agreedQuantity ?? 0,
        parts: {
          price: line.agreedOwnPrice ?? 0,
          deliveryToWarehouse: line.freight,
          deliveryToRegion: line.regionFreight,
        },
      }
    })
  const purchase = {
    ...purchaseOf({
      owner: person,
      number: request.number,
      kind: 'forPlantations',
      issuedAt: state.now,
      status: 'new',
      lines: lines as [PurchaseLine, ...PurchaseLine[]],
      methodDelivery: request.methodDelivery,
      paymentMethod: method,
      paymentStatus: method === 'BALANCE' ? 'paid' : 'wait_paid',
      comment: request.comment,
    }),
    _id: request._id,
    destination: request.destination,
  }
  state.purchases = [purchase, ...state.purchases]
  const { _id: transactionId } = recordTransaction(state, transactionOf(purchase))
  if (method === 'BALANCE') {
    recordOperation(state, person, {
      kind: 'purchase',
      transactionId,
      purchase: { _id: purchase._id, number: purchase.number },
      changes: [{ type: 'RUBLE', amount: -purchase.sum }],
    })
  }
}
