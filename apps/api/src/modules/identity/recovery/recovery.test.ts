import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { answerTimes } from '../../../testing/answer-times.ts'
import { addPerson, signInAs, testPassword } from '../../../testing/test-people.ts'
import { sentMessages, tokenOf } from '../../../testing/sent-messages.ts'
import { signUpForm } from '../../../testing/sign-up-form.ts'
import { openShop, openTestShop, testNow, type TestShop } from '../../../testing/test-shop.ts'
import { openBrowser, type Visitor } from '../../../testing/visitor.ts'

const minuteMs = 60_000
const newPassword = 'eleven blue irises'
const sent = sentMessages()
let now = testNow
let shop: TestShop & { close(): Promise<void> }
let visitor: Visitor
beforeAll(async () => {
  shop = await openShop({
    now: () => now,
    ports: sent.ports,
    config: { publicOrigin: 'http://shop.example' },
  })
})
beforeEach(async () => {
  visitor = await openBrowser(shop.app)
})
afterAll(() => shop.close())

function later(ms: number): void {
  now = new Date(now.getTime() + ms)
}
function newEmail(): string {
  return `${randomUUID()}@forgetful.example`
}
function ask(email: string) {
  return visitor.call('recovery', { body: { email } })
}
function check(token: string) {
  return visitor.call('recoveryVerify', { body: { token } })
}
function set(token: string, password = newPassword) {
  return visitor.call('recoveryVerify', { body: { token, password } })
}
function signIn(email: string, password: string) {
  return visitor.call('signin', { body: { email, password } })
}

async function forgetful() {
  const email = newEmail()
  const id = await addPerson(shop, { email })
  await ask(email)
  return { email, id, token: tokenOf(await sent.mailTo(email)) }
}

test('the link of the mail sets a new password', async () => {
  const { email, token } = await forgetful()
  expect((await check(token)).status).toBe(200)
  expect((await set(token)).status).toBe(200)
  expect((await signIn(email, testPassword)).refusal?.code).toBe('wrong-credentials')
  expect((await signIn(email, newPassword)).status).toBe(200)
})

test.each([
  ['ru', 'http://shop.example/recovery/verify#'],
  ['en', 'http://shop.example/en/recovery/verify#'],
] as const)('the link leads to the page in %s, its secret in the fragment', async (locale, page) => {
  const email = newEmail()
  await addPerson(shop, { email, locale })
  await visitor.call('recovery', { body: { email } }, { headers: { host: 'evil.example' } })
  expect((await sent.mailTo(email)).link).toMatch(new RegExp(`^${page}[\\w-]{43}$`, 'u'))
})

test('looking at a link does not use it up; setting a password does, also for two at the same time', async () => {
  const { token } = await forgetful()
  await check(token)
  const answers = await Promise.all([set(token), set(token), set(token)])
  expect(answers.map(({ refusal }) => refusal?.code ?? 'set').toSorted()).toEqual([
    'link-expired',
    'link-expired',
    'set',
  ])
  expect((await check(token)).refusal?.code).toBe('link-expired')
})

test('a link counts for an hour', async () => {
  const { token } = await forgetful()
  later(60 * minuteMs - 1)
  expect((await check(token)).status).toBe(200)
  later(1)
  expect((await check(token)).refusal?.code).toBe('link-expired')
  expect((await set(token)).refusal?.code).toBe('link-expired')
})

test('a newer mail ends the link of the older one', async () => {
  const { email, token } = await forgetful()
  later(minuteMs)
  await ask(email)
  const newer = tokenOf(await sent.mailTo(email, 2))
  expect((await check(token)).refusal?.code).toBe('link-expired')
  expect((await check(newer)).status).toBe(200)
})

test('the link of a sign-up sets no password', async () => {
  const email = newEmail()
  await visitor.call('signup', { body: signUpForm({ email }) })
  expect((await check(tokenOf(await sent.mailTo(email)))).refusal?.code).toBe('link-expired')
})

