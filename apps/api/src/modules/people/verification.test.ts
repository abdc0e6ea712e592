import { afterAll, beforeAll, expect, test } from 'vitest'
import { addSignedIn, freshPhone, type TestPerson } from '../../testing/test-profiles.ts'
import { sentMessages } from '../../testing/sent-messages.ts'
import { publishedTo } from '../../testing/published-events.ts'
import { openShop, openTestShop, testNow, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop & { close(): Promise<void> }
let staff: TestPerson
beforeAll(async () => {
  shop = await openShop({})
  staff = await addSignedIn(shop, { role: 'ADMIN' })
})
afterAll(() => shop.close())

async function addApplicant() {
  const phone = freshPhone()
  const { id, browser } = await addSignedIn(shop, { phone, phone_verified_at: testNow })
  const form = { name: 'ИП Роза', phone, city: 'Тверь', address: 'ул. Советская, 1', index: '170100' }
  return { id, browser, phone, form, ask: () => browser.call('userVerification', { body: form }) }
}

function review(_id: string, isApproved: boolean, comment?: string) {
  return staff.browser.call('userVerificationReview', {
    body: { _id, isApproved, ...(comment !== undefined && { comment }) },
  })
}

test('a verification is asked for, rejected with a reason, asked for again and approved', async () => {
  const { id, form, ask, browser } = await addApplicant()
  const waiting = { ...form, status: 'WAITING', comment: '', askedAt: testNow.toISOString() }
  expect((await ask()).ok.verification).toEqual(waiting)
  expect((await review(id, false, ' Нет индекса ')).ok.verification).toBe('REJECTED')
  const rejected = (await browser.call('userGet', { query: { _id: id } })).ok.verification
  expect(rejected).toMatchObject({ status: 'REJECTED', comment: 'Нет индекса' })
  expect((await ask()).ok.verification).toEqual(waiting)
  expect((await review(id, true, 'всё в порядке')).ok.verification).toBe('APPROVED')
  expect((await browser.call('authentication')).ok.verification).toBe('APPROVED')
  const row = await shop.database.kysely
    .selectFrom('verifications')
    .select(['comment', 'decided_by', 'decided_at'])
    .where('person_id', '=', id)
    .executeTakeFirst()
  expect(row).toEqual({ comment: '', decided_by: staff.id, decided_at: testNow })
})

test('while it waits and after it was approved, nothing can be asked or decided anew', async () => {
  const { id, ask } = await addApplicant()
  expect((await review(id, true)).refusal?.code).toBe('verification-closed')
  await ask()
  expect((await ask()).refusal?.code).toBe('verification-closed')
  await review(id, true)
  expect((await ask()).refusal?.code).toBe('verification-closed')
  expect((await review(id, false, 'передумали')).refusal?.code).toBe('verification-closed')
  expect((await review(id, true)).refusal?.code).toBe('verification-closed')
})

test('a verification needs a confirmed phone, and that very one', async () => {
  const { id, browser, form } = await addApplicant()
  const other = await browser.call('userVerification', { body: { ...form, phone: freshPhone() } })
  expect(other.refusal?.code).toBe('phone-not-verified')
  const set = { phone_verified_at: null }
  await shop.database.kysely.updateTable('people').set(set).where('id', '=', id).execute()
  const unconfirmed = await browser.call('userVerification', { body: form })
  expect(unconfirmed.refusal?.code).toBe('phone-not-verified')
  expect((await browser.call('authentication')).ok.verification).toBe('INITIAL')
})

test('a rejection without a reason decides nothing', async () => {
  const { id, ask } = await addApplicant()
  await ask()
  for (const comment of [undefined, '', '   ']) {
    const { refusal } = await review(id, false, comment)
    expect(refusal).toMatchObject({ code: 'validation-failed', details: { issues: [{ path: 'comment' }] } })
  }
  expect((await review(id, true)).ok.verification).toBe('APPROVED')
})

test('of ten decisions at once exactly one counts', async () => {
  const { id, ask } = await addApplicant()
  await ask()
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => review(id, index % 2 === 0, 'причина')),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const codes = answers.flatMap(({ refusal }) => refusal?.code ?? [])
  expect(codes).toEqual(Array.from({ length: 9 }, () => 'verification-closed'))
})

test('the broker of a client hears how it was decided, and not why', async () => {
  const { id, ask } = await addApplicant()
  const broker = await addSignedIn(shop, { role: 'BROKER' })
  await shop.database.kysely
    .updateTable('people')
    .set({ broker_id: broker.id })
    .where('id', '=', id)
    .execute()
  await ask()
  const names = { name: 'client-verification-decided', last: 'verification-decided' } as const
  const heard = await publishedTo(shop, broker.id, names, () => review(id, false, 'Нет индекса'))
  expect(heard).toEqual([{ client: id, status: 'REJECTED' }])
})

test('the person is mailed each decision in their language', async () => {
  const sent = sentMessages()
  const config = { publicOrigin: 'http://shop.example' }
  const mailing = await openTestShop({ ports: sent.ports, config })
  const { browser: admin } = await addSignedIn(mailing, { role: 'ADMIN' })
  const phone = freshPhone()
  const email = 'rosa@buyers.example'
  const applicant = await addSignedIn(mailing, { phone, phone_verified_at: testNow, email, locale: 'en' })
  const form = { name: 'Rosa', phone, city: 'Tver', address: '1 Sovetskaya St.', index: '170100' }
  const ask = () => applicant.browser.call('userVerification', { body: form })
  const decide = (isApproved: boolean) =>
    admin.call('userVerificationReview', { body: { _id: applicant.id, isApproved, comment: 'No index' } })
  await ask()
  await decide(false)
  expect(await sent.mailTo(email)).toMatchObject({
    subject: 'Your verification was declined',
    link: 'http://shop.example/en/profile/verification',
  })
  // The reason may speak of documents: it is read behind the session.
  expect(sent.mails[0]?.text).not.toContain('No index')
  await ask()
  await decide(true)
  expect(await sent.mailTo(email, 2)).toMatchObject({
    subject: 'You are verified',
    link: 'http://shop.example/en/catalog',
  })
  expect(sent.mails).toHaveLength(2)
})
