import { TransactionPage } from '../../components/transaction-list/TransactionPage.tsx'
import { paths } from '../../paths.ts'

/** The payments of one's orders. */
function PaymentsScreen() {
  return <TransactionPage title="transactions.payments" toPath={paths.payments} kind="orders" />
}

export default PaymentsScreen
