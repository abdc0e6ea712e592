import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { addPerson, signInAs, testPassword } from '../../../testing/test-people.ts'
import { sentMessages, tokenOf } from '../../../testing/sent-messages.ts'
import { openShop, testNow, type TestShop } from '../../../testing/test-shop.ts'
import { openBrowser, type Visitor } from '../../../testing/visitor.ts'
import { mostSessions } from '../sessions.repository.ts'

const minuteMs = 60_000
const newPassword = 'eleven blue irises'
const sent = sentMessages()
let now = testNow
let address: string
let shop: TestShop & { close(): Promise<void> }
beforeAll(async () => {
  shop = await openShop({ now: () => now, ports: sent.ports })
  address = await shop.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => shop.close())

function later(ms: number): void {
  now = new Date(now.getTime() + ms)
}

let people = 0
async function personWith(browsers: number): Promise<{ email: string; id: string; visitors: Visitor[] }> {
  const email = `session-${(people += 1)}@buyers.example`
  const id = await addPerson(shop, { email })
  const visitors: Visitor[] = []
  for (let index = 0; index < browsers; index += 1) {
    later(1000)
    visitors.push(await signInAs(shop, id, now))
  }
  return { email, id, visitors }
}

/** Connects with a visitor's session; `ended` resolves when the server ends the connection. */
async function openSocket({ cookies }: Visitor): Promise<{ readonly ended: Promise<unknown> }> {
  const socket = io(address, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { cookie: `session=${cookies.get('session') ?? ''}` },
  })
  onTestFinished(() => {
    socket.close()
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  const ended = new Promise((resolve) => {
    socket.once('disconnect', resolve)
  })
  return { ended }
}

async function isSignedIn(visitor: Visitor) {
  return (await visitor.call('authentication')).status === 200
}

test('of more than a hundred sessions the longest unused ends', async () => {
  const { id, visitors } = await personWith(1)
  const rows = Array.from({ length: mostSessions - 1 }, (_, index) => ({
    id: `${id}-${index}`,
    secret_hash: Buffer.from(`${id}-${index}`),
    person_id: id,
    expires_at: new Date(now.getTime() + 60 * minuteMs),
    last_used_at: index === 7 ? new Date(0) : now,
  }))
  const { kysely } = shop.database
  await kysely.insertInto('sessions').values(rows).execute()
  visitors.push(await signInAs(shop, id, now))
  const left = await kysely.selectFrom('sessions').select('id').where('person_id', '=', id).execute()
  expect(left).toHaveLength(mostSessions)
  expect(left.map((row) => row.id)).not.toContain(`${id}-7`)
  expect(await Promise.all(visitors.map(isSignedIn))).toEqual([true, true])
})

test('a person sees their sessions, the present one first, then by last use', async () => {
  const { email, visitors } = await personWith(2)
  const visitor = await openBrowser(shop.app)
  const headers = { 'user-agent': `Лис/1.0 ${'x'.repeat(600)}` }
  later(1000)
  await visitor.call('signin', { body: { email, password: testPassword } }, { headers })
  const [first] = visitors
  const { ok } = await (first as Visitor).call('sessionList')
  expect(ok.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false])
  expect(ok[1]).toMatchObject({ address: '127.0.0.1', createdAt: now.toISOString() })
  expect(ok[1]?.userAgent).toBe(headers['user-agent'].slice(0, 500))
  const byLastUse = ok.slice(1).map(({ lastUsedAt }) => lastUsedAt)
  expect(byLastUse).toEqual(byLastUse.toSorted().toReversed())
  expect(new Set(byLastUse).size).toBe(2)
})

test('the last use is noted once a minute, with its browser', async () => {
  const { visitors } = await personWith(1)
  const [visitor] = visitors as [Visitor]
  const used = async (userAgent: string) => {
    await visitor.call('accountList', {}, { headers: { 'user-agent': userAgent } })
    const [session] = (await visitor.call('sessionList', {}, { headers: { 'user-agent': userAgent } })).ok
    return [session?.lastUsedAt, session?.userAgent]
  }
  const begun = now.toISOString()
  later(minuteMs - 1)
  expect(await used('Fox/1')).toEqual([begun, 'a browser'])
  later(1)
  expect(await used('Fox/2')).toEqual([now.toISOString(), 'Fox/2'])
})

test('a session that has ended is not shown', async () => {
  const { id, visitors } = await personWith(2)
  await shop.database.kysely
    .updateTable('sessions')
    .set({ expires_at: now })
    .where('person_id', '=', id)
    .where('created_at', '=', now)
    .execute()
  expect((await (visitors[0] as Visitor).call('sessionList')).ok).toHaveLength(1)
})

test("another of one's sessions can be ended, and its sockets end with it", async () => {
  const [here, there] = (await personWith(2)).visitors as [Visitor, Visitor]
  const { ended } = await openSocket(there)
  const other = (await here.call('sessionList')).ok.find(({ isCurrent }) => !isCurrent)
  expect((await here.call('sessionEnd', { params: { id: other?._id as string } })).status).toBe(200)
  await ended
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false])
})

