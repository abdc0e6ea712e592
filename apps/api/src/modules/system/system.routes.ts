import { contract } from '@flower-market/api-client/contract'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/database/database.ts'
import { latestMigration } from '../../platform/database/migrate.ts'
import type { Platform } from '../../platform/platform.ts'
import { databaseDiskCheck, hasDiskRoom } from './disk-room.ts'
import { shopSettings } from './shop-settings.ts'

/** A write, so that a database that only reads is noticed; one row, however often it is asked. */
const writeProbe = {
  name: 'ready-probe',
  text: `INSERT INTO settings (key, value) VALUES ('ready-probe', now()::text)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value
    RETURNING (SELECT max(name) FROM kysely_migration) AS "lastApplied"`,
}

/** Whether the process lives, whether it can do its work, and what the operator has set. */
export function systemRoutes(platform: Platform): void {
  const { register, database, config } = platform
  const checkDatabaseDisk = databaseDiskCheck(database)
  register(contract.live, () => ({ status: 'ok' as const }))

  register(contract.ready, async () => {
    const reason = await unreadiness(database, config, checkDatabaseDisk).catch((error: unknown) => error)
    if (reason !== null) throw new ApiError('unavailable', undefined, { cause: reason })
    return { status: 'ok' as const }
  })

  register(contract.shopSettings, () => shopSettings(platform))
}

/** Why no calls should be sent here; null when there is nothing. Rejects with the error of a database that cannot answer. */
async function unreadiness(
  database: Database,
  { databaseUrl, dataDir }: Config,
  checkDatabaseDisk: () => Promise<void>,
): Promise<Error | null> {
  const [probed] = await database.query<{ lastApplied: string }>(writeProbe)
  if (probed?.lastApplied !== latestMigration) {
    return new Error('The schema of the database is not that of this version.')
  }
  if (databaseUrl === undefined) {
    return (await hasDiskRoom(dataDir)) ? null : new Error(`The disk of ${dataDir} is full.`)
  }
  await checkDatabaseDisk()
  return null
}
