import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { answerTimes } from '../../../testing/answer-times.ts'
import { addPerson, testPassword } from '../../../testing/test-people.ts'
import { sentMessages, tokenOf } from '../../../testing/sent-messages.ts'
import { signUpForm, type SignUpForm } from '../../../testing/sign-up-form.ts'
import { openShop, openTestShop, testNow, type TestShop } from '../../../testing/test-shop.ts'
import { openBrowser, type Visitor } from '../../../testing/visitor.ts'

const minuteMs = 60_000
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
  return `${randomUUID()}@joiners.example`
}

function join(changes?: Partial<SignUpForm>, by = visitor) {
  return by.call('signup', { body: signUpForm(changes) })
}
function follow(token: string) {
  return visitor.call('signupVerify', { body: { token } })
}
function resend(email: string) {
  return visitor.call('signupResend', { body: { email } })
}
function personOf(email: string) {
  return shop.database.kysely.selectFrom('people').selectAll().where('email', '=', email).executeTakeFirst()
}

test('nobody joins before the link of the mail is followed; following it makes the person and signs in', async () => {
  const email = newEmail()
  await join({ email })
  const token = tokenOf(await sent.mailTo(email))
  expect(await personOf(email)).toBeUndefined()
  const { ok } = await follow(token)
  expect(ok).toMatchObject({ email, name: 'Вера', surname: 'Лугова', role: 'USER', verification: 'INITIAL' })
  expect((await visitor.call('authentication')).ok._id).toBe(ok._id)
  expect(await personOf(email)).toMatchObject({ company: 'Салон «Луг»', locale: 'ru', referred_by: null })
  const signIn = await visitor.call('signin', { body: { email, password: 'seven red tulips' } })
  expect(signIn.status).toBe(200)
})

test('whoever joins has a ruble account', async () => {
  const email = newEmail()
  await join({ email })
  await follow(tokenOf(await sent.mailTo(email)))
  expect((await visitor.call('accountList')).ok).toMatchObject([{ amount: 0, type: 'RUBLE' }])
})

test.each([
  ['ru', 'http://shop.example/signup/verify#'],
  ['en', 'http://shop.example/en/signup/verify#'],
] as const)(
  'the link of the mail leads to the page in %s, its secret in the fragment',
  async (locale, page) => {
    const email = newEmail()
    const host = { headers: { host: 'evil.example' } }
    await visitor.call('signup', { body: signUpForm({ email, locale }) }, host)
    const { link, text } = await sent.mailTo(email)
    expect(link).toMatch(new RegExp(`^${page}[\\w-]{43}$`, 'u'))
    expect(text).toContain(link)
  },
)

test('a link works once, also for two who follow it at the same time', async () => {
  const email = newEmail()
  await join({ email })
  const token = tokenOf(await sent.mailTo(email))
  const answers = await Promise.all(Array.from({ length: 4 }, () => follow(token)))
  expect(answers.map(({ refusal }) => refusal?.code ?? 'session').toSorted()).toEqual([
    'link-expired',
    'link-expired',
    'link-expired',
    'session',
  ])
  expect((await follow(token)).refusal?.code).toBe('link-expired')
})

test('a link counts for 24 hours, and one that was never made does not', async () => {
  const [early, late] = [newEmail(), newEmail()]
  await join({ email: early })
  await join({ email: late })
  const tokens = [tokenOf(await sent.mailTo(early)), tokenOf(await sent.mailTo(late))]
  later(24 * 60 * minuteMs - 1)
  expect((await follow(tokens[0] as string)).status).toBe(200)
  later(1)
  expect((await follow(tokens[1] as string)).refusal?.code).toBe('link-expired')
  expect((await follow('nobody-made-this-token-ever')).refusal?.code).toBe('link-expired')
})

