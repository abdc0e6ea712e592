import { emailPattern, maxLengths } from '@flower-market/api-client/contract'
import { checkStoredFiles, takeFilesBack } from './modules/files/index.ts'
import { createAdministrator, resetSecondFactor } from './modules/identity/index.ts'
import { reportStorage } from './modules/metrics/index.ts'
import { explainStartError } from './explain-start-error.ts'
import { readConfig, type Config } from './platform/config.ts'
import { openDatabase, type Database } from './platform/database/database.ts'
import { reachEmbeddedPostgres } from './platform/database/embedded/reach-embedded-postgres.ts'
import { migrateToLatest } from './platform/database/migrate.ts'
import { s3Files } from './platform/ports/files/s3-files.ts'
import { runCommand } from './run-command.ts'
import { StartupError } from './startup-error.ts'

const usage =
  'Usage: npm run admin -- create <email> | reset-second-factor <email> | storage | check-files | take-files-back'

/** Runs a command of the operator; gives what to print. */
async function administer([command, address]: readonly string[], config: Config): Promise<string> {
  if (command === 'storage' && address === undefined) {
    return withDatabase(config, ({ kysely }) => reportStorage(kysely))
  }
  if ((command === 'check-files' || command === 'take-files-back') && address === undefined) {
    return withDatabase(config, ({ kysely }) => administerFiles(kysely, command, config))
  }
  const isKnown = command === 'create' || command === 'reset-second-factor'
  if (!isKnown || address === undefined) throw new StartupError(usage)
  const email = address.trim().toLowerCase()
  if (email.length > maxLengths.email || !emailPattern.test(email)) {
    throw new StartupError(`${address} is no email address. ${usage}`)
  }
  return withDatabase(config, async (database, connectionString) => {
    await migrateToLatest(connectionString)
    if (command === 'create') return makeAdministrator(database, email, config)
    const isReset = await resetSecondFactor(database, email, new Date())
    return isReset
      ? `${email} has no second factor any more and is signed out everywhere.\n`
      : `${email} has no second factor.\n`
  })
}

async function makeAdministrator(database: Database, email: string, config: Config): Promise<string> {
  const publicOrigin = config.publicOrigin ?? `http://localhost:${config.port}`
  const created = await createAdministrator(database, { email, publicOrigin, now: new Date() })
  const done = created.isNew ? 'is an administrator now' : 'was here already and is an administrator now'
  const local = config.publicOrigin === undefined ? `http://localhost:${config.adminPort}` : undefined
  const staff = config.adminAddress ?? local
  const setup = staff === undefined ? '' : `What is to be set up: ${new URL('/setup', staff).href}\n`
  return `${email} ${done}.\n${setup}Set the password within an hour, while the shop runs: ${created.link}\n`
}

async function administerFiles(
  db: Database['kysely'],
  command: 'check-files' | 'take-files-back',
  { fileStore }: Config,
): Promise<string> {
  if (fileStore === undefined)
    throw new StartupError('Set FILES_S3_URL to the bucket that files are kept in.')
  const store = s3Files(fileStore)
  if (command === 'take-files-back')
    return `${await takeFilesBack(db, store)} files are in the database again.\n`
  const { expected, wrong } = await checkStoredFiles(db, store)
  if (wrong.length === 0) return `The store has all ${expected} files, as they were given to it.\n`
  throw new StartupError(
    `Of ${expected} files the store has lost or changed ${wrong.length}: ${wrong.join(', ')}`,
  )
}

/** Reaches the shop's database, whether it runs or not, and leaves it as it was. */
async function withDatabase(
  config: Config,
  work: (database: Database, connectionString: string) => Promise<string>,
): Promise<string> {
  const { connectionString, stop } =
    config.databaseUrl === undefined
      ? await reachEmbeddedPostgres({ dataDir: config.dataDir, isArchived: config.backup !== undefined })
      : { connectionString: config.databaseUrl, stop: async () => {} }
  try {
    const database = openDatabase({ connectionString, poolSize: 1 })
    try {
      return await work(database, connectionString)
    } finally {
      await database.close()
    }
  } finally {
    await stop()
  }
}

await runCommand(async () => {
  const config = readConfig(process.env)
  return administer(process.argv.slice(2), config).catch((error: unknown) => {
    throw explainStartError(error, config)
  })
})
