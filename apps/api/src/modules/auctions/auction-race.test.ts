import { randomUUID } from 'node:crypto'
import type { DeliveredEvent, EventPayload } from '@flower-market/api-client/contract'
import { resumeMs } from '@flower-market/flower-domain'
import { io } from 'socket.io-client'
import { expect, onTestFinished, test } from 'vitest'
import { addClock } from '../../testing/test-auctions.ts'
import { addBuyer, auditLedger } from '../../testing/test-people.ts'
import { openAnotherProcess, openTestShop, testNow } from '../../testing/test-shop.ts'
import { Visitor } from '../../testing/visitor.ts'

const people = 200
const clocks = 10
const bunches = 3

interface Heard {
  readonly clock: EventPayload<'auction-clock-changed'>['clock']
  readonly atMs: number
}

/** A socket of somebody's browser, with all that it hears of clocks. */
async function watch(address: string, browser: Visitor): Promise<Heard[]> {
  const cookie = `session=${browser.cookies.get('session') ?? ''}`
  const options = { transports: ['websocket'], forceNew: true, reconnection: false, extraHeaders: { cookie } }
  const socket = io(address, options)
  const heard: Heard[] = []
  socket.on('event', ({ name, payload }: DeliveredEvent) => {
    if (name !== 'auction-clock-changed') return
    heard.push({ clock: (payload as EventPayload<'auction-clock-changed'>).clock, atMs: performance.now() })
  })
  onTestFinished(() => void socket.close())
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return heard
}

/** The same person at another server. */
function at(app: ConstructorParameters<typeof Visitor>[0], browser: Visitor): Visitor {
  const there = new Visitor(app)
  for (const [name, value] of browser.cookies) there.cookies.set(name, value)
  there.token = browser.token
  return there
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}

test(`${people} sockets of two servers press at once: each bunch is sold once, and everybody sees the same`, async () => {
  let now = testNow
  const shop = await openTestShop({ now: () => now })
  const other = await openAnotherProcess(shop, { now: () => now })
  const addresses = await Promise.all(
    [shop.app, other].map((app) => app.listen({ port: 0, host: '127.0.0.1' })),
  )
  const offered: { readonly clockId: string }[] = []
  for (let place = 0; place < clocks; place += 1) {
    offered.push(await addClock(shop, { stems: bunches * 25, stepMs: 10_000 }))
  }
  const buyers: Visitor[] = []
  const sockets: Heard[][] = []
  for (let place = 0; place < people; place += 1) {
    const here = await addBuyer(shop)
    const isOther = place % 2 === 1
    buyers.push(isOther ? at(other, here) : here)
    sockets.push(await watch(addresses[isOther ? 1 : 0] ?? '', here))
  }
  const delays: number[] = []
  const orders = new Set<string>()
  for (let round = 0; round < bunches; round += 1) {
    const presses = await Promise.all(
      buyers.map(async (buyer, place) => {
        const { clockId } = offered[place % clocks]!
        const body = { methodDelivery: 'pickup', seenPrice: 100_000 } as const
        const answer = await buyer.call(
          'auctionPress',
          { params: { id: clockId }, body },
          { key: randomUUID() },
        )
        return { buyer, clockId, answer, atMs: performance.now() }
      }),
    )
    const won = presses.filter(({ answer }) => answer.refusal === null)
    const lost = presses.filter(({ answer }) => answer.refusal !== null)
    expect(new Set(won.map(({ clockId }) => clockId)).size).toBe(clocks)
    expect(won).toHaveLength(clocks)
    expect(new Set(lost.map(({ answer }) => JSON.stringify(answer.refusal?.details)))).toEqual(
      new Set(['{"reason":"taken"}']),
    )
    const bought = await Promise.all(
      won.map(({ buyer, answer }) =>
        buyer.call(
          'auctionChoose',
          { params: { id: answer.ok._id }, body: { quantity: 25 } },
          { key: randomUUID() },
        ),
      ),
    )
    for (const { ok } of bought) orders.add(ok.orderId)
    const revisions = clocks * (2 * (round + 1))
    await expect
      .poll(() => sockets.every((heard) => heard.length >= revisions), { timeout: 60_000 })
      .toBe(true)
    for (const { answer, atMs } of won) {
      for (const heard of sockets) {
        const told = heard.find(({ clock }) => clock.hold?.pressId === answer.ok._id)
        if (told !== undefined) delays.push(Math.max(0, told.atMs - atMs))
      }
    }
    now = new Date(now.getTime() + resumeMs)
  }
  const told = sockets.map((heard) => JSON.stringify(heard.map(({ clock }) => clock)))
  expect(new Set(told).size).toBe(1)
  expect(sockets[0]).toHaveLength(clocks * bunches * 2)

  const { kysely } = shop.database
  const left = await kysely.selectFrom('auction_clocks').select(['status', 'stems_left']).execute()
  expect(left).toEqual(Array.from({ length: clocks }, () => ({ status: 'sold', stems_left: 0 })))
  const sold = await kysely
    .selectFrom('auction_presses')
    .innerJoin('auction_clocks', 'auction_clocks.id', 'clock_id')
    .innerJoin('purchase_lines', 'purchase_lines.purchase_id', 'auction_presses.purchase_id')
    .select([
      'clock_id',
      'pressed_at',
      'purchase_lines.quantity',
      'purchase_lines.code',
      'auction_clocks.code as offered',
    ])
    .orderBy('pressed_at')
    .execute()
  expect(orders.size).toBe(clocks * bunches)
  expect(sold).toHaveLength(clocks * bunches)
  expect(sold.every(({ quantity, code, offered: lot }) => quantity === 25 && code === lot)).toBe(true)
  for (const ofClock of Map.groupBy(sold, (one) => one.clock_id).values()) {
    const moments = ofClock.map(({ pressed_at: moment }) => moment.getTime())
    expect(new Set(moments).size).toBe(bunches)
  }
  const audit = await auditLedger(shop)
  expect(Object.entries(audit).filter(([, found]) => found.length > 0)).toEqual([])
  console.log(
    `auction: ${people * bunches} presses; from an answer to all ${people} sockets p50 ${percentile(delays, 0.5)} ms, ` +
      `p95 ${percentile(delays, 0.95)} ms, longest ${percentile(delays, 1)} ms`,
  )
}, 240_000)
