import { randomUUID } from 'node:crypto'
import type { CallInput } from '@flower-market/api-client/contract'
import type { TransactionStatus } from '@flower-market/flower-domain'
import { beforeEach, expect, test } from 'vitest'
import { addBuyer } from '../../testing/test-people.ts'
import { addSignedIn } from '../../testing/test-profiles.ts'
import { openTestShop, testNow, type TestShop } from '../../testing/test-shop.ts'
import {
  addApproved,
  addRates,
  addRepresented,
  begin,
  dutchRequisites,
  quoteTo,
} from '../../testing/test-transfers.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { reportUnansweredJob } from './transfer-jobs.ts'

let now: Date
let farm: Awaited<ReturnType<typeof addRepresented>>
let shop: TestShop
let staff: Visitor
let buyer: Visitor
let recipient: string
beforeEach(async () => {
  now = testNow
  shop = await openTestShop({ now: () => now })
  await addRates(shop)
  farm = await addRepresented(shop)
  staff = (await addSignedIn(shop, { role: 'ADMIN' })).browser
  buyer = await addBuyer(shop)
  recipient = await addApproved(shop, farm.browser, farm.plantation)
})

/** Sessions end meanwhile. */
async function waitFiveDays(): Promise<void> {
  now = new Date(now.getTime() + 5 * 24 * 3_600_000)
  staff = (await addSignedIn(shop, { role: 'ADMIN' })).browser
}
async function begun(): Promise<string> {
  return (await begin(buyer, (await quoteTo(buyer, recipient))._id)).ok._id
}
function send(id: string) {
  return staff.call('transactionSend', { params: { id } }, { key: randomUUID() })
}
function rejectFor(id: string, seenStatus?: TransactionStatus) {
  const body = { reason: 'Закрыт счёт', ...(seenStatus && { seenStatus }) }
  return staff.call('transactionReject', { params: { id }, body })
}
async function rubles(): Promise<number> {
  return (await buyer.call('accountList')).ok[0]?.amount ?? 0
}

async function statusOf(id: string): Promise<TransactionStatus> {
  return (await staff.call('transactionReviewGet', { params: { id } })).ok.status
}
async function onDesk(kind: 'transfer' | 'recipient') {
  return (await staff.call('desk')).ok.items.filter((item) => item.kind === kind)
}

test('a return that was meant for a transfer of another status changes nothing, and so does one that names none', async () => {
  const [waiting, sent] = [await begun(), await begun()]
  await send(sent)
  const before = await rubles()
  for (const refused of [
    await rejectFor(waiting, 'SENDED'),
    await rejectFor(sent, 'IN_PROCESSED'),
    await rejectFor(waiting),
    await rejectFor(sent),
  ]) {
    expect(refused.refusal?.code).toBe('transaction-changed')
  }
  expect(await rubles()).toBe(before)
  expect([await statusOf(waiting), await statusOf(sent)]).toEqual(['IN_PROCESSED', 'SENDED'])
})

test('staff find a transfer by its number, buyer and recipient, see who moved it on, and none between own accounts', async () => {
  const id = await begun()
  await send(id)
  const found = (await staff.call('transactionReviewGet', { params: { id } })).ok
  expect(found.events.map(({ status }) => status)).toEqual(['INITIAL', 'IN_PROCESSED', 'SENDED'])
  const { name, surname } = (await staff.call('authentication')).ok
  expect(found.events.at(-1)?.by).toBe(`${name} ${surname}`.trim())
  expect(found.total).toBe(found.converted + found.commission)
  const idsOf = async (query: NonNullable<CallInput<'transactionReview'>['query']>) =>
    (await staff.call('transactionReview', { query: { limit: 100, ...query } })).ok.items.map(
      ({ _id }) => _id,
    )
  expect(await idsOf({ search: String(found.number) })).toEqual([id])
  expect(await idsOf({ search: 'polderglans b.v.' })).toContain(id)
  expect(await idsOf({ search: 'nobody-of-this-name' })).toEqual([])
  expect(await idsOf({ status: 'IN_PROCESSED' })).not.toContain(id)
  expect(await idsOf({ isUnanswered: true })).not.toContain(id)
  const query = { amount: 5_000, source: 'RUBLE', target: 'EURO' } as const
  const quote = (await buyer.call('accountRates', { query })).ok
  const own = (await begin(buyer, quote._id)).ok._id
  expect(await idsOf({ status: 'CONFIRMED' })).not.toContain(own)
  const refused = await staff.call('transactionReviewGet', { params: { id: own } })
  expect(refused.refusal?.code).toBe('not-found')
  await waitFiveDays()
  expect(await idsOf({ isUnanswered: true })).toContain(id)
  await rejectFor(id, 'SENDED')
  expect(await idsOf({})).not.toContain(id)
  expect((await idsOf({ status: 'REJECTED' }))[0]).toBe(id)
})

test('what is to be sent, and what nobody answers, is on the desk until it is decided', async () => {
  const id = await begun()
  expect(await onDesk('transfer')).toMatchObject([
    {
      _id: id,
      facts: { cause: 'to-send', amount: 10_000, currency: 'EUR', beneficiary: 'Polderglans B.V.' },
    },
  ])
  await send(id)
  expect(await onDesk('transfer')).toEqual([])
  await waitFiveDays()
  await shop.app.jobs.send(shop.database.kysely, reportUnansweredJob, {})
  await shop.app.jobs.runPending()
  expect(await onDesk('transfer')).toMatchObject([{ _id: id, facts: { cause: 'unanswered' } }])
  await rejectFor(id, 'SENDED')
  expect(await onDesk('transfer')).toEqual([])
})

test('a changed account waits on the desk, beside the one that was approved, until it is approved again', async () => {
  expect(await onDesk('recipient')).toEqual([])
  const body = { ...dutchRequisites, accountNumber: 'NL39RABO0300065264' }
  await farm.browser.call('recipientUpdate', { params: { id: recipient }, body })
  expect(await onDesk('recipient')).toMatchObject([{ _id: recipient, facts: { isChanged: true } }])
  const [waiting] = (await staff.call('recipientReviewList')).ok.items
  expect(waiting).toMatchObject({
    accountNumber: 'NL39RABO0300065264',
    approved: { accountNumber: dutchRequisites.accountNumber, bic: dutchRequisites.bic },
  })
  const decision = { isApproved: true, revision: waiting?.revision ?? 0 } as const
  const approved = (await staff.call('recipientReview', { params: { id: recipient }, body: decision })).ok
  expect(approved.approved?.accountNumber).toBe('NL39RABO0300065264')
  expect(await onDesk('recipient')).toEqual([])
})
