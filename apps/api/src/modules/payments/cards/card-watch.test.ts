import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { attemptOf, cardAmount, cardShopOfFile } from '../../../testing/card-shop.ts'
import { addCard, orderFor } from '../../../testing/test-people.ts'
import { testNow } from '../../../testing/test-shop.ts'
import { takeWaiting } from './card-attempts.repository.ts'

const own = cardShopOfFile()
const { bank, cards, later, begin, open, openTopUp, report, rubles, stateOf, watch } = own
const amount = cardAmount
const minuteMs = 60_000

test('where the callback is lost the acquirer is asked, and a declined page is ended in its time', async () => {
  const paid = await openTopUp()
  const declined = await openTopUp()
  await report(declined.attemptId, 'declined')
  await later(2)
  bank.answer = 'paid'
  await own.shop.database.kysely
    .updateTable('card_attempts')
    .set({ reference: null })
    .where('id', '=', declined.attemptId)
    .execute()
  await watch()
  expect(await stateOf(paid.id)).toEqual(['CONFIRMED', 'paid'])
  await later(31)
  await watch()
  expect(await stateOf(declined.id)).toEqual(['REJECTED', 'expired'])
})

test('where the callback for a page that another took the place of is lost, the acquirer is asked about it, too', async () => {
  const { id, attemptId } = await openTopUp()
  // Its last minute: who comes back to it gets another page.
  await later(29.5)
  expect(attemptOf((await open(id)).ok.url)).not.toBe(attemptId)
  expect((await stateOf(id))[0]).toBe('IN_PROCESSED')
  await later(31)
  bank.answer = 'paid'
  await watch()
  expect(await rubles()).toBeGreaterThanOrEqual(amount)
  const paid = await own.shop.database.kysely
    .selectFrom('card_attempts')
    .select('status')
    .where('id', '=', attemptId)
    .executeTakeFirstOrThrow()
  expect(paid.status).toBe('paid')
})

test('an attempt that the acquirer does not know is ended in its time, and keeps no other from being asked about', async () => {
  const unknown = await openTopUp()
  bank.isUnknown = true
  await later(29)
  await watch().catch(() => {})
  expect(await stateOf(unknown.id)).toEqual(['IN_PROCESSED', 'open'])
  await later(30)
  await watch().catch(() => {})
  expect(await stateOf(unknown.id)).toEqual(['REJECTED', 'expired'])
})

test('those are asked about first that were asked about longest ago, and ended ones every ten minutes for two hours', async () => {
  const [first, second] = [await openTopUp(), await openTopUp()]
  const ofThese = new Set([first.attemptId, second.attemptId])
  const take = async (minutes: number, limit = 1000) => {
    const at = new Date(testNow.getTime() + minutes * minuteMs)
    const taken = await takeWaiting(own.shop.database.kysely, cards.provider, { at, limit })
    return taken.map((attempt) => attempt.id).filter((id) => ofThese.has(id))
  }
  await take(2)
  await own.shop.database.kysely
    .updateTable('card_attempts')
    .set({ asked_at: new Date(0) })
    .where('id', '=', second.attemptId)
    .execute()
  expect(await take(3, 1)).toEqual([second.attemptId])
  await report(first.attemptId, 'expired')
  await report(second.attemptId, 'expired')
  expect(await take(12.5)).toEqual([first.attemptId])
  expect(await take(149)).toHaveLength(2)
  expect(await take(160)).toEqual([])
})

test('what may be paid otherwise already is not paid by card: a proof is with staff, a transfer of USDT on its way', async () => {
  const proven = await begin()
  await own.shop.database.kysely
    .updateTable('payments')
    .set({ method: 'QRCODE', status: 'IN_PROCESSED', proof: JSON.stringify({ kind: 'receipt' }) })
    .where('id', '=', proven)
    .execute()
  const crypto = await begin()
  await own.shop.database.kysely
    .updateTable('payments')
    .set({ method: 'CRYPTO', status: 'IN_PROCESSED' })
    .where('id', '=', crypto)
    .execute()
  for (const id of [proven, crypto]) {
    expect((await open(id)).refusal?.code).toBe('transaction-changed')
    expect(await stateOf(id)).toEqual(['IN_PROCESSED', null])
  }
})

test('a page that is left does not end a payment whose proof is with staff, or whose money is to come otherwise', async () => {
  const [proven, invoice] = [await openTopUp(), await openTopUp()]
  await own.shop.database.kysely
    .updateTable('payments')
    .set({ proof: JSON.stringify({ kind: 'receipt' }) })
    .where('id', '=', proven.id)
    .execute()
  await own.buyer.call('transactionChange', { body: { id: invoice.id, paymentMethod: 'CHECK', amount } })
  await later(30)
  await watch()
  expect(await stateOf(proven.id)).toEqual(['IN_PROCESSED', 'expired'])
  expect(await stateOf(invoice.id)).toEqual(['IN_PROCESSED', null])
})

test('an order whose payment has a proof is paid by card with a payment of its own', async () => {
  const lot = await addCard(own.shop)
  const body = { ...orderFor([lot, 25]), paymentMethod: 'CASH' as const }
  const { _id: id } = (await own.buyer.call('purchaseCreate', { body }, { key: randomUUID() })).ok
  const proven = await own.shop.database.kysely
    .updateTable('payments')
    .set({ proof: JSON.stringify({ kind: 'receipt' }) })
    .where('id', 'in', (eb) =>
      eb.selectFrom('payment_allocations').select('payment_id').where('purchase_id', '=', id),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  const page = (await own.buyer.call('cardPurchase', { body: { id, locale: 'ru' } })).ok
  expect(page._id).not.toBe(proven.id)
  const again = (await own.buyer.call('cardPurchase', { body: { id, locale: 'ru' } })).ok
  expect(again).toEqual(page)
  expect(await stateOf(proven.id)).toEqual(['IN_PROCESSED', null])
})
