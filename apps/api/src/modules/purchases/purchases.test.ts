import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAddress } from '../../testing/test-addresses.ts'
import { addBuyer, addCard, addPerson, auditLedger, orderFor, signInAs } from '../../testing/test-people.ts'
import { openShop, testDay, type TestShop } from '../../testing/test-shop.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestShop & { close(): Promise<void> }
beforeAll(async () => {
  shop = await openShop({})
})
afterAll(() => shop.close())

async function rublesOf(buyer: Visitor) {
  return (await buyer.call('accountList')).ok[0]?.amount
}
async function stockOf(code: string) {
  return (
    await shop.database.kysely
      .selectFrom('cards')
      .select('stems_available')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
  ).stems_available
}
function idOf({ _id: id }: { _id: string }) {
  return id
}
function freshKey() {
  return crypto.randomUUID()
}
const booksInOrder = {
  movementsThatDoNotSumToZero: [],
  accountsThatDisagreeWithTheirPostings: [],
  postingsThatLeaveAGap: [],
  refundsBeyondTheirPayment: [],
  transfersCreditedTwice: [],
  networkTransfersCreditedTwice: [],
  ordersNotPaidByTheirAllocations: [],
  paymentsThatAllocateTooMuch: [],
  ordersWithoutTheirLines: [],
  debitsWithoutAnOrder: [],
  exchangesWithoutAQuoteInTime: [],
}

test('an order from the balance takes stems and money and stands in the history', async () => {
  const buyer = await addBuyer(shop, 1_000_000)
  const card = await addCard(shop)
  const { ok } = await buyer.call('purchaseCreate', { body: orderFor([card, 50]) }, { key: freshKey() })
  expect(ok).toMatchObject({
    status: 'new',
    paymentStatus: 'paid',
    totals: { asked: 500_000, agreed: 500_000, delivery: 0, paid: 500_000, credited: 0, due: 0 },
    sum: 500_000,
    stems: 50,
    boxes: 1,
    lines: [{ code: card.code, quantity: 50, agreedQuantity: 50, sum: 500_000 }],
    events: [{ status: 'new' }],
  })
  expect(await rublesOf(buyer)).toBe(500_000)
  expect(await stockOf(card.code)).toBe(950)
  expect((await buyer.call('purchaseList')).ok).toMatchObject({ total: 1, items: [{ number: ok.number }] })
  expect((await buyer.call('purchaseGet', { params: { id: idOf(ok) } })).ok).toEqual(ok)
  expect(await auditLedger(shop)).toEqual(booksInOrder)
})

test('an order in cash waits for its payment and moves no money', async () => {
  const buyer = await addBuyer(shop, 1_000_000)
  const body = { ...orderFor([await addCard(shop), 25]), paymentMethod: 'CASH' as const }
  const { ok } = await buyer.call('purchaseCreate', { body }, { key: freshKey() })
  expect(ok.paymentStatus).toBe('wait_paid')
  expect(await rublesOf(buyer)).toBe(1_000_000)
})

test('50 buyers at once for 10 bunches: ten get one each, nobody else is charged', async () => {
  const card = await addCard(shop, { stemsAvailable: 250 })
  const buyers = await Promise.all(Array.from({ length: 50 }, () => addBuyer(shop, 1_000_000)))
  const answers = await Promise.all(
    buyers.map((buyer) => buyer.call('purchaseCreate', { body: orderFor([card, 25]) }, { key: freshKey() })),
  )
  const won = answers.filter(({ status }) => status === 200)
  expect(won).toHaveLength(10)
  const codes = answers.flatMap(({ refusal }) => refusal?.code ?? [])
  expect(new Set(codes)).toEqual(new Set(['cart-changed']))
  expect(await stockOf(card.code)).toBe(0)
  const balances = await Promise.all(buyers.map(rublesOf))
  expect(balances.filter((rubles) => rubles === 750_000)).toHaveLength(10)
  expect(balances.filter((rubles) => rubles === 1_000_000)).toHaveLength(40)
  expect(await auditLedger(shop)).toEqual(booksInOrder)
})

