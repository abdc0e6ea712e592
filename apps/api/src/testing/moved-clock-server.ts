import { seedDemo } from '../demo/seed-demo.ts'
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

// The jobs of the minutes in between run by themselves; this one would wait for its next five minutes.
process.on('message', ({ moment }: { moment: string }) => {
  offsetMs = new Date(moment).getTime() - Date.now()
  void app.jobs.send(database.kysely, runStandingOrdersJob, {}).then(() => process.send?.('moved'))
})
process.once('SIGTERM', () => {
  void app
    .close()
    .then(() => database.close())
    .then(() => process.exit())
})
