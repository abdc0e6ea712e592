import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { transfer } from '../apps/api/src/modules/ledger/index.ts'
import { openDatabase, type Db, type Trx } from '../apps/api/src/platform/database/database.ts'
import { startEmbeddedPostgres } from '../apps/api/src/platform/database/embedded/start-embedded-postgres.ts'
import { migrateToLatest } from '../apps/api/src/platform/database/migrate.ts'
import { insertFundedBuyer } from './funded-buyer.ts'

const connections = 20
const rounds = 3
const paymentsEach = 40
/** What the rest of an order's transaction takes: it is spent while the locks of its payment are held. */
const restMs = 5

/** Payments of twenty buyers at once, in payments a second. */
export interface PaymentThroughput {
  /** Each from an account of their own. */
  readonly ownAccounts: number
  /** The same, with the operator's account locked as it was before: all queue for one row. */
  readonly oneLockedRow: number
}

function addBuyers(db: Db): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    const buyers: string[] = []
    while (buyers.length < connections) buyers.push(await insertFundedBuyer(trx, 1_000_000_000n))
    return buyers
  })
}

async function pay(trx: Trx, buyer: string, isLocked: boolean): Promise<void> {
  if (isLocked) {
    await trx
      .selectFrom('ledger_accounts')
      .select('id')
      .where('system_name', '=', 'sales')
      .where('currency', '=', 'RUB')
      .forUpdate()
      .execute()
  }
  const sale = {
    kind: 'purchase',
    from: { person: buyer },
    to: { system: 'sales' },
    createdBy: buyer,
  } as const
  await transfer(trx, { ...sale, amount: 100n, currency: 'RUB' })
  await new Promise((resolve) => setTimeout(resolve, restMs))
}

async function measure(db: Db, buyers: readonly string[], isLocked: boolean): Promise<number> {
  const start = performance.now()
  await Promise.all(
    buyers.map(async (buyer) => {
      for (let paid = 0; paid < paymentsEach; paid += 1) {
        await db.transaction().execute((trx) => pay(trx, buyer, isLocked))
      }
    }),
  )
  return (buyers.length * paymentsEach * 1000) / (performance.now() - start)
}

/** Whether payments of different buyers queue for the operator's account; the best of three alternating rounds. */
export async function parallelPayments(): Promise<PaymentThroughput> {
  const dataDir = await mkdtemp(join(tmpdir(), 'flower-market-bench-'))
  const server = await startEmbeddedPostgres({ dataDir, log: { info: () => {}, warn: console.warn } })
  const { connectionString } = server
  await migrateToLatest(connectionString)
  const database = openDatabase({ connectionString, poolSize: connections })
  try {
    const buyers = await addBuyers(database.kysely)
    const figures = { ownAccounts: 0, oneLockedRow: 0 }
    for (let round = 0; round < rounds; round += 1) {
      const oneLockedRow = await measure(database.kysely, buyers, true)
      const ownAccounts = await measure(database.kysely, buyers, false)
      figures.oneLockedRow = Math.max(figures.oneLockedRow, oneLockedRow)
      figures.ownAccounts = Math.max(figures.ownAccounts, ownAccounts)
    }
    return figures
  } finally {
    await database.close()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
