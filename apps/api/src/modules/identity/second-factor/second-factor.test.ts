import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentMessages } from '../../../testing/sent-messages.ts'
import { addPerson, signInAs, testPassword } from '../../../testing/test-people.ts'
import { freshPhone } from '../../../testing/test-profiles.ts'
import { codeAt, nextStep, setUpSecondFactor } from '../../../testing/test-second-factor.ts'
import { openShop, testNow, type TestShop } from '../../../testing/test-shop.ts'
import { openBrowser, type Visitor } from '../../../testing/visitor.ts'

const minuteMs = 60_000
const sent = sentMessages()
let now = testNow
let shop: TestShop & { close(): Promise<void> }
beforeAll(async () => {
  shop = await openShop({ now: () => now, ports: sent.ports })
})
afterAll(() => shop.close())

let count = 0
/** Somebody of the staff, signed in, with a second factor. */
async function addStaff() {
  const email = `staff-${(count += 1)}@shop.example`
  const phone = freshPhone()
  const id = await addPerson(shop, { email, phone, role: 'ADMIN', locale: 'en' })
  const browser = await signInAs(shop, id, now)
  const factor = await setUpSecondFactor(browser, now)
  now = nextStep(now)
  return { ...factor, id, email, phone, browser }
}
type Staff = Awaited<ReturnType<typeof addStaff>>

/** A browser that has given the right password and is asked for a code. */
async function askedBrowser({ email }: Staff): Promise<Visitor> {
  const visitor = await openBrowser(shop.app)
  const { refusal } = await visitor.call('signin', { body: { email, password: testPassword } })
  expect(refusal?.code).toBe('second-factor-needed')
  return visitor
}
async function enter(visitor: Visitor, code: string) {
  return (await visitor.call('signinSecondFactor', { body: { code } })).refusal?.code ?? 'session'
}

test('a right password opens nothing until the code is given', async () => {
  const staff = await addStaff()
  const visitor = await askedBrowser(staff)
  expect(visitor.cookies.has('session')).toBe(false)
  expect((await visitor.call('authentication')).refusal?.code).toBe('not-signed-in')
  // The waiting sign-in is no session by another name.
  visitor.cookies.set('session', visitor.cookies.get('pending-sign-in') as string)
  expect((await visitor.call('authentication')).refusal?.code).toBe('not-signed-in')
  expect(await enter(visitor, codeAt(staff.secret, now))).toBe('session')
  expect((await visitor.call('operatorSettings')).status).toBe(200)
  expect(visitor.cookies.has('pending-sign-in')).toBe(false)
})

test('the cookie of a waiting sign-in is read by no script', async () => {
  const staff = await addStaff()
  const visitor = await openBrowser(shop.app)
  const { raw } = await visitor.call('signin', { body: { email: staff.email, password: testPassword } })
  const cookie = raw.cookies.find(({ name }) => name === 'pending-sign-in')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' })
})

test('a code by SMS asks for the second factor as well', async () => {
  const staff = await addStaff()
  const visitor = await openBrowser(shop.app)
  await visitor.call('signinSendCode', { body: { phone: staff.phone } })
  const { code } = await sent.textTo(staff.phone)
  const { refusal } = await visitor.call('signinPhone', { body: { phone: staff.phone, code } })
  expect(refusal?.code).toBe('second-factor-needed')
  expect(await enter(visitor, codeAt(staff.secret, now))).toBe('session')
})

test('no time step is accepted twice, also not by two at the same time or an earlier one after a later', async () => {
  const staff = await addStaff()
  const browsers = await Promise.all(Array.from({ length: 3 }, () => askedBrowser(staff)))
  const code = codeAt(staff.secret, now)
  const told = await Promise.all(browsers.map((browser) => enter(browser, code)))
  expect(told.toSorted()).toEqual(['session', 'wrong-second-factor', 'wrong-second-factor'])
  const late = await askedBrowser(staff)
  const earlier = new Date(now.getTime() - 30_000)
  expect(await enter(late, codeAt(staff.secret, earlier))).toBe('wrong-second-factor')
  expect(await enter(late, codeAt(staff.secret, nextStep(now)))).toBe('session')
})

test('a recovery code works once, also for two at the same time, in any spelling', async () => {
  const staff = await addStaff()
  const [code] = staff.recoveryCodes as [string]
  const browsers = await Promise.all(Array.from({ length: 2 }, () => askedBrowser(staff)))
  const told = await Promise.all(
    browsers.map((browser) => enter(browser, code.toLowerCase().replace('-', ' '))),
  )
  expect(told.toSorted()).toEqual(['session', 'wrong-second-factor'])
  expect((await staff.browser.call('secondFactor')).ok.recoveryCodesLeft).toBe(9)
})

