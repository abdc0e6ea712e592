import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { explainStartError } from './explain-start-error.ts'
import { makeBaseBackup } from './platform/backup/base-backup.ts'
import { keptArchives } from './platform/backup/thin-archives.ts'
import { shipLog } from './platform/backup/ship-log.ts'
import { thinFolder } from './platform/backup/thin-folder.ts'
import { readConfig, type Config } from './platform/config.ts'
import { reachEmbeddedPostgres } from './platform/database/embedded/reach-embedded-postgres.ts'
import { runCommand } from './run-command.ts'
import { StartupError } from './startup-error.ts'

const usage = 'Usage: npm run backup [-- keys]'

/** Copies the shop's database, with the files in it, to `BACKUP_DIR`, and deletes what is kept no longer. */
async function backUp(config: Config): Promise<string> {
  const { backup, databaseUrl, dataDir } = config
  if (databaseUrl !== undefined) {
    throw new StartupError(
      'The database of DATABASE_URL is backed up by the tools of its PostgreSQL, pg_basebackup or pg_dump; this backs up the embedded one.',
    )
  }
  if (backup === undefined) throw new StartupError('Set BACKUP_DIR to the folder that backups go to.')
  if (!existsSync(path.join(dataDir, 'postgres'))) {
    throw new StartupError(`There is no database in ${dataDir}: set DATA_DIR to the folder of the shop.`)
  }
  const startedAt = performance.now()
  const postgres = await reachEmbeddedPostgres({ dataDir, isArchived: true })
  try {
    const log = { from: postgres.archivedLog, ...backup }
    await shipLog(log)
    const file = await makeBaseBackup({ connectionString: postgres.connectionString, ...backup })
    await shipLog(log)
    const deleted = await thinFolder(backup.folder)
    const { size } = await stat(file)
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1)
    const { days, weeks, months } = keptArchives
    return [
      `${file}: ${(size / 1e6).toFixed(1)} MB in ${seconds} s, ${backup.recipient === undefined ? 'not encrypted: BACKUP_RECIPIENT is not set' : 'encrypted'}.`,
      `Kept are the newest of ${days} days, ${weeks} weeks and ${months} months; deleted: ${deleted}.`,
      '',
    ].join('\n')
  } finally {
    await postgres.stop()
  }
}

/** A new pair of keys; nothing is stored. */
async function makeKeys(): Promise<string> {
  const identity = await generateX25519Identity()
  return [
    'For the server, which can only encrypt:',
    `BACKUP_RECIPIENT=${await identityToRecipient(identity)}`,
    'To keep elsewhere; without it no backup can be restored:',
    `BACKUP_IDENTITY=${identity}`,
    '',
  ].join('\n')
}

await runCommand(async () => {
  const [command, ...more] = process.argv.slice(2)
  if (more.length > 0 || (command !== undefined && command !== 'keys')) throw new StartupError(usage)
  if (command === 'keys') return makeKeys()
  const config = readConfig(process.env)
  return backUp(config).catch((error: unknown) => {
    throw explainStartError(error, config)
  })
})
