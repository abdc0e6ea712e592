import type { Platform } from '../../platform/platform.ts'
import { accountsRoutes } from './accounts.routes.ts'

export { listAccounts } from './accounts.repository.ts'

/** Balances of people. */
export function accountsModule({ register, database }: Platform): void {
  accountsRoutes(register, database)
}
