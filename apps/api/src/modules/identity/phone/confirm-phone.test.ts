import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPerson, signInAs } from '../../../testing/test-people.ts'
import { sentMessages } from '../../../testing/sent-messages.ts'
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

function later(ms: number): void {
  now = new Date(now.getTime() + ms)
}
let numbers = 79_990_200_000
function newPhone(): string {
  return String((numbers += 1))
}

interface Caller {
  readonly id: string
  readonly visitor: Visitor
}
async function newCaller(phone?: string): Promise<Caller> {
  const id = await addPerson(shop, phone === undefined ? {} : { phone })
  return { id, visitor: await signInAs(shop, id, now) }
}
function ask({ id, visitor }: Caller, phone: string) {
  return visitor.call('confirmPhone', { body: { _id: id, phone } })
}
function enter({ id, visitor }: Caller, pinCode = sent.caller) {
  return visitor.call('sendPin', { body: { _id: id, pinCode } })
}
function phoneOf(id: string) {
  return shop.database.kysely
    .selectFrom('people')
    .select(['phone', 'phone_verified_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

test("the end of the caller's number confirms the phone, and then it signs in", async () => {
  const caller = await newCaller()
  const phone = newPhone()
  const { ok } = await ask(caller, phone)
  const inMs = (ms: number) => new Date(now.getTime() + ms).toISOString()
  expect(ok).toEqual({ digits: 4, retryAt: inMs(minuteMs), expiresAt: inMs(5 * minuteMs) })
  expect(sent.calls.at(-1)).toBe(phone)
  expect(await phoneOf(caller.id)).toEqual({ phone: null, phone_verified_at: null })
  expect((await enter(caller)).ok).toEqual({ phone })
  expect(await phoneOf(caller.id)).toEqual({ phone, phone_verified_at: now })
  const visitor = await openBrowser(shop.app)
  await visitor.call('signinSendCode', { body: { phone } })
  const { code } = await sent.textTo(phone)
  expect((await visitor.call('signinPhone', { body: { phone, code } })).ok._id).toBe(caller.id)
})

test("another person's id is as unknown as one that does not exist, and nobody is called", async () => {
  const [caller, other] = [await newCaller(), await newCaller()]
  const phone = newPhone()
  const before = sent.calls.length
  for (const _id of [other.id, 'nobody']) {
    const asked = await caller.visitor.call('confirmPhone', { body: { _id, phone } })
    expect(asked.refusal?.code).toBe('not-found')
  }
  expect(sent.calls).toHaveLength(before)
  await ask(other, phone)
  for (const _id of [other.id, 'nobody']) {
    const entered = await caller.visitor.call('sendPin', { body: { _id, pinCode: sent.caller } })
    expect(entered.refusal?.code).toBe('not-found')
  }
  expect((await enter(other)).status).toBe(200)
})

test('five wrong tries end a code, also when they come at the same time', async () => {
  const caller = await newCaller()
  await ask(caller, newPhone())
  const answers = await Promise.all(Array.from({ length: 8 }, () => enter(caller, '0000')))
  const codes = answers.map(({ refusal }) => refusal?.code)
  expect(codes.filter((code) => code === 'invalid-code')).toHaveLength(5)
  expect(codes.filter((code) => code === 'code-expired')).toHaveLength(3)
  expect((await enter(caller)).refusal?.code).toBe('code-expired')
})

test('a code works once and counts for five minutes', async () => {
  const caller = await newCaller()
  await ask(caller, newPhone())
  const answers = await Promise.all([enter(caller), enter(caller), enter(caller)])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  later(minuteMs)
  await ask(caller, newPhone())
  later(5 * minuteMs)
  expect((await enter(caller)).refusal?.code).toBe('code-expired')
})

test('a newer call ends the code of the older one', async () => {
  const caller = await newCaller()
  await ask(caller, newPhone())
  later(minuteMs)
  const before = sent.caller
  sent.caller = '7305'
  const newest = newPhone()
  await ask(caller, newest)
  expect((await enter(caller, before)).refusal?.code).toBe('invalid-code')
  expect((await enter(caller, '7305')).ok).toEqual({ phone: newest })
  sent.caller = before
})

test('a number that somebody else has confirmed gets the same bytes; the newest proof has it', async () => {
  const taken = newPhone()
  const [earlier, newcomer, other] = [await newCaller(taken), await newCaller(), await newCaller()]
  const asked = await ask(newcomer, taken)
  expect((await ask(other, newPhone())).raw.body).toBe(asked.raw.body)
  expect((await enter(newcomer)).ok).toEqual({ phone: taken })
  expect(await phoneOf(newcomer.id)).toEqual({ phone: taken, phone_verified_at: now })
  expect(await phoneOf(earlier.id)).toEqual({ phone: taken, phone_verified_at: null })
})

test('of people who prove one number at the same time one has it', async () => {
  const phone = newPhone()
  const callers = [await newCaller(), await newCaller(), await newCaller(), await newCaller()]
  for (const caller of callers) await ask(caller, phone)
  const answers = await Promise.all(callers.map((caller) => enter(caller)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const confirmed = await Promise.all(callers.map(({ id }) => phoneOf(id)))
  expect(confirmed.filter(({ phone_verified_at: at }) => at !== null)).toHaveLength(1)
})

test('another call may be asked for after a minute, of parallel calls one rings', async () => {
  const caller = await newCaller()
  const phone = newPhone()
  const answers = await Promise.all(Array.from({ length: 4 }, () => ask(caller, phone)))
  const refused = answers.flatMap(({ refusal }) => refusal ?? [])
  const retryAt = new Date(now.getTime() + minuteMs).toISOString()
  expect(refused).toHaveLength(3)
  for (const refusal of refused) expect(refusal).toMatchObject({ code: 'retry-later', details: { retryAt } })
  expect(sent.calls.filter((to) => to === phone)).toHaveLength(1)
})

test('a call that was not placed is said so, and the next may be asked for at once', async () => {
  const caller = await newCaller()
  const { call } = sent.ports.flashCall
  sent.ports.flashCall.call = () => Promise.reject(new Error('no line'))
  expect((await ask(caller, newPhone())).refusal?.code).toBe('unavailable')
  sent.ports.flashCall.call = call
  expect((await ask(caller, newPhone())).status).toBe(200)
})

test('ten calls a day are placed for one person, and to one number', async () => {
  const caller = await newCaller()
  const codes: unknown[] = []
  for (let round = 0; round < 11; round += 1) {
    later(minuteMs)
    codes.push((await ask(caller, newPhone())).refusal?.code)
  }
  expect(codes).toEqual([...Array.from({ length: 10 }), 'too-many-requests'])
  const phone = newPhone()
  for (let round = 0; round < 10; round += 1) expect((await ask(await newCaller(), phone)).status).toBe(200)
  expect((await ask(await newCaller(), phone)).refusal?.code).toBe('too-many-requests')
})

/** Six people in networks of their own, who have a number called as often as they may. */
async function spendCallsOf(phone: string): Promise<void> {
  for (let network = 1; network <= 6; network += 1) {
    const stranger = await newCaller()
    stranger.visitor.address = `203.0.113.${network}`
    for (let round = 0; round < 6; round += 1) {
      later(minuteMs)
      await ask(stranger, phone)
    }
  }
}

test('one person has one number called five times a day', async () => {
  const [caller, phone] = [await newCaller(), newPhone()]
  const codes: unknown[] = []
  for (let round = 0; round < 6; round += 1) {
    later(minuteMs)
    codes.push((await ask(caller, phone)).refusal?.code)
  }
  expect(codes).toEqual([...Array.from({ length: 5 }), 'too-many-requests'])
  expect((await ask(await newCaller(), phone)).status).toBe(200)
})

test('calls of six networks keep a number from nobody who has it called for the first time that day', async () => {
  const phone = newPhone()
  await spendCallsOf(phone)
  const owner = await newCaller()
  owner.visitor.address = '198.51.100.1'
  expect((await ask(owner, phone)).status).toBe(200)
  expect((await enter(owner)).ok).toEqual({ phone })
})

test('thirty first calls of a day are placed to a number', async () => {
  const phone = newPhone()
  const codes: (string | undefined)[] = []
  for (let network = 0; network < 46; network += 1) {
    const stranger = await newCaller()
    stranger.visitor.address = `198.51.100.${network}`
    codes.push((await ask(stranger, phone)).refusal?.code)
  }
  // Fifteen more are those of the number.
  expect(codes).toEqual([...Array.from({ length: 45 }), 'too-many-requests'])
})

test('a first call is that of a person and of a network', async () => {
  const phone = newPhone()
  await spendCallsOf(phone)
  const [owner, neighbor] = [await newCaller(), await newCaller()]
  owner.visitor.address = '198.51.100.2'
  neighbor.visitor.address = '198.51.100.2'
  expect((await ask(owner, phone)).status).toBe(200)
  later(minuteMs)
  expect((await ask(neighbor, phone)).refusal?.code).toBe('too-many-requests')
  owner.visitor.address = '198.51.100.3'
  expect((await ask(owner, phone)).refusal?.code).toBe('too-many-requests')
})

test('the calls of several networks keep a number from strangers, and never from a browser that has confirmed it', async () => {
  const [owner, phone] = [await newCaller(), newPhone()]
  await ask(owner, phone)
  expect((await enter(owner)).status).toBe(200)
  await spendCallsOf(phone)
  const stranger = await newCaller()
  stranger.visitor.address = '203.0.113.6'
  expect((await ask(stranger, phone)).refusal?.code).toBe('too-many-requests')
  // Its access token has expired meanwhile.
  owner.visitor.token = (await owner.visitor.call('authentication')).ok.token
  expect((await ask(owner, phone)).status).toBe(200)
})

async function pay({ visitor }: Caller): Promise<void> {
  const body = { kind: 'top-up', paymentMethod: 'CASH', amount: 100_000 } as const
  const { _id: id } = (await visitor.call('transactionCreate', { body }, { key: randomUUID() })).ok
  const staff = await signInAs(shop, await addPerson(shop, { role: 'ADMIN' }), now)
  const answer = { params: { id }, body: { amount: 100_000 } }
  expect((await staff.call('transactionConfirm', answer, { key: randomUUID() })).status).toBe(200)
}
function approve({ id }: Caller) {
  const asked = { name: '', phone: '', city: '', address: '', postal_code: '', asked_at: now }
  return shop.database.kysely
    .insertInto('verifications')
    .values({ person_id: id, status: 'APPROVED', ...asked })
    .execute()
}

test('nor do they keep it from whoever has paid, or whom staff have approved', async () => {
  const phone = newPhone()
  await spendCallsOf(phone)
  const owners = [await newCaller(), await newCaller()] as const
  for (const owner of owners) {
    owner.visitor.address = '203.0.113.6'
    expect((await ask(owner, phone)).refusal?.code).toBe('too-many-requests')
  }
  await pay(owners[0])
  await approve(owners[1])
  for (const owner of owners) expect((await ask(owner, phone)).status).toBe(200)
  expect((await enter(owners[0])).ok).toEqual({ phone })
})

test('a customer has one number called five times a day, too', async () => {
  const [customer, phone] = [await newCaller(), newPhone()]
  await pay(customer)
  const codes: unknown[] = []
  for (let round = 0; round < 6; round += 1) {
    later(minuteMs)
    codes.push((await ask(customer, phone)).refusal?.code)
  }
  expect(codes).toEqual([...Array.from({ length: 5 }), 'too-many-requests'])
})
