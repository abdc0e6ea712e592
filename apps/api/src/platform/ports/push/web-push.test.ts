import { expect, test } from 'vitest'
import { openProvider } from '../../../testing/provider-server.ts'
import { ProviderError } from '../provider-error.ts'
import { webPush } from './web-push.ts'

const message = { authorization: 'vapid t=a.b.c, k=d', body: Buffer.from('sealed'), ttlSeconds: 60 }

test('a message is posted to the address of the browser, encrypted, with its lifetime', async () => {
  const provider = await openProvider({ status: 201 })
  expect(await webPush().send({ ...message, address: `${provider.origin}/send/1` })).toBe('sent')
  const [request] = provider.requests
  expect(request).toMatchObject({ method: 'POST', url: '/send/1', body: 'sealed' })
  expect(request?.headers).toMatchObject({
    authorization: message.authorization,
    'content-encoding': 'aes128gcm',
    ttl: '60',
  })
})

test.each([404, 410])('status %i says that the browser does not listen any more', async (status) => {
  const provider = await openProvider({ status })
  expect(await webPush().send({ ...message, address: `${provider.origin}/send/1` })).toBe('gone')
})

test.each([429, 503])('status %i is tried again later', async (status) => {
  const provider = await openProvider({ status })
  const sending = webPush().send({ ...message, address: `${provider.origin}/send/1` })
  await expect(sending).rejects.toThrow(ProviderError)
})

test('a service that cannot be reached, or leads elsewhere, is an error', async () => {
  const provider = await openProvider({ status: 302, headers: { location: 'http://127.0.0.1:1/' } })
  for (const address of [`${provider.origin}/send/1`, 'http://127.0.0.1:1/send']) {
    await expect(webPush().send({ ...message, address })).rejects.toThrow('cannot be reached')
  }
})
