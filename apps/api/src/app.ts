import fastifyPlugin from 'fastify-plugin'
import type { FastifyInstance } from 'fastify'
import { demoModule } from './demo/demo-module.ts'
import { addressesModule } from './modules/addresses/index.ts'
import { auditModule } from './modules/audit/index.ts'
import { auctionsModule } from './modules/auctions/index.ts'
import { accountsModule } from './modules/accounts/index.ts'
import { bankStatementsModule } from './modules/bank-statements/index.ts'
import { cartModule } from './modules/cart/index.ts'
import { catalogModule } from './modules/catalog/index.ts'
import { cryptoModule, sandboxChain } from './modules/crypto/index.ts'
import { dayClosingsModule } from './modules/day-closings/index.ts'
import { reportsModule } from './modules/reports/index.ts'
import { deskModule } from './modules/desk/index.ts'
import { deliveryModule } from './modules/delivery/index.ts'
import { exchangeModule } from './modules/exchange/index.ts'
import { filesModule } from './modules/files/index.ts'
import { createSessionStore, identityModule } from './modules/identity/index.ts'
import { ledgerModule } from './modules/ledger/index.ts'
import { metricsModule } from './modules/metrics/index.ts'
import { questionsModule } from './modules/questions/index.ts'
import { noticesModule } from './modules/notices/index.ts'
import { paymentsModule } from './modules/payments/index.ts'
import { peopleModule, verificationGuard } from './modules/people/index.ts'
import { placesModule } from './modules/places/index.ts'
import { plantationsModule } from './modules/plantations/index.ts'
import { purchasesModule } from './modules/purchases/index.ts'
import { regionsModule } from './modules/regions/index.ts'
import { requestsModule } from './modules/requests/index.ts'
import { sandboxInbox, sandboxModule } from './modules/sandbox/index.ts'
import { savedListsModule } from './modules/saved-lists/index.ts'
import { setupModule } from './modules/setup/index.ts'
import { settingsModule } from './modules/settings/index.ts'
import { staffOrdersModule } from './modules/staff-orders/index.ts'
import { staffModule } from './modules/staff/index.ts'
import { stockModule } from './modules/stock/index.ts'
import { standingOrdersModule } from './modules/standing-orders/index.ts'
import { systemModule } from './modules/system/index.ts'
import { transfersModule } from './modules/transfers/index.ts'
import { webhooksModule } from './modules/webhooks/index.ts'
import type { Config } from './platform/config.ts'
import { readDatabaseClock } from './platform/database/database-clock.ts'
import type { Database } from './platform/database/database.ts'
import { createPlatform, type ServerModule } from './platform/platform.ts'
import { openPorts, type Ports } from './platform/ports/open-ports.ts'

/** What the shop runs on. */
export interface AppDependencies {
  readonly config: Config
  /** Migrated to the latest schema. */
  readonly database: Database
  /** Where the catalog, lists of orders, histories and reports are read. @default database */
  readonly reads?: Database
  /** @default the clock */
  readonly now?: () => Date
  /** @default what the configuration asks for */
  readonly ports?: Ports
  /** Aborted when the process is to stop soon. @default never */
  readonly draining?: AbortSignal
}

const modules: readonly ServerModule[] = [
  settingsModule,
  systemModule,
  setupModule,
  metricsModule,
  auditModule,
  sandboxModule,
  identityModule,
  peopleModule,
  staffModule,
  filesModule,
  placesModule,
  plantationsModule,
  addressesModule,
  ledgerModule,
  dayClosingsModule,
  reportsModule,
  accountsModule,
  exchangeModule,
  transfersModule,
  paymentsModule,
  bankStatementsModule,
  cryptoModule,
  catalogModule,
  stockModule,
  regionsModule,
  deliveryModule,
  cartModule,
  savedListsModule,
  noticesModule,
  questionsModule,
  webhooksModule,
  purchasesModule,
  standingOrdersModule,
  auctionsModule,
  requestsModule,
  staffOrdersModule,
  deskModule,
  demoModule,
]

/** The whole shop as one plugin: the API of the contract, its documentation, the socket and the pages. */
export const shopApp = fastifyPlugin(async (app: FastifyInstance, dependencies: AppDependencies) => {
  const { config, database, reads = database } = dependencies
  const { now = () => new Date(), draining = new AbortController().signal } = dependencies
  const databaseNow = dependencies.now === undefined ? readDatabaseClock : async () => now()
  const sandbox = { keepMessage: sandboxInbox(database, now), chain: sandboxChain(database) }
  const ports = dependencies.ports ?? openPorts(config, sandbox, now, app.log)
  const platform = await createPlatform(
    { app, config, database, reads, now, databaseNow, ports, draining },
    { createSessionStore, verificationGuard },
  )
  for (const register of modules) await register(platform)
  if (config.part === 'jobs') return
  // Rendering and the socket are half of what a process loads, and nobody asks one of the jobs for a page.
  const { registerWeb } = await import('./web/index.ts')
  await registerWeb(platform)
})
