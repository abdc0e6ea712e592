import { randomUUID } from 'node:crypto'
import type { StockItem, StockLevel, StockOrder } from '../platform/ports/stock/stock-port.ts'
import { sentMessages } from './sent-messages.ts'
import { addBuyer, addCard, orderFor } from './test-people.ts'
import { addSignedIn } from './test-profiles.ts'
import { openTestShop, testDay, testNow } from './test-shop.ts'
import { readStockJob } from '../modules/stock/system/stock-system-jobs.ts'

export const webhookKey = 'k'.repeat(40)

/** A rose of the stock system. */
export function item(id: string, changes: Readonly<Record<string, string>> = {}, price = 12_000): StockItem {
  const characteristics = { плантация: 'Alto Zafiro Roses', ростовка: '60 см', 'дата поставки': '23.11.2026' }
  return {
    id,
    type: 'Розы',
    variety: 'Explorer',
    characteristics: new Map(Object.entries({ ...characteristics, ...changes })),
    price,
  }
}

/** A shop whose stock system a test can change, and a clock. */
export async function openSystem() {
  const system = {
    items: [item('a'), item('b', { ростовка: '70' }), item('c', { плантация: 'Неизвестная' })],
    levels: [
      { itemId: 'a', stems: 500 },
      { itemId: 'b', stems: 300 },
    ] as StockLevel[],
    orders: new Map<string, StockOrder>(),
    canceled: [] as string[],
    asked: [] as (Date | null)[],
    isDown: false,
    duringLevels: async (): Promise<void> => {},
    now: testNow,
  }
  const stock = {
    provider: 'test',
    readItems: async () => system.items,
    readLevels: async (since: Date | null) => {
      system.asked.push(since)
      const { levels } = system
      await system.duringLevels()
      return levels
    },
    placeOrder: async (order: StockOrder) => {
      if (system.isDown) throw new Error('down')
      system.orders.set(order.id, order)
      return { reference: `ref-${order.number}` }
    },
    cancelOrder: async (reference: string) => void system.canceled.push(reference),
  }
  const moysklad = { url: 'http://127.0.0.1:9', token: 't', organization: 'o', agent: 'a', webhookKey }
  const shop = await openTestShop({
    now: () => system.now,
    config: { moysklad },
    ports: { ...sentMessages().ports, stock },
  })
  await addCard(shop, { freight: 0 })
  const run = async (job: typeof readStockJob): Promise<void> => {
    await shop.app.jobs.send(shop.database.kysely, job, {})
    await shop.app.jobs.runPending()
  }
  const stems = async (code: string) =>
    (
      await shop.database.kysely
        .selectFrom('cards')
        .select('stems_available')
        .where('code', '=', code)
        .executeTakeFirst()
    )?.stems_available
  const staff = await addSignedIn(shop, { role: 'ADMIN' })
  const waiting = async () => (await staff.browser.call('stockSystem')).ok.changes
  const accept = async (changes: readonly { code: string; revision: string }[]) =>
    staff.browser.call(
      'stockSystemApply',
      { body: { changes: changes.map(({ code, revision }) => ({ code, revision })) } },
      { key: randomUUID() },
    )
  /** Has everything read, and staff accept all of it. */
  const readAndAccept = async (): Promise<void> => {
    await run(readStockJob)
    await accept(await waiting())
  }
  const buyer = await addBuyer(shop)
  const order = async (code: string, quantity: number) => {
    const { cards } = (await buyer.call('catalogCards', { query: { date: testDay } })).ok
    const card = cards.find((one) => one.code === code)!
    return (await buyer.call('purchaseCreate', { body: orderFor([card, quantity]) }, { key: randomUUID() }))
      .ok
  }
  return { shop, system, run, stems, buyer, order, staff, waiting, accept, readAndAccept }
}
