import { CheckoutView } from '../../flows/checkout/parts/CheckoutView.tsx'
import { useCheckout } from '../../flows/checkout/use-checkout.ts'
import { usePlaceOrder } from '../../flows/checkout/place-order.ts'
import { ConfirmDocument } from './parts/ConfirmDocument.tsx'

/** The whole order once more, and the one button that places it. */
function ConfirmScreen() {
  const [checkout] = useCheckout()
  const placing = usePlaceOrder()
  // What was sent stays where it is, button and focus included, whatever becomes of the cart meanwhile.
  const shown: typeof checkout =
    placing.sent === null
      ? checkout
      : { status: 'ready', data: placing.sent, isRefreshing: false, refresh: checkout.refresh }
  return (
    <CheckoutView checkout={shown}>
      {(day) => <ConfirmDocument checkout={day} placing={placing} />}
    </CheckoutView>
  )
}

export default ConfirmScreen
