import { createSoftwareAuthenticator, type SoftwareAuthenticator } from '@flower-market/api-client/msw'
import { codeLifetimeMs } from '@flower-market/flower-domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentMessages } from '../../../testing/sent-messages.ts'
import { addPerson, signInAs, testPassword } from '../../../testing/test-people.ts'
import { addSignedIn } from '../../../testing/test-profiles.ts'
import { setUpSecondFactor } from '../../../testing/test-second-factor.ts'
import { openShop, testNow, type TestShop } from '../../../testing/test-shop.ts'
import { openBrowser, type Visitor } from '../../../testing/visitor.ts'

const origin = 'http://localhost'
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
  const email = `passkeys-${(count += 1)}@shop.example`
  const id = await addPerson(shop, { email, role: 'ADMIN', locale: 'en' })
  const browser = await signInAs(shop, id, now)
  const { recoveryCodes } = await setUpSecondFactor(browser, now)
  return { id, email, browser, codes: [...recoveryCodes] }
}
type Staff = Awaited<ReturnType<typeof addStaff>>

/** Asks for a passkey; answers what adds it. */
async function begin({ browser, codes }: Staff, authenticator: SoftwareAuthenticator, pageOrigin = origin) {
  const options = (await browser.call('passkeyBegin', { body: { code: codes.pop() ?? '' } })).ok
  const credential = await authenticator.make(options, pageOrigin)
  return () => browser.call('passkeyAdd', { body: { name: 'Laptop', credential } })
}

/** Somebody of the staff with a passkey. */
async function addHolder(signCount?: number) {
  const staff = await addStaff()
  const authenticator = createSoftwareAuthenticator(signCount)
  expect((await (await begin(staff, authenticator))()).status).toBe(200)
  return { ...staff, authenticator }
}

/** A browser that has given the right password. */
async function askedBrowser({ email }: Pick<Staff, 'email'>): Promise<Visitor> {
  const visitor = await openBrowser(shop.app)
  const { refusal } = await visitor.call('signin', { body: { email, password: testPassword } })
  expect(refusal).toMatchObject({ code: 'second-factor-needed', details: { hasPasskey: true } })
  return visitor
}

/** Gives what an authenticator signs at a page; answers what comes of it. */
async function enter(visitor: Visitor, authenticator: SoftwareAuthenticator, pageOrigin = origin) {
  const asked = await visitor.call('signinPasskeyBegin')
  if (asked.refusal) return asked.refusal.code
  const body = await authenticator.use(asked.ok, pageOrigin)
  return (await visitor.call('signinPasskey', { body })).refusal?.code ?? 'session'
}

test('a passkey signs in after the password; the audit log and mails tell that it was added and removed', async () => {
  const staff = await addHolder()
  expect(await sent.mailTo(staff.email, 2)).toMatchObject({ subject: 'A passkey was added' })
  const visitor = await askedBrowser(staff)
  expect(await enter(visitor, staff.authenticator)).toBe('session')
  expect((await visitor.call('operatorSettings')).status).toBe(200)
  expect(visitor.cookies.has('pending-sign-in')).toBe(false)
  const [passkey] = (await staff.browser.call('secondFactor')).ok.passkeys
  expect(passkey).toMatchObject({ name: 'Laptop', isSynced: true, lastUsedAt: now.toISOString() })
  const body = { _id: passkey?._id ?? '', code: staff.codes.pop() ?? '' }
  expect((await staff.browser.call('passkeyRemove', { body })).status).toBe(200)
  const { items } = (await staff.browser.call('auditList', { query: { about: staff.id } })).ok
  expect(items.map(({ action }) => action)).toEqual(['passkey-removed', 'passkey-added', 'second-factor-set'])
  expect(await sent.mailTo(staff.email, 3)).toMatchObject({ subject: 'A passkey was removed' })
})

test('without a right password a passkey opens nothing', async () => {
  const { authenticator } = await addHolder()
  expect(await enter(await openBrowser(shop.app), authenticator)).toBe('sign-in-expired')
})

test('what was made or signed at another site is refused', async () => {
  const staff = await addHolder()
  const foreign = 'https://shop-of-staff.example'
  expect(await enter(await askedBrowser(staff), staff.authenticator, foreign)).toBe('passkey-refused')
  const added = await (await begin(staff, createSoftwareAuthenticator(), foreign))()
  expect(added.refusal?.code).toBe('passkey-refused')
})

test('a passkey of somebody else does not sign in', async () => {
  const [one, other] = [await addHolder(), await addHolder()]
  expect(await enter(await askedBrowser(one), other.authenticator)).toBe('passkey-refused')
})

