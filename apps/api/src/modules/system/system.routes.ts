import { contract } from '@flower-market/api-client/contract'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/database/database.ts'
import { hasDiskRoom } from '../../platform/database/embedded/disk-room.ts'
import { migrations } from '../../platform/database/migrate.ts'
import { schemaDifference } from '../../platform/database/schema-compatibility.ts'
import type { Platform } from '../../platform/platform.ts'
import { databaseDiskCheck } from './database-disk.ts'
import { sharedOutcome } from './shared-outcome.ts'
import { shopSettings } from './shop-settings.ts'

/** A write, so that a database that only reads is noticed; one row, however often it is asked. */
const writeProbe = {
  name: 'ready-probe',
  text: `INSERT INTO settings (key, value) VALUES ('ready-probe', now()::text)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
}

/** No limit of requests holds for probes: a flood of them must not take the connections of the pool. */
const probedAgainAfterMs = 1_000

/** Whether the process lives, whether it can do its work, and what the operator has set. */
export function systemRoutes(platform: Platform): void {
  const { register, database, config, draining } = platform
  const checkDatabaseDisk = databaseDiskCheck(database)
  const check = sharedOutcome(() => unreadiness(database, config, checkDatabaseDisk), probedAgainAfterMs)
  register(contract.live, () => ({ status: 'ok' as const }))

  register(contract.ready, async () => {
    const reason = draining.aborted
      ? new Error('The process is to stop soon.')
      : await check().catch((error: unknown) => error)
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
  await database.query(writeProbe)
  const difference = await schemaDifference(database.kysely, migrations)
  if (difference !== null) {
    return new Error(
      `The schema of the database does not fit this version: ${difference.kind} ${difference.name}.`,
    )
  }
  if (databaseUrl === undefined) {
    return (await hasDiskRoom(dataDir)) ? null : new Error(`The disk of ${dataDir} is full.`)
  }
  await checkDatabaseDisk()
  return null
}