test('20 orders at once with money for five: five are placed and the balance is never below zero', async () => {
  const buyer = await addBuyer(shop, 1_250_000)
  const card = await addCard(shop)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      buyer.call('purchaseCreate', { body: orderFor([card, 25]) }, { key: freshKey() }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  const codes = answers.flatMap(({ refusal }) => refusal?.code ?? [])
  expect(new Set(codes)).toEqual(new Set(['not-enough-funds']))
  expect(await rublesOf(buyer)).toBe(0)
  expect(await stockOf(card.code)).toBe(1000 - 5 * 25)
})

test('orders of the same lots in opposite order never block each other', async () => {
  const [first, second] = [await addCard(shop), await addCard(shop)]
  const buyers = await Promise.all(Array.from({ length: 16 }, () => addBuyer(shop)))
  const answers = await Promise.all(
    buyers.map((buyer, index) => {
      const lines = [[first, 25] as const, [second, 25] as const]
      const body = orderFor(...(index % 2 === 0 ? lines : lines.toReversed()))
      return buyer.call('purchaseCreate', { body }, { key: freshKey() })
    }),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 200))
})

test('eight parallel copies of one order are one order with one answer', async () => {
  const buyer = await addBuyer(shop, 1_000_000)
  const card = await addCard(shop)
  const key = freshKey()
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => buyer.call('purchaseCreate', { body: orderFor([card, 25]) }, { key })),
  )
  expect(new Set(answers.map(({ raw }) => raw.body)).size).toBe(1)
  expect(answers[0]?.status).toBe(200)
  expect(await rublesOf(buyer)).toBe(750_000)
  expect(await stockOf(card.code)).toBe(975)
  expect((await buyer.call('purchaseList')).ok.total).toBe(1)
})

test('a repeat after a lost answer shows the first answer, even when the stock is gone since', async () => {
  const buyer = await addBuyer(shop)
  const card = await addCard(shop, { stemsAvailable: 25 })
  const key = freshKey()
  const first = await buyer.call('purchaseCreate', { body: orderFor([card, 25]) }, { key })
  const second = await buyer.call('purchaseCreate', { body: orderFor([card, 25]) }, { key })
  expect(second.raw.body).toBe(first.raw.body)
  expect(second.status).toBe(200)
})

test('a key of another order is a conflict, and changes nothing', async () => {
  const buyer = await addBuyer(shop, 1_000_000)
  const card = await addCard(shop)
  const key = freshKey()
  await buyer.call('purchaseCreate', { body: orderFor([card, 25]) }, { key })
  const other = await buyer.call('purchaseCreate', { body: orderFor([card, 50]) }, { key })
  expect(other.refusal?.code).toBe('idempotency-conflict')
  expect(await rublesOf(buyer)).toBe(750_000)
})

test('two people may use the same key', async () => {
  const card = await addCard(shop)
  const key = freshKey()
  const [one, two] = [await addBuyer(shop), await addBuyer(shop)]
  const first = await one.call('purchaseCreate', { body: orderFor([card, 25]) }, { key })
  const second = await two.call('purchaseCreate', { body: orderFor([card, 25]) }, { key })
  expect(idOf(second.ok)).not.toBe(idOf(first.ok))
})

test('a refused order leaves its key free for another try', async () => {
  const buyer = await addBuyer(shop, 100_000)
  const card = await addCard(shop)
  const key = freshKey()
  const refused = await buyer.call('purchaseCreate', { body: orderFor([card, 25]) }, { key })
  expect(refused.refusal?.code).toBe('not-enough-funds')
  const cheaper = { ...card, price: 4_000 }
  await shop.database.kysely
    .updateTable('cards')
    .set({ price: 4_000 })
    .where('code', '=', card.code)
    .execute()
  expect((await buyer.call('purchaseCreate', { body: orderFor([cheaper, 25]) }, { key })).status).toBe(200)
})

test.each(['', 'short', 'has a space in it', 'x'.repeat(201)])('the key "%s" is refused', async (key) => {
  const buyer = await addBuyer(shop)
  const body = orderFor([await addCard(shop), 25])
  const { refusal } = await buyer.call('purchaseCreate', { body }, { key })
  expect(refusal?.code).toBe(key === '' ? 'idempotency-key-missing' : 'validation-failed')
})

