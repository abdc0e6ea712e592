import { contract } from '@flower-market/api-client/contract'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/database/database.ts'
import { latestMigration } from '../../platform/database/migrate.ts'
import type { Platform } from '../../platform/platform.ts'
import { hasDiskRoom } from './disk-room.ts'
import { shopSettings } from './shop-settings.ts'

/** A write, so that a full disk and a database that only reads are noticed; one row, however often it is asked. */
const writeProbe = {
  name: 'ready-probe',
  text: `INSERT INTO settings (key, value) VALUES ('ready-probe', now()::text)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value
    RETURNING (SELECT max(name) FROM kysely_migration) AS "lastApplied"`,
}

/** Whether the process lives, whether it can do its work, and what the operator has set. */
export function systemRoutes(platform: Platform): void {
  const { register, database, config } = platform
  register(contract.live, () => ({ status: 'ok' as const }))

  register(contract.ready, async () => {
    const reason = await unreadiness(database, config).catch((error: unknown) => error)
    if (reason !== null) throw new ApiError('unavailable', undefined, { cause: reason })
    return { status: 'ok' as const }
  })

  register(contract.shopSettings, () => shopSettings(platform))
}

/** Why no calls should be sent here; null when there is nothing. */
async function unreadiness(database: Database, { databaseUrl, dataDir }: Config): Promise<Error | null> {
  const [probed] = await database.query<{ lastApplied: string }>(writeProbe)
  if (probed?.lastApplied !== latestMigration) {
    return new Error('The schema of the database is not that of this version.')
  }
  const isEmbedded = databaseUrl === undefined
  return isEmbedded && !(await hasDiskRoom(dataDir)) ? new Error(`The disk of ${dataDir} is full.`) : null
}
