import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { tokenOf, sentMessages } from '../../../testing/sent-messages.ts'
import { signUpForm, type SignUpForm } from '../../../testing/sign-up-form.ts'
import { openShop, testNow, type TestShop } from '../../../testing/test-shop.ts'
import { openBrowser, type Visitor } from '../../../testing/visitor.ts'

const minuteMs = 60_000
const sent = sentMessages()
let now = testNow
let shop: TestShop & { close(): Promise<void> }
let visitor: Visitor
beforeAll(async () => {
  shop = await openShop({ now: () => now, ports: sent.ports })
})
beforeEach(async () => {
  visitor = await openBrowser(shop.app)
})
afterAll(() => shop.close())

function later(ms: number): void {
  now = new Date(now.getTime() + ms)
}
function newEmail(): string {
  return `${randomUUID()}@joiners.example`
}
function join(changes: Partial<SignUpForm>, by = visitor) {
  return by.call('signup', { body: signUpForm(changes) })
}
function follow(token: string, { by = visitor, password }: { by?: Visitor; password?: string } = {}) {
  return by.call('signupVerify', { body: { token, ...(password !== undefined && { password }) } })
}
function personOf(email: string) {
  return shop.database.kysely
    .selectFrom('people')
    .select('name')
    .where('email', '=', email)
    .executeTakeFirst()
}
async function openStranger(): Promise<Visitor> {
  const stranger = await openBrowser(shop.app)
  stranger.address = '203.0.113.9'
  return stranger
}

test("whoever follows the link of a stranger's form gets no account without the stranger's password", async () => {
  const email = newEmail()
  await join({ email, password: 'a garden of strangers' }, await openStranger())
  const foreign = tokenOf(await sent.mailTo(email))
  expect((await follow(foreign)).refusal?.code).toBe('password-needed')
  expect((await follow(foreign, { password: 'seven red tulips' })).refusal?.code).toBe('wrong-password')
  expect(await personOf(email)).toBeUndefined()
  const signIn = await visitor.call('signin', { body: { email, password: 'a garden of strangers' } })
  expect(signIn.refusal?.code).toBe('wrong-credentials')
})

test('on another device the link works with the password of the form', async () => {
  const email = newEmail()
  await join({ email })
  const token = tokenOf(await sent.mailTo(email))
  const phone = await openStranger()
  expect((await follow(token, { by: phone })).refusal?.code).toBe('password-needed')
  expect((await follow(token, { by: phone, password: 'seven red tulips' })).ok).toMatchObject({ email })
  expect((await follow(token)).refusal?.code).toBe('link-expired')
})

test("the link of a stranger's form leads whoever has filled in a form of their own to that one", async () => {
  const email = newEmail()
  await join({ email })
  await sent.mailTo(email)
  await join({ email, name: 'Чужая', password: 'a garden of strangers' }, await openStranger())
  const foreign = tokenOf(await sent.mailTo(email, 2))
  expect((await follow(foreign)).ok.name).toBe('Вера')
  const signIn = await visitor.call('signin', { body: { email, password: 'seven red tulips' } })
  expect(signIn.status).toBe(200)
})

test('a sign-up takes ten wrong passwords an hour, from all networks together', async () => {
  const email = newEmail()
  await join({ email })
  const token = tokenOf(await sent.mailTo(email))
  const codes: (string | undefined)[] = []
  for (let round = 0; round < 11; round += 1) {
    const guesser = await openBrowser(shop.app)
    guesser.address = `198.51.100.${round}`
    codes.push((await follow(token, { by: guesser, password: `a guessed garden ${round}` })).refusal?.code)
  }
  expect(codes).toEqual([...Array.from({ length: 10 }, () => 'wrong-password'), 'too-many-requests'])
  expect((await follow(token)).ok).toMatchObject({ email })
})

test('of the links of two browsers that are followed at the same time one makes the person', async () => {
  const email = newEmail()
  await join({ email })
  const own = tokenOf(await sent.mailTo(email))
  const stranger = await openStranger()
  await join({ email, name: 'Чужая' }, stranger)
  const foreign = tokenOf(await sent.mailTo(email, 2))
  const answers = await Promise.all([follow(own), follow(foreign, { by: stranger })])
  expect(answers.map(({ refusal }) => refusal?.code ?? 'session').toSorted()).toEqual([
    'link-expired',
    'session',
  ])
})

test("a stranger's form with the address ends no link, and whoever follows theirs first has the address", async () => {
  const email = newEmail()
  await join({ email })
  const own = tokenOf(await sent.mailTo(email))
  await join({ email, name: 'Чужая' }, await openStranger())
  const foreign = tokenOf(await sent.mailTo(email, 2))
  expect((await follow(own)).ok.name).toBe('Вера')
  expect((await follow(foreign)).refusal?.code).toBe('link-expired')
})

test('nobody waits for a mail that another network has asked for', async () => {
  const email = newEmail()
  await join({ email, name: 'Чужая' }, await openStranger())
  await sent.mailTo(email)
  const { ok } = await join({ email })
  expect((await follow(tokenOf(await sent.mailTo(email, 2)))).ok.name).toBe('Вера')
  expect(ok.retryAt).toBe(new Date(now.getTime() + minuteMs).toISOString())
})

test('forms that ten browsers of a network send at once are two mails', async () => {
  const email = newEmail()
  for (let round = 0; round < 10; round += 1) {
    await join({ email, name: `Вера ${round}` }, await openBrowser(shop.app))
    await sent.mailTo(email)
  }
  await shop.app.jobs.runPending()
  const newest = tokenOf(await sent.mailTo(email, 2))
  expect(sent.mails.filter(({ to }) => to === email)).toHaveLength(2)
  expect((await follow(newest, { password: 'seven red tulips' })).ok.name).toBe('Вера 9')
})

test('a browser that has sent no form asks for the mail of the newest one', async () => {
  const email = newEmail()
  await join({ email, name: 'Первая' })
  later(1000)
  await join({ email, name: 'Вторая' }, await openStranger())
  await sent.mailTo(email, 2)
  later(minuteMs)
  const phone = await openBrowser(shop.app)
  await phone.call('signupResend', { body: { email } })
  const token = tokenOf(await sent.mailTo(email, 3))
  expect((await follow(token, { by: phone, password: 'seven red tulips' })).ok.name).toBe('Вторая')
})
