import { paths } from '../../paths.ts'
import { OperationDays } from './parts/OperationDays.tsx'
import { OperationsView } from './parts/OperationsView.tsx'

/** The operations under their days. */
function OperationsHistoryScreen() {
  return <OperationsView Rows={OperationDays} here={paths.operationsHistory()} />
}

export default OperationsHistoryScreen
