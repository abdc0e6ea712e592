import { randomUUID } from 'node:crypto'
import type { CallInput } from '@flower-market/api-client/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newLot } from '../../testing/new-lot.ts'
import { addBuyer, addCard, orderFor } from '../../testing/test-people.ts'
import { addSignedIn, type TestPerson } from '../../testing/test-profiles.ts'
import { openShop, testDay, testNow, type TestShop } from '../../testing/test-shop.ts'
import { storeRates } from '../exchange/index.ts'

type Body = CallInput<'lotCreate'>['body']

let shop: TestShop & { close(): Promise<void> }
let staff: TestPerson
let plantation: TestPerson
beforeAll(async () => {
  shop = await openShop({})
  await addCard(shop)
  await addCard(shop, { plantationId: 'quinta', plantation: 'Quinta Lumbre', freight: 1500 })
  await sql`UPDATE plantations SET default_freight = 1900 WHERE id = 'alto-zafiro'`.execute(
    shop.database.kysely,
  )
  staff = await addSignedIn(shop, { role: 'ADMIN' })
  plantation = await addSignedIn(shop, { role: 'RECIPIENT', plantation_id: 'alto-zafiro' })
})
afterAll(() => shop.close())

function lot(changes: Partial<Body> = {}): Body {
  return { ...newLot, ...changes }
}
function create(body: Body, { browser } = plantation, key = randomUUID()) {
  return browser.call('lotCreate', { body }, { key })
}
/** What everybody was told about a day, in its order. */
async function toldAbout(day: string) {
  const { rows } = await sql<{ name: string; payload: object }>`SELECT name, payload FROM events
    WHERE stream = 'everybody' AND payload->>'date' = ${day} ORDER BY number`.execute(shop.database.kysely)
  return rows
}

test('the nearest day comes first, and what is past last', async () => {
  const of = { plantationId: 'nearest', plantation: 'Nearest' }
  for (const deliveryDate of ['2026-11-20', '2026-12-02', '2026-11-27', '2026-11-12'] as const) {
    await addCard(shop, { ...of, deliveryDate })
  }
  const { items } = (await staff.browser.call('lotList', { query: { plantationId: 'nearest' } })).ok
  const days = ['2026-11-27', '2026-12-02', '2026-11-20', '2026-11-12']
  expect(items.map(({ deliveryDate }) => deliveryDate)).toEqual(days)
})

test('a lot takes freight and tint from its plantation and variety, and what was done stays recorded', async () => {
  const first = (await create(lot({ tint: '#a01020' }))).ok
  const second = (await create(lot({ lengthCm: 80 }))).ok
  expect(second).toMatchObject({ tint: '#a01020', freight: null, plantationId: 'alto-zafiro', price: 12_000 })
  const [seen] = (await staff.browser.call('lotList', { query: { limit: 1 } })).ok.items
  expect(seen?.freight).toBeTypeOf('number')
  const buyer = await addBuyer(shop)
  const { cards } = (await buyer.call('catalogCards', { query: { date: testDay } })).ok
  expect(cards.find(({ code }) => code === second.code)?.price).toBe(13_900)

  const body = { seen: { price: 12_000, stemsAvailable: 500 }, price: { amount: 11_000 } }
  await plantation.browser.call('lotUpdate', { params: { code: first.code }, body })
  await plantation.browser.call('lotWithdraw', { params: { code: first.code } })
  const changes = await shop.database.kysely
    .selectFrom('lot_changes')
    .select(['kind', 'source', 'changed_by'])
    .select(sql`before->>'price'`.as('was'))
    .select(sql`after->>'price'`.as('is'))
    .where('code', '=', first.code)
    .orderBy('id')
    .execute()
  const byHand = { source: 'hand', changed_by: plantation.id }
  expect(changes).toEqual([
    { ...byHand, kind: 'added', was: null, is: '12000' },
    { ...byHand, kind: 'changed', was: '12000', is: '11000' },
    { ...byHand, kind: 'withdrawn', was: '11000', is: null },
  ])
})

