import { demoRequisites, operatorParty } from '@flower-market/flower-domain'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { callKey } from '@flower-market/api-client/contract'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { navigate, payloadOf, writeBuiltShop } from '../testing/built-shop.ts'
import { addBuyer, addCard, addPerson, signInAs } from '../testing/test-people.ts'
import { openShop, testDay, type TestShop } from '../testing/test-shop.ts'
import { Visitor } from '../testing/visitor.ts'

const script = 'console.log("a flower")'.repeat(100)

let webDist: string
let shop: TestShop & { close(): Promise<void> }
beforeAll(async () => {
  webDist = await writeBuiltShop()
  await writeFile(path.join(webDist, 'assets/main-abc123.js'), script)
  await writeFile(path.join(webDist, 'assets/main-abc123.js.br'), brotliCompressSync(script))
  shop = await openShop({ config: { webDist } })
})
afterAll(async () => {
  await shop.close()
  await rm(webDist, { recursive: true })
})

function cookieOf(page: LightMyRequestResponse) {
  return page.cookies.find(({ name }) => name === 'locale')
}

test('the root leads to the catalog, in both languages', async () => {
  const visitor = new Visitor(shop.app)
  const targets = []
  for (const url of ['/', '/en', '/en/']) targets.push((await navigate(visitor, url)).headers.location)
  expect(targets).toEqual(['/catalog', '/en/catalog', '/en/catalog'])
})

test.each([
  ['en-GB,en;q=0.9,ru;q=0.5', undefined, '/en/catalog'],
  ['ru,en;q=0.9', undefined, '/catalog'],
  ['en', 'ru', '/catalog'],
  ['ru', 'en', '/en/catalog'],
  ['en', 'xx', '/en/catalog'],
])('the root speaks %j on a first visit, else the chosen %j', async (liked, chosen, target) => {
  const visitor = new Visitor(shop.app)
  if (chosen !== undefined) visitor.cookies.set('locale', chosen)
  const { headers } = await visitor.send({ method: 'GET', url: '/', headers: { 'accept-language': liked } })
  expect(headers.location).toBe(target)
})

test("a page's language is remembered for a year", async () => {
  const visitor = new Visitor(shop.app)
  const yearSeconds = 365 * 86_400
  expect(cookieOf(await navigate(visitor, '/en/signin'))).toMatchObject({
    value: 'en',
    maxAge: yearSeconds,
    path: '/',
  })
  expect(cookieOf(await navigate(visitor, '/en/signin'))).toBeUndefined()
  expect(cookieOf(await navigate(visitor, '/signin'))).toMatchObject({ value: 'ru', maxAge: yearSeconds })
})

test("a visitor's page has no session, and the CSRF cookie that signing in needs", async () => {
  const visitor = new Visitor(shop.app)
  const page = await navigate(visitor, '/signin')
  expect(page.statusCode).toBe(200)
  const said = { requisites: demoRequisites, contacts: null }
  const settings = {
    hasSafariWarning: true,
    hasSandboxInbox: true,
    isVerificationRequired: false,
    adminAddress: null,
    operator: { ru: operatorParty(said, 'ru'), en: operatorParty(said, 'en') },
  }
  expect(payloadOf(page)).toEqual({ session: null, calls: { [callKey('shopSettings')]: settings } })
  expect(page.headers['cache-control']).toBe('no-store')
  const body = { email: 'nobody@buyers.example', password: 'x' }
  expect((await visitor.call('signin', { body })).refusal?.code).toBe('wrong-credentials')
})

test("a buyer's catalog holds all that its first screen asks", async () => {
  const card = await addCard(shop)
  const buyer = await addBuyer(shop)
  const { session, calls } = payloadOf(await navigate(buyer, '/catalog'))
  const query = { availability: 'inStock' } as const
  expect(calls).toEqual({
    [callKey('shopSettings')]: (await buyer.call('shopSettings')).ok,
    [callKey('accountList')]: (await buyer.call('accountList')).ok,
    [callKey('noticeUnread')]: (await buyer.call('noticeUnread')).ok,
    [callKey('catalogDays')]: (await buyer.call('catalogDays')).ok,
    [callKey('catalogFirstCards', { query })]: {
      date: testDay,
      cards: [card],
      leading: 1,
      total: 1,
      rows: 1,
      lengths: [card.lengthCm],
    },
  })
  buyer.token = session?.token ?? null
  expect((await buyer.call('accountList')).status).toBe(200)
})

test('the day of the address decides which cards the page holds', async () => {
  const buyer = await addBuyer(shop)
  const asked = { availability: 'inStock', date: '2026-11-25' } as const
  const page = payloadOf(await navigate(buyer, '/en/catalog?date=2026-11-25'))
  expect(page.calls[callKey('catalogFirstCards', { query: asked })]).toMatchObject({
    date: asked.date,
    cards: [],
    total: 0,
  })
  const odd = payloadOf(await navigate(buyer, '/catalog?date=tomorrow'))
  expect(odd.calls[callKey('catalogFirstCards', { query: { availability: 'inStock' } })]).toMatchObject({
    date: testDay,
  })
})

test('other pages hold the settings, the balances and how many notices are unread', async () => {
  const { calls } = payloadOf(await navigate(await addBuyer(shop), '/history'))
  const keys = (['shopSettings', 'accountList', 'noticeUnread'] as const).map((name) => callKey(name))
  expect(Object.keys(calls)).toEqual(keys)
})

