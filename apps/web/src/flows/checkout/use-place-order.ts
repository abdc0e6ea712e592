import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { useLocalizedNavigate } from '@flower-market/app-runtime/navigation'
import type { OrderError } from './order-error.ts'
import { orderInputOf } from './order-input.ts'
import { orderIntent, placeOrderAtom } from './place-order.atoms.ts'
import type { CheckoutDay } from './use-checkout.ts'

/** Sending the order of a day, and what the page shows meanwhile. */
export interface OrderPlacing {
  /** The day as it was sent, while its outcome is awaited: the page must not change under the person's hand. */
  readonly sent: CheckoutDay | null
  /** Null when nothing went wrong. */
  readonly failure: OrderError | null
  readonly place: (checkout: CheckoutDay) => void
}

/** Whether this very order was sent before and nobody knows what became of it. */
export function isPending(checkout: CheckoutDay): boolean {
  return checkout.draft.pendingIntent === orderIntent(orderInputOf(checkout))
}

/** Places an order and goes on to it. */
export function usePlaceOrder(): OrderPlacing {
  const go = useLocalizedNavigate()
  const placeOrder = useSetAtom(placeOrderAtom)
  const [sent, setSent] = useState<CheckoutDay | null>(null)
  const [failure, setFailure] = useState<OrderError | null>(null)
  const place = async (checkout: CheckoutDay): Promise<void> => {
    setSent(checkout)
    setFailure(null)
    const outcome = await placeOrder(checkout.date, orderInputOf(checkout))
    if (outcome.ok) {
      // What was sent stays on the page until the next one is there: the cart has lost the day by now.
      go(paths.orderPlaced(outcome.id), { replace: true })
      return
    }
    setFailure(outcome.failure)
    setSent(null)
  }
  return { sent, failure, place: (checkout) => void place(checkout) }
}