async function idOf(of: Visitor) {
  return (await of.call('sessionList')).ok[0]?._id as string
}

test("somebody else's session, one that does not exist and the present one answer alike", async () => {
  const [visitor] = (await personWith(1)).visitors as [Visitor]
  const [stranger] = (await personWith(1)).visitors as [Visitor]
  const end = (id: string) => visitor.call('sessionEnd', { params: { id } })
  const answers = [
    await end(await idOf(stranger)),
    await end('no-such-session'),
    await end(await idOf(visitor)),
  ]
  expect(answers.map(({ refusal }) => refusal?.code)).toEqual(['not-found', 'not-found', 'not-found'])
  expect(new Set(answers.map(({ raw }) => raw.body)).size).toBe(1)
  expect([await isSignedIn(stranger), await isSignedIn(visitor)]).toEqual([true, true])
})

test('all other sessions can be ended at once, with their sockets, and nobody else’s', async () => {
  const [here, there, elsewhere] = (await personWith(3)).visitors as [Visitor, Visitor, Visitor]
  const [stranger] = (await personWith(1)).visitors as [Visitor]
  const { ended } = await openSocket(there)
  expect((await here.call('sessionEndOthers')).ok).toEqual({ ended: 2 })
  await ended
  const signedIn = await Promise.all([here, there, elsewhere, stranger].map(isSignedIn))
  expect(signedIn).toEqual([true, false, false, true])
})

function change(visitor: Visitor, current: string, password = newPassword) {
  return visitor.call('passwordChange', { body: { current, password } })
}

test('changing the password ends the other sessions with their sockets, and keeps this one', async () => {
  const { email, visitors } = await personWith(2)
  const [here, there] = visitors as [Visitor, Visitor]
  const { ended } = await openSocket(there)
  expect((await change(here, testPassword)).status).toBe(200)
  await ended
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false])
  const visitor = await openBrowser(shop.app)
  const signIn = (password: string) => visitor.call('signin', { body: { email, password } })
  expect((await signIn(testPassword)).refusal?.code).toBe('wrong-credentials')
  expect((await signIn(newPassword)).status).toBe(200)
})

test('a new password by a mail’s link ends the sockets of all sessions', async () => {
  const { email, visitors } = await personWith(1)
  const { ended } = await openSocket(visitors[0] as Visitor)
  const visitor = await openBrowser(shop.app)
  await visitor.call('recovery', { body: { email } })
  const token = tokenOf(await sent.mailTo(email))
  await visitor.call('recoveryVerify', { body: { token, password: newPassword } })
  await expect(ended).resolves.toBe('io server disconnect')
})

test('changing the password ends the links that were sent to set one', async () => {
  const { email, visitors } = await personWith(1)
  const [visitor] = visitors as [Visitor]
  await visitor.call('recovery', { body: { email } })
  const token = tokenOf(await sent.mailTo(email))
  await change(visitor, testPassword)
  expect((await visitor.call('recoveryVerify', { body: { token } })).refusal?.code).toBe('link-expired')
})

test('the current password has to be right, and the new one good', async () => {
  const { email, visitors } = await personWith(1)
  const [visitor] = visitors as [Visitor]
  expect((await change(visitor, 'not this one')).refusal?.code).toBe('wrong-password')
  expect((await change(visitor, testPassword, email)).refusal).toMatchObject({
    code: 'password-too-weak',
    details: { reason: 'personal' },
  })
  expect((await change(visitor, testPassword)).status).toBe(200)
})

test('ten wrong current passwords lock the change for a quarter of an hour', async () => {
  const [visitor] = (await personWith(1)).visitors as [Visitor]
  const answers = await Promise.all(Array.from({ length: 12 }, () => change(visitor, 'not this one')))
  const codes = answers.map(({ refusal }) => refusal?.code)
  expect(codes.filter((code) => code === 'too-many-requests')).toHaveLength(2)
  expect((await change(visitor, testPassword)).refusal?.code).toBe('too-many-requests')
})

test('of two changes at the same time one counts', async () => {
  const [here, there] = (await personWith(2)).visitors as [Visitor, Visitor]
  const answers = await Promise.all([
    change(here, testPassword, 'eleven blue irises'),
    change(there, testPassword, 'twelve pink asters'),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})
