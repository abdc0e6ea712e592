import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { FlowerCard } from '@flower-market/flower-domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signalDatabase } from '../../testing/shop-process.ts'
import { addBuyer, addCard, auditLedger, orderFor } from '../../testing/test-people.ts'
import { openShopOn, type TestShop } from '../../testing/test-shop.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { readPostmasterState, type Postmaster } from './embedded/postmaster-pid.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded/start-embedded-postgres.ts'
import { migrateToLatest } from './migrate.ts'

const timeouts = {
  connectMs: 10_000,
  lockMs: 10_000,
  statementMs: 10_000,
  queryMs: 3000,
  idleInTransactionMs: 10_000,
}

let dataDir: string
let postgres: EmbeddedPostgres
let shop: TestShop & { close(): Promise<void> }
let buyers: Visitor[]
let card: FlowerCard
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'flower-market-restart-'))
  await chmod(dataDir, 0o755)
  postgres = await startEmbeddedPostgres({ dataDir, log: { info: () => {}, warn: () => {} } })
  await migrateToLatest(postgres.connectionString)
  shop = await openShopOn(postgres.connectionString, { hasWorkers: true, pool: { timeouts } })
  buyers = await Promise.all(Array.from({ length: 8 }, () => addBuyer(shop, 10_000_000_000)))
  card = await addCard(shop, { stemsAvailable: 1_000_000 })
})
afterAll(async () => {
  await shop.close()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
})

interface Attempt {
  readonly buyer: Visitor
  readonly key: ReturnType<typeof crypto.randomUUID>
  readonly status: number
  readonly retryAfter: unknown
}

async function order(buyer: Visitor, key: string = crypto.randomUUID()) {
  return buyer.call('purchaseCreate', { body: orderFor([card, 25]) }, { key })
}

/** Orders again with its key, as long as the database is away: the last of those that were refused may be so at the end of the restart. */
async function repeat(buyer: Visitor, key: string) {
  for (;;) {
    const answer = await order(buyer, key)
    if (answer.status !== 503) return answer
    await setTimeout(100)
  }
}

/** All buyers order one after the other until so many orders more have been taken. */
async function press(attempts: Attempt[], more: number): Promise<void> {
  const taken = () => attempts.filter(({ status }) => status === 200).length
  const enough = taken() + more
  await Promise.all(
    buyers.map(async (buyer) => {
      while (taken() < enough) {
        const key = crypto.randomUUID()
        const { status, raw } = await order(buyer, key)
        attempts.push({ buyer, key, status, retryAfter: raw.headers['retry-after'] })
      }
    }),
  )
}

test('a restart of the database under load refuses some calls, and loses and doubles nothing', async () => {
  const attempts: Attempt[] = []
  await press(attempts, 20)
  const pressing = press(attempts, 60)
  process.kill(postgres.pid, 'SIGINT')
  await pressing
  const refused = attempts.filter(({ status }) => status !== 200)
  expect(refused.length).toBeGreaterThan(0)
  for (const { status, retryAfter } of refused) expect([status, retryAfter]).toEqual([503, '2'])
  const ids = new Set<string>()
  for (const { buyer, key } of attempts) ids.add((await repeat(buyer, key)).ok._id)
  expect(ids.size).toBe(attempts.length)
  const { count } = await shop.database.kysely
    .selectFrom('purchases')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(attempts.length)
  for (const found of Object.values(await auditLedger(shop))) expect(found).toEqual([])
})

test('a database that hangs refuses calls, and answers them when it goes on', async () => {
  const [buyer] = buyers as [Visitor]
  const postmaster = readPostmasterState(path.join(dataDir, 'postgres')) as Postmaster
  signalDatabase(postmaster.pid, 'SIGSTOP')
  const answers = await Promise.all(buyers.map((asking) => order(asking))).finally(() =>
    signalDatabase(postmaster.pid, 'SIGCONT'),
  )
  for (const { status, raw } of answers) expect([status, raw.headers['retry-after']]).toEqual([503, '2'])
  await expect.poll(async () => (await order(buyer)).status, { timeout: 30_000 }).toBe(200)
})
