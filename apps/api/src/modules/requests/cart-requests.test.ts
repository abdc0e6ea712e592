import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addBuyer, addCard, orderFor } from '../../testing/test-people.ts'
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

test('lots of one plantation share a box: the order, its list and what is packed count alike', async () => {
  const shop = await openTestShop()
  const buyer = await addBuyer(shop)
  const facts = { availability: 'forPlantations', price: 1_000 } as const
  const lots = [await addCard(shop, facts), await addCard(shop, facts), await addCard(shop, facts)]
  const body = {
    // 0.2, 0.4 and 0.4 of a box.
    purchase: { '2026-11-23': lots.map(({ code }, place) => item(code, 1_000, place === 0 ? 50 : 100)) },
    methodDelivery: 'pickup' as const,
    paymentMethod: 'BALANCE' as const,
  }
  const sent = await buyer.call('plantationOrderCreate', { body }, { key: randomUUID() })
  const id = sent.ok.requests[0]?._id ?? ''
  const { browser: farm } = await addSignedIn(shop, { role: 'RECIPIENT', plantation_id: 'alto-zafiro' })
  await farm.call('requestAnswer', { body: { _id: id } }, { key: randomUUID() })
  await buyer.call('plantationOrderCreateAll', { query: { _id: id } }, { key: randomUUID() })
  const { boxes } = (await buyer.call('purchaseGet', { params: { id } })).ok
  const { items } = (await farm.call('receivedOrders')).ok
  const { days } = (await farm.call('packingList')).ok
  expect([boxes, items[0]?.boxes, days[0]?.boxes]).toEqual([1, 1, 1])
})

test('what is shipped and what is canceled is packed no more', async () => {
  const shop = await openTestShop()
  const buyer = await addBuyer(shop)
  const { browser: staff } = await addSignedIn(shop, { role: 'ADMIN' })
  const card = await addCard(shop, { availability: 'toOrder', cutoffAt: '2026-11-22T00:00:00.000Z' })
  const { browser: farm } = await addSignedIn(shop, { role: 'RECIPIENT', plantation_id: 'alto-zafiro' })
  const place = async (stems: number) => {
    const order = { body: orderFor([card, stems]) }
    return (await buyer.call('plantationPurchaseCreate', order, { key: randomUUID() })).ok._id
  }
  const packed = async () =>
    (await farm.call('packingList')).ok.days.flatMap(({ orders }) =>
      orders.flatMap(({ lines }) => lines.map(({ quantity }) => quantity)),
    )
  const [id, other] = [await place(100), await place(50)]
  expect(await packed()).toEqual([100, 50])
  await buyer.call('purchaseCancel', { body: { _id: other } })
  expect(await packed()).toEqual([100])
  const move = (
    status: 'in_process' | 'confirmed' | 'assembled' | 'partially_shipped' | 'shipped',
    lines = {},
  ) => staff.call('orderStatus', { body: { _id: id, status, ...lines } }, { key: randomUUID() })
  for (const status of ['in_process', 'confirmed', 'assembled'] as const) await move(status)
  await move('partially_shipped', { lines: [{ code: card.code, quantity: 25 }] })
  expect(await packed()).toEqual([75])
  await move('shipped')
  expect((await farm.call('packingList')).ok.days).toEqual([])
})
