import { randomUUID } from 'node:crypto'
import {
  cryptoPaymentLifetimeMs,
  cryptoWatchMs,
  parseUsdt,
  tronConfirmations,
} from '@flower-market/flower-domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CryptoShop, testAddress, transferOf } from '../../testing/crypto-shop.ts'
import { addBuyer, auditLedger } from '../../testing/test-people.ts'
import { addSignedIn } from '../../testing/test-profiles.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { receiveTransaction } from './receive-transfers.ts'

const market = new CryptoShop()
let buyer: Visitor
beforeAll(() => market.open())
beforeEach(async () => {
  // Later than everything that earlier tests have left.
  market.now = new Date(market.now.getTime() + 2 * 24 * 3_600_000)
  market.network = []
  market.asked = []
  market.told = []
  market.answers = Infinity
  buyer = await addBuyer(market.shop, 0)
})
afterAll(() => market.shop.close())

test('a transfer is credited at its nineteenth confirmation, not before; until then they are counted', async () => {
  const payment = await market.begin(buyer)
  const sent = transferOf(payment, market.now, { confirmations: tronConfirmations - 1 })
  market.network = [sent]
  await market.watch()
  expect(await market.read(buyer, payment._id)).toMatchObject({ state: 'waiting', confirmations: 18 })
  expect(await market.rubles(buyer)).toBe(0)
  market.network = [{ ...sent, confirmations: tronConfirmations }]
  await market.watch()
  expect(await market.read(buyer, payment._id)).toMatchObject({
    state: 'paid',
    status: 'CONFIRMED',
    confirmations: null,
  })
  expect(await market.rubles(buyer)).toBe(payment.amount)
  expect(Object.values(await auditLedger(market.shop)).flat()).toEqual([])
})

test('one credit per place in a transaction, however often and by however many it is read', async () => {
  const payment = await market.begin(buyer)
  market.network = [transferOf(payment, market.now)]
  await Promise.all([market.watch(), market.watch(), market.watch()])
  const again = { ...market.network[0]!, confirmations: 200 }
  market.network = [again, { ...again, logIndex: 1 }]
  const { kysely } = market.shop.database
  await kysely
    .updateTable('crypto_readings')
    .set({ read_until: new Date(0) })
    .execute()
  await market.watch()
  expect(await market.rubles(buyer)).toBe(payment.amount)
})

test('a transfer that is received again, also by several at once, is recorded and told once', async () => {
  const payment = await market.begin(buyer)
  const { kysely } = market.shop.database
  const less = transferOf(payment, market.now, { value: (parseUsdt(payment.usdt) ?? 0n) - 1_000_000n })
  const receive = () => receiveTransaction((work) => kysely.transaction().execute(work), [less], market.now)
  const counts = async () => {
    const { rows } = await sql<{ recorded: bigint; told: bigint }>`SELECT
      (SELECT count(*) FROM crypto_transfers WHERE txid = ${less.txid}) AS recorded,
      (SELECT count(*) FROM event_outbox) + (SELECT count(*) FROM events) AS told`.execute(kysely)
    return rows[0]
  }
  await Promise.all([receive(), receive(), receive()])
  const once = await counts()
  expect(once?.recorded).toBe(1n)
  await receive()
  expect(await counts()).toEqual(once)
  expect(await market.read(buyer, payment._id)).toMatchObject({ state: 'underpaid' })
})

test('two transfers of one transaction pay two payments', async () => {
  const [one, other] = [await market.begin(buyer), await market.begin(buyer)]
  const { txid } = transferOf(one, market.now)
  market.network = [
    transferOf(one, market.now, { txid, logIndex: 3 }),
    transferOf(other, market.now, { txid, logIndex: 4 }),
  ]
  await market.watch()
  expect(await market.rubles(buyer)).toBe(one.amount + other.amount)
})