const acceptsOfPages = [
  undefined,
  '*/*',
  'text/html',
  'text/*;q=0.5',
  'application/json, */*;q=0.1',
  'TEXT/HTML',
]

test.each(acceptsOfPages)('a page path answers GET and HEAD that accept %j', async (accept) => {
  for (const method of ['GET', 'HEAD'] as const) {
    for (const [url, status] of [
      ['/signin', 200],
      ['/en/offer', 200],
      ['/signup/anna@buket.example', 200],
      ['/nowhere', 404],
    ] as const) {
      const headers = accept === undefined ? {} : { accept }
      const page = await new Visitor(shop.app).send({ method, url, headers })
      expect([method, url, page.statusCode, page.headers['content-type']]).toEqual([
        method,
        url,
        status,
        'text/html; charset=utf-8',
      ])
      expect(page.body === '').toBe(method === 'HEAD')
    }
  }
})

test.each(acceptsOfPages)(
  'guests who accept %j are sent from pages of signed-in people to sign in',
  async (accept) => {
    const headers = accept === undefined ? {} : { accept }
    for (const method of ['GET', 'HEAD'] as const)
      for (const [url, target] of [
        ['/catalog', '/signin?return=%2Fcatalog'],
        ['/en/history/order-1?x=1', '/en/signin?return=%2Fhistory%2Forder-1%3Fx%3D1'],
        ['/users', '/signin?return=%2Fusers'],
      ] as const) {
        const answer = await new Visitor(shop.app).send({ method, url, headers })
        expect([answer.statusCode, answer.headers.location]).toEqual([302, target])
        expect(answer.headers['cache-control']).toBe('no-store')
        expect(answer.body).toBe('')
      }
  },
)

test('an address that is no page is not signed in for, and a session that has ended is none', async () => {
  const guest = new Visitor(shop.app)
  expect((await navigate(guest, '/history/a%20b')).statusCode).toBe(404)
  const buyer = await addBuyer(shop)
  const session = buyer.cookies.get('session') ?? ''
  expect((await navigate(buyer, '/catalog')).statusCode).toBe(200)
  await buyer.call('logout')
  buyer.cookies.set('session', session)
  const answer = await navigate(buyer, '/catalog')
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/signin?return=%2Fcatalog'])
})

test('calls, files and the socket that do not exist are never a page', async () => {
  const visitor = new Visitor(shop.app)
  for (const [method, url, accept] of [
    ['GET', '/assets/gone-123.js', 'text/html'],
    ['GET', '/robots.txt', '*/*'],
    ['GET', '/socket.io', '*/*'],
    ['GET', '/catalog', 'application/json'],
    ['GET', '/catalog', 'text/html;q=0, application/json'],
    ['POST', '/catalog', 'text/html'],
    ['GET', '/api/nothing', 'text/html'],
    ['HEAD', '/api', '*/*'],
    ['GET', '/routes.json', 'text/html'],
  ] as const) {
    const answer = await visitor.send({ method, url, headers: { accept } })
    expect([method, url, answer.statusCode]).toEqual([method, url, 404])
    expect(answer.headers['content-type']).toContain('application/json')
  }
})

test('text of people cannot end the data block early', async () => {
  const buyer = await addBuyer(shop)
  const { _id: id } = (await buyer.call('authentication')).ok
  const name = '</script><script>alert(1)</script>'
  await shop.database.kysely.updateTable('people').set({ name }).where('id', '=', id).execute()
  const page = await navigate(buyer, '/history')
  expect(page.body).not.toContain('<script>alert')
  expect(payloadOf(page).session?.name).toBe(name)
})

test('hashed files are kept forever and sent as they were compressed', async () => {
  const visitor = new Visitor(shop.app)
  const headers = { 'accept-encoding': 'br' }
  const answer = await visitor.send({ method: 'GET', url: '/assets/main-abc123.js', headers })
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
  })
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script)
  const icon = await visitor.send({ method: 'GET', url: '/favicon.svg' })
  expect([icon.statusCode, icon.headers['cache-control']]).toEqual([200, 'no-cache'])
})

test.each(['/index.html', '/assets/main-abc123.js.br', '/../package.json', '/assets/..%2f..%2fpackage.json'])(
  'the file %s is not served',
  async (url) => {
    const answer = await new Visitor(shop.app).send({ method: 'GET', url })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  },
)

test('pages allow scripts, styles and frames of the shop alone', async () => {
  const page = await navigate(new Visitor(shop.app), '/signin')
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("style-src 'self';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
})

test('staff who open the shop are sent to the place where they work, where there is one', async () => {
  const adminAddress = 'https://staff.shop.example/start'
  const sending = await openShop({ config: { webDist, adminAddress } })
  const [admin, buyer] = [
    await signInAs(sending, await addPerson(sending, { role: 'ADMIN' })),
    await addBuyer(sending),
  ]
  for (const url of ['/catalog', '/en/settings', '/nowhere']) {
    const page = await navigate(admin, url)
    expect([page.statusCode, page.headers.location]).toEqual([302, adminAddress])
    expect(page.headers['cache-control']).toBe('no-store')
    expect((await navigate(buyer, url)).headers.location).toBeUndefined()
  }
  expect((await admin.call('authentication')).ok.role).toBe('ADMIN')
  await sending.close()
  const staying = await signInAs(shop, await addPerson(shop, { role: 'ADMIN' }))
  expect((await navigate(staying, '/catalog')).statusCode).toBe(200)
})
