import { maxApiTokens, type CallInput } from '@flower-market/api-client/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sentMessages } from '../../../testing/sent-messages.ts'
import {
  addBuyer,
  addCard,
  addPerson,
  orderFor,
  signInAs,
  testPassword,
} from '../../../testing/test-people.ts'
import { addSignedIn } from '../../../testing/test-profiles.ts'
import { openShop, testNow, type TestShop } from '../../../testing/test-shop.ts'
import { Visitor } from '../../../testing/visitor.ts'

type Body = CallInput<'apiTokenCreate'>['body']

const dayMs = 24 * 3_600_000
const sent = sentMessages()
let now = testNow
let shop: TestShop & { close(): Promise<void> }
beforeAll(async () => {
  shop = await openShop({ now: () => now, ports: sent.ports })
})
beforeEach(() => {
  now = testNow
})
afterAll(() => shop.close())

function create(buyer: Visitor, changes: Partial<Body> = {}) {
  const body: Body = { name: '1С', scopes: ['orders:read'], days: 30, password: testPassword, ...changes }
  return buyer.call('apiTokenCreate', { body })
}

/** A program that has the token of a person, and no cookies. */
async function programOf(buyer: Visitor, changes: Partial<Body> = {}) {
  const { token, secret } = (await create(buyer, changes)).ok
  const program = new Visitor(shop.app)
  program.token = secret
  return { id: token._id, secret, program }
}

async function refusalOf(program: Visitor) {
  return (await program.call('purchaseList')).refusal?.code ?? 'answered'
}

test('a program reads what its token was made for, without cookies, and nothing else', async () => {
  const { program } = await programOf(await addBuyer(shop))
  expect(await refusalOf(program)).toBe('answered')
  expect((await program.call('accountList')).refusal?.code).toBe('scope-missing')
  expect((await program.call('sessionList')).refusal?.code).toBe('scope-missing')
  expect((await program.call('apiTokenList')).refusal?.code).toBe('scope-missing')
})

test('a program orders without a CSRF header where its token allows it', async () => {
  const buyer = await addBuyer(shop)
  const order = { ...orderFor([await addCard(shop), 25]), paymentMethod: 'CASH' as const }
  const { program } = await programOf(buyer, { scopes: ['orders:write'] })
  const key = crypto.randomUUID()
  const placed = await program.call('purchaseCreate', { body: order }, { key })
  expect(placed.refusal).toBeNull()
  const { program: reader } = await programOf(buyer)
  const refused = await reader.call('purchaseCreate', { body: order }, { key: crypto.randomUUID() })
  expect(refused.refusal?.code).toBe('scope-missing')
})

test('a token that was revoked, has expired or was never made is answered alike', async () => {
  const buyer = await addBuyer(shop)
  const { id, program } = await programOf(buyer)
  const { program: late } = await programOf(buyer)
  const unknown = new Visitor(shop.app)
  unknown.token = `fmt_${'x'.repeat(43)}`
  expect((await buyer.call('apiTokenRevoke', { params: { id } })).status).toBe(200)
  now = new Date(testNow.getTime() + 30 * dayMs - 1)
  expect(await refusalOf(late)).toBe('answered')
  now = new Date(testNow.getTime() + 30 * dayMs)
  const codes = [await refusalOf(program), await refusalOf(late), await refusalOf(unknown)]
  expect(codes).toEqual(['not-signed-in', 'not-signed-in', 'not-signed-in'])
})

test('a token needs the password; the database keeps no secret, and the person is mailed', async () => {
  const email = 'tokens@buyers.example'
  const buyer = await signInAs(shop, await addPerson(shop, { email }), testNow)
  expect((await create(buyer, { password: 'not this one' })).refusal?.code).toBe('wrong-password')
  const { secret } = await programOf(buyer)
  expect((await sent.mailTo(email)).text).toContain('/settings#tokens')
  const [row] = await shop.database.query<{ dump: string }>({
    name: 'dump',
    text: `SELECT string_agg(row_to_json(api_tokens)::text, '') AS dump FROM api_tokens`,
  })
  expect(row?.dump).not.toContain(secret)
  expect(row?.dump).not.toContain(Buffer.from(secret).toString('hex'))
})

test('the list says when and from where a token was used, to the minute', async () => {
  const buyer = await addBuyer(shop)
  const { program } = await programOf(buyer)
  const used = async () => (await buyer.call('apiTokenList')).ok[0]
  expect(await used()).toMatchObject({ name: '1С', lastUsedAt: null, lastAddress: null })
  await refusalOf(program)
  now = new Date(testNow.getTime() + 59_999)
  await refusalOf(program)
  expect(await used()).toMatchObject({ lastUsedAt: testNow.toISOString(), lastAddress: '127.0.0.1' })
  now = new Date(testNow.getTime() + 60_000)
  await refusalOf(program)
  expect((await used())?.lastUsedAt).toBe(now.toISOString())
})

test("somebody else's token is not found, and a new password ends all of one's own", async () => {
  const [buyer, stranger] = [await addBuyer(shop), await addBuyer(shop)]
  const { id, program } = await programOf(buyer)
  expect((await stranger.call('apiTokenRevoke', { params: { id } })).refusal?.code).toBe('not-found')
  expect(await refusalOf(program)).toBe('answered')
  const body = { current: testPassword, password: 'eleven blue irises' }
  expect((await buyer.call('passwordChange', { body })).status).toBe(200)
  expect(await refusalOf(program)).toBe('not-signed-in')
})

test('nobody who is blocked or staff gets an answer by a token', async () => {
  const { id, browser } = await addSignedIn(shop)
  const { program } = await programOf(browser)
  const set = (values: object) =>
    shop.database.kysely.updateTable('people').set(values).where('id', '=', id).execute()
  await set({ blocked_at: testNow, blocked_by: id, block_reason: 'Долг' })
  expect(await refusalOf(program)).toBe('not-signed-in')
  await set({ blocked_at: null, blocked_by: null, block_reason: null })
  expect(await refusalOf(program)).toBe('answered')
  await set({ role: 'ADMIN' })
  expect(await refusalOf(program)).toBe('not-signed-in')
})

test('a person has so many tokens at most; expired ones do not count', async () => {
  const buyer = await addBuyer(shop)
  for (let count = 0; count < maxApiTokens; count += 1) expect((await create(buyer)).refusal).toBeNull()
  expect((await create(buyer)).refusal?.code).toBe('too-many-tokens')
  await shop.database.kysely.updateTable('api_tokens').set({ expires_at: testNow }).execute()
  expect((await create(buyer)).refusal).toBeNull()
})