test('time is up by the server’s clock: the block’s moment decides, and what comes later waits for staff', async () => {
  const [inTime, late] = [await market.begin(buyer), await market.begin(buyer)]
  const lastMs = Date.parse(late.expiresAt)
  await market.pass(cryptoPaymentLifetimeMs)
  expect((await market.read(buyer, late._id)).state).toBe('waiting')
  await market.pass(1)
  expect((await market.read(buyer, late._id)).state).toBe('expired')
  market.network = [
    transferOf(inTime, market.now, { blockTimeMs: lastMs }),
    transferOf(late, market.now, { blockTimeMs: lastMs + 1 }),
  ]
  await market.watch()
  expect(await market.read(buyer, inTime._id)).toMatchObject({ state: 'paid', status: 'CONFIRMED' })
  expect(await market.read(buyer, late._id)).toMatchObject({ state: 'paid-late', status: 'IN_PROCESSED' })
  expect(await market.rubles(buyer)).toBe(inTime.amount)
})

test('a payment whose transfer is being confirmed does not expire under it', async () => {
  const payment = await market.begin(buyer)
  market.network = [transferOf(payment, market.now, { confirmations: 5 })]
  await market.watch()
  market.network = []
  await market.pass(cryptoPaymentLifetimeMs + 1)
  expect((await market.read(buyer, payment._id)).state).toBe('waiting')
  await market.pass(11 * 60_000)
  expect((await market.read(buyer, payment._id)).state).toBe('expired')
})

test('a job goes on watching for a month; then the payment is given up, and what comes is nobody’s', async () => {
  const payment = await market.begin(buyer)
  await market.pass(cryptoPaymentLifetimeMs + 1)
  await market.pass(cryptoWatchMs - 60_000)
  market.network = [transferOf(payment, market.now)]
  await market.watch()
  expect((await market.read(buyer, payment._id)).state).toBe('paid-late')
  const other = await market.begin(buyer)
  await market.pass(cryptoPaymentLifetimeMs + 1)
  await market.pass(cryptoWatchMs + 1)
  expect(await market.read(buyer, other._id)).toMatchObject({ state: 'expired', status: 'REJECTED' })
  market.network = [transferOf(other, market.now)]
  await market.watch()
  const staff = await addSignedIn(market.shop, { role: 'ADMIN' })
  const { items } = (await staff.browser.call('cryptoTransferList', { query: { status: 'held' } })).ok
  expect(items[0]).toMatchObject({ reason: 'unassigned', payment: null, amount: other.usdt })
  const id = items[0]!._id
  const credit = { decision: 'credit', amount: items[0]!.worth ?? 0, reason: 'Нашли по переписке' } as const
  const settle = (body: object) =>
    staff.browser.call(
      'cryptoTransferSettle',
      { params: { id }, body: { ...credit, ...body } },
      { key: randomUUID() },
    )
  expect((await settle({})).refusal?.code).toBe('validation-failed')
  expect((await settle({ personId: 'nobody' })).refusal?.code).toBe('not-found')
  const { _id: personId } = (await buyer.call('authentication')).ok
  expect((await settle({ personId })).ok.status).toBe('credited')
  expect(await market.rubles(buyer)).toBe(credit.amount)
})

test('money for an account that is being checked is not lost and not credited', async () => {
  const payment = await market.begin(buyer)
  const { kysely } = market.shop.database
  const { _id: owner } = (await buyer.call('authentication')).ok
  const freeze = (frozenAt: Date | null) =>
    kysely.updateTable('ledger_accounts').set({ frozen_at: frozenAt }).where('owner_id', '=', owner).execute()
  await freeze(market.now)
  market.network = [transferOf(payment, market.now)]
  await market.watch()
  expect(await market.read(buyer, payment._id)).toMatchObject({ state: 'paid', status: 'IN_PROCESSED' })
  await freeze(null)
  const staff = await addSignedIn(market.shop, { role: 'ADMIN' })
  const { items } = (await staff.browser.call('cryptoTransferList', { query: { status: 'held' } })).ok
  const held = items.find((one) => one.payment?._id === payment._id)
  expect(held).toMatchObject({ reason: 'account-frozen', worth: payment.amount })
  const body = { decision: 'credit', amount: payment.amount, reason: 'Проверили' } as const
  const params = { id: held?._id ?? '' }
  await staff.browser.call('cryptoTransferSettle', { params, body }, { key: randomUUID() })
  expect(await market.rubles(buyer)).toBe(payment.amount)
})

