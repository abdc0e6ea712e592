import { orderPaymentMethods } from '@flower-market/flower-domain'
import type { OrderKind } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import type { MockPurchase } from '../fixtures/purchase-of.ts'
import type { MockPerson } from '../fixtures/mock-person.ts'
import { answerOnce } from './answer-once.ts'
import { filledDays } from './check-day.ts'
import { withClaims } from './claim-state.ts'
import { endOverdueMockHolds, holdStems } from './holds.ts'
import type { MarketState } from './market-state.ts'
import { deepPageOf, type AskedPage } from './deep-page.ts'
import { withPayment } from './order-payment.ts'
import { listedPurchase } from './listed-purchase.ts'
import { cancelOrder, moveOrderOf } from './move-order.ts'
import { placePurchase } from './place-purchase.ts'
import { refuse } from './mock-error.ts'
import { withShipments } from './shipments.ts'
import { findBuyer } from './people.ts'
import { findReadablePurchase } from './readable-purchase.ts'
import { mockSignedIn, requireVerified } from './signed-in.ts'

/** An order as its person sees it, with its claims and the payment that it waits for. */
export function asShown(state: MarketState, purchase: MockPurchase): MockPurchase {
  return withShipments(state, withClaims(state, withPayment(state, purchase)))
}

/** The same; refusals as they are. */
function shown<R extends object>(state: MarketState, answer: MockPurchase | R) {
  return 'lines' in answer ? asShown(state, answer) : answer
}

/** A page of a person's orders, of all kinds or of one. */
export function pageOfOrders(
  state: MarketState,
  { _id: personId }: MockPerson,
  part: AskedPage,
  kind?: OrderKind,
) {
  const own = state.purchases.filter(
    (order) => order.ownerId === personId && (kind === undefined || order.kind === kind),
  )
  const { items, ...page } = deepPageOf(own, part)
  return { ...page, items: items.map((order) => listedPurchase(withShipments(state, order))) }
}

/** The call that places the orders of a kind. */
function placing(
  state: MarketState,
  call: 'purchaseCreate' | 'plantationPurchaseCreate',
  kind: OrderKind,
): HttpHandler {
  return mockSignedIn(state, call, (person, { body, idempotencyKey }) => {
    const buyer = findBuyer(state, person, body.user)
    if (buyer === undefined) return refuse('not-found')
    if (buyer !== person) {
      requireVerified(state, call, buyer, { idempotencyKey, body })
      if (body.paymentMethod === 'BALANCE') return refuse('payment-method-off')
    }
    if (!orderPaymentMethods.some((method) => method === body.paymentMethod)) {
      const message = `Orders are paid by ${orderPaymentMethods.join(' or ')}.`
      return refuse('validation-failed', { issues: [{ path: 'paymentMethod', message }] })
    }
    endOverdueMockHolds(state)
    return answerOnce(state, person, { call, idempotencyKey, body }, () =>
      shown(state, placePurchase(state, buyer, { kind, by: person, body })),
    )
  })
}

/** Orders of the mock market. */
export function purchaseHandlers(state: MarketState): HttpHandler[] {
  return [
    mockSignedIn(state, 'orderList', (person, { query: { kind, ...page } }) =>
      pageOfOrders(state, person, page, kind),
    ),
    mockSignedIn(state, 'purchaseList', (person, { query }) => pageOfOrders(state, person, query, 'inStok')),
    mockSignedIn(state, 'plantationPurchaseList', (person, { query }) =>
      pageOfOrders(state, person, query, 'toOrder'),
    ),
    mockSignedIn(state, 'purchaseGet', (person, { params: { id } }) => {
      const purchase = findReadablePurchase(state, person, id)
      return purchase ? asShown(state, purchase) : refuse('not-found')
    }),
    mockSignedIn(state, 'purchaseHold', (person, { body: { purchase, user } }) => {
      const buyer = findBuyer(state, person, user)
      if (buyer === undefined) return refuse('not-found')
      const [day, ...others] = filledDays(purchase)
      if (day === undefined) return refuse('empty-order')
      return others.length > 0 ? refuse('one-delivery-per-order') : holdStems(state, buyer, day)
    }),
    placing(state, 'purchaseCreate', 'inStok'),
    placing(state, 'plantationPurchaseCreate', 'toOrder'),
    mockSignedIn(state, 'purchaseCancel', (person, { body }) =>
      shown(state, cancelOrder(state, person, body)),
    ),
    mockSignedIn(state, 'orderStatus', (staff, { body, idempotencyKey }) =>
      answerOnce(state, staff, { call: 'orderStatus', idempotencyKey, body }, () => {
        const { _id: id, status: to, reason, lines: answers, seenEvents } = body
        const before = state.purchases.find(({ _id }) => _id === id)
        if (seenEvents !== undefined && before && before.events.length !== seenEvents) {
          return refuse('order-changed')
        }
        return shown(state, moveOrderOf(state, { id, to, reason, answers, actor: 'staff', ownerId: null }))
      }),
    ),
  ]
}
