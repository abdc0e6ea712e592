import type { Platform } from '../../platform/platform.ts'
import { accountsRoutes } from './accounts.routes.ts'
import { accountsService } from './accounts.service.ts'
import { historyRoutes } from './history.routes.ts'
import { statementService } from './statement.service.ts'

export { listAccounts } from './accounts.repository.ts'
export { listEntries } from './history.repository.ts'

/** Balances of people and their history. */
export function accountsModule(platform: Platform): void {
  accountsRoutes(platform.register, platform.database, accountsService(platform))
  historyRoutes(platform.register, platform.reads.kysely, statementService(platform))
}
