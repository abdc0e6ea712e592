import { OrderPage } from './OrderPage.tsx'

/** An order from the stock. */
function HistoryOrderScreen() {
  return <OrderPage kind="inStok" />
}

export default HistoryOrderScreen
