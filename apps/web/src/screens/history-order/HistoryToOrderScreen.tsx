import { OrderPage } from './OrderPage.tsx'

/** An order that plantations make. */
function HistoryToOrderScreen() {
  return <OrderPage kind="toOrder" />
}

export default HistoryToOrderScreen