test('a new password ends all sessions', async () => {
  const { id, token } = await forgetful()
  const thief = await signInAs(shop, id, now)
  await set(token)
  expect((await thief.call('authentication')).refusal?.code).toBe('not-signed-in')
})

test('a password that is too weak is refused, and the link stays good', async () => {
  const { token } = await forgetful()
  expect((await set(token, 'password123')).refusal).toMatchObject({
    code: 'password-too-weak',
    details: { reason: 'too-common' },
  })
  expect((await set(token)).status).toBe(200)
})

test('an address that nobody has gets no mail, and the same bytes', async () => {
  const [known, unknown] = [newEmail(), newEmail()]
  await addPerson(shop, { email: known })
  const [first, second] = [await ask(unknown), await ask(known)]
  const [firstAgain, secondAgain] = [await ask(unknown), await ask(known)]
  await sent.mailTo(known)
  expect(sent.mails.filter(({ to }) => to === unknown)).toEqual([])
  expect(second.status).toBe(200)
  expect(first.raw.body).toBe(second.raw.body)
  expect(Object.keys(first.raw.headers).toSorted()).toEqual(Object.keys(second.raw.headers).toSorted())
  expect(secondAgain.refusal).toMatchObject({ code: 'retry-later', details: { retryAt: second.ok.retryAt } })
  expect(firstAgain.raw.body).toBe(secondAgain.raw.body)
})

test('an address that nobody has is answered as fast, however slow the mail is', async () => {
  const slow = sentMessages()
  slow.latencyMs = 500
  const timed = await openTestShop({ now: () => now, ports: slow.ports })
  const known = Array.from({ length: 9 }, newEmail)
  for (const email of known) await addPerson(timed, { email })
  const asker = await openBrowser(timed.app)
  const recover = (email: string) => asker.call('recovery', { body: { email } })
  const { first, second } = await answerTimes(
    9,
    (round) => recover(known[round] as string),
    () => recover(newEmail()),
  )
  expect(Math.abs(first - second)).toBeLessThan(slow.latencyMs / 2)
})

test('a link may be asked for again after a minute, of parallel calls one sends', async () => {
  const email = newEmail()
  await addPerson(shop, { email })
  const answers = await Promise.all(Array.from({ length: 4 }, () => ask(email)))
  expect(answers.filter(({ refusal }) => refusal?.code === 'retry-later')).toHaveLength(3)
  later(minuteMs)
  expect((await ask(email)).status).toBe(200)
})

test('ten links an hour go to one address', async () => {
  const email = newEmail()
  const codes: unknown[] = []
  for (let round = 0; round < 11; round += 1) {
    later(minuteMs)
    codes.push((await ask(email)).refusal?.code)
  }
  expect(codes).toEqual([...Array.from({ length: 10 }), 'too-many-requests'])
})

test('thirty links of many networks keep strangers from an address, and never a browser that has signed in with it', async () => {
  const email = newEmail()
  await addPerson(shop, { email })
  await signIn(email, testPassword)
  const owner = visitor
  for (const network of [1, 2, 3, 4]) {
    visitor = await openBrowser(shop.app)
    visitor.address = `203.0.113.${network}`
    for (let round = 0; round < 10; round += 1) {
      later(minuteMs)
      await ask(email)
    }
  }
  visitor = await openBrowser(shop.app)
  expect((await ask(email)).refusal?.code).toBe('too-many-requests')
  visitor = owner
  expect((await ask(email)).status).toBe(200)
})

test('fifty links that were never made lock an address', async () => {
  const limited = await openTestShop({ ports: sent.ports })
  const guesser = await openBrowser(limited.app)
  const answers = await Promise.all(
    Array.from({ length: 52 }, (_, index) =>
      guesser.call('recoveryVerify', { body: { token: `a-guess-of-a-token-${index}` } }),
    ),
  )
  const codes = answers.map(({ refusal }) => refusal?.code)
  expect(codes.filter((code) => code === 'too-many-requests')).toHaveLength(2)
})