test('a token that only calls itself USDT credits nothing, whatever fraction digits it has', async () => {
  const payment = await market.begin(buyer)
  const value = (parseUsdt(payment.usdt) ?? 0n) * 10n ** 12n
  const contract = 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf'
  market.network = [transferOf(payment, market.now, { contract, value, decimals: 18 })]
  await market.watch()
  expect(await market.read(buyer, payment._id)).toMatchObject({
    state: 'wrong-token',
    status: 'IN_PROCESSED',
  })
  expect(await market.rubles(buyer)).toBe(0)
})

test('the fraction digits that a list tells of USDT itself do not count', async () => {
  const payment = await market.begin(buyer)
  market.network = [
    transferOf(payment, market.now, { value: (parseUsdt(payment.usdt) ?? 0n) * 10n, decimals: 7 }),
  ]
  await market.watch()
  expect((await market.read(buyer, payment._id)).state).toBe('waiting')
})

test('a network that does not answer stops nothing: the next reading begins where the last good one ended', async () => {
  await market.watch()
  const until = market.now.getTime()
  const payment = await market.begin(buyer)
  market.isDown = true
  market.now = new Date(market.now.getTime() + 5 * 3_600_000)
  await market.watch()
  market.isDown = false
  market.asked = []
  market.network = [transferOf(payment, market.now, { blockTimeMs: until + 60_000 })]
  await market.watch()
  expect(market.asked.find((one) => one.address === testAddress)?.sinceMs).toBe(until - 3_600_000)
  expect((await market.read(buyer, payment._id)).state).toBe('paid')
})

test('nothing is asked about dust and about tokens of amounts that nobody was asked for, nor does it keep money waiting', async () => {
  const payment = await market.begin(buyer)
  const contract = 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf'
  const spam = Array.from({ length: 20 }, (_, place) =>
    transferOf(payment, market.now, place % 2 === 0 ? { contract, value: 999_000_000n } : { value: 9_999n }),
  )
  const paid = transferOf(payment, market.now)
  market.network = [...spam, paid]
  market.answers = 1
  await market.watch()
  await market.watch()
  expect(market.told).toEqual([paid.txid])
  expect(await market.rubles(buyer)).toBe(payment.amount)
})

/** The moments from which the operator's address was read. */
function readSince(): readonly number[] {
  return market.asked.filter(({ address }) => address === testAddress).map(({ sinceMs }) => sinceMs)
}

test('a reading that the network ends early keeps what it has read, and the next one goes on from there', async () => {
  await market.watch()
  const [first, second] = [await market.begin(buyer), await market.begin(buyer)]
  const begun = market.now.getTime()
  market.now = new Date(begun + 3 * 3_600_000)
  market.network = [
    transferOf(first, market.now, { blockTimeMs: begun + 60_000 }),
    transferOf(second, market.now, { blockTimeMs: begun + 120_000 }),
  ]
  market.answers = 1
  market.asked = []
  // It is tried again at once.
  await market.watch()
  expect(readSince()).toEqual([begun - 3_600_000, begun + 60_000 - 3_600_000])
  expect(market.told).toEqual(market.network.map(({ txid }) => txid))
  expect(await market.rubles(buyer)).toBe(first.amount + second.amount)
})

test('what is being confirmed is read again after a reading that the network ends early', async () => {
  await market.watch()
  const [first, second] = [await market.begin(buyer), await market.begin(buyer)]
  const begun = market.now.getTime()
  market.now = new Date(begun + 3 * 3_600_000)
  const pending = transferOf(first, market.now, { blockTimeMs: begun + 60_000, confirmations: 5 })
  market.network = [
    pending,
    transferOf(second, market.now, { blockTimeMs: begun + 7_200_000 }),
    transferOf(second, market.now, { blockTimeMs: begun + 7_200_001 }),
  ]
  market.answers = 2
  market.asked = []
  await market.watch()
  expect(readSince()).toEqual([begun - 3_600_000, begun + 60_000 - 3_600_000])
  expect(await market.read(buyer, first._id)).toMatchObject({ confirmations: 5 })
  market.network = [{ ...pending, confirmations: tronConfirmations }]
  await market.watch()
  expect((await market.read(buyer, first._id)).status).toBe('CONFIRMED')
})
