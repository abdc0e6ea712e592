import { TransactionPage } from '../../components/transaction-list/TransactionPage.tsx'
import { paths } from '../../paths.ts'
import { LastProof } from './parts/LastProof.tsx'
import { MoneyOverview } from './parts/MoneyOverview.tsx'

/** What one's accounts hold, the ways in and out, and all transactions. */
function TransactionsScreen() {
  return (
    <TransactionPage
      title="transactions.title"
      path={paths.transactions()}
      note={<LastProof />}
      overview={<MoneyOverview />}
    />
  )
}

export default TransactionsScreen
