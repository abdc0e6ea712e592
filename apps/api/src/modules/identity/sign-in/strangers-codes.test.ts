import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPerson } from '../../../testing/test-people.ts'
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

let numbers = 79_990_300_000
/** A number that somebody signs in with. */
async function newPhone(): Promise<string> {
  const phone = String((numbers += 1))
  await addPerson(shop, { phone })
  return phone
}

/** A browser in a network of its own. */
async function browserIn(network: number): Promise<Visitor> {
  const visitor = await openBrowser(shop.app)
  visitor.address = `203.0.113.${network}`
  return visitor
}
async function ask(visitor: Visitor, phone: string) {
  return (await visitor.call('signinSendCode', { body: { phone } })).refusal?.code
}
async function enter(visitor: Visitor, phone: string, code: string) {
  return (await visitor.call('signinPhone', { body: { phone, code } })).refusal?.code
}

test("strangers' wrong tries end no code of another browser, of the same network or not", async () => {
  const phone = await newPhone()
  const owner = await browserIn(1)
  await ask(owner, phone)
  const { code } = await sent.textTo(phone)
  const wrong = code === '000000' ? '000001' : '000000'
  for (const network of [1, 2]) {
    const stranger = await browserIn(network)
    await ask(stranger, phone)
    for (let round = 0; round < 6; round += 1) await enter(stranger, phone, wrong)
  }
  expect(await enter(owner, phone, code)).toBeUndefined()
})

test('a code counts in the browser alone that has asked for it', async () => {
  const phone = await newPhone()
  const owner = await browserIn(3)
  await ask(owner, phone)
  const { code } = await sent.textTo(phone)
  expect(await enter(await browserIn(3), phone, code)).toBe('code-expired')
  expect(await enter(owner, phone, code)).toBeUndefined()
})

test('nobody waits for a code that another network has asked for', async () => {
  const phone = await newPhone()
  expect(await ask(await browserIn(4), phone)).toBeUndefined()
  expect(await ask(await browserIn(4), phone)).toBe('retry-later')
  expect(await ask(await browserIn(5), phone)).toBeUndefined()
})

test('thirty messages of many networks keep strangers from a number, and never a browser that has signed in with it', async () => {
  const phone = await newPhone()
  const owner = await browserIn(10)
  await ask(owner, phone)
  const { code } = await sent.textTo(phone)
  expect(await enter(owner, phone, code)).toBeUndefined()
  await owner.call('logout')
  for (const network of [11, 12, 13]) {
    const stranger = await browserIn(network)
    for (let round = 0; round < 10; round += 1) {
      later(minuteMs)
      await ask(stranger, phone)
    }
  }
  expect(await ask(await browserIn(14), phone)).toBe('too-many-requests')
  for (let round = 0; round < 10; round += 1) {
    expect(await ask(owner, phone)).toBeUndefined()
    later(minuteMs)
  }
  expect(await ask(owner, phone)).toBe('too-many-requests')
})

test('wrong codes of a network do not keep a browser from signing in that has done so before', async () => {
  const phone = await newPhone()
  const owner = await browserIn(20)
  await ask(owner, phone)
  expect(await enter(owner, phone, (await sent.textTo(phone)).code)).toBeUndefined()
  await owner.call('logout')
  later(minuteMs)
  await ask(owner, phone)
  const { code } = await sent.textTo(phone, 2)
  const stranger = await browserIn(20)
  for (let round = 0; round < 51; round += 1) await enter(stranger, String(79_990_390_000 + round), '000000')
  expect(await enter(stranger, phone, '000000')).toBe('too-many-requests')
  expect(await enter(owner, phone, code)).toBeUndefined()
})
