import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createReverseProxy } from './reverse-proxy.ts'

async function portOf(server: Pick<Server, 'listen' | 'address'>): Promise<number> {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

/** A server that answers the first request of each connection, and closes the connection at the second without an answer. */
async function closingServer() {
  const requests: string[] = []
  const closed: Promise<unknown>[] = []
  const server = createServer((socket: Socket) => {
    let answered = 0
    closed.push(once(socket, 'close'))
    socket.on('error', () => {})
    socket.on('data', (data) => {
      requests.push(data.toString().split(' ', 1).join(''))
      if (answered > 0) return void socket.destroy()
      answered += 1
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok')
    })
  })
  const port = await portOf(server)
  onTestFinished(() => void server.close())
  return { port, requests, closed }
}

async function openProxy(port: number, idleMs?: number): Promise<string> {
  const proxy = createReverseProxy(() => [port], idleMs)
  const origin = `http://127.0.0.1:${await portOf(proxy)}`
  onTestFinished(async () => {
    proxy.closeAllConnections()
    proxy.close()
    await once(proxy, 'close')
  })
  return origin
}

test('a reading request that meets a closed connection is sent again on a new one', async () => {
  const { port, requests } = await closingServer()
  const origin = await openProxy(port)
  for (let turn = 0; turn < 3; turn += 1) {
    const answer = await fetch(origin)
    expect([answer.status, await answer.text()]).toEqual([200, 'ok'])
  }
  expect(requests.length).toBeGreaterThan(3)
})

test('a writing request is never sent twice', async () => {
  const { port, requests } = await closingServer()
  const origin = await openProxy(port)
  await (await fetch(origin)).text()
  expect((await fetch(origin, { method: 'POST', body: 'order' })).status).toBe(502)
  expect(requests.filter((method) => method === 'POST')).toHaveLength(1)
})

test('a connection that is idle is closed before its server does so', async () => {
  const { port, closed } = await closingServer()
  const origin = await openProxy(port, 50)
  await (await fetch(origin)).text()
  await closed[0]
  const answer = await fetch(origin, { method: 'POST', body: 'order' })
  expect(answer.status).toBe(200)
})

test('a client is told how long the proxy keeps its connection, and not how long a server would', async () => {
  const server = createHttpServer((_request, answer) => answer.setHeader('x-kept', 'yes').end('ok'))
  server.keepAliveTimeout = 3_000_000
  const origin = await openProxy(await portOf(server))
  onTestFinished(() => void server.close())
  const { headers } = await fetch(origin)
  expect([headers.get('keep-alive'), headers.get('x-kept')]).toEqual(['timeout=65', 'yes'])
})
