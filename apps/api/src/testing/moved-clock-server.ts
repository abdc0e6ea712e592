import { seedDemo } from '../demo/seed-demo.ts'
import { everyMinuteJob as cryptoJob } from '../modules/crypto/crypto-jobs.ts'
import { runStandingOrdersJob } from '../modules/standing-orders/standing-orders-jobs.ts'
import { shopApp } from '../app.ts'
import { readConfig } from '../platform/config.ts'
import { openDatabase } from '../platform/database/database.ts'
import { migrateToLatest } from '../platform/database/migrate.ts'
import { createHttpServer } from '../platform/http/http-server.ts'

// A shop with demo data whose clock the parent process moves, so that a test in a browser sees what happens days later.

let offsetMs = 0
function now(): Date {
  return new Date(Date.now() + offsetMs)
}

const config = readConfig(process.env)
const connectionString = config.databaseUrl
if (connectionString === undefined) throw new Error('The parent process names a database.')
await migrateToLatest(connectionString)
const database = openDatabase({ connectionString })
await seedDemo(database, now())
const app = createHttpServer({ level: config.logLevel, isPretty: false }, config)
await app.register(shopApp, { config, database, now })
await app.listen({ host: config.host, port: config.port })

// The jobs would run by themselves, but only with their next minute or their next five.
const dueJobs = [runStandingOrdersJob, cryptoJob]

process.on('message', ({ moment }: { moment: string }) => {
  offsetMs = new Date(moment).getTime() - Date.now()
  const sent = Promise.all(dueJobs.map((job) => app.jobs.send(database.kysely, job, {})))
  void sent.then(() => process.send?.('moved'))
})
process.once('SIGTERM', () => {
  void app
    .close()
    .then(() => database.close())
    .then(() => process.exit())
})
