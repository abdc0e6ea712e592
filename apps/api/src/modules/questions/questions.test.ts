import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addSignedIn, freshPhone } from '../../testing/test-profiles.ts'
import { openShop, testNow, type TestShop } from '../../testing/test-shop.ts'

const minuteMs = 60_000
let now = testNow
let shop: TestShop & { close(): Promise<void> }
let staff: Awaited<ReturnType<typeof addSignedIn>>
beforeAll(async () => {
  shop = await openShop({ now: () => now })
  staff = await addSignedIn(shop, { role: 'ADMIN', name: 'Вера', surname: 'Ким' })
})
afterAll(() => shop.close())

async function submittedTopUp() {
  const buyer = await addSignedIn(shop)
  const body = { kind: 'top-up', paymentMethod: 'QRCODE', amount: 20_000 } as const
  const { _id: id } = (await buyer.browser.call('transactionCreate', { body }, { key: randomUUID() })).ok
  const attach = async () => {
    const image = sharp({ create: { width: 64, height: 64, channels: 3, background: 'white' } })
    const headers = { 'content-type': 'image/jpeg' }
    const payload = await image.jpeg().toBuffer()
    await buyer.browser.send({
      method: 'PATCH',
      url: '/api/file/transaction',
      query: { id },
      payload,
      headers,
    })
  }
  await attach()
  const find = async () => (await staff.browser.call('desk')).ok.items.find((item) => item._id === id)
  return { id, buyer, attach, find }
}

test('while a person is asked the deadline is paused, and goes on with the answer', async () => {
  const { id, buyer, find } = await submittedTopUp()
  const before = Date.parse((await find())?.deadline ?? '')
  await staff.browser.call('questionAsk', { body: { kind: 'top-up', item: id, text: 'Чей это чек?' } })
  now = new Date(testNow.getTime() + 3 * minuteMs)
  const asked = await find()
  expect(Date.parse(asked?.deadline ?? '') - before).toBe(3 * minuteMs)
  expect(asked?.question).toMatchObject({ text: 'Чей это чек?', askedBy: 'Вера Ким', answer: null })
  const [question] = (await buyer.browser.call('questionList')).ok
  const answer = { params: { id: question?._id ?? '' }, body: { text: 'Мой' } }
  expect((await buyer.browser.call('questionAnswer', answer)).status).toBe(200)
  now = new Date(testNow.getTime() + 4 * minuteMs)
  const answered = await find()
  expect(Date.parse(answered?.deadline ?? '') - before).toBe(3 * minuteMs)
  expect(answered?.question?.answer).toBe('Мой')
  now = testNow
})

test('a person is notified of a question, and another proof answers it', async () => {
  const { id, buyer, attach, find } = await submittedTopUp()
  await staff.browser.call('questionAsk', { body: { kind: 'top-up', item: id, text: 'Не читается сумма' } })
  const { items } = (await buyer.browser.call('noticeList', { query: {} })).ok
  expect(items[0]?.about).toEqual({ kind: 'question-asked', transactionId: id })
  await attach()
  expect((await find())?.question?.answer).toBe('')
})

test('of two who ask at once one is refused', async () => {
  const { id } = await submittedTopUp()
  const ask = { body: { kind: 'top-up', item: id, text: 'Чей это чек?' } } as const
  const both = await Promise.all([
    staff.browser.call('questionAsk', ask),
    staff.browser.call('questionAsk', ask),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('a verification that is requested again has neither the question nor the deadline of the request before', async () => {
  const phone = freshPhone()
  const { id, browser } = await addSignedIn(shop, { phone, phone_verified_at: testNow })
  const form = { name: 'ИП Роза', phone, city: 'Тверь', address: 'ул. Советская, 1', index: '170100' }
  const request = () => browser.call('userVerification', { body: form })
  const ask = { body: { kind: 'verification', item: id, text: 'Какой у вас ИНН?' } } as const
  const find = async () => (await staff.browser.call('desk')).ok.items.find((item) => item._id === id)
  await request()
  await staff.browser.call('questionAsk', ask)
  const [question] = (await browser.call('questionList')).ok
  await staff.browser.call('userVerificationReview', {
    body: { _id: id, isApproved: false, comment: 'Нет ИНН' },
  })
  now = new Date(testNow.getTime() + 3 * minuteMs)
  await request()
  const again = await find()
  expect(again?.question).toBeNull()
  expect(Date.parse(again?.deadline ?? '') - Date.parse(again?.since ?? '')).toBe(24 * 60 * minuteMs)
  expect((await browser.call('questionList')).ok).toEqual([])
  const late = { params: { id: question?._id ?? '' }, body: { text: '7701234567' } }
  expect((await browser.call('questionAnswer', late)).refusal?.code).toBe('question-changed')
  expect((await staff.browser.call('questionAsk', ask)).status).toBe(200)
  expect((await find())?.question).toMatchObject({ answer: null })
  now = testNow
})
