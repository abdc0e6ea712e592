import { CheckoutEmpty } from '../../flows/checkout/parts/CheckoutEmpty.tsx'
import { CheckoutFailed } from '../../flows/checkout/parts/CheckoutFailed.tsx'
import { CheckoutSkeleton } from '../../flows/checkout/parts/CheckoutSkeleton.tsx'
import { useCheckout } from '../../flows/checkout/use-checkout.ts'
import { usePlaceOrder } from '../../flows/checkout/use-place-order.ts'
import { ConfirmDocument } from './parts/ConfirmDocument.tsx'

/** The whole order once more, and the one button that places it. */
function ConfirmScreen() {
  const [state] = useCheckout()
  const placing = usePlaceOrder()
  if (placing.sent !== null) return <ConfirmDocument checkout={placing.sent} placing={placing} />
  if (state.status === 'empty') return <CheckoutEmpty />
  if (state.status === 'loading') return <CheckoutSkeleton />
  if (state.status === 'failed') return <CheckoutFailed onRetry={state.retry} />
  return <ConfirmDocument checkout={state.checkout} placing={placing} />
}

export default ConfirmScreen
