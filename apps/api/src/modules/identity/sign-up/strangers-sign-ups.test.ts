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
function follow(token: string) {
  return visitor.call('signupVerify', { body: { token } })
}

test("a stranger's form with the address ends no link, and whoever follows theirs first has the address", async () => {
  const email = newEmail()
  await join({ email })
  const own = tokenOf(await sent.mailTo(email))
  const stranger = await openBrowser(shop.app)
  stranger.address = '203.0.113.9'
  await join({ email, name: 'Чужая' }, stranger)
  const foreign = tokenOf(await sent.mailTo(email, 2))
  expect((await follow(own)).ok.name).toBe('Вера')
  expect((await follow(foreign)).refusal?.code).toBe('link-expired')
})

test('nobody waits for a mail that another network has asked for', async () => {
  const email = newEmail()
  const stranger = await openBrowser(shop.app)
  stranger.address = '203.0.113.9'
  await join({ email, name: 'Чужая' }, stranger)
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
  expect((await follow(newest)).ok.name).toBe('Вера 9')
})

test('a browser that has sent no form asks for the mail of the newest one', async () => {
  const email = newEmail()
  await join({ email, name: 'Первая' })
  const other = await openBrowser(shop.app)
  other.address = '203.0.113.9'
  later(1000)
  await join({ email, name: 'Вторая' }, other)
  await sent.mailTo(email, 2)
  later(minuteMs)
  await (await openBrowser(shop.app)).call('signupResend', { body: { email } })
  expect((await follow(tokenOf(await sent.mailTo(email, 3)))).ok.name).toBe('Вторая')
})
