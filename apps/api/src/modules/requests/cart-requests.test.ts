import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addBuyer, addCard } from '../../testing/test-people.ts'
import { addSignedIn } from '../../testing/test-profiles.ts'
import { openTestShop } from '../../testing/test-shop.ts'

function item(code: string, price: number, quantity: number) {
  return { code, price, quantity }
}

test('lots for plantations of a cart are sent to the plantation of each', async () => {
  const shop = await openTestShop()
  const buyer = await addBuyer(shop)
  const facts = { availability: 'forPlantations', freight: 700 } as const
  const rose = await addCard(shop, { ...facts })
  const other = await addCard(shop, { ...facts, plantationId: 'other', plantation: 'Other', price: 8_000 })
  const body = {
    purchase: { '2026-11-23': [item(rose.code, 10_700, 250), item(other.code, 8_700, 100)] },
    methodDelivery: 'pickup' as const,
    paymentMethod: 'BALANCE' as const,
    total: 250 * 10_700 + 100 * 8_700,
  }
  const create = (changes = {}, key: string = randomUUID()) =>
    buyer.call('plantationOrderCreate', { body: { ...body, ...changes } }, { key })
  expect((await create({ total: 1 })).refusal?.code).toBe('cart-changed')
  const key = randomUUID()
  const { requests } = (await create({}, key)).ok
  expect((await create({}, key)).ok.requests.map(({ _id }) => _id)).toEqual(requests.map(({ _id }) => _id))
  expect(requests.map(({ plantation, source, sum }) => [plantation._id, source, sum])).toEqual([
    ['alto-zafiro', 'cart', 2_675_000],
    ['other', 'cart', 870_000],
  ])
  const { browser: farm } = await addSignedIn(shop, { role: 'RECIPIENT', plantation_id: 'alto-zafiro' })
  const { items } = (await farm.call('receivedRequests')).ok
  expect(items.map(({ sum }) => sum)).toEqual([2_500_000])
  const cards = await shop.database.kysely.selectFrom('cards').select('stems_available').execute()
  expect(cards.every(({ stems_available: stems }) => stems === 1000)).toBe(true)
})
