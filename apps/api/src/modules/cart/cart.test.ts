import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addBuyer, addCard } from '../../testing/test-people.ts'
import { openShop, testDay, testNow, type TestShop } from '../../testing/test-shop.ts'
import type { Visitor } from '../../testing/visitor.ts'

let now = testNow
beforeEach(() => {
  now = testNow
})
let shop: TestShop & { close(): Promise<void> }
let buyer: Visitor
beforeAll(async () => {
  shop = await openShop({ now: () => now })
  buyer = await addBuyer(shop)
})
afterAll(() => shop.close())

test('days come in order, each with its own goods and delivery', async () => {
  const [first, second] = [await addCard(shop), await addCard(shop, { deliveryDate: '2026-11-24' })]
  const body = {
    '2026-11-24': [{ code: second.code, price: second.price, quantity: 100 }],
    [testDay]: [{ code: first.code, price: first.price, quantity: 25 }],
  }
  const { days } = (await buyer.call('checkCart', { body })).ok
  expect(days.map(({ date, goods, deliveryCost }) => [date, goods, deliveryCost])).toEqual([
    [testDay, 250_000, 100_000],
    ['2026-11-24', 1_000_000, 0],
  ])
})

test('sums are those after all has been put right', async () => {
  const [fits, less] = [await addCard(shop), await addCard(shop, { stemsAvailable: 60 })]
  const items = [
    { code: fits.code, price: fits.price - 1, quantity: 25 },
    { code: less.code, price: less.price, quantity: 100 },
    { code: 'gone', price: 1, quantity: 1 },
  ]
  const [day] = (await buyer.call('checkCart', { body: { [testDay]: items } })).ok.days
  expect(day?.lines.map(({ mismatches }) => mismatches.map(({ kind }) => kind))).toEqual([
    ['price-changed'],
    ['less-stock'],
    ['gone'],
  ])
  expect(day?.goods).toBe(10_000 * (25 + 50))
})

test('what the lines carry as delivery cost does not count', async () => {
  const card = await addCard(shop)
  const items = [{ code: card.code, price: card.price, quantity: 25, deliveryCost: 1 }]
  const [day] = (await buyer.call('checkCart', { body: { [testDay]: items } })).ok.days
  expect(day?.deliveryCost).toBe(100_000)
})

test("a city's own cost counts where it is known", async () => {
  const { _id: id } = (await buyer.call('authentication')).ok
  const perm = { region_id: 'moscow', name_ru: 'Пермь', name_en: 'Perm', cost: 70_000 }
  await shop.database.kysely.insertInto('region_cities').values(perm).execute()
  await shop.database.kysely
    .updateTable('people')
    .set({ delivery_city: 'Пермь' })
    .where('id', '=', id)
    .execute()
  const card = await addCard(shop)
  const items = [{ code: card.code, price: card.price, quantity: 25 }]
  const [day] = (await buyer.call('checkCart', { body: { [testDay]: items } })).ok.days
  expect(day?.deliveryCost).toBe(70_000)
  expect((await buyer.call('deliveryTerms')).ok).toMatchObject({
    city: 'Пермь',
    cityCost: 70_000,
    freeFrom: 1_000_000,
  })
})

test('after the cut-off a day is closed, in the check and in the order', async () => {
  const card = await addCard(shop)
  const items = [{ code: card.code, price: card.price, quantity: 25 }]
  now = new Date('2026-11-22T13:00:00Z')
  buyer.token = (await buyer.call('authentication')).ok.token
  const [day] = (await buyer.call('checkCart', { body: { [testDay]: items } })).ok.days
  expect([day?.isOpen, day?.lines[0]?.mismatches[0]?.kind]).toEqual([false, 'cutoff-passed'])
  const body = {
    purchase: { [testDay]: items },
    comment: '',
    methodDelivery: 'pickup',
    paymentMethod: 'BALANCE',
    total: 250_000,
  } as const
  const { refusal } = await buyer.call('purchaseCreate', { body }, { key: crypto.randomUUID() })
  expect(refusal).toMatchObject({
    code: 'cart-changed',
    details: { mismatches: [{ kind: 'cutoff-passed' }] },
  })
})

test('a cart of more than 31 days is refused', async () => {
  const days = Array.from({ length: 32 }, (_, index) => [`2027-01-${String(index + 1).padStart(2, '0')}`, []])
  const body = Object.fromEntries([...days.slice(0, 31), ['2027-02-01', []]])
  expect((await buyer.call('checkCart', { body })).refusal?.code).toBe('validation-failed')
})
