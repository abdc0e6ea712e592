import { errorCodes, errors } from '@flower-market/api-client/contract'
import { expect, test } from 'vitest'
import { connect, createServer, type Socket } from 'node:net'
import { shopApp } from '../../app.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from '../database/database.ts'
import { createHttpServer } from '../http/http-server.ts'
import { ApiError } from './api-error.ts'
import { addBuyer } from '../../testing/test-people.ts'
import { openTestShop } from '../../testing/test-shop.ts'

test('while the database is away every call is 503, and afterwards all is well', async () => {
  const shop = await openTestShop()
  const buyer = await addBuyer(shop)
  const proxy = await openSwitch(shop.connectionString)
  const database = openDatabase({ connectionString: proxy.connectionString })
  const app = createHttpServer({ level: 'silent' })
  await app.register(shopApp, { database, config: readConfig({ WEB_DIST: 'no-shop' }) })
  const ask = async () => {
    const headers = { cookie: `session=${buyer.cookies.get('session')}` }
    const answer = await app.inject({ url: '/api/auth/authentication', headers })
    return [answer.statusCode, answer.json().code]
  }
  expect(await ask()).toEqual([200, undefined])
  proxy.cut()
  expect(await ask()).toEqual([503, 'unavailable'])
  expect((await app.inject('/api/ready')).statusCode).toBe(503)
  expect((await app.inject('/api/live')).statusCode).toBe(200)
  await proxy.restore()
  expect(await ask()).toEqual([200, undefined])
  await app.close()
  await database.close()
  await proxy.close()
})

test('a process without a file descriptor to spare refuses calls and says when to ask again', async () => {
  const app = createHttpServer({ level: 'silent' })
  app.get('/', () => {
    throw Object.assign(new Error('connect EMFILE 127.0.0.1:5432'), { code: 'EMFILE' })
  })
  const { statusCode, headers } = await app.inject('/')
  expect([statusCode, headers['retry-after']]).toEqual([503, '2'])
})

/** A way to the database that can be cut. */
async function openSwitch(target: string) {
  const { hostname, port } = new URL(target)
  const open = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    for (const socket of [client, upstream]) {
      open.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        client.destroy()
        upstream.destroy()
      })
    }
    client.pipe(upstream).pipe(client)
  })
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve))
  await listen(0)
  const { port: own } = server.address() as { port: number }
  const url = new URL(target)
  url.port = String(own)
  url.hostname = '127.0.0.1'
  const cut = () => {
    server.close()
    for (const socket of open) socket.destroy()
  }
  return { connectionString: url.href, cut, restore: () => listen(own), close: async () => cut() }
}

test('every refusal that passes says when to ask again', async () => {
  const app = createHttpServer({ level: 'silent' })
  const passing = errorCodes.filter((code) => [429, 503].includes(errors[code].status))
  for (const code of passing) {
    app.get(`/${code}`, () => {
      throw new ApiError(code)
    })
    app.get(`/${code}/known`, () => {
      throw new ApiError(code, undefined, { retryAfterMs: 4_100 })
    })
  }
  expect(passing.toSorted()).toEqual(['retry-later', 'too-many-requests', 'unavailable'])
  for (const code of passing) {
    const usual = await app.inject(`/${code}`)
    expect([code, Number(usual.headers['retry-after'])]).toEqual([code, code === 'unavailable' ? 2 : 60])
    expect((await app.inject(`/${code}/known`)).headers['retry-after']).toBe('5')
  }
  await app.close()
})
