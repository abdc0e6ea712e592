import { once } from 'node:events'
import { connect, Server, type AddressInfo, type Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { connectionLimits, limitConnections, type ConnectionLimits } from './connection-limits.ts'
import { createHttpServer } from './http-server.ts'

/** A server whose connections come from any address: without a network. */
function serverWith(limits: ConnectionLimits) {
  const server = new Server()
  limitConnections(server, limits)
  return (remoteAddress: string): PassThrough => {
    const socket = Object.assign(new PassThrough(), { remoteAddress })
    server.emit('connection', socket as unknown as Socket)
    return socket
  }
}

test('connections of a network that send nothing leave room for others', async () => {
  const open = serverWith({ total: 10, ofNetwork: 2 })
  const idle = [open('2001:db8::1'), open('2001:db8::2')]
  expect(idle.map((socket) => socket.destroyed)).toEqual([false, false])
  expect([open('2001:db8::3').destroyed, open('198.51.100.7').destroyed]).toEqual([true, false])
  idle[0]?.destroy()
  await once(idle[0] as PassThrough, 'close')
  expect([open('2001:db8::4').destroyed, open('2001:db8::5').destroyed]).toEqual([false, true])
})

test('of all connections together no more are held than the limit', () => {
  const open = serverWith({ total: 3, ofNetwork: 2 })
  const addresses = ['192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.3']
  expect(addresses.map((address) => open(address).destroyed)).toEqual([false, false, false, true])
})

test('a connection beyond the limit ends without an answer, and the next one is served when one has ended', async () => {
  const app = createHttpServer({ level: 'silent' }, { connections: { total: 1, ofNetwork: 1 } })
  app.get('/', () => ({}))
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const ask = (): Socket => connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const idle = ask()
  await once(idle, 'connect')
  const answer = async () => {
    const socket = ask()
    socket.end('GET / HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n')
    return text(socket).catch(() => '')
  }
  expect(await answer()).toBe('')
  idle.destroy()
  await expect.poll(answer).toMatch(/^HTTP\/1\.1 200 /u)
})

const direct = { trustedProxies: 0, requestsPerMinute: 3000 }

test.each([
  ['a usual machine', direct, 1_048_576, { total: 20_000, ofNetwork: 2000 }],
  ['few files', direct, 1024, { total: 824, ofNetwork: 83 }],
  ['hardly any files', direct, 128, { total: 50, ofNetwork: 5 }],
  ['a system that tells nothing', direct, Infinity, { total: 20_000, ofNetwork: 2000 }],
  ['a proxy', { ...direct, trustedProxies: 1 }, 1024, { total: 824, ofNetwork: 824 }],
  ['no limit of requests', { ...direct, requestsPerMinute: 0 }, 1024, { total: 824, ofNetwork: 824 }],
])('%s has its limits', (_what, config, openFiles, limits) => {
  expect(connectionLimits(config, openFiles)).toEqual(limits)
})

test('the limit of the system is read', () => {
  expect(connectionLimits(direct).total).toBeGreaterThan(50)
})
