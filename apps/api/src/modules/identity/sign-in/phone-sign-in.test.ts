import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { answerTimes } from '../../../testing/answer-times.ts'
import { addPerson } from '../../../testing/test-people.ts'
import { sentMessages } from '../../../testing/sent-messages.ts'
import { openShop, openTestShop, testNow, type TestShop } from '../../../testing/test-shop.ts'
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

let numbers = 79_990_100_000
function newPhone(): string {
  return String((numbers += 1))
}
function later(ms: number): void {
  now = new Date(now.getTime() + ms)
}

function send(phone: string) {
  return visitor.call('signinSendCode', { body: { phone } })
}
function enter(phone: string, code: string) {
  return visitor.call('signinPhone', { body: { phone, code } })
}
function other(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}

async function holder(): Promise<{ phone: string; id: string; code: string }> {
  const phone = newPhone()
  const id = await addPerson(shop, { phone })
  await send(phone)
  return { phone, id, code: (await sent.textTo(phone)).code }
}

test('a confirmed phone and its code open a session', async () => {
  const { phone, id, code } = await holder()
  expect(code).toMatch(/^\d{6}$/u)
  const { ok } = await enter(phone, code)
  expect(ok._id).toBe(id)
  expect((await visitor.call('authentication')).ok._id).toBe(id)
})

test("the message is in the person's language", async () => {
  const phone = newPhone()
  await addPerson(shop, { phone, locale: 'en' })
  await send(phone)
  expect((await sent.textTo(phone)).text).not.toMatch(/[а-я]/iu)
})

test('a phone that is not confirmed gets no message', async () => {
  const phone = newPhone()
  const id = await addPerson(shop)
  await shop.database.kysely.updateTable('people').set({ phone }).where('id', '=', id).execute()
  const confirmed = newPhone()
  await addPerson(shop, { phone: confirmed })
  await send(phone)
  await send(confirmed)
  await sent.textTo(confirmed)
  expect(sent.texts.filter(({ to }) => to === phone)).toEqual([])
})

test('a code works once, also for two who enter it at the same time', async () => {
  const { phone, id, code } = await holder()
  const answers = await Promise.all(Array.from({ length: 4 }, () => enter(phone, code)))
  expect(answers.map(({ refusal }) => refusal?.code ?? 'session').toSorted()).toEqual([
    'code-expired',
    'code-expired',
    'code-expired',
    'session',
  ])
  const sessions = shop.database.kysely.selectFrom('sessions').where('person_id', '=', id)
  expect(await sessions.select('id').execute()).toHaveLength(1)
  expect((await enter(phone, code)).refusal?.code).toBe('code-expired')
})

test('five wrong tries end a code, also when they come at the same time', async () => {
  const { phone, code } = await holder()
  const answers = await Promise.all(Array.from({ length: 9 }, () => enter(phone, other(code))))
  const left = answers.flatMap(({ refusal }) => (refusal?.details as { triesLeft: number } | undefined) ?? [])
  expect(left.map(({ triesLeft }) => triesLeft).toSorted()).toEqual([0, 1, 2, 3, 4])
  expect(answers.filter(({ refusal }) => refusal?.code === 'code-expired')).toHaveLength(4)
  expect((await enter(phone, code)).refusal?.code).toBe('code-expired')
})

test('a code counts for five minutes', async () => {
  const { phone, code } = await holder()
  later(5 * minuteMs)
  expect((await enter(phone, code)).refusal?.code).toBe('code-expired')
  const fresh = await holder()
  later(5 * minuteMs - 1)
  expect((await enter(fresh.phone, fresh.code)).status).toBe(200)
})

test('a newer code ends the older one', async () => {
  const { phone, code } = await holder()
  later(minuteMs)
  await send(phone)
  const newer = (await sent.textTo(phone, 2)).code
  // One time in a million both are the same, and the older one is right by chance.
  const outcome = (await enter(phone, code)).refusal?.code
  expect(outcome).toBe(newer === code ? undefined : 'invalid-code')
  expect((await enter(phone, newer)).refusal?.code).toBe(newer === code ? 'code-expired' : undefined)
})

