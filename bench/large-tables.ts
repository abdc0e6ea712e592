import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../apps/api/src/platform/database/embedded/start-embedded-postgres.ts'
import { migrateToLatest } from '../apps/api/src/platform/database/migrate.ts'
import {
  callsOnLargeTables,
  type CallOnLargeTables,
} from '../apps/api/src/testing/large-tables/calls-on-large-tables.ts'

/** A tenth of all orders is one person's. */
const run = {
  people: 300_000,
  orders: 1_000_000,
  ordersOfHeavyBuyer: 100_000,
  rounds: 5,
  isReadingWholeAvoided: false,
}

/** Lists at a million orders of 300,000 people. */
export async function largeTableCalls(): Promise<CallOnLargeTables[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'flower-market-bench-'))
  const log = { info: () => {}, warn: console.warn }
  const server = await startEmbeddedPostgres({ dataDir, log, durability: 'none' })
  try {
    await migrateToLatest(server.connectionString)
    return await callsOnLargeTables(server.connectionString, run)
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
