import { useSearchParams } from 'react-router-dom'
import { useCurrentUser } from '@flower-market/app-runtime/session'
import { TransactionPage } from '../../components/transaction-list/TransactionPage.tsx'
import { paths } from '../../paths.ts'
import { Acceptance } from './parts/Acceptance.tsx'

/** The payments of one's orders; a plantation's representative finds what was sent to the plantation under SENDED. */
function PaymentsScreen() {
  const [search] = useSearchParams()
  const isFarm = useCurrentUser()?.role === 'RECIPIENT'
  if (isFarm && search.get('status') === 'SENDED') return <Acceptance />
  return <TransactionPage title="transactions.payments" path={paths.payments()} kind="orders" />
}

export default PaymentsScreen
