import { PassThrough } from 'node:stream'
import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { payloadOf, writeBuiltShop } from '../testing/built-shop.ts'
import { addPerson, testPassword } from '../testing/test-people.ts'
import { openShop, type TestShop } from '../testing/test-shop.ts'
import { Visitor } from '../testing/visitor.ts'

const email = 'rosa.form@buyers.example'
const ownPage = { 'sec-fetch-site': 'same-origin', origin: 'null' }
const log = new PassThrough()
const lines: string[] = []
log.on('data', (line) => lines.push(String(line)))

let webDist: string
let shop: TestShop & { close(): Promise<void> }
beforeAll(async () => {
  webDist = await writeBuiltShop()
  shop = await openShop({ config: { webDist }, log: { level: 'trace', stream: log } })
  await addPerson(shop, { email })
})
afterAll(async () => {
  await shop.close()
  await rm(webDist, { recursive: true })
})

interface Sent {
  readonly url?: string
  readonly password?: string
  readonly email?: string
  readonly headers?: Readonly<Record<string, string>>
}

function sendForm(visitor: Visitor, { url = '/signin?return=%2Fcart', headers = ownPage, ...fields }: Sent) {
  return visitor.send({
    method: 'POST',
    url,
    payload: new URLSearchParams({ email, password: testPassword, ...fields }).toString(),
    headers: {
      accept: 'text/html',
      'user-agent': 'Chrome/140.0',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
  })
}

test.each([
  ['/signin?return=%2Fcart%3Fday%3D2026-11-26', '/cart?day=2026-11-26'],
  ['/signin', '/catalog'],
  ['/en/signin?return=%2Fhistory', '/en/history'],
  ['/en/signin?return=%2Fen%2Fcart', '/en/cart'],
  ['/signin?return=%2Fen%2Fcart', '/cart'],
  ['/signin?return=%2F%2Fevil.example', '/catalog'],
  ['/signin?return=https%3A%2F%2Fevil.example', '/catalog'],
  ['/signin?return=%2Fen%2F%2Fevil.example', '/catalog'],
  ['/en/signin?return=%2F%5Cevil.example', '/en/catalog'],
])('the form of %s signs in and leads to %s', async (url, place) => {
  const visitor = new Visitor(shop.app)
  const answer = await sendForm(visitor, { url, email: ` ${email} ` })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, place])
  const page = await visitor.send({ url: '/history', headers: { accept: 'text/html' } })
  expect(payloadOf(page).session?.email).toBe(email)
})

test('a refusal is the page with the email and what is wrong', async () => {
  const visitor = new Visitor(shop.app)
  const page = await sendForm(visitor, { password: 'seven wrong tulips' })
  expect([page.statusCode, page.headers['content-type'], page.headers['cache-control']]).toEqual([
    401,
    'text/html; charset=utf-8',
    'no-store',
  ])
  expect(page.body).toContain(`<div id="root" data-rendered><p>wrong: ${email}</p></div>`)
  expect(page.body).toContain(`id="refused-form">{"email":"${email}","problems":{"form":"wrong"}}</script>`)
  expect(page.body).not.toContain('seven wrong tulips')
  expect(payloadOf(page).session).toBeNull()
})

test.each([
  ['an email that is none', { email: 'rosa' }, 400],
  ['no password', { password: '' }, 400],
  ['a body that is too long', { password: 'x'.repeat(5000) }, 413],
])('%s is refused with a page', async (_what, fields, status) => {
  const page = await sendForm(new Visitor(shop.app), fields)
  expect(page.statusCode).toBe(status)
  expect(page.body).toContain('<p>failed: ')
})

test.each([
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  [{ 'sec-fetch-site': 'same-site', origin: 'null' }],
  [{ 'sec-fetch-site': 'none' }],
  [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost:80' }],
  [{ origin: 'https://evil.example' }],
  [{ origin: 'null' }],
  [{}],
])('a form that is sent with %j signs nobody in', async (headers) => {
  const visitor = new Visitor(shop.app)
  const page = await sendForm(visitor, { headers })
  expect(page.statusCode).toBe(403)
  expect(visitor.cookies.has('session')).toBe(false)
})

test('an older browser says its origin instead', async () => {
  const visitor = new Visitor(shop.app)
  const headers = { host: 'shop.example', origin: 'http://shop.example' }
  const { statusCode } = await sendForm(visitor, { headers })
  expect(statusCode).toBe(303)
})

test('only the form of signing in is answered, and the API takes no forms', async () => {
  const visitor = new Visitor(shop.app)
  expect((await sendForm(visitor, { url: '/offer' })).statusCode).toBe(404)
  expect((await sendForm(visitor, { url: '/api/auth/signin' })).statusCode).toBeGreaterThanOrEqual(400)
  expect(visitor.cookies.has('session')).toBe(false)
})

test('attempts are limited as those of the call are, and the page says so', async () => {
  const visitor = new Visitor(shop.app)
  visitor.address = '203.0.113.9'
  const target = 'often.tried@buyers.example'
  let page = await sendForm(visitor, { email: target, password: 'guess' })
  for (let attempt = 0; attempt < 30 && page.statusCode === 401; attempt += 1)
    page = await sendForm(visitor, { email: target, password: `guess ${attempt}` })
  expect(page.statusCode).toBe(429)
  expect(page.body).toContain(`<p>too many: ${target}</p>`)
  const call = await visitor.call('signin', { body: { email: target, password: 'guess' } })
  expect(call.refusal?.code).not.toBe('wrong-credentials')
})

test('no password of a form is in the log', () => {
  const written = lines.join('')
  expect(written).toContain('/signin')
  for (const secret of [testPassword, 'seven wrong tulips', encodeURIComponent(testPassword), 'guess'])
    expect(written).not.toContain(secret)
})
