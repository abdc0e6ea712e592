import type { CheckoutDay } from './use-checkout.ts'
import type { OrderInput } from './place-order.atoms.ts'

/** What is sent for a day: one delivery day of the cart with the choices and the total that the person saw. */
export function orderInputOf({ date, items, draft, totals }: CheckoutDay): OrderInput {
  return {
    body: {
      purchase: { [date]: [...items] },
      comment: draft.comment,
      methodDelivery: draft.methodDelivery,
      paymentMethod: draft.paymentMethod,
      total: totals.total.minor,
    },
  }
}