test('a newer mail ends the link of the older one', async () => {
  const email = newEmail()
  await join({ email })
  const older = tokenOf(await sent.mailTo(email))
  later(minuteMs)
  await resend(email)
  const newer = tokenOf(await sent.mailTo(email, 2))
  expect((await follow(older)).refusal?.code).toBe('link-expired')
  expect((await follow(newer)).status).toBe(200)
})

test('another sign-up with the address ends the earlier one; each link makes the person of its own form', async () => {
  const email = newEmail()
  await join({ email, name: 'Первая' })
  const older = tokenOf(await sent.mailTo(email))
  await join({ email, name: 'Вторая' })
  await shop.app.jobs.runPending()
  const newer = tokenOf(await sent.mailTo(email, 2))
  expect((await follow(older)).refusal?.code).toBe('link-expired')
  expect((await follow(newer)).ok.name).toBe('Вторая')
})

test('of sign-ups with one address at the same time one link counts', async () => {
  const email = newEmail()
  const inTurn = Array.from({ length: 6 }, (_, index) => signUpForm({ email, name: `Вера ${index}` }))
  await Promise.all(inTurn.map((body) => visitor.call('signup', { body })))
  await shop.app.jobs.runPending()
  const links = shop.database.kysely.selectFrom('links').innerJoin('signups', 'signups.id', 'signup_id')
  expect(await links.select('token_hash').where('email', '=', email).execute()).toHaveLength(1)
})

test('the database keeps neither the link nor the password', async () => {
  const email = newEmail()
  await join({ email, password: 'nine white lilies' })
  const token = tokenOf(await sent.mailTo(email))
  const [row] = await shop.database.query<{ dump: string }>({
    name: 'dump-signups',
    text: `SELECT string_agg(row_to_json(signups)::text || row_to_json(links)::text, '') AS dump
           FROM links JOIN signups ON signups.id = signup_id`,
  })
  expect(row?.dump).not.toContain(token)
  expect(row?.dump).not.toContain(Buffer.from(token).toString('hex'))
  expect(row?.dump).not.toContain('nine white')
})

test('a taken address changes nothing of the account; its person is told, with the way to a new password', async () => {
  const email = newEmail()
  await addPerson(shop, { email, locale: 'en' })
  const before = await personOf(email)
  await join({ email, name: 'Mallory', password: 'a stolen garden' })
  const mail = await sent.mailTo(email)
  expect(mail.link).toBe('http://shop.example/en/recovery')
  expect(await personOf(email)).toEqual(before)
  expect((await visitor.call('signin', { body: { email, password: testPassword } })).status).toBe(200)
  later(minuteMs)
  await resend(email)
  expect((await sent.mailTo(email, 2)).link).toBe('http://shop.example/en/recovery')
  const left = shop.database.kysely.selectFrom('signups').select('id').where('email', '=', email)
  expect(await left.execute()).toEqual([])
})

test('a link never overwrites somebody who got the address in the meantime', async () => {
  const email = newEmail()
  await join({ email })
  const token = tokenOf(await sent.mailTo(email))
  await addPerson(shop, { email })
  const before = await personOf(email)
  expect((await follow(token)).refusal?.code).toBe('link-expired')
  expect(await personOf(email)).toEqual(before)
})

test('a taken address, and one that nobody signed up with, get the same bytes', async () => {
  const taken = newEmail()
  await addPerson(shop, { email: taken })
  const free = newEmail()
  for (const [first, second] of [
    [await join({ email: taken }), await join({ email: free })],
    [await resend(taken), await resend(free)],
  ] as const) {
    expect(second.raw.body).toBe(first.raw.body)
    expect(Object.keys(second.raw.headers).toSorted()).toEqual(Object.keys(first.raw.headers).toSorted())
  }
  later(minuteMs)
  const [again, unknown] = [await resend(taken), await resend(newEmail())]
  expect(again.status).toBe(200)
  expect(unknown.raw.body).toBe(again.raw.body)
})

