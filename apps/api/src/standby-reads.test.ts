import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase, type Database } from './platform/database/database.ts'
import { addCard, addPerson, orderFor, signInAs } from './testing/test-people.ts'
import { openTestShop, testDay } from './testing/test-shop.ts'
import type { Visitor } from './testing/visitor.ts'

const period = { from: testDay, to: testDay } as const

/** Every call that is read from a standby, with the status of its answer. */
async function readLists(buyer: Visitor, staff: Visitor): Promise<readonly (readonly [string, number])[]> {
  const accountId = (await buyer.call('accountList')).ok[0]!._id
  const explorer = { type: 'roses', variety: 'Explorer', plantationId: 'alto-zafiro' } as const
  const statement = { accountId, format: 'csv', locale: 'ru', ...period } as const
  const asked = {
    catalogDays: buyer.call('catalogDays', { query: {} }),
    catalogFirstCards: buyer.call('catalogFirstCards', { query: {} }),
    catalogCards: buyer.call('catalogCards', { query: { date: testDay } }),
    catalogVariety: buyer.call('catalogVariety', { query: explorer }),
    filterList: buyer.call('filterList'),
    orderList: buyer.call('orderList', { query: {} }),
    purchaseList: buyer.call('purchaseList', { query: {} }),
    plantationPurchaseList: buyer.call('plantationPurchaseList', { query: {} }),
    balanceHistory: buyer.call('balanceHistory', { query: {} }),
    operationsHistory: buyer.call('operationsHistory', { query: {} }),
    balanceChart: buyer.call('balanceChart', { query: { accountId, ...period } }),
    accountStatement: buyer.call('accountStatement', { query: statement }),
    reportTurnover: staff.call('reportTurnover', { query: { ...period, step: 'day' } }),
    reportMargin: staff.call('reportMargin', { query: { ...period, step: 'day' } }),
    reportPlantations: staff.call('reportPlantations', { query: period }),
    reportBuyers: staff.call('reportBuyers'),
    reportStock: staff.call('reportStock'),
  }
  const answers = Object.entries(asked).map(async ([name, answer]) => [name, (await answer).status] as const)
  return Promise.all(answers)
}

test('lists are read where nothing can be written, and what one person needs now is not', async () => {
  let reads: Database | undefined
  const shop = await openTestShop({
    openReads: (connectionString) => (reads = openDatabase({ connectionString, role: 'standby' })),
  })
  onTestFinished(() => reads?.close().catch(() => {}))
  const card = await addCard(shop)
  const buyer = await signInAs(shop, await addPerson(shop, { money: { RUB: 100_000_000 } }))
  const staff = await signInAs(shop, await addPerson(shop, { role: 'ADMIN' }))
  const placed = await buyer.call('purchaseCreate', { body: orderFor([card, 25]) }, { key: randomUUID() })

  const answers = await readLists(buyer, staff)
  expect(answers.filter(([, status]) => status !== 200)).toEqual([])

  await reads?.close()
  const refusals = await readLists(buyer, staff)
  expect(refusals.filter(([, status]) => status < 500)).toEqual([])
  expect((await buyer.call('purchaseGet', { params: { id: placed.ok._id } })).status).toBe(200)
})
