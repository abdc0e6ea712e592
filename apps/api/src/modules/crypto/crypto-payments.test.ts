import { randomUUID } from 'node:crypto'
import { cryptoPaymentLifetimeMs, incomingMethods, parseUsdt } from '@flower-market/flower-domain'

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CryptoShop, testAddress, testAmount, transferOf } from '../../testing/crypto-shop.ts'
import { decideSetting } from '../../testing/decide-setting.ts'
import { addBuyer } from '../../testing/test-people.ts'
import { openTestShop } from '../../testing/test-shop.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { cancelCryptoPayment } from './cancel-payment.ts'
import { takenAmounts } from './crypto-payments.repository.ts'

const market = new CryptoShop()
let buyer: Visitor
beforeAll(() => market.open())
beforeEach(async () => {
  // Later than everything that earlier tests have left.
  market.now = new Date(market.now.getTime() + 2 * 24 * 3_600_000)
  market.network = []
  market.asked = []
  buyer = await addBuyer(market.shop, 0)
})
afterAll(() => market.shop.close())

test('many at once get an amount each, and one person at most three that wait', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => addBuyer(market.shop, 0)))
  const begun = await Promise.all(people.flatMap((one) => [market.begin(one), market.begin(one)]))
  expect(new Set(begun.map(({ usdt }) => usdt)).size).toBe(16)
  const [person] = people
  const { rate } = (await person!.call('cryptoRate')).ok
  const send = () =>
    person!.call('orderGarantex', { body: { amount: testAmount, rate } }, { key: randomUUID() })
  const answers = await Promise.all([send(), send(), send()])
  expect(answers.map(({ refusal }) => refusal?.code ?? 'ok').toSorted()).toEqual([
    'ok',
    'retry-later',
    'retry-later',
  ])
  const { refusal } = await send()
  expect(refusal?.details).toEqual({ retryAt: begun[0]!.expiresAt })
})

test('canceled payments make room, up to ten; their amounts are asked for again when their time is up', async () => {
  const amounts: bigint[] = []
  for (let count = 0; count < 10; count += 1) {
    const { _id: id, usdt } = await market.begin(buyer)
    amounts.push(parseUsdt(usdt) ?? 0n)
    expect((await buyer.call('cryptoPaymentCancel', { params: { id } })).ok.isCanceled).toBe(true)
  }
  const taken = () =>
    market.shop.database.kysely
      .transaction()
      .execute((trx) =>
        Promise.all(
          amounts.map(async (units) =>
            (await takenAmounts(trx, testAddress, { from: units, below: units + 1n, now: market.now })).has(
              units,
            ),
          ),
        ),
      )
  expect(await taken()).toEqual(amounts.map(() => true))
  const { rate } = (await buyer.call('cryptoRate')).ok
  const body = { amount: testAmount, rate }
  const send = () => buyer.call('orderGarantex', { body }, { key: randomUUID() })
  expect((await send()).refusal?.code).toBe('retry-later')
  market.now = new Date(market.now.getTime() + cryptoPaymentLifetimeMs + 1)
  expect(await taken()).toEqual(amounts.map(() => false))
  await market.rubles(buyer)
  expect((await send()).refusal).toBeNull()
})

test('a payment is canceled or credited, never both, and not once its transfer is seen in the network', async () => {
  const payment = await market.begin(buyer)
  const params = { id: payment._id }
  market.network = [transferOf(payment, market.now, { confirmations: 1 })]
  await market.watch()
  expect((await buyer.call('cryptoPaymentCancel', { params })).refusal?.code).toBe('transaction-changed')
  const other = await market.begin(buyer)
  market.network = [transferOf(other, market.now)]
  const [answer] = await Promise.all([
    buyer.call('cryptoPaymentCancel', { params: { id: other._id } }),
    market.watch(),
  ])
  const seen = await market.read(buyer, other._id)
  const isCanceled = answer.refusal === null
  if (isCanceled) await market.watch()
  expect(await market.rubles(buyer)).toBe(isCanceled ? 0 : other.amount)
  expect([seen.status, answer.refusal?.code]).toEqual(
    isCanceled ? ['REJECTED', undefined] : ['CONFIRMED', 'transaction-changed'],
  )
  expect((await market.read(buyer, other._id)).arrived).toHaveLength(1)
})

test('nobody cancels the payment of another person, which is as if there were none', async () => {
  const payment = await market.begin(buyer)
  const cancel = (by: Visitor, id = payment._id) => by.call('cryptoPaymentCancel', { params: { id } })
  const stranger = await addBuyer(market.shop, 0)
  const refused = (await cancel(stranger)).refusal
  expect(refused?.code).toBe('not-found')
  expect((await cancel(stranger, randomUUID())).refusal).toEqual(refused)
  expect(await market.read(buyer, payment._id)).toMatchObject({ status: 'IN_PROCESSED', state: 'waiting' })
  expect((await cancel(buyer)).ok.isCanceled).toBe(true)
  // Neither does anybody learn whether it is settled.
  expect((await cancel(stranger)).refusal).toEqual(refused)
})

