import { ConfigError, readConfig, type Config } from './platform/config.ts'
import { EmbeddedPostgresError } from './platform/database/embedded/embedded-postgres-error.ts'
import { demoPassword, demoPeople } from './demo/demo-people.ts'
import { createHttpServer } from './platform/http/http-server.ts'
import { StartupError } from './startup-error.ts'
import { startShop, type RunningShop } from './start-shop.ts'

const stopTimeoutMs = 10_000

/** Runs the shop until it is told to stop. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = { level: config.logLevel, isPretty: process.stdout.isTTY }
  const app = createHttpServer(log, config.isBehindProxy)
  const asked = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        // A second signal is a person who does not want to wait.
        process.once(signal, () => process.exit(1))
        resolve()
      })
    }
  })
  const lost = Promise.withResolvers<never>()
  // A start that fails for another reason leaves nobody who listens to it.
  lost.promise.catch(() => {})
  const shop = await startShop(app, config, lost.reject)
  process.stdout.write(greeting(shop.address, config))
  await Promise.race([asked, lost.promise]).finally(() => stopInTime(shop))
}

async function stopInTime(shop: RunningShop): Promise<void> {
  const timer = setTimeout(() => process.exit(1), stopTimeoutMs)
  await shop.stop()
  clearTimeout(timer)
}

function greeting(listening: string, { publicOrigin, hasDemo, hasSandbox }: Config): string {
  const address = publicOrigin ?? listening
  const outbox = hasSandbox ? [`Mails, codes and calls: ${address}/outbox`] : []
  const people = demoPeople.map(({ email, introduction }) => `  ${email.padEnd(28)}${introduction}`)
  const demo = hasDemo ? ['', `Demo people, password «${demoPassword}»:`, ...people] : []
  return ['', `Flower Market: ${address}`, ...outbox, ...demo, '', ''].join('\n')
}

try {
  await main()
} catch (error) {
  const isPersonal =
    error instanceof ConfigError || error instanceof StartupError || error instanceof EmbeddedPostgresError
  process.stderr.write(
    `${isPersonal ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  )
  process.exitCode = 1
}
