import { afterAll, expect, test, vi } from 'vitest'

// axios decides once, while it loads, whether it runs in a page: the page has to be there before, and axios is loaded anew.
vi.hoisted(() => {
  vi.resetModules()
  const location = { href: 'https://market.test/catalog' }
  Object.assign(globalThis, { window: { location }, document: { cookie: 'locale=ru; csrf-token=c%3D1' } })
})
const { createTransport } = await import('./create-transport.ts')
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'window')
  Reflect.deleteProperty(globalThis, 'document')
  vi.resetModules()
})

async function headersOf(send: (transport: ReturnType<typeof createTransport>) => Promise<unknown>) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ status: 'ok' }))
  await send(createTransport({ baseUrl: 'https://market.test', fetch })).catch(() => null)
  return new Request(...(fetch.mock.calls[0] as Parameters<typeof globalThis.fetch>)).headers
}

test('a writing call carries the cookie csrf-token in the header x-csrf-token', async () => {
  const headers = await headersOf(({ call }) => call('signin', { body: { email: 'a@b', password: 'c' } }))
  expect(headers.get('x-csrf-token')).toBe('c=1')
})

test('a reading call carries no such header', async () => {
  const headers = await headersOf(({ call }) => call('live'))
  expect(headers.has('x-csrf-token')).toBe(false)
})
