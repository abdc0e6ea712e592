import { TransactionPage } from '../../components/transaction-list/TransactionPage.tsx'
import { paths } from '../../paths.ts'

/** All of one's transactions. */
function TransactionsScreen() {
  return <TransactionPage title="transactions.title" toPath={paths.transactions} />
}

export default TransactionsScreen
