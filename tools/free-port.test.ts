import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { isPortFree } from './free-port.ts'

async function listen() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port }
}

test('a port that somebody listens on is not free', async () => {
  const { server, port } = await listen()
  expect(await isPortFree('127.0.0.1', port, 200)).toBe(false)
  server.close()
})

test('a port whose server ends within the patience is free', async () => {
  const { server, port } = await listen()
  setTimeout(() => server.close(), 300)
  expect(await isPortFree('127.0.0.1', port, 30_000)).toBe(true)
})