test('another code may be asked for after a minute, of parallel calls one sends', async () => {
  const phone = newPhone()
  await addPerson(shop, { phone })
  const answers = await Promise.all(Array.from({ length: 4 }, () => send(phone)))
  const refused = answers.flatMap(({ refusal }) => refusal ?? [])
  expect(refused.map(({ code }) => code)).toEqual(['retry-later', 'retry-later', 'retry-later'])
  const retryAt = new Date(now.getTime() + minuteMs).toISOString()
  for (const { details } of refused) expect(details).toEqual({ retryAt })
  later(minuteMs - 1)
  expect((await send(phone)).refusal?.code).toBe('retry-later')
  later(1)
  expect((await send(phone)).status).toBe(200)
})

async function walk(phone: string) {
  return [await send(phone), await send(phone), ...(await inTurn(6, () => enter(phone, '000000')))]
}

test('a number that nobody has is answered in the same bytes at every step', async () => {
  const known = newPhone()
  await addPerson(shop, { phone: known })
  const unknown = await walk(newPhone())
  const answered = await walk(known)
  expect(answered[0]?.status).toBe(200)
  expect(unknown.map(({ raw }) => raw.body)).toEqual(answered.map(({ raw }) => raw.body))
  const headers = answered.map(({ raw }) => Object.keys(raw.headers).toSorted())
  expect(unknown.map(({ raw }) => Object.keys(raw.headers).toSorted())).toEqual(headers)
})

async function inTurn<T>(times: number, work: () => Promise<T>): Promise<T[]> {
  const done: T[] = []
  for (let round = 0; round < times; round += 1) done.push(await work())
  return done
}

test('a number that nobody has is answered as fast, however slow the provider is', async () => {
  const slow = sentMessages()
  slow.latencyMs = 500
  const timed = await openTestShop({ now: () => now, ports: slow.ports })
  const phones = Array.from({ length: 8 }, newPhone)
  for (const phone of phones) await addPerson(timed, { phone })
  const asker = await openBrowser(timed.app)
  const ask = (phone: string) => asker.call('signinSendCode', { body: { phone } })
  const { first: known, second: unknown } = await answerTimes(
    phones.length,
    (round) => ask(phones[round] as string),
    () => ask(newPhone()),
  )
  expect(Math.abs(known - unknown)).toBeLessThan(slow.latencyMs / 2)
  await slow.textTo(phones.at(-1) as string)
})

test("a right code opens nothing when the number is nobody's any more", async () => {
  const { phone, id, code } = await holder()
  await shop.database.kysely
    .updateTable('people')
    .set({ phone_verified_at: null })
    .where('id', '=', id)
    .execute()
  expect((await enter(phone, code)).refusal?.code).toBe('code-expired')
})

test('the database keeps no code that somebody could read', async () => {
  const { phone, code } = await holder()
  const [row] = await shop.database.query<{ dump: string }>({
    name: 'dump-codes',
    text: `SELECT string_agg(row_to_json(one_time_codes)::text, '') AS dump FROM one_time_codes`,
  })
  const dump = row?.dump.replaceAll(phone, '')
  expect(dump).not.toContain(code)
  expect(dump).not.toContain(Buffer.from(code).toString('hex'))
})

test('ten messages an hour go to one number', async () => {
  const phone = newPhone()
  const answers = await inTurn(11, async () => {
    later(minuteMs)
    return send(phone)
  })
  const codes = answers.map(({ refusal }) => refusal?.code)
  expect(codes).toEqual([...Array.from({ length: 10 }), 'too-many-requests'])
  later(60 * minuteMs)
  expect((await send(phone)).status).toBe(200)
})

test('a hundred messages an hour go out for one address', async () => {
  const limited = await openTestShop({ ports: sent.ports })
  const asker = await openBrowser(limited.app)
  const answers = await Promise.all(
    Array.from({ length: 102 }, () => asker.call('signinSendCode', { body: { phone: newPhone() } })),
  )
  const codes = answers.map(({ refusal }) => refusal?.code)
  expect(codes.filter((code) => code === 'too-many-requests')).toHaveLength(2)
})

test('fifty wrong codes from one address lock it, whatever the numbers', async () => {
  const limited = await openTestShop({ ports: sent.ports })
  const asker = await openBrowser(limited.app)
  const answers = await Promise.all(
    Array.from({ length: 52 }, () =>
      asker.call('signinPhone', { body: { phone: newPhone(), code: '000000' } }),
    ),
  )
  const codes = answers.map(({ refusal }) => refusal?.code)
  expect(codes.filter((code) => code === 'too-many-requests')).toHaveLength(2)
})