test('open pages are told the stock where only that has changed, else to read the list again', async () => {
  const deliveryDate = '2026-11-27'
  const { code } = (await create(lot({ variety: 'Vendela', deliveryDate }))).ok
  const params = { code }
  const seen = { price: 12_000, stemsAvailable: 500 }
  await plantation.browser.call('lotUpdate', { params, body: { seen, stemsAvailable: 400 } })
  await plantation.browser.call('lotUpdate', {
    params,
    body: { seen: { ...seen, stemsAvailable: 400 }, price: { amount: 9_000 } },
  })
  await plantation.browser.call('lotWithdraw', { params })
  const readAgain = { name: 'lots-changed', payload: { date: deliveryDate, availability: 'inStock' } }
  await expect
    .poll(() => toldAbout(deliveryDate))
    .toMatchObject([
      readAgain,
      {
        name: 'stock-changed',
        payload: { date: deliveryDate, changes: [{ code, stemsAvailable: 400 }] },
      },
      readAgain,
      readAgain,
    ])
})

test('a number that was typed beside an older one changes nothing', async () => {
  const { code } = (await create(lot())).ok
  const params = { code }
  const buyer = await addBuyer(shop)
  const { cards } = (await buyer.call('catalogCards', { query: { date: testDay } })).ok
  const card = cards.find((one) => one.code === code)!
  await buyer.call('purchaseCreate', { body: orderFor([card, 100]) }, { key: randomUUID() })
  const seen = { price: 12_000, stemsAvailable: 500 }
  const answer = await plantation.browser.call('lotUpdate', { params, body: { seen, stemsAvailable: 600 } })
  expect(answer.refusal?.code).toBe('lot-changed')
  const now = { price: 12_000, stemsAvailable: 400 }
  const again = await plantation.browser.call('lotUpdate', {
    params,
    body: { seen: now, stemsAvailable: 600 },
  })
  expect(again.ok.stemsAvailable).toBe(600)
})

test('a price in dollars is kept with its rate, and is rubles by it', async () => {
  await storeRates(
    shop.database.kysely,
    { date: '2026-11-21', rates: { USD: 8_000_000_000n, EUR: 9_000_000_000n } },
    testNow,
  )
  const { price, priceIn } = (await create(lot({ price: { amount: 150, currency: 'USD' } }))).ok
  expect(price).toBe(12_000)
  expect(priceIn).toMatchObject({ currency: 'USD', amount: 150, rateDate: '2026-11-21' })
})

test('a lot to order closes by the clock of its plantation', async () => {
  const made = (await create(lot({ availability: 'toOrder', deliveryDate: '2026-12-10', soldBy: 'box' }))).ok
  expect(made.cutoffAt).toBe('2026-12-05T09:00:00.000Z')
})

test.each([
  ['a day that has passed', { deliveryDate: '2026-11-20' }, 'deliveryDate'],
  ['a box of half a bunch', { stemsPerBox: 260 }, 'stemsPerBox'],
  ["a plantation's freight", { freight: 5 }, 'freight'],
  ["a plantation's regions", { regions: ['moscow'] }, 'regions'],
] as const)('%s is refused', async (_what, changes, path) => {
  const { refusal } = await create(lot(changes as Partial<Body>))
  expect(refusal).toMatchObject({ code: 'validation-failed', details: { issues: [{ path }] } })
})

test('a region that is none is refused to staff, too', async () => {
  const { refusal } = await create(lot({ plantationId: 'quinta', regions: ['moscow', 'atlantis'] }), staff)
  expect(refusal).toMatchObject({ details: { issues: [{ path: 'regions.1' }] } })
})

test("another plantation's lots, and lots of none, are not there", async () => {
  const { code } = (await create(lot({ plantationId: 'quinta' }), staff)).ok
  const seen = { price: 12_000, stemsAvailable: 500 }
  const nobody = await addSignedIn(shop, { role: 'RECIPIENT' })
  for (const { browser } of [plantation, nobody]) {
    const params = { code }
    expect((await browser.call('lotUpdate', { params, body: { seen } })).refusal?.code).toBe('not-found')
    expect((await browser.call('lotWithdraw', { params })).refusal?.code).toBe('not-found')
    expect((await browser.call('lotPhotoRemove', { params: { code, photo: 'x' } })).refusal?.code).toBe(
      'not-found',
    )
    expect((await create(lot({ plantationId: 'quinta' }), { id: '', browser })).refusal?.code).toBe(
      'not-found',
    )
  }
  expect((await create(lot(), staff)).refusal?.code).toBe('not-found')
  expect((await nobody.browser.call('lotList', {})).refusal?.code).toBe('not-found')
})

