import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noPercentages } from '@flower-market/flower-domain'
import { decideSetting } from '../../../testing/decide-setting.ts'
import { readPdf, readXlsx } from '../../../testing/read-document.ts'
import { addCard, orderFor } from '../../../testing/test-people.ts'
import { addSignedIn, type TestPerson } from '../../../testing/test-profiles.ts'
import { openShop, testDay, testNow, type TestShop } from '../../../testing/test-shop.ts'
import { writePercentages } from '../../regions/index.ts'
import { issueUpdsJob } from '../purchases-jobs.ts'

let shop: TestShop & { close(): Promise<void> }
let staff: TestPerson
beforeAll(async () => {
  shop = await openShop({ now: () => testNow })
  staff = await addSignedIn(shop, { role: 'ADMIN' })
})
afterAll(() => shop.close())

const topUpAmount = 100_000_000

async function addBuyer(marginBp: number): Promise<TestPerson> {
  const broker = await addSignedIn(shop, { role: 'BROKER' })
  const buyer = await addSignedIn(shop, {
    broker_id: broker.id,
    company: 'ООО «Розовый сад»',
    inn: '7700000009',
    kpp: '770001001',
    legal_address: 'Москва, Мясницкая ул., 1',
  })
  const margin = { ...noPercentages, priceBp: marginBp, deliveryToRegionBp: marginBp }
  const set = { personId: buyer.id, setBy: broker.id, at: testNow }
  await writePercentages(shop.database.kysely, 'margins', margin, set)
  const body = { kind: 'top-up', paymentMethod: 'CHECK', amount: topUpAmount } as const
  const { _id: id } = (await buyer.browser.call('transactionCreate', { body }, { key: randomUUID() })).ok
  const confirmed = { params: { id }, body: { amount: topUpAmount } }
  await staff.browser.call('transactionConfirm', confirmed, { key: randomUUID() })
  return buyer
}

function amountText(kopecks: number): string {
  return new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2 })
    .format(kopecks / 100)
    .replaceAll(/\s/gu, ' ')
}

/** What an order costs, by each place that says so. */
async function sumsOf({ browser }: TestPerson, id: string) {
  const [{ totals, sum }, list, history, documents, accounts] = await Promise.all([
    browser.call('purchaseGet', { params: { id } }).then(({ ok }) => ok),
    browser.call('orderList', { query: {} }).then(({ ok }) => ok.items),
    browser.call('balanceHistory', { query: { limit: 100 } }).then(({ ok }) => ok.items),
    browser.call('documentList', { query: { limit: 100 } }).then(({ ok }) => ok.items),
    browser.call('accountList').then(({ ok }) => ok),
  ])
  const ofOrder = documents.filter(({ order }) => order?._id === id)
  return {
    total: totals.total,
    bySums: {
      page: sum,
      list: list.find(({ _id }) => _id === id)?.sum,
      ledger: -history
        .filter(({ purchase }) => purchase?._id === id)
        .reduce((all, { amount }) => all + amount, 0),
      balance: topUpAmount - (accounts.find(({ type }) => type === 'RUBLE')?.amount ?? 0),
      documents: ofOrder.reduce((all, { amount }) => all + amount, 0),
    },
    documents: ofOrder,
  }
}

const orders = fc.record({
  marginBp: fc.constantFrom(0, 1000, 3333),
  vatBp: fc.constantFrom(null, 500, 2200),
  lots: fc.array(
    fc.record({
      price: fc.integer({ min: 1, max: 30_000 }),
      freight: fc.nat(3_000),
      bunches: fc.integer({ min: 2, max: 8 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  shortBunches: fc.constantFrom(0, 1),
  claimed: fc.integer({ min: 0, max: 25 }),
})

test(
  'price list, order, ledger, transfer documents and their corrections say the same amounts, with and without a margin',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(orders, async ({ marginBp, vatBp, lots, shortBunches, claimed }) => {
        await decideSetting(shop, 'vatBp', vatBp)
        const buyer = await addBuyer(marginBp)
        const { browser } = buyer
        const cards = await Promise.all(lots.map(({ price, freight }) => addCard(shop, { price, freight })))
        const { cards: shown } = (await browser.call('catalogCards', { query: { date: testDay } })).ok
        const chosen = cards.map(({ code }) => shown.find((card) => card.code === code)!)
        const asked = { query: { date: testDay, format: 'xlsx', locale: 'ru' } } as const
        const rows = await readXlsx((await browser.call('catalogPriceList', asked)).ok)
        for (const { code, price } of chosen) {
          expect(rows.find((row) => row.at(-1) === code)).toContain(price / 100)
        }
        const body = orderFor(...chosen.map((card, place) => [card, 25 * lots[place]!.bunches] as const))
        const order = (await browser.call('purchaseCreate', { body }, { key: randomUUID() })).ok
        const settle = async () => {
          await shop.app.jobs.send(shop.database.kysely, issueUpdsJob, {})
          await shop.app.jobs.runPending()
          const { total, bySums, documents } = await sumsOf(buyer, order._id)
          expect(bySums).toEqual({
            page: total,
            list: total,
            ledger: total,
            balance: total,
            documents: total,
          })
          return documents
        }
        const move = (status: string, lines: readonly object[] = [], reason = '') => {
          const moved = { _id: order._id, status, lines, reason } as never
          return staff.browser.call('orderStatus', { body: moved }, { key: randomUUID() })
        }
        expect(order.sum).toBe(body.total + order.totals.delivery)
        for (const status of ['in_process', 'confirmed', 'assembled']) await move(status)
        const [line] = order.lines as [(typeof order.lines)[number]]
        await move('partially_shipped', [{ code: line.code, quantity: 25 }])
        await move('shipped')
        for (const { _id: id, kind, amount } of await settle()) {
          const { ok: pdf } = await browser.call('documentFile', { params: { id }, query: { kind } })
          expect((await readPdf(pdf)).join(' ')).toContain(amountText(amount))
        }
        const short = line.quantity - 25 * shortBunches
        await move('delivered', shortBunches === 0 ? [] : [{ code: line.code, quantity: short }], 'Мало')
        await settle()
        if (claimed === 0) return
        const bunches = [{ box: 1, bunch: 1, quantity: claimed }]
        const claim = { orderId: order._id, code: line.code, reason: 'broken', comment: '', bunches } as const
        const made = (await browser.call('claimCreate', { body: claim }, { key: randomUUID() })).ok
        const decision = { _id: made._id, accepted: claimed, reason: '' }
        await staff.browser.call('claimDecide', { body: decision }, { key: randomUUID() })
        await settle()
      }),
      { numRuns: 3 },
    )
  },
)
