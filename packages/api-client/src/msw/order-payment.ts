import { isAwaitingPayment, laterPaymentMethods, unpaidUntilOfChange } from '@flower-market/flower-domain'
import type { PaymentMethod, LaterPaymentMethod } from '@flower-market/flower-domain'
import type { MockPerson } from '../fixtures/mock-person.ts'
import type { MockPurchase } from '../fixtures/purchase-of.ts'
import type { MockTransaction } from '../fixtures/mock-transaction.ts'
import type { MarketState } from './market-state.ts'
import { refuse } from './mock-error.ts'
import { dueOf } from './pay-order.ts'
import { refusePayable } from './payable.ts'
import { changeTransaction, nextInvoice, recordTransaction } from './transactions.ts'

function isOpenFor(purchaseId: string) {
  return ({ status, orders }: MockTransaction): boolean =>
    (status === 'INITIAL' || status === 'IN_PROCESSED') && orders.some(({ _id }) => _id === purchaseId)
}

/** An order with the payment that waits for its money. */
export function withPayment(state: MarketState, purchase: MockPurchase): MockPurchase {
  const open = isAwaitingPayment(purchase) ? state.transactions.find(isOpenFor(purchase._id)) : undefined
  const { _id, number, method, status, amount } = open ?? {}
  return {
    ...purchase,
    payment:
      _id === undefined || number === undefined || !method || !status || amount === undefined
        ? null
        : { _id, number, method, status, amount },
  }
}

/** Has unpaid orders name the method by which they are paid from now on; they keep their stock no shorter than before. */
export function followMethod(state: MarketState, ids: readonly string[], method: PaymentMethod): void {
  state.purchases = state.purchases.map((purchase) => {
    if (!ids.includes(purchase._id) || purchase.paymentStatus === 'paid') return purchase
    const { payUntil, issueDate } = purchase
    const until = payUntil && unpaidUntilOfChange(method, new Date(issueDate), new Date(payUntil))
    return { ...purchase, paymentMethod: method, payUntil: until && until.toISOString() }
  })
}

/** Whether a transaction waits for the money of one of the orders, and nothing proves it yet. */
function isReplaceable(one: MockTransaction, ids: readonly string[]): boolean {
  const isLater = laterPaymentMethods.some((method) => method === one.method)
  return isLater && one.proof === null && ids.some((id) => isOpenFor(id)(one))
}

/** Takes orders out of the open transactions that nothing proves yet; one without orders is rejected. */
export function replacePayments(state: MarketState, ids: readonly string[]): void {
  const settledAt = state.now.toISOString()
  for (const open of state.transactions) {
    if (!isReplaceable(open, ids)) continue
    const orders = open.orders.filter(({ _id }) => !ids.includes(_id))
    const amount = orders.reduce((sum, order) => sum + order.amount, 0)
    const invoice = open.method === 'CHECK' && orders.length > 0 ? nextInvoice(state) : open.invoice
    changeTransaction(
      state,
      open,
      orders.length === 0 ? { status: 'REJECTED', settledAt, reason: '' } : { orders, amount, invoice },
    )
  }
}

/** Begins one transaction for what is due for a person's orders. */
export function payOrdersLater(
  state: MarketState,
  person: MockPerson,
  { ids, paymentMethod: method }: { ids: readonly string[]; paymentMethod: LaterPaymentMethod },
) {
  const purchases = [...new Set(ids)].map((id) =>
    state.purchases.find(({ _id, ownerId }) => _id === id && ownerId === person._id),
  )
  const own = purchases.filter((purchase) => purchase !== undefined)
  if (own.length < purchases.length) return refuse('not-found')
  if (own.some((purchase) => dueOf(purchase) === 0)) return refuse('nothing-due')
  const orders = own.map((purchase) => ({
    _id: purchase._id,
    number: purchase.number,
    amount: dueOf(purchase),
    paid: 0,
  }))
  const amount = orders.reduce((sum, order) => sum + order.amount, 0)
  const refused = refusePayable(state, { ownerId: person._id, method, amount, orders }, (one) =>
    isReplaceable(one, ids),
  )
  if (refused) return refused
  replacePayments(state, ids)
  followMethod(state, ids, method)
  return recordTransaction(state, {
    ownerId: person._id,
    kind: 'orders',
    method,
    amount,
    status: method === 'QRCODE' ? 'INITIAL' : 'IN_PROCESSED',
    date: state.now.toISOString(),
    settledAt: null,
    reason: '',
    proof: null,
    orders: orders.toSorted((a, b) => a.number - b.number),
  })
}
