import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createApiClient, type CallInput, type CallOutput } from '@flower-market/api-client'
import { packStep, type FlowerCard } from '@flower-market/flower-domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from './platform/database/database.ts'
import { startEmbeddedPostgres } from './platform/database/embedded/start-embedded-postgres.ts'
import { anna, demoPassword } from './demo/demo-people.ts'
import { browserFetch } from './testing/browser-fetch.ts'
import { auditLedger } from './testing/test-people.ts'
import { pullThePlug, startShopProcess } from './testing/shop-process.ts'

type Purchase = CallOutput<'purchaseCreate'>
interface Attempt {
  readonly idempotencyKey: string
  readonly body: CallInput<'purchaseCreate'>['body']
  /** What the server said before it was killed; null when the answer was lost. */
  answer: Purchase | null
}

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'flower-market-crash-'))
  await chmod(dataDir, 0o755)
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

async function start() {
  const shop = startShopProcess({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'fatal' })
  const { call } = createApiClient({ baseUrl: await shop.address, fetch: browserFetch() })
  await call('authentication').catch(() => {})
  await call('signin', { body: { email: anna.email, password: demoPassword } })
  return { shop, call }
}
type Call = Awaited<ReturnType<typeof start>>['call']

async function rubles(call: Call) {
  return (await call('accountList')).find(({ type }) => type === 'RUBLE')?.amount ?? 0
}
function idOf({ _id: id }: { _id: string }) {
  return id
}

/** Orders one pack after the other until the server is gone. */
async function buy(call: Call, cards: readonly FlowerCard[], attempts: Attempt[]): Promise<void> {
  for (const card of cards) {
    const { code, price, deliveryDate } = card
    const quantity = packStep(card)
    const body: Attempt['body'] = {
      purchase: { [deliveryDate]: [{ code, price, quantity }] },
      methodDelivery: 'pickup',
      paymentMethod: attempts.length % 4 === 0 ? 'CASH' : 'BALANCE',
      total: price * quantity,
    }
    const attempt: Attempt = { idempotencyKey: crypto.randomUUID(), body, answer: null }
    attempts.push(attempt)
    try {
      attempt.answer = await call('purchaseCreate', { body }, attempt)
    } catch {
      return
    }
  }
}

function cheap({ price, soldBy, stemsAvailable }: FlowerCard) {
  return price < 9000 && soldBy === 'bunch' && stemsAvailable > 200
}

test(
  'after SIGKILLs during orders all that was acknowledged is there, and no half of anything',
  { timeout: 180_000 },
  async () => {
    const attempts: Attempt[] = []
    let { shop, call } = await start()
    const [balance, history] = [await rubles(call), (await call('purchaseList')).total]

    for (const round of [1, 2, 3]) {
      const { dates } = await call('filterList')
      const { cards } = await call('catalogCards', { query: { date: dates[1]!.date } })
      const wanted = attempts.length + 8
      const buyers = Array.from({ length: 4 }, (_, index) =>
        buy(call, cards.filter(cheap).slice(index * 20 + round, index * 20 + 20), attempts),
      )
      await expect
        .poll(() => attempts.filter(({ answer }) => answer !== null).length, { timeout: 30_000, interval: 2 })
        .toBeGreaterThan(wanted)
      await pullThePlug(shop, dataDir)
      await Promise.all(buyers)
      ;({ shop, call } = await start())
    }

    const acknowledged = attempts.flatMap(({ answer }) => answer ?? [])
    expect(acknowledged.length).toBeGreaterThan(24)
    expect(acknowledged.length).toBeLessThan(attempts.length)
    for (const order of acknowledged)
      expect(await call('purchaseGet', { params: { id: idOf(order) } })).toEqual(order)

    // A person who never saw the answer asks again with the same key: every attempt is one order in the end.
    const settled = []
    for (const attempt of attempts)
      settled.push(await call('purchaseCreate', { body: attempt.body }, attempt))
    expect(new Set(settled.map(idOf)).size).toBe(attempts.length)
    expect((await call('purchaseList')).total).toBe(history + attempts.length)
    const paid = settled.filter(({ paymentStatus }) => paymentStatus === 'paid')
    expect(await rubles(call)).toBe(balance - paid.reduce((total, { sum }) => total + sum, 0))

    shop.process.kill('SIGTERM')
    expect(await shop.ended).toEqual({ code: 0, complaint: '' })
    await expectBooksInOrder()
  },
)

async function expectBooksInOrder(): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: { info: () => {}, warn: () => {} } })
  const database = openDatabase(postgres)
  for (const truble of Object.values(await auditLedger({ database }))) expect(truble).toEqual([])
  await database.close()
  await postgres.stop()
}