test('the database keeps neither the secret nor a recovery code readable', async () => {
  const { id, secret, recoveryCodes } = await addStaff()
  const { kysely } = shop.database
  const factor = await kysely
    .selectFrom('second_factors')
    .selectAll()
    .where('person_id', '=', id)
    .executeTakeFirstOrThrow()
  const rows = await kysely.selectFrom('recovery_codes').selectAll().where('person_id', '=', id).execute()
  const written = [factor.secret, ...rows.map(({ code_hash: hash }) => hash)]
  const text = written.map((bytes) => bytes.toString('latin1')).join(' ')
  expect(rows).toHaveLength(10)
  expect(factor.secret.length).toBeGreaterThan(40)
  for (const plain of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))]) {
    expect(text).not.toContain(plain)
  }
})

test('a waiting sign-in ends after five wrong codes', async () => {
  const staff = await addStaff()
  const visitor = await askedBrowser(staff)
  const told = []
  for (let round = 0; round < 5; round += 1) told.push(await enter(visitor, '000000'))
  expect(told).toEqual([...Array.from({ length: 4 }, () => 'wrong-second-factor'), 'sign-in-expired'])
  expect(await enter(visitor, codeAt(staff.secret, now))).toBe('sign-in-expired')
  expect(await enter(await askedBrowser(staff), codeAt(staff.secret, now))).toBe('session')
})

test('ten wrong codes of a person are followed by none for a quarter of an hour, whatever the sign-in', async () => {
  const staff = await addStaff()
  for (let round = 0; round < 2; round += 1) {
    const visitor = await askedBrowser(staff)
    for (let wrong = 0; wrong < 5; wrong += 1) await enter(visitor, '000000')
  }
  expect(await enter(await askedBrowser(staff), codeAt(staff.secret, now))).toBe('too-many-requests')
  now = new Date(now.getTime() + 15 * minuteMs)
  expect(await enter(await askedBrowser(staff), codeAt(staff.secret, now))).toBe('session')
})

test('a waiting sign-in ends after five minutes, and when the password changes', async () => {
  const staff = await addStaff()
  const slow = await askedBrowser(staff)
  now = new Date(now.getTime() + 5 * minuteMs)
  expect(await enter(slow, codeAt(staff.secret, now))).toBe('sign-in-expired')
  const foreign = await askedBrowser(staff)
  const password = 'nine yellow tulips'
  await staff.browser.call('passwordChange', { body: { current: testPassword, password } })
  expect(await enter(foreign, codeAt(staff.secret, now))).toBe('sign-in-expired')
})

test('what has been begun and not confirmed asks for nothing, and a later beginning takes its place', async () => {
  const email = 'beginner@shop.example'
  const id = await addPerson(shop, { email, role: 'ADMIN' })
  const browser = await signInAs(shop, id, now)
  const begin = async () =>
    (await browser.call('secondFactorBegin', { body: { password: testPassword } })).ok.secret
  const [first, second] = [await begin(), await begin()]
  expect((await browser.call('secondFactor')).ok.since).toBeNull()
  const other = await openBrowser(shop.app)
  expect((await other.call('signin', { body: { email, password: testPassword } })).status).toBe(200)
  const confirm = (secret: string) =>
    browser.call('secondFactorConfirm', { body: { code: codeAt(secret, now) } })
  expect((await confirm(first)).refusal?.code).toBe('wrong-second-factor')
  expect((await confirm(second)).status).toBe(200)
  // A session that was begun without it ends.
  expect((await other.call('authentication')).refusal?.code).toBe('not-signed-in')
  expect((await browser.call('authentication')).status).toBe(200)
})

test('staff hear of what happens to their second factor, and the audit log has it', async () => {
  const staff = await addStaff()
  expect(await sent.mailTo(staff.email)).toMatchObject({ subject: 'Your second factor is on' })
  const { recoveryCodes } = (
    await staff.browser.call('recoveryCodesCreate', { body: { code: codeAt(staff.secret, now) } })
  ).ok
  expect(await sent.mailTo(staff.email, 2)).toMatchObject({ subject: 'New recovery codes were made' })
  const body = { password: testPassword, code: recoveryCodes[0] as string }
  expect((await staff.browser.call('secondFactorRemove', { body })).status).toBe(200)
  expect(await sent.mailTo(staff.email, 3)).toMatchObject({ subject: 'Your second factor is off' })
  const { items } = (await staff.browser.call('auditList', { query: { about: staff.id } })).ok
  expect(items.map(({ action }) => action)).toEqual([
    'second-factor-removed',
    'recovery-codes-renewed',
    'second-factor-set',
  ])
  const visitor = await openBrowser(shop.app)
  expect(
    (await visitor.call('signin', { body: { email: staff.email, password: testPassword } })).status,
  ).toBe(200)
})
