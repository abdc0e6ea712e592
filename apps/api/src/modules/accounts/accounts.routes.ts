import { contract } from '@flower-market/api-client/contract'
import type { Database } from '../../platform/database/database.ts'
import type { Register } from '../../platform/endpoints/endpoints.ts'
import { listAccounts } from './accounts.repository.ts'

/** The balances of the person who asks. */
export function accountsRoutes(register: Register, database: Database): void {
  register(contract.accountList, ({ person }) => listAccounts(database, person.personId))
}