test('a copy of a passkey, which counts on from less than the original, is refused', async () => {
  const staff = await addHolder(7)
  expect(await enter(await askedBrowser(staff), staff.authenticator)).toBe('session')
  await shop.database.kysely
    .updateTable('passkeys')
    .set({ sign_count: 20n })
    .where('person_id', '=', staff.id)
    .execute()
  expect(await enter(await askedBrowser(staff), staff.authenticator)).toBe('passkey-refused')
})

test('a waiting sign-in ends after five signatures that do not hold', async () => {
  const staff = await addHolder()
  const visitor = await askedBrowser(staff)
  const said = []
  for (let round = 0; round < 5; round += 1)
    said.push(await enter(visitor, staff.authenticator, 'https://a.example'))
  expect(said).toEqual([...Array.from({ length: 4 }, () => 'passkey-refused'), 'sign-in-expired'])
  expect(await enter(visitor, staff.authenticator)).toBe('sign-in-expired')
})

test('a passkey can be added within the time of a code, and once', async () => {
  const staff = await addStaff()
  const late = await begin(staff, createSoftwareAuthenticator())
  now = new Date(now.getTime() + codeLifetimeMs)
  expect((await late()).refusal?.code).toBe('passkey-refused')
  const add = await begin(staff, createSoftwareAuthenticator())
  expect([(await add()).status, (await add()).refusal?.code]).toEqual([200, 'passkey-refused'])
})

test('a challenge is answered once, whatever came of the answer', async () => {
  const staff = await addStaff()
  const options = (await staff.browser.call('passkeyBegin', { body: { code: staff.codes.pop() ?? '' } })).ok
  const add = async (pageOrigin: string) => {
    const credential = await createSoftwareAuthenticator().make(options, pageOrigin)
    return (await staff.browser.call('passkeyAdd', { body: { name: 'Laptop', credential } })).refusal?.code
  }
  expect([await add('https://a.example'), await add(origin)]).toEqual(['passkey-refused', 'passkey-refused'])
  expect((await staff.browser.call('secondFactor')).ok.passkeys).toEqual([])
})

test('nobody but staff begins a passkey or removes one', async () => {
  const { browser } = await addSignedIn(shop)
  const begun = await browser.call('passkeyBegin', { body: { code: '123456' } })
  const removed = await browser.call('passkeyRemove', { body: { _id: 'passkey', code: '123456' } })
  expect([begun.refusal?.code, removed.refusal?.code]).toEqual(['not-permitted', 'not-permitted'])
})

test('a passkey of somebody else is not removed, and no code is asked for it', async () => {
  const [one, other] = [await addHolder(), await addHolder()]
  const [passkey] = (await other.browser.call('secondFactor')).ok.passkeys
  const _id = passkey?._id ?? ''
  const remove = async ({ browser }: Staff, code: string) =>
    (await browser.call('passkeyRemove', { body: { _id, code } })).refusal?.code ?? 'removed'
  const code = one.codes.pop() ?? ''
  expect(await remove(one, code)).toBe('not-found')
  expect((await other.browser.call('secondFactor')).ok.passkeys).toHaveLength(1)
  // The code was not spent on it.
  expect((await one.browser.call('passkeyBegin', { body: { code } })).status).toBe(200)
  expect(await remove(other, other.codes.pop() ?? '')).toBe('removed')
})

test('a person has ten passkeys at most', async () => {
  const staff = await addHolder()
  const rows = Array.from({ length: 9 }, (_, place) => ({
    id: `many-${place}`,
    person_id: staff.id,
    name: 'Key',
    credential_id: `many-${place}`,
    rp_id: 'localhost',
    public_key: Buffer.from([1]),
    sign_count: 0n,
    transports: [],
    is_synced: false,
    added_at: now,
    last_used_at: null,
  }))
  await shop.database.kysely.insertInto('passkeys').values(rows).execute()
  const body = { code: staff.codes.pop() ?? '' }
  expect((await staff.browser.call('passkeyBegin', { body })).refusal?.code).toBe('passkey-refused')
})

test('passkeys of one host are not asked for at another', async () => {
  const staff = await addHolder()
  const { kysely } = shop.database
  await kysely
    .updateTable('passkeys')
    .set({ rp_id: 'other.example' })
    .where('person_id', '=', staff.id)
    .execute()
  const visitor = await openBrowser(shop.app)
  const { refusal } = await visitor.call('signin', { body: { email: staff.email, password: testPassword } })
  expect(refusal?.details).toEqual({ hasPasskey: false })
  expect(await enter(visitor, staff.authenticator)).toBe('passkey-refused')
})

test('who turns the second factor off has no passkeys any more', async () => {
  const staff = await addHolder()
  const body = { password: testPassword, code: staff.codes.pop() ?? '' }
  expect((await staff.browser.call('secondFactorRemove', { body })).status).toBe(200)
  const left = shop.database.kysely.selectFrom('passkeys').select('id').where('person_id', '=', staff.id)
  expect(await left.execute()).toEqual([])
})
