import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { ConfigError, readConfig } from '../platform/config.ts'
import { EmbeddedPostgresError } from '../platform/database/embedded/embedded-postgres-error.ts'
import { startCluster } from './start-cluster.ts'

/** Runs a cluster on this machine until it is told to stop. */
async function runCluster(): Promise<void> {
  const { port, dataDir } = readConfig(process.env)
  const folder = path.join(dataDir, 'cluster')
  await mkdir(folder, { recursive: true })
  const log = {
    info: (message: string) => void process.stdout.write(`${message}\n`),
    warn: (message: string) => void process.stderr.write(`${message}\n`),
  }
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
  const cluster = await startCluster({ folder, port, settings: {}, log })
  let upgrading = Promise.resolve()
  process.on('SIGUSR2', () => {
    upgrading = upgrading
      .then(() => cluster.upgrade())
      .then(
        () => log.info('Every API process was replaced.'),
        (error: unknown) => log.warn(`The upgrade stopped, and the others go on: ${String(error)}`),
      )
  })
  log.info(`\nFlower Market: ${cluster.origin}\nReplace the API processes: kill -USR2 ${process.pid}\n`)
  await stopped
  await cluster.stop()
}

try {
  await runCluster()
  process.exit()
} catch (error) {
  const isForPeople = error instanceof ConfigError || error instanceof EmbeddedPostgresError
  process.stderr.write(
    `${isForPeople ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  )
  process.exit(1)
}
