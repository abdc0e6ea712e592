import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { io } from 'socket.io-client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { registerRealtime, type RealtimeParts } from './realtime.ts'

type Identify = RealtimeParts['sessions']['identify']
type CatchUp = RealtimeParts['events']['catchUp']

const signedIn = {
  sessionId: 'session-1',
  personId: 'anna',
  role: 'USER',
  staffRole: null,
  plantationId: null,
  isSecondFactorMissing: false,
} as const
const nothingMissed = { isReset: false, numbers: {}, events: [] }

const sites = { siteOf: () => 'shop' as const, publicOriginOf: () => undefined }

/** A socket whose server has these sessions and answers. */
async function connect(parts: { readonly identify?: Identify; readonly catchUp?: CatchUp }) {
  const app = Fastify()
  await app.register(cookie)
  const { identify = async () => signedIn, catchUp = async () => nothingMissed } = parts
  registerRealtime({
    app,
    config: readConfig({}),
    metrics: null,
    sessions: { identify },
    sites,
    events: { onEvent() {}, catchUp },
  })
  const socket = io(await app.listen({ port: 0, host: '127.0.0.1' }), {
    transports: ['websocket'],
    reconnection: false,
  })
  onTestFinished(async () => {
    socket.close()
    await app.close()
  })
  const ended = new Promise((resolve) => {
    socket.once('disconnect', resolve)
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return { socket, ended }
}

test('a session that ends while its socket is being opened ends the socket', async () => {
  const identify = vi.fn<Identify>(async () => null).mockResolvedValueOnce(signedIn)
  const { ended } = await connect({ identify })
  expect(await ended).toBe('io server disconnect')
})

test('a socket whose session cannot be looked up again ends', async () => {
  const identify = vi.fn<Identify>(async () => signedIn)
  identify.mockResolvedValueOnce(signedIn).mockRejectedValueOnce(new Error('no database'))
  const { ended } = await connect({ identify })
  expect(await ended).toBe('io server disconnect')
})

test('one catch-up of a socket is answered at a time', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof nothingMissed>()
  const catchUp = vi.fn<CatchUp>(async () => promise)
  const { socket } = await connect({ catchUp })
  const answers = Array.from({ length: 5 }, () =>
    socket
      .timeout(500)
      .emitWithAck('catch-up', null)
      .catch(() => 'no answer'),
  )
  await socket.timeout(5000).emitWithAck('check-connection')
  resolve(nothingMissed)
  const silence = Array.from({ length: 4 }, () => 'no answer')
  expect(await Promise.all(answers)).toEqual([nothingMissed, ...silence])
  expect(catchUp).toHaveBeenCalledOnce()
})

test('a catch-up that fails is not answered, and the next one is', async () => {
  const catchUp = vi.fn<CatchUp>(async () => nothingMissed).mockRejectedValueOnce(new Error('no database'))
  const { socket } = await connect({ catchUp })
  await expect(socket.timeout(200).emitWithAck('catch-up', null)).rejects.toThrow('timed out')
  expect(await socket.timeout(5000).emitWithAck('catch-up', null)).toEqual(nothingMissed)
})

test('connections of strangers count in the limit of requests of their network', async () => {
  const app = Fastify()
  await app.register(cookie)
  const config = { ...readConfig({}), requestsPerMinute: 3, trustedProxies: 1 }
  const identify = vi.fn<Identify>(async () => null)
  const events = { onEvent() {}, catchUp: async () => nothingMissed }
  registerRealtime({ app, config, metrics: null, sessions: { identify }, sites, events })
  onTestFinished(() => app.close())
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const open = async (from: string) => {
    const headers = { 'x-forwarded-for': `10.9.8.7, ${from}` }
    return (await fetch(`${origin}/socket.io/?EIO=4&transport=polling`, { headers })).status
  }
  const strangers = []
  for (let time = 0; time < 5; time += 1) strangers.push(await open('192.0.2.1'))
  expect(strangers).toEqual([200, 200, 200, 403, 403])
  expect(await open('192.0.2.2')).toBe(200)
})
