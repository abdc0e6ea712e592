import { randomUUID } from 'node:crypto'
import { demoRequisites } from '@flower-market/flower-domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addSignedIn, type TestPerson } from '../../testing/test-profiles.ts'
import { openShop, type TestShop } from '../../testing/test-shop.ts'
import { camtFile, oneCFile } from './statement-files.fixtures.ts'

let shop: TestShop & { close(): Promise<void> }
let staff: TestPerson
beforeAll(async () => {
  shop = await openShop({})
  staff = await addSignedIn(shop, { role: 'ADMIN' })
})
afterAll(() => shop.close())

const { account } = demoRequisites
const inn = '7700000009'

async function importFile(body: Buffer) {
  const headers = { 'content-type': 'application/octet-stream' }
  return (await staff.browser.call('bankStatementImport', { body }, { headers })).ok
}
function credit(id: string, lineId: string, transactionId: string, reason?: string) {
  const lines = [{ lineId, transactionId, seen: 'waiting' as const }]
  const request = { params: { id }, body: { lines, reason } }
  return staff.browser.call('bankStatementCredit', request, { key: randomUUID() })
}
async function addInvoice({ browser }: TestPerson, amount: number) {
  const body = { kind: 'top-up', paymentMethod: 'CHECK', amount } as const
  const { _id, invoice } = (await browser.call('transactionCreate', { body }, { key: randomUUID() })).ok
  return { _id, purpose: `счёт ${invoice!.number}` }
}
async function balanceOf({ browser }: TestPerson): Promise<number> {
  return (await browser.call('accountList')).ok.find(({ type }) => type === 'RUBLE')?.amount ?? 0
}

/** A transfer that both formats of the bank name, and two open invoices of one buyer of its sum. */
async function transferInTwoFormats(amount: number, { isRenamed = false } = {}) {
  const buyer = await addSignedIn(shop, { inn })
  const [own, other] = [await addInvoice(buyer, amount), await addInvoice(buyer, amount)]
  const paid = { number: randomUUID().slice(0, 8), inn, payerAccount: '40702810100000000001', amount }
  const ordered = await importFile(oneCFile(account, [{ ...paid, purpose: own.purpose }]))
  const { purpose } = isRenamed ? other : own
  const booked = await importFile(camtFile(account, [{ ...paid, purpose }]))
  const line = (review: typeof ordered) => review.lines[0]!._id
  return { buyer, own, other, ordered, booked, orderedLine: line(ordered), bookedLine: line(booked) }
}

test('a transfer that another format names anew is credited a second time with a reason alone', async () => {
  const { buyer, own, other, ordered, booked, orderedLine, bookedLine } = await transferInTwoFormats(410_000)
  expect(booked.lines).toMatchObject([{ verdict: 'matched', creditedBefore: null }])
  await credit(ordered._id, orderedLine, own._id)
  const review = async () =>
    (await staff.browser.call('bankStatementGet', { params: { id: booked._id } })).ok.lines[0]
  expect(await review()).toMatchObject({
    verdict: 'doubtful',
    differs: ['number'],
    invoice: { transactionId: other._id },
    creditedBefore: { statementId: ordered._id, lineId: orderedLine },
  })
  const { items } = (await staff.browser.call('desk', {})).ok
  expect(items.find(({ _id }) => _id === bookedLine)?.facts).toMatchObject({
    verdict: 'doubtful',
    isCreditedBefore: true,
  })
  const doubled = await credit(booked._id, bookedLine, other._id)
  expect(doubled.refusal?.code).toBe('statement-line-changed')
  expect(await balanceOf(buyer)).toBe(410_000)
  expect((await credit(booked._id, bookedLine, other._id, 'Платили дважды')).status).toBe(200)
  expect(await balanceOf(buyer)).toBe(820_000)
})

test('of two credits at once of a transfer that two formats name one is done', async () => {
  const { buyer, own, other, ordered, booked, orderedLine, bookedLine } = await transferInTwoFormats(
    420_000,
    {
      isRenamed: true,
    },
  )
  const answers = await Promise.all([
    credit(ordered._id, orderedLine, own._id),
    credit(booked._id, bookedLine, other._id),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await balanceOf(buyer)).toBe(420_000)
})
