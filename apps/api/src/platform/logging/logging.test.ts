import { PassThrough } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { addCard, addPerson, orderFor, testPassword } from '../../testing/test-people.ts'
import { openAnotherProcess, openTestShop } from '../../testing/test-shop.ts'
import { openBrowser } from '../../testing/visitor.ts'
import { createHttpServer } from '../http/http-server.ts'

function collect() {
  const stream = new PassThrough()
  const lines: string[] = []
  stream.on('data', (line) => lines.push(String(line)))
  return { log: { level: 'trace', stream }, lines }
}

test('nothing that identifies a person or grants access is logged, also when things fail', async () => {
  const { log, lines } = collect()
  const shop = await openTestShop({ log })
  const email = 'rosa@buyers.example'
  const id = await addPerson(shop, { email, money: { RUB: 1_000_000 } })
  const visitor = await openBrowser(shop.app)
  await visitor.call('signin', { body: { email, password: 'wrong password' } })
  await visitor.call('signin', { body: { email, password: testPassword } })
  await visitor.call('checkCart', { query: { userId: id }, body: {} })
  const body = { ...orderFor([await addCard(shop), 25]), comment: 'позвоните +7 999 123-45-67' }
  await visitor.call('purchaseCreate', { body }, { key: 'a-key-of-a-person' })
  await shop.database.kysely.schema.dropTable('purchase_lines').cascade().execute()
  await visitor.call('purchaseCreate', { body }, { key: 'another-key-of-a-person' })
  const written = lines.join('')
  expect(written).toContain('"path":"/api/moysklad/check-cart"')
  expect(written).toContain('purchase_lines')
  const secrets = [
    email,
    'rosa',
    testPassword,
    'wrong password',
    id,
    '999 123',
    'a-key-of',
    visitor.token as string,
  ]
  for (const secret of [...secrets, ...visitor.cookies.values()]) expect(written).not.toContain(secret)
})

test('a request is one line: method, path, status, refusal and time', async () => {
  const { log, lines } = collect()
  const shop = await openTestShop({ log: { ...log, level: 'info' } })
  await openBrowser(shop.app)
  const about = lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ req }) => req)
  expect(about).toMatchObject([
    {
      level: 30,
      req: { method: 'GET', path: '/api/auth/authentication' },
      res: { statusCode: 401 },
      refusal: 'not-signed-in',
      msg: 'answered',
    },
  ])
  expect(about[0]?.['ms']).toBeTypeOf('number')
})

test('a failure has one number in its answer and in the log, in every process another', async () => {
  const { log, lines } = collect()
  const shop = await openTestShop({ log: { ...log, level: 'info' } })
  const other = await openAnotherProcess(shop)
  await shop.database.kysely.schema.dropTable('settings').cascade().execute()
  const answer = await shop.app.inject('/api/ready')
  const id = String(answer.headers['x-request-id'])
  const about = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  const own = about.filter(({ reqId }) => reqId === id)
  expect(own.map(({ level }) => level)).toEqual([50, 30])
  const ids = [await other.inject('/api/ready'), await other.inject('/%')].map(
    ({ headers }) => headers['x-request-id'],
  )
  expect(new Set([id, ...ids]).size).toBe(3)
})

/** Whether a server calls a request what it was called before. */
async function keepsNumber(trustedProxies: number, given: string): Promise<boolean> {
  const app = createHttpServer({ level: 'silent' }, { trustedProxies })
  onTestFinished(() => app.close())
  const { headers } = await app.inject({ url: '/nowhere', headers: { 'x-request-id': given } })
  return headers['x-request-id'] === given
}

test('the number that a proxy gives is kept, where the operator has a proxy', async () => {
  expect([
    await keepsNumber(1, 'of-the-proxy-1'),
    await keepsNumber(0, 'of-the-proxy-1'),
    await keepsNumber(1, 'a b <c>'),
  ]).toEqual([true, false, false])
})

test('a failure is logged with its stack, and its caller learns nothing of it', async () => {
  const { log, lines } = collect()
  const shop = await openTestShop({ log })
  await shop.database.kysely.schema.dropTable('sessions').cascade().execute()
  const visitor = await openBrowser(shop.app)
  visitor.cookies.set('session', 'x')
  const { raw, refusal } = await visitor.call('authentication')
  expect(refusal).toEqual({ code: 'internal', message: 'Oops... Something went wrong.' })
  expect(raw.body).not.toContain('sessions')
  expect(lines.join('')).toMatch(/"level":50.*relation \\"sessions\\" does not exist.*"stack":/u)
})