test("another person's order and one that never was are answered alike", async () => {
  const owner = await addBuyer(shop)
  const order = await owner.call(
    'purchaseCreate',
    { body: orderFor([await addCard(shop), 25]) },
    { key: freshKey() },
  )
  const stranger = await addBuyer(shop)
  const foreign = await stranger.call('purchaseGet', { params: { id: idOf(order.ok) } })
  const missing = await stranger.call('purchaseGet', { params: { id: crypto.randomUUID() } })
  expect([foreign.status, foreign.raw.body]).toEqual([404, missing.raw.body])
  expect((await stranger.call('purchaseList')).ok.items).toEqual([])
})

test('an order for another person is refused as if there were nobody', async () => {
  const buyer = await addBuyer(shop)
  const user = await addPerson(shop)
  const body = { ...orderFor([await addCard(shop), 25]), user }
  expect((await buyer.call('purchaseCreate', { body }, { key: freshKey() })).refusal?.code).toBe('not-found')
})

test('a person without a wallet cannot pay from the balance', async () => {
  const buyer = await signInAs(shop, await addPerson(shop))
  const body = orderFor([await addCard(shop), 25])
  expect((await buyer.call('purchaseCreate', { body }, { key: freshKey() })).refusal?.code).toBe(
    'not-enough-funds',
  )
})

test('ways to pay that are not offered yet are named in the refusal', async () => {
  const buyer = await addBuyer(shop)
  const body = { ...orderFor([await addCard(shop), 25]), paymentMethod: 'CRYPTO' as const }
  const { refusal } = await buyer.call('purchaseCreate', { body }, { key: freshKey() })
  expect(refusal).toMatchObject({
    code: 'validation-failed',
    details: { issues: [{ path: 'paymentMethod' }] },
  })
})

test('the total that the buyer saw must be the total that is charged', async () => {
  const buyer = await addBuyer(shop, 1_000_000)
  const body = orderFor([await addCard(shop), 25])
  const cheap = await buyer.call(
    'purchaseCreate',
    { body: { ...body, total: body.total - 1 } },
    { key: freshKey() },
  )
  expect(cheap.refusal).toMatchObject({ code: 'cart-changed', details: { mismatches: [] } })
  expect(await rublesOf(buyer)).toBe(1_000_000)
})

test('delivery below 10,000 ₽ costs what the server says, whatever the cart carries', async () => {
  const buyer = await addBuyer(shop, 1_000_000)
  await addAddress(buyer, { city: 'Осташков' })
  const card = await addCard(shop)
  const body = { ...orderFor([card, 25]), methodDelivery: 'delivery' as const }
  const [line] = body.purchase[testDay] ?? []
  const purchase = { [testDay]: [{ ...line!, deliveryCost: 1 }] }
  const flattered = { ...body, purchase, total: body.total + 1 }
  const refused = await buyer.call('purchaseCreate', { body: flattered }, { key: freshKey() })
  expect(refused.refusal?.code).toBe('cart-changed')
  const honest = { ...body, total: body.total + 100_000 }
  const { ok } = await buyer.call('purchaseCreate', { body: honest }, { key: freshKey() })
  expect([ok.totals.agreed, ok.totals.delivery, ok.sum]).toEqual([250_000, 100_000, 350_000])
})

test('one line that changed refuses the whole order and nothing moves', async () => {
  const buyer = await addBuyer(shop, 1_000_000)
  const [good, changed] = [await addCard(shop), await addCard(shop, { stemsAvailable: 50 })]
  const body = orderFor([good, 25], [changed, 75])
  const { refusal } = await buyer.call('purchaseCreate', { body }, { key: freshKey() })
  expect(refusal).toMatchObject({
    code: 'quantity-exceeds-availability',
    details: { mismatches: [{ date: testDay, code: changed.code, kind: 'less-stock', was: 75, now: 50 }] },
  })
  expect([await stockOf(good.code), await stockOf(changed.code)]).toEqual([1000, 50])
  expect(await rublesOf(buyer)).toBe(1_000_000)
})

test('a lot of another day or not in stock is gone', async () => {
  const buyer = await addBuyer(shop)
  for (const card of [
    await addCard(shop, { deliveryDate: '2026-11-24' }),
    await addCard(shop, { availability: 'toOrder' }),
  ]) {
    const { refusal } = await buyer.call(
      'purchaseCreate',
      { body: orderFor([card, 25]) },
      { key: freshKey() },
    )
    expect(refusal).toMatchObject({ code: 'cart-changed', details: { mismatches: [{ kind: 'gone' }] } })
  }
})