test('an order of a lot that was withdrawn is canceled without it', async () => {
  const { code } = (await create(lot({ variety: 'Mondial' }))).ok
  const buyer = await addBuyer(shop)
  const { cards } = (await buyer.call('catalogCards', { query: { date: testDay } })).ok
  const card = cards.find((one) => one.code === code)!
  const order = await buyer.call('purchaseCreate', { body: orderFor([card, 100]) }, { key: randomUUID() })
  await plantation.browser.call('lotWithdraw', { params: { code } })
  const gone = await buyer.call('purchaseCreate', { body: orderFor([card, 100]) }, { key: randomUUID() })
  expect(gone.refusal).toMatchObject({ code: 'cart-changed', details: { mismatches: [{ kind: 'gone' }] } })
  const body = { _id: order.ok._id, reason: '' }
  expect((await buyer.call('purchaseCancel', { body })).ok.status).toBe('canceled')
})

test('freight and regions are saved as they were seen; a plantation learns nothing about them by guessing', async () => {
  const { code } = (await create(lot())).ok
  const save = (by: TestPerson, line: object) =>
    by.browser.call('lotsSave', { body: { lots: [{ code, ...line }] } }, { key: randomUUID() })
  const regionsOf = async () =>
    (await staff.browser.call('lotList', { query: { code } })).ok.items[0]?.regions
  const raised = { freight: { from: 1_900, to: 2_100 } }
  for (const from of [1_900, 1_901]) {
    expect((await save(plantation, { freight: { from, to: 1 } })).refusal?.code).toBe('validation-failed')
  }
  const unknown = { regions: { from: null, to: ['atlantis'] } }
  expect((await save(staff, unknown)).refusal?.code).toBe('validation-failed')
  expect((await save(staff, { ...raised, regions: { from: null, to: ['moscow'] } })).ok.saved).toBe(1)
  expect((await save(staff, raised)).refusal?.code).toBe('lots-changed')
  expect((await save(staff, { regions: { from: null, to: null } })).refusal?.code).toBe('lots-changed')
  expect(await regionsOf()).toEqual(['moscow'])
  const buyer = await addBuyer(shop)
  const { cards } = (await buyer.call('catalogCards', { query: { date: testDay } })).ok
  expect(cards.find((card) => card.code === code)?.price).toBe(14_100)
})

test('new lots come in with a save of others or not at all', async () => {
  const first = (await create(lot({ variety: 'Saved with others' }))).ok
  const stems = { code: first.code, stemsAvailable: { from: 500, to: 25 } }
  const added = (changes: object = {}) => ({
    ...lot({ variety: 'Brand new' }),
    plantationId: 'quinta',
    ...changes,
  })
  const save = (body: CallInput<'lotsSave'>['body'], by = staff, key = randomUUID()) =>
    by.browser.call('lotsSave', { body }, { key })
  const found = async () =>
    (await staff.browser.call('lotList', { query: { search: 'Brand new' } })).ok.items.map(
      ({ freight }) => freight,
    )
  const wrong = await save({ lots: [stems], added: [added(), added({ stemsPerBox: 260 })] })
  expect(wrong.refusal?.details).toMatchObject({ issues: [{ path: 'added.1.stemsPerBox' }] })
  expect((await save({ lots: [], added: [added()] }, plantation)).refusal?.code).toBe('not-found')
  expect(await found()).toEqual([])
  const key = randomUUID()
  const body = { lots: [stems], added: [added(), added({ lengthCm: 80, freight: 900 })] }
  expect((await save(body, staff, key)).ok).toEqual({ saved: 1, added: 2 })
  expect((await save(body, staff, key)).ok).toEqual({ saved: 1, added: 2 })
  expect(new Set(await found())).toEqual(new Set([0, 900]))
})

test('a cart that somebody fills for a client is counted beside their own, lines of one cart once', async () => {
  const [first, second] = [await addCard(shop), await addCard(shop, { lengthCm: 70 })]
  const [broker, client] = [await addSignedIn(shop, { role: 'BROKER' }), await addSignedIn(shop, {})]
  const line = { delivery_date: testDay, price: 12_000, quantity: 25, changed_at: testNow } as const
  const own = { ...line, person_id: broker.id, buyer_id: broker.id }
  const lines = [
    { ...own, code: first.code },
    { ...own, code: second.code },
    { ...line, person_id: broker.id, buyer_id: client.id, code: first.code },
  ]
  await shop.database.kysely.insertInto('cart_lines').values(lines).execute()
  const body = { codes: [first.code, second.code] }
  expect((await staff.browser.call('lotCarts', { body })).ok.carts).toBe(2)
})
