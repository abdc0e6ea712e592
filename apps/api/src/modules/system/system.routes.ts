import { contract } from '@flower-market/api-client/contract'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/database/database.ts'
import { latestMigration } from '../../platform/database/migrate.ts'
import type { Register } from '../../platform/endpoints/endpoints.ts'
import { shopSettings } from './shop-settings.ts'

const lastApplied = {
  name: 'last-applied-migration',
  text: 'SELECT name FROM kysely_migration ORDER BY name DESC LIMIT 1',
}

/** Whether the process lives, whether it can do its work, and what the operator has set. */
export function systemRoutes(register: Register, database: Database, config: Config): void {
  register(contract.health, () => ({ status: 'ok' as const }))

  register(contract.ready, async () => {
    const [applied] = await database.query<{ name: string }>(lastApplied)
    if (applied === undefined || applied.name < latestMigration) throw new ApiError('unavailable')
    return { status: 'ok' as const }
  })

  register(contract.shopSettings, () => shopSettings(config, database))
}
