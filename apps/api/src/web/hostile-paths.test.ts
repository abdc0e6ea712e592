import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { errorBody } from '@flower-market/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { writeBuiltShop } from '../testing/built-shop.ts'
import { openShop, type TestShop } from '../testing/test-shop.ts'

let webDist: string
let shop: TestShop & { close(): Promise<void> }
beforeAll(async () => {
  webDist = await writeBuiltShop()
  shop = await openShop({ config: { webDist } })
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await shop.close()
  await rm(webDist, { recursive: true })
})

/** Sends a request line as it is, which no client that builds addresses would do. */
async function ask(target: string): Promise<{ status: number; body: string }> {
  const { port } = shop.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    `GET ${target} HTTP/1.1\r\nHost: shop\r\nAccept: text/html,*/*;q=0.8\r\nConnection: close\r\n\r\n`,
  )
  const answer = await text(socket)
  const [head = '', body = ''] = answer.split(/\r\n\r\n(.*)/su)
  return { status: Number(head.split(' ', 2)[1]), body }
}

const authorities = ['//[', '///', '//x:y', '//', '//@', '//[::1]:99999/catalog', '/\\[', 'http://[/', '*']
const escapes = [
  '/%',
  '/%E0%A4%A',
  '/catalog/%',
  '/en/%C0%80',
  '/history/%',
  '/api/purchase/%',
  '/%00',
  '/?%=%&%E0',
]
const segments = [
  '/..',
  '/assets/..%2f..%2fpackage.json',
  '/favicon.svg/%',
  '/en//[',
  '/en///',
  '/.',
  '/storybook/%',
]

test.each([...authorities, ...escapes, ...segments])(
  'GET %s is answered without a failure',
  async (target) => {
    const { status, body } = await ask(target)
    expect(status).toBeGreaterThanOrEqual(200)
    expect(status).toBeLessThan(500)
    if (!body.startsWith('{')) return
    expect(z.parse(errorBody, JSON.parse(body)).code).not.toBe('internal')
  },
)
