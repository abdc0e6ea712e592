import type { Platform } from '../../platform/platform.ts'
import { accountsRoutes } from './accounts.routes.ts'
import { accountsService } from './accounts.service.ts'

export { listAccounts } from './accounts.repository.ts'

/** Balances of people. */
export function accountsModule(platform: Platform): void {
  accountsRoutes(platform.register, platform.database, accountsService(platform))
}