test('the payment of another person is refused before anything is read or written of it', async () => {
  const { _id: id } = await market.begin(buyer)
  const cancelAs = (by: string) =>
    market.shop.database.kysely
      .transaction()
      .execute((trx) => cancelCryptoPayment(trx, { id, by, at: market.now }))
  const stranger = await addBuyer(market.shop, 0)
  await expect(cancelAs((await stranger.call('authentication')).ok._id)).rejects.toMatchObject({
    code: 'not-found',
  })
  expect(await market.read(buyer, id)).toMatchObject({ status: 'IN_PROCESSED', isCanceled: false })
  expect(await cancelAs((await buyer.call('authentication')).ok._id)).toBe(true)
})

test('what comes within a month for a canceled payment is known to be of its person', async () => {
  const payment = await market.begin(buyer)
  await buyer.call('cryptoPaymentCancel', { params: { id: payment._id } })
  await market.pass(20 * 24 * 3_600_000)
  market.network = [transferOf(payment, market.now)]
  await market.watch()
  expect(await market.read(buyer, payment._id)).toMatchObject({
    status: 'REJECTED',
    state: 'paid-late',
    arrived: [{ credited: null }],
  })
  const other = await market.begin(buyer)
  await buyer.call('cryptoPaymentCancel', { params: { id: other._id } })
  await market.pass(31 * 24 * 3_600_000)
  market.network = [transferOf(other, market.now)]
  await market.watch()
  expect((await market.read(buyer, other._id)).arrived).toEqual([])
})

test('every amount for a sum may be taken; then there is none', async () => {
  await market.shop.database.kysely.updateTable('crypto_payments').set({ is_open: false }).execute()
  const payment = await market.begin(buyer)
  const { kysely } = market.shop.database
  await kysely.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('crypto_payments')
      .selectAll()
      .where('payment_id', '=', payment._id)
      .executeTakeFirstOrThrow()
    const base = row.units - 999n
    const { person_id: owner } = await trx
      .selectFrom('payments')
      .select('person_id')
      .where('id', '=', payment._id)
      .executeTakeFirstOrThrow()
    const taken = Array.from({ length: 2000 }, (_, place) => ({
      id: randomUUID(),
      units: base + BigInt(place),
    }))
    const others = taken.filter(({ units }) => units !== row.units)
    await trx
      .insertInto('payments')
      .values(
        others.map(({ id }) => ({
          id,
          person_id: owner,
          method: 'CRYPTO' as const,
          currency: 'RUB' as const,
          amount: 1n,
          status: 'IN_PROCESSED' as const,
          created_at: market.now,
          created_by: null,
        })),
      )
      .execute()
    const { address, rate, dollar_rate, rate_date, spread_bp, expires_at } = row
    const agreed = { address, rate, dollar_rate, rate_date, spread_bp, expires_at, state: 'expired' } as const
    await trx
      .insertInto('crypto_payments')
      .values(others.map(({ id, units }) => Object.assign({ payment_id: id, units }, agreed)))
      .execute()
  })
  const { rate } = (await buyer.call('cryptoRate')).ok
  const { refusal } = await buyer.call(
    'orderGarantex',
    { body: { amount: testAmount, rate } },
    { key: randomUUID() },
  )
  expect(refusal?.code).toBe('unavailable')
  await kysely.updateTable('crypto_payments').set({ is_open: false }).execute()
})

test('where the method is switched off it is neither offered nor taken; what was begun before is still credited', async () => {
  const payment = await market.begin(buyer)
  await decideSetting(market.shop, 'incomingMethods', ['QRCODE', 'CASH'])
  expect((await buyer.call('topUpWays')).ok.map(({ method }) => method)).toEqual(['QRCODE', 'CASH'])
  expect((await buyer.call('cryptoRate')).refusal?.code).toBe('payment-method-off')
  const body = { amount: testAmount, rate: payment.rate }
  expect((await buyer.call('orderGarantex', { body }, { key: randomUUID() })).refusal?.code).toBe(
    'payment-method-off',
  )
  market.network = [transferOf(payment, market.now)]
  await market.watch()
  expect(await market.rubles(buyer)).toBe(payment.amount)
  await decideSetting(market.shop, 'incomingMethods', incomingMethods)
  expect((await buyer.call('topUpWays')).ok.map(({ method }) => method)).toContain('CRYPTO')
})

test('without an address and without a sandbox nobody is offered USDT, and no transfer is played', async () => {
  const own = await openTestShop({ config: { hasSandbox: false } })
  const person = await addBuyer(own)
  expect((await person.call('topUpWays')).ok.map(({ method }) => method)).not.toContain('CRYPTO')
  expect((await person.call('cryptoRate')).refusal?.code).toBe('payment-method-off')
  const payment = await market.begin(buyer)
  const play = { body: { id: payment._id, kind: 'exact' } } as const
  expect((await buyer.call('sandboxTransfer', play)).refusal?.code).toBe('not-found')
})

test('rates are needed, and the network is read every minute', async () => {
  const own = await openTestShop()
  const person = await addBuyer(own)
  expect((await person.call('cryptoRate')).refusal?.code).toBe('unavailable')
  expect(await own.app.jobs.scheduled()).toContainEqual({ name: 'crypto.every-minute', cron: '* * * * *' })
})
