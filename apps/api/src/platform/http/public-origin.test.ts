import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { publicOriginOf } from './public-origin.ts'

test.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['::1', 'http://[::1]:3000'],
  ['shop.local', 'http://shop.local:3000'],
])('a process that listens nowhere leads to where the one beside it listens: %s', (host, origin) => {
  expect(publicOriginOf(Fastify(), { publicOrigin: undefined, host, port: 3000 })()).toBe(origin)
})

test('a process that listens leads to its own port, and both to the address that is set', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const config = { host: '127.0.0.1', port: 0 }
  expect(publicOriginOf(app, { ...config, publicOrigin: undefined })()).toBe(address)
  const publicOrigin = 'https://shop.example'
  expect(publicOriginOf(app, { ...config, publicOrigin })()).toBe(publicOrigin)
})
