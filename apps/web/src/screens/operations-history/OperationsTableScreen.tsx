import { paths } from '../../paths.ts'
import { OperationRegister } from './parts/OperationRegister.tsx'
import { OperationsView } from './parts/OperationsView.tsx'

/** The operations as a plain table. */
function OperationsTableScreen() {
  return <OperationsView Rows={OperationRegister} here={paths.operationsTable()} />
}

export default OperationsTableScreen
