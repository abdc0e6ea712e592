import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createHttpServer } from './http-server.ts'

const timeouts = { headersMs: 50, requestMs: 100, checkMs: 10 }

/** What a server answers to a request that its client does not finish. */
async function answerTo(unfinished: string): Promise<string> {
  const app = createHttpServer({ level: 'silent' }, { timeouts })
  app.post('/', () => ({}))
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(unfinished)
  return text(socket)
}

test.each([
  ['headers', 'POST / HTTP/1.1\r\nHost: shop\r\nX-Long: '],
  ['a body', 'POST / HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{'],
])('a client that does not finish %s is cut off', async (_part, unfinished) => {
  expect(await answerTo(unfinished)).toMatch(/^HTTP\/1\.1 408 /u)
})

test('timeouts hold without being named', () => {
  const { server } = createHttpServer({ level: 'silent' })
  expect(server.requestTimeout).toBe(60_000)
  expect(server.headersTimeout).toBe(10_000)
})

test('a start waits for a database that answers half a minute later', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const app = createHttpServer({ level: 'silent' })
  void app.register(() => new Promise((resolve) => setTimeout(resolve, 30_000)))
  const ready = app.ready().then(
    () => 'ready',
    (error: unknown) => error,
  )
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await ready).toBe('ready')
})
