import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAddress, addressBody } from '../../testing/test-addresses.ts'
import { addBuyer, addCard, orderFor } from '../../testing/test-people.ts'
import { openShop, type TestShop } from '../../testing/test-shop.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestShop & { close(): Promise<void> }
beforeAll(async () => {
  shop = await openShop({})
  await shop.database.kysely
    .insertInto('regions')
    .values({ id: 'far', name_ru: 'Дальний', name_en: 'Far' })
    .execute()
  await shop.database.kysely
    .insertInto('region_cities')
    .values({ region_id: 'moscow', name_ru: 'Тверь', name_en: 'Tver', cost: 140_000 })
    .execute()
})
afterAll(() => shop.close())

interface Changes {
  readonly address?: string
  readonly methodDelivery?: 'delivery' | 'pickup'
  readonly total?: number
}

/** The specification's payload for 25 roses at 100 ₽: it has no total. */
async function place(visitor: Visitor, changes: Changes = {}, key: string = randomUUID()) {
  const { total: _total, ...order } = orderFor([await addCard(shop), 25])
  const body = { ...order, methodDelivery: 'delivery' as const, ...changes }
  return { body, answer: await visitor.call('purchaseCreate', { body }, { key }) }
}

test("the specification's payload is an order at the total that the server computes", async () => {
  const visitor = await addBuyer(shop, 1_000_000)
  await addAddress(visitor, { city: 'Тверь' })
  const { answer } = await place(visitor)
  expect(answer.ok).toMatchObject({ sum: 390_000, paymentStatus: 'paid', totals: { delivery: 140_000 } })
  expect((await visitor.call('accountList')).ok).toMatchObject([{ amount: 610_000 }])
})

test('a total that is named is compared', async () => {
  const visitor = await addBuyer(shop)
  await addAddress(visitor, { city: 'Тверь' })
  expect((await place(visitor, { total: 389_999 })).answer.refusal?.code).toBe('cart-changed')
  expect((await place(visitor, { total: 390_000 })).answer.status).toBe(200)
})

test('an order keeps the address that it names, as it was', async () => {
  const visitor = await addBuyer(shop)
  await addAddress(visitor)
  const { _id: address } = await addAddress(visitor, { label: 'Склад', city: 'Тверь', street: 'ул. Мира, 1' })
  const copy = { kind: 'delivery', ...addressBody({ label: 'Склад', city: 'Тверь', street: 'ул. Мира, 1' }) }
  const { answer } = await place(visitor, { address })
  expect(answer.ok).toMatchObject({ destination: copy, totals: { delivery: 140_000 } })
  await visitor.call('addressUpdate', { params: { id: address }, body: { street: 'ул. Другая, 2' } })
  await visitor.call('addressRemove', { params: { id: address } })
  const { ok } = await visitor.call('purchaseGet', { params: { id: answer.ok._id } })
  expect(ok.destination).toEqual(copy)
})

test('the same key gets the first answer, also when its address has been removed since', async () => {
  const visitor = await addBuyer(shop)
  const { _id: address } = await addAddress(visitor)
  const key = randomUUID()
  const { body, answer } = await place(visitor, { address }, key)
  await visitor.call('addressRemove', { params: { id: address } })
  const again = await visitor.call('purchaseCreate', { body }, { key })
  expect(again.ok).toEqual(answer.ok)
})

test('an order to be brought needs an address', async () => {
  const visitor = await addBuyer(shop)
  expect((await place(visitor)).answer.refusal?.code).toBe('address-needed')
})

test("another person's address is one that never was", async () => {
  const [visitor, other] = [await addBuyer(shop), await addBuyer(shop)]
  await addAddress(visitor)
  const { _id: theirs } = await addAddress(other)
  for (const address of [theirs, randomUUID()]) {
    expect((await place(visitor, { address })).answer.refusal?.code).toBe('not-found')
  }
})

test('an address of another region is refused before anything is placed, with both regions', async () => {
  const visitor = await addBuyer(shop)
  const { _id: address } = await addAddress(visitor)
  await visitor.call('userRegion', { body: { region: 'far' } })
  for (const changes of [{}, { address }]) {
    expect((await place(visitor, changes)).answer.refusal).toMatchObject({
      code: 'address-in-other-region',
      details: { region: 'far', addressRegion: 'moscow' },
    })
  }
  expect((await visitor.call('purchaseList')).ok.total).toBe(0)
})

test('an order that is picked up keeps the pickup point in both languages, and needs no address', async () => {
  const visitor = await addBuyer(shop)
  const { pickup } = (await visitor.call('deliveryTerms')).ok
  const { answer } = await place(visitor, { methodDelivery: 'pickup' })
  expect(answer.ok.destination).toEqual({ kind: 'pickup', ...pickup })
  expect(Object.keys(pickup?.address ?? {})).toEqual(['ru', 'en'])
})

test('nothing can be picked up in a region that names no point', async () => {
  const visitor = await addBuyer(shop)
  await visitor.call('userRegion', { body: { region: 'far' } })
  const { answer } = await place(visitor, { methodDelivery: 'pickup' })
  expect(answer.refusal?.code).toBe('pickup-unavailable')
})
