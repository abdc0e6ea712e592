import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBuyer, addCard, addPerson, auditLedger, orderFor } from '../../testing/test-people.ts'
import { openShop, testNow as at, type TestShop } from '../../testing/test-shop.ts'
import type { Trx } from '../../platform/database/database.ts'
import { postMovement, type Posting } from '../ledger/index.ts'

const price = 20_000
/** `npm run soak` asks for more and for longer. */
const isLong = process.env['SOAK'] === 'long'
const lanes = isLong ? 50 : 12
let shop: TestShop & { close(): Promise<void> }
beforeAll(async () => {
  shop = await openShop({})
})
afterAll(() => shop.close())

function inTransaction<T>(work: (trx: Trx) => Promise<T>) {
  return shop.database.kysely.transaction().execute(work)
}

function rubles(person: string, amount: number): Posting {
  return { account: { person }, currency: 'RUB', amount: BigInt(amount) }
}

/** Runs work in a few lanes: with all of it at once, a busy machine would leave some without a connection for too long. */
async function inLanes<T>(count: number, each: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const done: T[] = []
  await Promise.all(
    Array.from({ length: count }, async (_, lane) => {
      for (let place = 0; place < each; place += 1) done.push(await work(place * count + lane))
    }),
  )
  return done
}

test(
  'of many orders at once exactly as many are placed as the balance affords',
  { timeout: isLong ? 1_200_000 : 60_000 },
  async () => {
    const [affordable, asked] = isLong ? [333, 1000] : [40, 120]
    const buyer = await addBuyer(shop, affordable * price + price - 1)
    const card = await addCard(shop, { price: price / 25, stemsAvailable: asked * 25 })
    const body = orderFor([card, 25])
    const place = async (key: string): ReturnType<typeof buyer.call<'purchaseCreate'>> => {
      const answer = await buyer.call('purchaseCreate', { body }, { key })
      // One person's calls wait for their turn so long; on a busy machine some are told to ask again.
      return answer.refusal?.code === 'unavailable' ? place(key) : answer
    }
    const answers = await inLanes(lanes, asked / lanes, () => place(randomUUID()))
    expect(answers.filter(({ refusal }) => refusal === null)).toHaveLength(affordable)
    expect(new Set(answers.map(({ refusal }) => refusal?.code))).toEqual(
      new Set([undefined, 'not-enough-funds']),
    )
    if (isLong)
      console.log(
        `${asked} purchases, ${lanes} at once: ${affordable} placed, as many as the balance affords`,
      )
    expect((await buyer.call('accountList')).ok[0]?.amount).toBe(price - 1)
  },
)

test(
  'movements between the same people in every direction wait for each other and never deadlock',
  { timeout: 300_000 },
  async () => {
    const people = await Promise.all([0, 1, 2, 3].map(() => addPerson(shop, { money: { RUB: 10_000 } })))
    const move = (index: number) => {
      const order = [0, 1, 2, 3].map((place) => people[(index * (index % 2 === 0 ? 1 : 3) + place * 3) % 4]!)
      const postings = order.map((person, place) => rubles(person, place % 2 === 0 ? -7 : 7))
      return inTransaction((trx) => postMovement(trx, { kind: 'margin', postings, createdBy: null, at }))
    }
    const until = performance.now() + (isLong ? 60_000 : 0)
    let moved = 0
    do {
      const moves = await inLanes(16, 10, move)
      expect(moves.every(({ ok }) => ok)).toBe(true)
      moved += moves.length
    } while (performance.now() < until)
    if (isLong) console.log(`opposite transfers for 60 s: ${moved}, no deadlock`)
    expect(Object.values(await auditLedger(shop)).flat()).toEqual([])
  },
)
