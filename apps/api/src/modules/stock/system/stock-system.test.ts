import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { StockItem } from '../../../platform/ports/stock/stock-port.ts'
import { addCard, orderFor } from '../../../testing/test-people.ts'
import { testDay, testNow } from '../../../testing/test-shop.ts'
import { readStockChangesJob, readStockJob, stockOrdersJob } from './stock-system-jobs.ts'
import { item, openSystem, webhookKey } from '../../../testing/test-stock-system.ts'

test('a system that was just connected is read with the first reading of changes, and then only at night', async () => {
  const { system, run, waiting } = await openSystem()
  await run(readStockChangesJob)
  expect(await waiting()).toMatchObject([{ code: 'ms-a' }, { code: 'ms-b' }])
  system.items.push(item('d', { ростовка: '80' }))
  await run(readStockChangesJob)
  expect(await waiting()).toHaveLength(2)
  await run(readStockJob)
  expect(await waiting()).toHaveLength(3)
})

test('flowers of the stock system come, change and go once staff accept it; what is not understood is kept with its reason', async () => {
  const { shop, system, run, stems, staff, waiting, accept } = await openSystem()
  await run(readStockJob)
  for (const code of ['ms-a', 'ms-b', 'ms-c']) expect(await stems(code)).toBe(undefined)
  const added = await waiting()
  expect(added).toMatchObject([
    {
      code: 'ms-a',
      kind: 'added',
      before: null,
      after: { variety: 'Explorer', plantation: 'Alto Zafiro Roses', price: 12_000 },
    },
    { code: 'ms-b', kind: 'added' },
  ])
  const body = { changes: added.map(({ code, revision }) => ({ code, revision })) }
  const applied = await staff.browser.call('stockSystemApply', { body }, { key: randomUUID() })
  expect(applied.ok).toEqual({ applied: 2 })
  const [entry] = (await staff.browser.call('auditList', { query: {} })).ok.items
  expect(entry).toMatchObject({ action: 'lots-changed', subject: { kind: 'plantation', _id: 'alto-zafiro' } })
  expect(entry?.changes).toContainEqual({ field: 'source', before: null, after: 'moysklad' })
  expect([await stems('ms-a'), await stems('ms-b'), await waiting()]).toEqual([500, 300, []])
  expect((await staff.browser.call('stockSystem')).ok).toMatchObject({
    provider: 'test',
    items: 3,
    problems: [{ problem: 'no-plantation' }],
  })
  system.items = [item('a', {}, 13_000)]
  system.levels = [{ itemId: 'a', stems: 475 }]
  await run(readStockJob)
  const lots = () =>
    shop.database.kysely
      .selectFrom('cards')
      .select(['code', 'price', 'stems_available'])
      .where('code', 'like', 'ms-%')
      .orderBy('code')
      .execute()
  // Stock is what there is, whatever was decided; what is gone there is not sold.
  expect(await lots()).toEqual([
    { code: 'ms-a', price: 12_000, stems_available: 475 },
    { code: 'ms-b', price: 12_000, stems_available: 0 },
  ])
  const changed = await waiting()
  expect(changed).toMatchObject([
    { code: 'ms-b', kind: 'withdrawn', after: null },
    { code: 'ms-a', kind: 'changed', before: { price: 12_000 }, after: { price: 13_000 } },
  ])
  await accept(changed.filter(({ kind }) => kind === 'changed'))
  expect(await lots()).toEqual([
    { code: 'ms-a', price: 13_000, stems_available: 475 },
    { code: 'ms-b', price: 12_000, stems_available: 0 },
  ])
  await accept(await waiting())
  expect(await lots()).toEqual([{ code: 'ms-a', price: 13_000, stems_available: 475 }])
})

test('what is not as staff saw it is refused as a whole', async () => {
  const { system, run, stems, waiting, accept } = await openSystem()
  await run(readStockJob)
  const seen = await waiting()
  system.items = [item('a', {}, 13_000), item('b', { ростовка: '70' })]
  await run(readStockJob)
  expect((await accept(seen)).refusal).toMatchObject({ code: 'lots-changed', details: { codes: ['ms-a'] } })
  expect([await stems('ms-a'), await stems('ms-b')]).toEqual([undefined, undefined])
})

