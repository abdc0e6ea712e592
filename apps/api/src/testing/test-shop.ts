import { tmpdir } from 'node:os'
import { demoRequisites, demoSignatory } from '@flower-market/flower-domain'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { shopApp } from '../app.ts'
import { readConfig, type Config } from '../platform/config.ts'
import { openDatabase, type Database, type DatabaseOptions } from '../platform/database/database.ts'
import { insertDecision, isDecided } from '../modules/settings/settings.repository.ts'
import { createHttpServer } from '../platform/http/http-server.ts'
import type { LogOptions } from '../platform/logging/logging.ts'
import type { Ports } from '../platform/ports/open-ports.ts'
import { createTestDatabase } from './test-database.ts'

/** A whole shop over a database of its own, asked without a network. */
export interface TestShop {
  readonly app: FastifyInstance
  readonly database: Database
  readonly connectionString: string
}

/** What a test's shop differs in. */
export interface TestShopOptions {
  readonly config?: Partial<Config>
  readonly log?: LogOptions
  readonly now?: () => Date
  /** @default what the configuration asks for */
  readonly ports?: Ports
  readonly pool?: Pick<DatabaseOptions, 'poolSize' | 'timeouts'>
  /** Makes what lists are read from, which the caller closes. @default the shop's own database */
  readonly openReads?: (connectionString: string) => Database
  /**
   * Whether jobs are done as soon as they are sent, by a worker for each kind of them; otherwise `runPending` does them.
   * @default where `ports` are given, which tell what was sent
   */
  readonly hasWorkers?: boolean
  /** Whether people order without a verification, where the configuration does not say. @default true */
  readonly isVerificationOptional?: boolean
}

/** A moment at which orders for Monday 23 November 2026 are open: a Saturday, 11:00 in Moscow. */
export const testNow = new Date('2026-11-21T08:00:00Z')

/** The first delivery day of `testNow`. */
export const testDay = '2026-11-23'

/** Opens a shop without demo that ends with the test (or, called in `beforeAll`, with the file: see `closeShop`). */
export async function openTestShop(options: TestShopOptions = {}): Promise<TestShop> {
  const shop = await openShop(options)
  onTestFinished(shop.close)
  return shop
}

/** Opens a shop that the caller closes. */
export async function openShop(options: TestShopOptions): Promise<TestShop & { close(): Promise<void> }> {
  const { connectionString, drop } = await createTestDatabase()
  const shop = await openShopOn(connectionString, options)
  return {
    ...shop,
    close: async () => {
      await shop.close()
      await drop()
    },
  }
}

/** Opens a shop over a database that is there already, as another process would be; the caller closes it. */
export async function openShopOn(
  connectionString: string,
  options: TestShopOptions = {},
): Promise<TestShop & { close(): Promise<void> }> {
  const database = openDatabase({ connectionString, ...options.pool })
  const app = await openApp(database, options)
  return {
    app,
    database,
    connectionString,
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}

/** Opens a second server over the database of a shop, as another process would be; it ends with the test. */
export async function openAnotherProcess(
  { connectionString }: TestShop,
  options: TestShopOptions = {},
): Promise<FastifyInstance> {
  const { app, close } = await openShopOn(connectionString, options)
  onTestFinished(close)
  return app
}

async function openApp(
  database: Database,
  {
    config = {},
    openReads,
    log = { level: 'silent' },
    now = () => testNow,
    ports,
    hasWorkers = ports !== undefined,
    isVerificationOptional = true,
  }: TestShopOptions,
): Promise<FastifyInstance> {
  const app = createHttpServer(log)
  const defaults = {
    ...readConfig({ WEB_DIST: 'no-shop', STORYBOOK_DIST: 'no-storybook', JOBS: hasWorkers ? 'on' : 'off' }),
    requestsPerMinute: 0,
    // There, so that its disk can be looked at.
    dataDir: tmpdir(),
  }
  await app.register(shopApp, {
    database,
    ...(openReads && { reads: openReads(database.connectionString) }),
    now,
    config: { ...defaults, ...config, settings: { ...requisitesOf(config), ...config.settings } },
    ...(ports && { ports }),
  })
  await app.ready()
  if (isVerificationOptional && config.settings?.verification === undefined) {
    await makeVerificationOptional(database)
  }
  return app
}

/** Test shops are paid unless they are to be without demo data. */
function requisitesOf({ hasDemo = true }: Partial<Config>): Config['settings'] {
  return hasDemo ? { requisites: demoRequisites, signatory: demoSignatory } : {}
}

/** Lets everybody order, unless something was decided about it. */
async function makeVerificationOptional({ kysely }: Database): Promise<void> {
  if (await isDecided(kysely, 'verification')) return
  const decision = { name: 'verification', value: 'optional', setBy: null, reason: 'Test' } as const
  await insertDecision(kysely, { ...decision, holdsFrom: new Date(0), setAt: testNow })
}
