import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBuyer } from '../../testing/test-people.ts'
import { openShop, openTestShop, testDay, type TestShop } from '../../testing/test-shop.ts'
import { openBrowser, Visitor } from '../../testing/visitor.ts'

let shop: TestShop & { close(): Promise<void> }
beforeAll(async () => {
  shop = await openShop({})
})
afterAll(() => shop.close())

function policyOf(header: unknown): Record<string, string> {
  return Object.fromEntries(
    String(header)
      .split(';')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ')
        return [name, sources.join(' ')]
      }),
  )
}

const expected = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

test.each(['/api/live', '/api/nothing', '/nowhere'])(
  'the answer of %s keeps foreign scripts, frames and windows out',
  async (url) => {
    const { headers } = await new Visitor(shop.app).send({ url })
    expect(headers).toMatchObject(expected)
    expect(headers).not.toHaveProperty('server')
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(policyOf(headers['content-security-policy'])).toEqual({
      'default-src': "'self'",
      'script-src': "'self'",
      'style-src': "'self'",
      'font-src': "'self' data:",
      'img-src': "'self' data: blob:",
      'connect-src': "'self' ws: wss:",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'service-worker workbook-reader',
    })
  },
)

test('a path that cannot be read is refused as data that nothing takes for a page', async () => {
  const { headers } = await new Visitor(shop.app).send({ url: '/api/purchase/%E0%A4%A' })
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['content-type']).toMatch(/^application\/json/u)
})

test.each(['camera', 'microphone', 'geolocation', 'payment', 'usb', 'display-capture', 'browsing-topics'])(
  'no page may use %s',
  async (feature) => {
    const { headers } = await new Visitor(shop.app).send({ url: '/api/live' })
    expect(String(headers['permissions-policy']).split(', ')).toContain(`${feature}=()`)
  },
)

test('without https nothing asks the browser for it', async () => {
  const { headers } = await new Visitor(shop.app).send({ url: '/api/live' })
  expect(headers).not.toHaveProperty('strict-transport-security')
})

test('over https browsers stay with it, and sockets go to the shop alone', async () => {
  const { app } = await openTestShop({ config: { publicOrigin: 'https://shop.example' } })
  const { headers } = await new Visitor(app).send({ url: '/api/live' })
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  const policy = policyOf(headers['content-security-policy'])
  expect(policy).toHaveProperty('upgrade-insecure-requests')
  expect(policy['connect-src']).toBe("'self' wss://shop.example")
})

test('a form may lead to the place where staff work, as long as there is one', async () => {
  const { app } = await openTestShop({ config: { adminAddress: 'https://staff.shop.example' } })
  const { headers } = await new Visitor(app).send({ url: '/signin' })
  expect(policyOf(headers['content-security-policy'])['form-action']).toBe(
    "'self' https://staff.shop.example",
  )
})

test('every cookie of a visitor is for the whole site, for the site alone, and Secure over https', async () => {
  const { app } = await openTestShop({ config: { publicOrigin: 'https://shop.example' } })
  const { raw } = await (await openBrowser(app)).call('authentication')
  const lines = [raw.headers['set-cookie'] ?? []].flat()
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) {
    expect(line).toMatch(/; Path=\/(?:;|$)/u)
    expect(line).toMatch(/; SameSite=Lax(?:;|$)/u)
    expect(line).toMatch(/; Secure(?:;|$)/u)
    expect(line).not.toMatch(/Domain=/u)
  }
})

test('what a call answers is kept by no browser and no proxy; lists of lots are asked for anew', async () => {
  const buyer = await addBuyer(shop)
  for (const name of ['authentication', 'accountList', 'purchaseList', 'sessionList'] as const) {
    expect([name, (await buyer.call(name)).raw.headers['cache-control']]).toEqual([name, 'no-store'])
  }
  const lots = await buyer.call('catalogCards', { query: { availability: 'inStock', date: testDay } })
  expect(lots.raw.headers['cache-control']).toBe('private, no-cache')
})