test('a taken address is answered as fast as a free one, however slow the mail is', async () => {
  const slow = sentMessages()
  slow.latencyMs = 500
  const timed = await openTestShop({ now: () => now, ports: slow.ports })
  const taken = Array.from({ length: 9 }, newEmail)
  for (const email of taken) await addPerson(timed, { email })
  const asker = await openBrowser(timed.app)
  const joining = await answerTimes(
    9,
    (round) => join({ email: taken[round] as string }, asker),
    () => join({}, asker),
  )
  expect(joining.first).toBeGreaterThan(joining.second * 0.6)
  expect(joining.first).toBeLessThan(joining.second * 1.6)
  expect(joining.second).toBeLessThan(slow.latencyMs)
  later(minuteMs)
  const resending = await answerTimes(
    9,
    (round) => asker.call('signupResend', { body: { email: taken[round] as string } }),
    () => asker.call('signupResend', { body: { email: newEmail() } }),
  )
  expect(Math.abs(resending.first - resending.second)).toBeLessThan(slow.latencyMs / 2)
})

test('the mail may be asked for again after a minute, known or not', async () => {
  const email = newEmail()
  const { ok } = await join({ email })
  const retryAt = new Date(now.getTime() + minuteMs).toISOString()
  expect(ok.retryAt).toBe(retryAt)
  const unknown = newEmail()
  await resend(unknown)
  for (const address of [email, unknown]) {
    const { refusal } = await resend(address)
    expect(refusal).toMatchObject({ code: 'retry-later', details: { retryAt } })
  }
})

test('ten sign-ups with one address at once send two mails: one now, and that of the newest form later', async () => {
  const email = newEmail()
  for (let round = 0; round < 10; round += 1) await join({ email, name: `Вера ${round}` })
  await shop.app.jobs.runPending()
  const newest = tokenOf(await sent.mailTo(email, 2))
  expect((await follow(newest)).ok.name).toBe('Вера 9')
  expect(sent.mails.filter(({ to }) => to === email)).toHaveLength(2)
})

test('sign-ups with an address keep nobody from recovering, and another network from nothing', async () => {
  const email = newEmail()
  await addPerson(shop, { email })
  for (let round = 0; round < 11; round += 1) await join({ email })
  expect((await join({ email })).refusal?.code).toBe('too-many-requests')
  expect((await visitor.call('recovery', { body: { email } })).status).toBe(200)
  visitor.address = '203.0.113.9'
  expect((await join({ email })).status).toBe(200)
})

test('what the limits refuse leaves no timer, and what the timer refuses costs no attempt', async () => {
  const email = newEmail()
  for (let round = 0; round < 10; round += 1) await join({ email })
  later(minuteMs)
  expect((await resend(email)).refusal?.code).toBe('too-many-requests')
  visitor.address = '203.0.113.9'
  expect((await resend(email)).status).toBe(200)
  for (let round = 0; round < 12; round += 1) {
    expect((await resend(email)).refusal?.code).toBe('retry-later')
  }
  later(minuteMs)
  expect((await resend(email)).status).toBe(200)
})

test('ten mails an hour go to one address', async () => {
  const email = newEmail()
  for (let round = 0; round < 10; round += 1) expect((await join({ email })).status).toBe(200)
  expect((await join({ email })).refusal?.code).toBe('too-many-requests')
  later(minuteMs)
  expect((await resend(email)).refusal?.code).toBe('too-many-requests')
  later(60 * minuteMs)
  expect((await join({ email })).status).toBe(200)
})

test('fifty links that were never made lock an address', async () => {
  const limited = await openTestShop({ ports: sent.ports })
  const guesser = await openBrowser(limited.app)
  const answers = await Promise.all(
    Array.from({ length: 52 }, (_, index) =>
      guesser.call('signupVerify', { body: { token: `a-guess-of-a-token-${index}` } }),
    ),
  )
  const codes = answers.map(({ refusal }) => refusal?.code)
  expect(codes.filter((code) => code === 'too-many-requests')).toHaveLength(2)
})
