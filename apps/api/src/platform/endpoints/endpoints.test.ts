import {
  contract,
  defaultBodyLimitBytes,
  isWriting,
  permissions,
  scopesOf,
  type CallName,
  type Endpoint,
  type PermittedCall,
} from '@flower-market/api-client/contract'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBuyer, addCard, orderFor } from '../../testing/test-people.ts'
import { openShop, testDay, type TestShop } from '../../testing/test-shop.ts'
import { Visitor } from '../../testing/visitor.ts'

let shop: TestShop & { close(): Promise<void> }
beforeAll(async () => {
  shop = await openShop({})
})
afterAll(() => shop.close())

const calls = Object.entries(contract) as [CallName, Endpoint][]
const signedIn = calls.filter(([, { access }]) => access === 'signed-in')
const writing = calls.filter(([, endpoint]) => isWriting(endpoint))

interface Described {
  readonly description?: string
  readonly requestBody?: { readonly content: Record<string, object> }
}
async function readDocument() {
  const answer = await new Visitor(shop.app).send({ url: '/api/docs/json' })
  return (answer.json() as { paths: Record<string, Record<string, Described>> }).paths
}
function pathOf(path: string): string {
  return path.replaceAll(/:(\w+)/gu, '{$1}')
}

const contentTypes = { json: 'application/json', image: 'image/*', file: 'application/octet-stream' }

/** Pictures are read by a page's <img>, and callbacks come from the acquirer: neither is a call of the contract. */
const besideTheContract = [
  'GET /api/file/{id}',
  'GET /api/file/{id}/thumbnail',
  'POST /api/transaction/card/callback',
]

test('every call of the contract is registered and described, and nothing else but files and callbacks', async () => {
  const described = Object.entries(await readDocument()).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const promised = calls.map(([, { method, path }]) => `${method} ${pathOf(path)}`)
  expect(described.toSorted()).toEqual([...promised, ...besideTheContract].toSorted())
  for (const [, { method, path }] of calls) expect(shop.app.hasRoute({ method, url: path })).toBe(true)
})

test('the documentation says which roles may make a call and what kind of body it takes', async () => {
  const paths = await readDocument()
  for (const [name, { method, path, access, body, bodyType }] of calls) {
    const { description, requestBody } = paths[pathOf(path)]![method.toLowerCase()] as Described
    const roles =
      access === 'signed-in' ? `Roles: ${permissions[name as PermittedCall].join(', ')}.` : undefined
    const scopes = access === 'signed-in' ? scopesOf(name as PermittedCall) : []
    const tokens = scopes.length > 0 ? ` API tokens: ${scopes.join(', ')}.` : ''
    expect([name, description]).toEqual([name, roles && `${roles}${tokens}`])
    const kinds = body === undefined ? [] : [contentTypes[bodyType ?? 'json']]
    expect([name, ...Object.keys(requestBody?.content ?? {})]).toEqual([name, ...kinds])
  }
})

test('the documentation is read under the same content policy as the shop, but for Trusted Types', async () => {
  const visitor = new Visitor(shop.app)
  const [docs, api] = [await visitor.send({ url: '/api/docs' }), await visitor.send({ url: '/api/live' })]
  expect(docs.statusCode).toBe(200)
  const policy = String(api.headers['content-security-policy'])
  expect(
    `${docs.headers['content-security-policy']};require-trusted-types-for 'script';trusted-types service-worker workbook-reader`,
  ).toBe(policy)
  expect(docs.body).not.toMatch(/<script(?![^>]* src=)|<style/u)
})

test.each(signedIn)('%s needs a session', async (_name, { method, path }) => {
  const answer = await new Visitor(shop.app).send({
    method: method as 'GET',
    url: path.replace(':id', 'any'),
  })
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'not-signed-in'])
})

test.each(writing)('%s needs the CSRF header', async (_name, { method, path }) => {
  const buyer = await addBuyer(shop)
  const headers = { 'x-csrf-token': '' }
  const answer = await buyer.send({ method: method as 'POST', url: path, payload: {}, headers })
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'csrf-failed'])
})

test('a CSRF token of before signing in is worth nothing afterwards', async () => {
  const buyer = await addBuyer(shop)
  const visitor = new Visitor(shop.app)
  visitor.cookies.set('csrf-secret', buyer.cookies.get('csrf-secret') as string)
  await visitor.call('authentication')
  const headers = { 'x-csrf-token': visitor.cookies.get('csrf-token') as string }
  expect((await buyer.call('logout', {}, { headers })).refusal?.code).toBe('csrf-failed')
})

