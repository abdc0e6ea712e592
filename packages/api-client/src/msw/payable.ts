import { cashParts, moscowDateOf, refuseCash } from '@flower-market/flower-domain'
import type { CashPart, PaymentMethod } from '@flower-market/flower-domain'
import type { MockTransaction } from '../fixtures/mock-transaction.ts'
import type { MarketState } from './market-state.ts'
import { refuse } from './mock-error.ts'
import { offeredMethods, settingOf } from './operator-settings.ts'

interface Payment {
  readonly ownerId: string
  readonly method: PaymentMethod
  readonly amount: number
  readonly orders: readonly { readonly _id: string; readonly amount: number }[]
}

/** What others paid, or are to pay, in cash for the same orders, and a person's top-ups of this day. */
function earlierParts(state: MarketState, ownerId: string, isReplaced: (one: MockTransaction) => boolean) {
  const today = moscowDateOf(state.now)
  const counted = state.transactions.filter(
    (one) => one.method === 'CASH' && one.status !== 'REJECTED' && !isReplaced(one),
  )
  return counted.flatMap((one): CashPart[] => {
    const isOfToday = moscowDateOf(new Date(one.settledAt ?? one.date)) === today && one.ownerId === ownerId
    return cashParts(one.amount, one.orders).filter(({ orderId }) => orderId !== null || isOfToday)
  })
}

/** Refuses a method by which the operator takes no money now, and more cash than one contract may be paid with. */
export function refusePayable(
  state: MarketState,
  { ownerId, method, amount, orders }: Payment,
  isReplaced: (one: MockTransaction) => boolean = () => false,
) {
  if (method === 'BALANCE') return null
  if (!offeredMethods(state).includes(method)) return refuse('payment-method-off')
  if (method !== 'CASH') return null
  const earlier = earlierParts(state, ownerId, isReplaced)
  const refusal = refuseCash(cashParts(amount, orders), earlier, settingOf(state, 'cashLimit'))
  return refusal === null ? null : refuse('cash-limit', refusal)
}