test('of two members of staff who accept the same changes at once one does', async () => {
  const { run, waiting, accept } = await openSystem()
  await run(readStockJob)
  const seen = await waiting()
  const answers = await Promise.all([accept(seen), accept(seen)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('nothing is sold of a lot that has become another flower, until staff accept what it is', async () => {
  const { system, run, stems, waiting, accept, readAndAccept } = await openSystem()
  await readAndAccept()
  system.items = [item('a', { ростовка: '50' }), item('b', { ростовка: 'длинная' })]
  await run(readStockJob)
  expect([await stems('ms-a'), await stems('ms-b')]).toEqual([0, 0])
  const changes = await waiting()
  expect(changes).toMatchObject([
    { code: 'ms-a', kind: 'changed', before: { lengthCm: 60 }, after: { lengthCm: 50 } },
    { code: 'ms-b', kind: 'withdrawn', problem: 'no-length' },
  ])
  await accept(changes)
  expect([await stems('ms-a'), await stems('ms-b')]).toEqual([500, undefined])
})

test('lots are packed as those in stock of their plantation, not as those that come by the box', async () => {
  const { shop, readAndAccept } = await openSystem()
  const boxed = { soldBy: 'box', stemsPerBox: 300 } as const
  await addCard(shop, { ...boxed, availability: 'toOrder', deliveryDate: '2026-12-30' })
  await readAndAccept()
  const lot = shop.database.kysely.selectFrom('cards').select(['sold_by', 'stems_per_box'])
  expect(await lot.where('code', '=', 'ms-a').executeTakeFirst()).toEqual({
    sold_by: 'bunch',
    stems_per_box: 250,
  })
})

test('a flower of a day that has passed is no new lot', async () => {
  const { system, run, waiting } = await openSystem()
  system.items = [item('a', { 'дата поставки': '20.11.2026' })]
  await run(readStockJob)
  expect(await waiting()).toEqual([])
})

test('the desk says that changes of the stock system wait', async () => {
  const { run, staff, waiting, accept } = await openSystem()
  const imports = async () =>
    (await staff.browser.call('desk')).ok.items.filter(({ kind }) => kind === 'import')
  expect(await imports()).toEqual([])
  await run(readStockJob)
  expect(await imports()).toMatchObject([
    { _id: 'stock-system', facts: { plantation: 'MoySklad', lines: 2, deliveryDate: testDay } },
  ])
  await accept(await waiting())
  expect(await imports()).toEqual([])
})

test.each([
  ['no folder of flowers', { ...item('x'), type: 'Вазы' }, 'no-type'],
  ['no length', item('x', { ростовка: 'длинная' }), 'no-length'],
  ['no day', item('x', { 'дата поставки': 'скоро' }), 'no-day'],
  ['no price', { ...item('x'), price: null }, 'no-price'],
  ['no known variety', { ...item('x'), variety: 'Zzyx' }, 'unknown-variety'],
  ['a box of half a bunch', item('x', { 'в пачке': '25', 'в коробке': '110' }), 'no-pack'],
])(
  'an item with %s is no lot',
  async (_what, one, problem) => {
    const { shop, system, run } = await openSystem()
    system.items = [one as StockItem]
    await run(readStockJob)
    const kept = await shop.database.kysely.selectFrom('stock_items').select('problem').execute()
    expect(kept).toEqual([{ problem }])
  },
  20_000,
)

test('changes are read with an overlap, and a level that is not named stays', async () => {
  const { system, run, stems, readAndAccept } = await openSystem()
  await readAndAccept()
  system.now = new Date(testNow.getTime() + 60_000)
  system.levels = [{ itemId: 'b', stems: 0 }]
  await run(readStockChangesJob)
  expect(system.asked).toEqual([null, new Date(testNow.getTime() - 5 * 60_000)])
  expect([await stems('ms-a'), await stems('ms-b')]).toEqual([500, 0])
})

test('an order that is placed while the stock is read is not sold twice', async () => {
  const { system, run, stems, order, readAndAccept } = await openSystem()
  await readAndAccept()
  system.now = new Date(testNow.getTime() + 60_000)
  system.duringLevels = async () => {
    system.duringLevels = async () => {}
    await order('ms-a', 100)
  }
  await run(readStockChangesJob)
  expect(await stems('ms-a')).toBe(400)
  // It went out after that reading began, which may not know of it yet.
  await run(stockOrdersJob)
  expect(await stems('ms-a')).toBe(400)
  await run(readStockChangesJob)
  expect(await stems('ms-a')).toBe(400)
  system.now = new Date(testNow.getTime() + 120_000)
  system.levels = [{ itemId: 'a', stems: 400 }]
  await run(readStockChangesJob)
  expect(await stems('ms-a')).toBe(400)
})

test('an order goes out once, waits while the system is down, and gives its stems free when it is canceled', async () => {
  const { system, run, order, buyer, readAndAccept } = await openSystem()
  await readAndAccept()
  const { _id, number } = await order('ms-b', 50)
  system.isDown = true
  await run(stockOrdersJob)
  expect(system.orders.size).toBe(0)
  system.isDown = false
  await run(stockOrdersJob)
  expect(system.orders.size).toBe(0)
  system.now = new Date(testNow.getTime() + 10 * 60_000)
  await run(stockOrdersJob)
  await run(stockOrdersJob)
  const [sent] = [...system.orders.values()]
  expect(system.orders.size).toBe(1)
  expect(sent).toMatchObject({ number, lines: [{ itemId: 'b', quantity: 50, price: 12_000 }] })
  await buyer.call('purchaseCancel', { body: { _id, reason: '' } })
  await run(stockOrdersJob)
  await run(stockOrdersJob)
  expect(system.canceled).toEqual([`ref-${number}`])
})

test('an order without flowers of the system is none of its business', async () => {
  const { shop, system, run, buyer, readAndAccept } = await openSystem()
  await readAndAccept()
  const card = await addCard(shop)
  await buyer.call('purchaseCreate', { body: orderFor([card, 25]) }, { key: randomUUID() })
  await run(stockOrdersJob)
  expect(system.orders.size).toBe(0)
})

test('a hint with the key has the stock read, whatever it says; without the key there is no such address', async () => {
  const { shop, system } = await openSystem()
  const hint = (key: string) =>
    shop.app.inject({
      method: 'POST',
      url: `/api/moysklad/webhook/${key}/stock`,
      headers: { 'content-type': 'application/json' },
      payload: '{"reportUrl":"http://169.254.169.254/","events":[',
    })
  expect((await hint('x'.repeat(40))).statusCode).toBe(404)
  await shop.app.jobs.runPending()
  expect(system.asked).toEqual([])
  expect((await hint(webhookKey)).statusCode).toBe(204)
  await shop.app.jobs.runPending()
  expect(system.asked).toHaveLength(1)
})
