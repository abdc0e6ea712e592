import { setMaxListeners } from 'node:events'
import { createMarketSocket, type MarketSocket } from '@flower-market/api-client'
import { io } from 'socket.io-client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { presentNumbers } from './platform/events/catch-up.ts'
import { relayOutbox } from './platform/events/relay-outbox.ts'
import { publish } from './platform/events/publish.ts'
import { events, type EventPayload } from '@flower-market/api-client/contract'
import { addPerson, signInAs } from './testing/test-people.ts'
import { openShopOn, openTestShop, testDay } from './testing/test-shop.ts'
import type { Database } from './platform/database/database.ts'

const isLong = process.env['CHAOS'] === 'long'
const pages = isLong ? 1000 : 200
const sessions = 20
/** Beside the other suites of a busy machine the time says little. */
const backWithinMs = isLong ? 10_000 : 60_000
const timeout = 240_000

/** What a page listens to beside its socket; until the sockets of the test are closed. */
function stubPage(): void {
  onTestFinished(() => void vi.unstubAllGlobals())
  for (const name of ['window', 'document']) {
    const target = new EventTarget()
    setMaxListeners(0, target)
    vi.stubGlobal(name, target)
  }
}

async function sell({ kysely }: Database, stemsAvailable: number): Promise<void> {
  const changes = [{ code: 'a', stemsAvailable }]
  await kysely
    .transaction()
    .execute((trx) => publish(trx, events['stock-changed'], { everybody: true }, { date: testDay, changes }))
}

test(
  `a server that restarts with ${pages} sockets has them all back, and each has caught up with what it missed`,
  { timeout },
  async () => {
    stubPage()
    const shop = await openTestShop()
    let server = await openShopOn(shop.connectionString)
    onTestFinished(() => server.close())
    const url = await server.app.listen({ port: 0, host: '127.0.0.1' })
    const people = await Promise.all(
      Array.from({ length: sessions }, async () => {
        const personId = await addPerson(shop)
        const cookie = `session=${(await signInAs(shop, personId)).cookies.get('session') ?? ''}`
        return { cookie, numbers: await presentNumbers(shop.database, { personId, role: 'USER' }) }
      }),
    )
    const heard: number[][] = []
    let connected = 0
    let resets = 0
    const sockets = Array.from({ length: pages }, (_, index): MarketSocket => {
      const { cookie, numbers } = people[index % sessions]!
      const own: number[] = []
      heard.push(own)
      let isConnected = false
      const socket = createMarketSocket({
        url,
        numbers,
        loadOpener: async () => (_url, options) =>
          io(url, { ...options, forceNew: true, extraHeaders: { cookie } }),
        onStatus: (status) => {
          if (isConnected !== (status === 'connected')) connected += isConnected ? -1 : 1
          isConnected = status === 'connected'
        },
        onReset: () => (resets += 1),
      })
      socket.onEvent('stock-changed', ({ changes }: EventPayload<'stock-changed'>) => {
        own.push(...changes.map(({ stemsAvailable }) => stemsAvailable))
      })
      return socket
    })
    onTestFinished(() => sockets.forEach((socket) => socket.close()))
    const allHave = (expected: readonly number[]) =>
      heard.every((own) => own.length === expected.length && own.every((stems, at) => stems === expected[at]))

    await sell(shop.database, 1)
    await relayOutbox(shop.database)
    await expect.poll(() => connected, { timeout: 60_000 }).toBe(pages)
    await expect.poll(() => allHave([1]), { timeout: 60_000 }).toBe(true)

    await server.close()
    await expect.poll(() => connected, { timeout: 60_000 }).toBe(0)
    await sell(shop.database, 2)
    await sell(shop.database, 3)
    await relayOutbox(shop.database)
    server = await openShopOn(shop.connectionString)
    const beginning = performance.now()
    await server.app.listen({ port: Number(new URL(url).port), host: '127.0.0.1' })
    await sell(shop.database, 4)
    await relayOutbox(shop.database)
    const isBack = () => connected === pages && allHave([1, 2, 3, 4])
    await expect.poll(isBack, { timeout: 60_000, interval: 50 }).toBe(true)
    const tookMs = performance.now() - beginning
    if (isLong) console.info(`${pages} sockets were back and had caught up after ${Math.round(tookMs)} ms.`)
    expect(resets).toBe(0)
    expect(tookMs).toBeLessThan(backWithinMs)
  },
)