test('input that the contract does not allow is named field by field', async () => {
  const buyer = await addBuyer(shop)
  const body = { ...orderFor([await addCard(shop), 25]), methodDelivery: 'drone', total: 1.5 }
  const answer = await buyer.send({ method: 'POST', url: '/api/purchase/create', payload: body })
  expect(answer.json()).toMatchObject({
    code: 'validation-failed',
    details: { issues: [{ path: 'methodDelivery' }, { path: 'total' }] },
  })
})

test.each([
  ['no JSON', 'application/json', '{"purchase":'],
  ['nothing', 'application/json', ''],
  ['a form', 'application/x-www-form-urlencoded', 'a=1'],
  ['a poisoned prototype', 'application/json', '{"__proto__":{"isAdmin":true}}'],
])('%s instead of a body is refused as invalid', async (_what, type, payload) => {
  const buyer = await addBuyer(shop)
  const headers = { 'content-type': type }
  const answer = await buyer.send({ method: 'POST', url: '/api/purchase/create', payload, headers })
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation-failed'])
})

test.each([
  [contract.signin, defaultBodyLimitBytes],
  [contract.errorReport, contract.errorReport.bodyLimitBytes],
  [contract.checkCart, contract.checkCart.bodyLimitBytes],
  [contract.purchaseCreate, contract.purchaseCreate.bodyLimitBytes],
] as const)('a body beyond the limit of its call is refused as too large: %#', async ({ path }, limit) => {
  const buyer = await addBuyer(shop)
  const send = async (bytes: number) => {
    const payload = `{"a":"${'x'.repeat(bytes - '{"a":""}'.length)}"}`
    const headers = { 'content-type': 'application/json' }
    const answer = await buyer.send({ method: 'POST', url: path, payload, headers })
    return [answer.statusCode, answer.json().code]
  }
  expect(await send(limit)).toEqual([400, 'validation-failed'])
  expect(await send(limit + 1)).toEqual([413, 'payload-too-large'])
})

test.each(['/api', '/api/nothing', '/api/purchase/create/more', '/api/purchase/%E0%A4%A'])(
  'the unknown path %s is answered in the form of the contract',
  async (url) => {
    const answer = await new Visitor(shop.app).send({ url, headers: { accept: 'text/html' } })
    expect(answer.headers['content-type']).toMatch(/^application\/json/u)
    expect([400, 404]).toContain(answer.statusCode)
    expect(Object.keys(answer.json())).toEqual(['code', 'message'])
  },
)

test('too many requests of one address are refused, except by the probes of the operator', async () => {
  const limited = await openShop({ config: { requestsPerMinute: 2 } })
  const visitor = new Visitor(limited.app)
  const ask = async (url: string) => (await visitor.send({ url })).statusCode
  expect([await ask('/api/live'), await ask('/api/auth/authentication')]).toEqual([200, 401])
  expect([await ask('/api/auth/authentication'), await ask('/api/auth/authentication')]).toEqual([401, 429])
  expect([await ask('/api/live'), await ask('/api/ready')]).toEqual([200, 200])
  await limited.close()
})

test('the limit of requests counts a /64 network of IPv6 as one address', async () => {
  const limited = await openShop({ config: { requestsPerMinute: 1 } })
  const ask = async (remoteAddress: string) =>
    (await limited.app.inject({ url: '/api/settings', remoteAddress })).statusCode
  expect([
    await ask('2001:db8:1:2::1'),
    await ask('2001:db8:1:2:ffff::2'),
    await ask('2001:db8:1:3::1'),
  ]).toEqual([200, 429, 200])
  await limited.close()
})

test('no answer is kept by a browser or a proxy, except those that are asked for anew each time', async () => {
  const buyer = await addBuyer(shop)
  const kept = new Set(['private, no-cache', 'no-store'])
  for (const [name, endpoint] of calls) {
    if (endpoint.method !== 'GET') continue
    const { headers } = await buyer.send({
      url: endpoint.path.replace(':id', 'nobody'),
      query: { date: testDay },
    })
    expect([name, kept.has(String(headers['cache-control']))]).toEqual([name, true])
  }
  for (const url of [
    '/api/account/list',
    '/api/purchase/list',
    '/api/auth/authentication',
    '/api/user/sessions',
  ]) {
    expect([url, (await buyer.send({ url })).headers['cache-control']]).toEqual([url, 'no-store'])
  }
})

test('answers carry no more than the schema names', async () => {
  const { outputSchema } = await import('./json-schema.ts')
  const app = Fastify()
  const schema = { response: { 200: outputSchema(contract.live.response) } }
  app.get('/', { schema }, async () => ({ status: 'ok', passwordHash: 'secret' }))
  expect((await app.inject('/')).body).toBe('{"status":"ok"}')
})
