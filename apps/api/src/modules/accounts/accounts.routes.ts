import { contract } from '@flower-market/api-client/contract'
import type { Database } from '../../platform/database/database.ts'
import type { Register } from '../../platform/endpoints/endpoints.ts'
import { listAccounts } from './accounts.repository.ts'
import type { AccountsService } from './accounts.service.ts'

/** The balances of the person who asks; staff read anybody's. */
export function accountsRoutes(register: Register, database: Database, accounts: AccountsService): void {
  register(contract.accountList, ({ person }) => listAccounts(database, person.personId))
  register(contract.accountListOf, ({ person, params }) => accounts.listOf(person, params.id))
  register(contract.accountUpdate, ({ person, body }) => accounts.update(person.personId, body))
}
