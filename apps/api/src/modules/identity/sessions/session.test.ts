import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addBuyer, addPerson, signInAs } from '../../../testing/test-people.ts'
import { openShop, testNow, type TestShop } from '../../../testing/test-shop.ts'
import { Visitor } from '../../../testing/visitor.ts'

const dayMs = 24 * 3_600_000
let now = testNow
let shop: TestShop & { close(): Promise<void> }
beforeAll(async () => {
  shop = await openShop({ now: () => now })
})
beforeEach(() => {
  now = testNow
})
afterAll(() => shop.close())

async function codeOf(visitor: Visitor) {
  return (await visitor.call('accountList')).refusal?.code ?? 'answered'
}

test('a call needs the cookie and the token', async () => {
  const buyer = await addBuyer(shop)
  expect(await codeOf(buyer)).toBe('answered')
  const { token } = buyer
  buyer.token = null
  expect(await codeOf(buyer)).toBe('not-signed-in')
  buyer.token = token
  buyer.cookies.delete('session')
  expect(await codeOf(buyer)).toBe('not-signed-in')
})

test.each(['authorization', 'x-access-token'])('the token is read from %s alone', async (header) => {
  const buyer = await addBuyer(shop)
  const token = buyer.token as string
  buyer.token = null
  const value = header === 'authorization' ? `Bearer ${token}` : token
  expect((await buyer.call('accountList', {}, { headers: { [header]: value } })).status).toBe(200)
})

test("a token of one's own session with another's cookie is refused", async () => {
  const [one, other] = [await addBuyer(shop), await addBuyer(shop)]
  one.token = other.token
  expect(await codeOf(one)).toBe('not-signed-in')
})

test('two headers with different tokens are refused', async () => {
  const [one, other] = [await addBuyer(shop), await addBuyer(shop)]
  const headers = { 'x-access-token': other.token as string }
  expect((await one.call('accountList', {}, { headers })).refusal?.code).toBe('not-signed-in')
})

test('a token that was tampered with is refused', async () => {
  const buyer = await addBuyer(shop)
  const [session, , signature] = (buyer.token as string).split('.')
  buyer.token = `${session}.${testNow.getTime() + 365 * dayMs}.${signature}`
  expect(await codeOf(buyer)).toBe('not-signed-in')
})

test('after 15 minutes the token has expired, and the cookie brings a fresh one', async () => {
  const buyer = await addBuyer(shop)
  now = new Date(testNow.getTime() + 15 * 60_000 - 1)
  expect(await codeOf(buyer)).toBe('answered')
  now = new Date(testNow.getTime() + 15 * 60_000)
  expect(await codeOf(buyer)).toBe('token-expired')
  buyer.token = (await buyer.call('authentication')).ok.token
  expect(await codeOf(buyer)).toBe('answered')
})

test('a session that is used lives on, one that is not ends after 30 days', async () => {
  const id = await addPerson(shop)
  const buyer = await signInAs(shop, id, testNow)
  await shop.database.kysely
    .updateTable('sessions')
    .set({ expires_at: new Date(testNow.getTime() + 30 * dayMs) })
    .where('person_id', '=', id)
    .execute()
  now = new Date(testNow.getTime() + 29 * dayMs)
  const { raw } = await buyer.call('authentication')
  expect(raw.cookies.find(({ name }) => name === 'session')?.expires).toEqual(
    new Date(now.getTime() + 30 * dayMs),
  )
  now = new Date(testNow.getTime() + 58 * dayMs)
  expect((await buyer.call('authentication')).status).toBe(200)
  now = new Date(testNow.getTime() + 88 * dayMs)
  expect((await buyer.call('authentication')).refusal?.code).toBe('not-signed-in')
})

test('a session that is used every day ends after half a year all the same', async () => {
  const id = await addPerson(shop)
  const buyer = await signInAs(shop, id, testNow)
  await shop.database.kysely
    .updateTable('sessions')
    .set({ expires_at: new Date(testNow.getTime() + 30 * dayMs) })
    .where('person_id', '=', id)
    .execute()
  for (let day = 20; day < 180; day += 20) {
    now = new Date(testNow.getTime() + day * dayMs)
    expect((await buyer.call('authentication')).status).toBe(200)
  }
  now = new Date(testNow.getTime() + 180 * dayMs)
  expect((await buyer.call('authentication')).refusal?.code).toBe('not-signed-in')
})

test('signing out ends the session for whoever has its cookie and token', async () => {
  const buyer = await addBuyer(shop)
  const thief = new Visitor(shop.app)
  for (const [name, value] of buyer.cookies) thief.cookies.set(name, value)
  thief.token = buyer.token
  expect((await buyer.call('logout')).status).toBe(200)
  expect(buyer.cookies.has('session')).toBe(false)
  expect(await codeOf(thief)).toBe('not-signed-in')
  expect((await thief.call('authentication')).refusal?.code).toBe('not-signed-in')
})

test('the database keeps neither the cookie nor the password', async () => {
  const buyer = await addBuyer(shop)
  const secret = buyer.cookies.get('session') as string
  const rows = await shop.database.query<{ dump: string }>({
    name: 'dump',
    text: `SELECT string_agg(row_to_json(sessions)::text, '') AS dump FROM sessions`,
  })
  expect(rows[0]?.dump).not.toContain(secret)
  expect(rows[0]?.dump).not.toContain(Buffer.from(secret).toString('hex'))
  const [person] = await shop.database.kysely.selectFrom('people').select('password_hash').limit(1).execute()
  expect(person?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u)
})
