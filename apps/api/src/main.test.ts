import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { connect, createServer, type AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from './platform/database/database.ts'
import { startShopProcess } from './testing/shop-process.ts'
import { createTestDatabase } from './testing/test-database.ts'

const slow = { timeout: 120_000 }
/** What needs no demo starts in half the time. */
const empty = { PORT: '0', DEMO: 'off', LOG_LEVEL: 'fatal' }

async function testDatabase(): Promise<string> {
  const { connectionString, drop } = await createTestDatabase()
  onTestFinished(drop)
  return connectionString
}

test(
  'the server prints its address, the sandbox inbox and the demo people, answers, and ends cleanly when told to',
  slow,
  async () => {
    const shop = startShopProcess({ PORT: '0', DATABASE_URL: await testDatabase(), LOG_LEVEL: 'fatal' })
    const printed: string[] = []
    shop.process.stdout?.on('data', (text) => printed.push(String(text)))
    const address = await shop.address
    expect((await fetch(`${address}/api/ready`)).status).toBe(200)
    shop.process.kill('SIGINT')
    expect(await shop.ended).toEqual({ code: 0, complaint: '' })
    expect(printed.join('')).toContain('anna@buket.example')
    expect(printed.join('')).toContain(`${address}/outbox`)
  },
)

function listens(address: string): Promise<boolean> {
  const { hostname, port } = new URL(address)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const socket = connect(Number(port), hostname)
  socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  return promise.finally(() => socket.destroy())
}

test('requests in flight are answered before the server ends', slow, async () => {
  const shop = startShopProcess({ ...empty, DATABASE_URL: await testDatabase() })
  const address = await shop.address
  const visit = await fetch(`${address}/api/auth/authentication`)
  const cookie = visit.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
  const csrf = /csrf-token=([^;]+)/u.exec(cookie)?.[1] ?? ''
  const body = JSON.stringify({ email: 'nobody@buyers.example', password: 'wrong' })
  const signIn = request(`${address}/api/auth/signin`, {
    method: 'POST',
    headers: {
      cookie,
      'x-csrf-token': csrf,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      // The server says when it has begun with the request.
      expect: '100-continue',
    },
  })
  const answered = once(signIn, 'response')
  signIn.flushHeaders()
  await once(signIn, 'continue')
  shop.process.kill('SIGTERM')
  await vi.waitFor(async () => expect(await listens(address)).toBe(false), { timeout: 60_000 })
  signIn.end(body)
  const [answer] = (await answered) as [IncomingMessage]
  answer.resume()
  expect(answer.statusCode).toBe(401)
  expect((await shop.ended).code).toBe(0)
})

test('a server that was told to stop says so, and still answers for as long as it is set', slow, async () => {
  const shop = startShopProcess({ ...empty, DATABASE_URL: await testDatabase(), DRAIN_SECONDS: '60' })
  const address = await shop.address
  const ask = async (path: string) => {
    const { status, headers } = await fetch(`${address}${path}`)
    return { status, connection: headers.get('connection') }
  }
  expect(await ask('/api/ready')).toEqual({ status: 200, connection: 'keep-alive' })
  shop.process.kill('SIGTERM')
  await vi.waitFor(async () => expect((await ask('/api/ready')).status).toBe(503), { timeout: 60_000 })
  expect(await ask('/api/live')).toEqual({ status: 200, connection: 'close' })
  shop.process.kill('SIGTERM')
  await shop.ended
})

test('a busy port is one clear sentence', slow, async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => {
    other.close()
  })
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const shop = startShopProcess({ ...empty, PORT: String(port), DATABASE_URL: await testDatabase() })
  expect(await shop.ended).toEqual({
    code: 1,
    complaint: `Port ${port} is taken by another program: end it, or choose another with PORT.\n`,
  })
})

test('a database that does not answer is one clear sentence, without its password', slow, async () => {
  const shop = startShopProcess({
    DATABASE_URL: 'postgres://shop:secret@127.0.0.1:9/shop',
    LOG_LEVEL: 'fatal',
  })
  expect(await shop.ended).toEqual({
    code: 1,
    complaint: 'PostgreSQL cannot be reached at DATABASE_URL: is it running, and is the address right?\n',
  })
})

test('a database that another version has made is one clear sentence', slow, async () => {
  const connectionString = await testDatabase()
  const database = openDatabase({ connectionString })
  await database.kysely.deleteFrom('migration_checksums').where('name', '=', '0001-people').execute()
  await sql`INSERT INTO migration_checksums VALUES ('0001-people', repeat('0', 64))`.execute(database.kysely)
  await database.close()
  const { code, complaint } = await startShopProcess({ ...empty, DATABASE_URL: connectionString }).ended
  expect([code, complaint]).toEqual([
    1,
    expect.stringMatching(/^This database cannot be used: .* 0001-people .*\.\n$/u),
  ])
})

test('a setting that cannot be used is one clear sentence', slow, async () => {
  const shop = startShopProcess({ PORT: 'eighty' })
  const { code, complaint } = await shop.ended
  expect([code, complaint]).toEqual([
    1,
    'The setting PORT must be a port from 0 to 65535; "eighty" is not.\n',
  ])
})

test('without the demo the shop is empty', slow, async () => {
  const shop = startShopProcess({ ...empty, DATABASE_URL: await testDatabase() })
  const printed: string[] = []
  shop.process.stdout?.on('data', (text) => printed.push(String(text)))
  await shop.address
  shop.process.kill('SIGTERM')
  await shop.ended
  expect(printed.join('')).not.toMatch(/@|outbox/u)
})
