import path from 'node:path'
import { parseArgs } from 'node:util'
import { explainStartError } from './explain-start-error.ts'
import { restoreBackup } from './platform/backup/restore-backup.ts'
import { readConfig } from './platform/config.ts'
import { runCommand } from './run-command.ts'
import { StartupError } from './startup-error.ts'

const usage =
  'Usage: npm run restore -- <backup or folder of backups> <new data folder> [--until <moment like 2026-11-23T10:00:00Z, or latest>]'

const moment = /^(?:latest|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:Z|[+-]\d\d:\d\d))$/u

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { until: { type: 'string' } },
    })
    const [source, target, ...more] = positionals
    const isKnown = values.until === undefined || moment.test(values.until)
    if (source === undefined || target === undefined || more.length > 0 || !isKnown) throw new Error(usage)
    return { source: path.resolve(source), target: path.resolve(target), until: values.until }
  } catch (error) {
    throw new StartupError(usage, { cause: error })
  }
}

await runCommand(async () => {
  const { source, target, until } = readArguments()
  const config = readConfig(process.env)
  const startedAt = performance.now()
  const archive = await restoreBackup({ source, target, until, identity: config.backupIdentity }).catch(
    (error: unknown) => {
      throw explainStartError(error, { dataDir: target, databaseUrl: undefined })
    },
  )
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1)
  const state =
    until === undefined ? 'the end of the backup' : until === 'latest' ? 'the end of the log' : until
  return [`Restored from ${archive} to ${state} in ${seconds} s.`, `Start with DATA_DIR=${target}.`, ''].join(
    '\n',
  )
})
