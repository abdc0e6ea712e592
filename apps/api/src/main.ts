import { setTimeout as wait } from 'node:timers/promises'
import { ConfigError, readConfig, type Config } from './platform/config.ts'
import { EmbeddedPostgresError } from './platform/database/embedded/embedded-postgres-error.ts'
import { demoPassword, demoPeople } from './demo/demo-people.ts'
import { exitCodes } from './exit-codes.ts'
import { connectionLimits } from './platform/http/connection-limits.ts'
import { createHttpServer } from './platform/http/http-server.ts'
import { StartupError } from './startup-error.ts'
import { startShop } from './start-shop.ts'

/** Beyond what each part of the shop is given to stop; PostgreSQL alone may still be writing. */
const stopTimeoutMs = 30_000
const settleMs = 1_000

/** Runs the shop until it is told to stop; throws what it cannot go on from. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const isForJobs = config.part === 'jobs'
  const log = { level: config.logLevel, isPretty: process.stdout.isTTY, ...(isForJobs && { name: 'jobs' }) }
  const draining = new AbortController()
  const connections = connectionLimits(config)
  const app = createHttpServer(log, { ...config, connections, draining: draining.signal })
  const asked = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        // A second signal is a person who does not want to wait.
        process.once(signal, () => process.exit(exitCodes.cannotStart))
        resolve()
      })
    }
  })
  const failed = Promise.withResolvers<never>()
  // A start that fails for another reason leaves nobody who listens to it.
  failed.promise.catch(() => {})
  // Nobody knows in which state an unexpected error leaves the process, so it ends, but in order.
  process.on('uncaughtException', (error) => {
    app.log.fatal({ err: error }, 'An error that nothing handles; the server stops.')
    failed.reject(error)
  })
  const shop = await startShop(app, config, { onLost: failed.reject, draining: draining.signal })
  if (shop.address === null) app.log.info('This process does the jobs.')
  else process.stdout.write(greeting(shop.address, shop.staffAddress, config))
  try {
    await Promise.race([asked, failed.promise])
    draining.abort()
    // A proxy needs this time to notice; what it sends meanwhile is answered.
    await wait(config.drainMs)
  } catch (error) {
    process.exitCode = exitCodes.failed
    process.stderr.write(`${readable(error)}\n`)
  }
  setTimeout(() => process.exit(exitCodes.failed), stopTimeoutMs).unref()
  await shop.stop()
  // What a part that did not stop has left open.
  setTimeout(() => process.exit(), settleMs).unref()
}

function greeting(
  listening: string,
  staffAddress: string | null,
  { publicOrigin, hasDemo, hasSandbox }: Config,
): string {
  const address = publicOrigin ?? listening
  const staff = staffAddress === null ? [] : [`Staff: ${staffAddress}`]
  const outbox = hasSandbox ? [`Mails, codes and calls: ${address}/outbox`] : []
  const people = demoPeople.map(({ email, introduction }) => `  ${email.padEnd(28)}${introduction}`)
  const demo = hasDemo ? ['', `Demo people, password «${demoPassword}»:`, ...people] : []
  return ['', `Flower Market: ${address}`, ...staff, ...outbox, ...demo, '', ''].join('\n')
}

function readable(error: unknown): string {
  const isForPeople =
    error instanceof ConfigError || error instanceof StartupError || error instanceof EmbeddedPostgresError
  return isForPeople ? error.message : String(error instanceof Error ? error.stack : error)
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${readable(error)}\n`)
  process.exitCode = exitCodes.cannotStart
}
