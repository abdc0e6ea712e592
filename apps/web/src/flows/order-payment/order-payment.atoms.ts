import { atom } from 'jotai'
import { changedTags, intentOf, type CallInput, type CallOutput } from '@flower-market/api-client'
import type { LaterPaymentMethod } from '@flower-market/flower-domain'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom, idempotencyKeysAtom } from '@flower-market/app-runtime/session'

/** An order that waits for its money. */
export type AwaitedOrder = Pick<CallOutput<'purchaseGet'>, '_id' | 'payment'>

/** Pays what is due for an order from the balance; a repeat after a lost answer pays once. Rejects with an `ApiError`. */
export const payFromBalanceAtom = atom(null, async (get, set, id: string): Promise<void> => {
  const body = { id }
  await get(idempotencyKeysAtom).attempt(intentOf('balancePurchase', { body }), (idempotencyKey) =>
    get(apiAtom).call('balancePurchase', { body }, { idempotencyKey, ...shownInPlace }),
  )
  set(invalidateAtom, changedTags.balancePurchase)
})

/** Has an order paid by another method: its payment changes, or one begins where none is open. Rejects with an `ApiError`. */
export const changeMethodAtom = atom(
  null,
  async (get, set, { _id: id, payment }: AwaitedOrder, paymentMethod: LaterPaymentMethod): Promise<void> => {
    const { call } = get(apiAtom)
    if (payment === null) {
      const body = { id, paymentMethod }
      await get(idempotencyKeysAtom).attempt(intentOf('orderPayment', { body }), (idempotencyKey) =>
        call('orderPayment', { body }, { idempotencyKey, ...shownInPlace }),
      )
      set(invalidateAtom, changedTags.orderPayment)
      return
    }
    const body = { id: payment._id, paymentMethod, amount: payment.amount }
    await call('transactionChange', { body }, shownInPlace)
    set(invalidateAtom, changedTags.transactionChange)
  },
)

/** Begins one payment for several orders and answers its id; a repeat after a lost answer begins one. Rejects with an `ApiError`. */
export const payTogetherAtom = atom(
  null,
  async (get, set, body: CallInput<'ordersPayment'>['body']): Promise<string> => {
    const begun = await get(idempotencyKeysAtom).attempt(
      intentOf('ordersPayment', { body }),
      (idempotencyKey) => get(apiAtom).call('ordersPayment', { body }, { idempotencyKey, ...shownInPlace }),
    )
    set(invalidateAtom, changedTags.ordersPayment)
    return begun._id
  },
)
