import type { PaymentMethod } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import { answerOnce } from './answer-once.ts'
import { cancelPurchase } from './cancel-purchase.ts'
import type { MarketState } from './market-state.ts'
import { placePurchase } from './place-purchase.ts'
import { refuse } from './mock-error.ts'
import { mockSignedIn } from './signed-in.ts'

/** The payment methods that are available now. */
const paymentMethodsOpen: readonly PaymentMethod[] = ['BALANCE', 'CASH']

/** Orders of the mock market. */
export function purchaseHandlers(state: MarketState): HttpHandler[] {
  return [
    mockSignedIn(state, 'purchaseList', (person, { query: { page, limit } }) => {
      const own = state.purchases.filter(({ ownerId }) => ownerId === person._id)
      return { items: own.slice((page - 1) * limit, page * limit), page, limit, total: own.length }
    }),
    mockSignedIn(state, 'purchaseGet', (person, { params: { id } }) => {
      const purchase = state.purchases.find(({ _id, ownerId }) => _id === id && ownerId === person._id)
      return purchase ?? refuse('not-found')
    }),
    mockSignedIn(state, 'purchaseCreate', (person, { body, idempotencyKey }) => {
      if (body.user !== undefined && body.user !== person._id) return refuse('not-found')
      if (!paymentMethodsOpen.includes(body.paymentMethod)) {
        const message = `Orders are paid by ${paymentMethodsOpen.join(' or ')}.`
        return refuse('validation-failed', { issues: [{ path: 'paymentMethod', message }] })
      }
      return answerOnce(state, person, { call: 'purchaseCreate', idempotencyKey, body }, () =>
        placePurchase(state, person, body),
      )
    }),
    mockSignedIn(state, 'purchaseCancel', (_staff, { body: { _id, reason } }) =>
      cancelPurchase(state, _id, reason),
    ),
  ]
}
