import { expect, onTestFinished, test } from 'vitest'
import { clientAddress } from './client-address.ts'
import { createHttpServer } from './http-server.ts'
import type { TrustedProxies } from './trusted-proxies.ts'

/** The address that a server with these proxies before it takes a request for. */
async function addressOf(proxies: TrustedProxies, forwarded?: string, peer = '10.0.0.9'): Promise<string> {
  const app = createHttpServer({ level: 'silent' }, { trustedProxies: proxies })
  onTestFinished(() => app.close())
  app.get('/', (request) => ({ address: clientAddress(request) }))
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  const answer = await app.inject({ url: '/', headers, remoteAddress: peer })
  return (answer.json() as { address: string }).address
}

test.each<[TrustedProxies, string | undefined, string]>([
  [0, '203.0.113.7', '10.0.0.9'],
  [1, undefined, '10.0.0.9'],
  [1, '203.0.113.7', '203.0.113.7'],
  [1, '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  [2, '198.51.100.1, 203.0.113.7, 10.0.0.8', '203.0.113.7'],
  [2, '203.0.113.7', '203.0.113.7'],
  [['10.0.0.0/8'], '198.51.100.1, 203.0.113.7, 10.0.0.8', '203.0.113.7'],
  [['10.0.0.9'], '198.51.100.1, 10.0.0.8', '10.0.0.8'],
  [['192.0.2.0/24'], '203.0.113.7', '10.0.0.9'],
  [1, '2001:db8::7', '2001:db8::7'],
])(
  'behind %j proxies a request with X-Forwarded-For: %s comes from %s',
  async (proxies, forwarded, address) => {
    expect(await addressOf(proxies, forwarded)).toBe(address)
  },
)

test.each(['x'.repeat(9013), 'unknown', '203.0.113.7:4711', '<script>'])(
  'what a proxy hands on and is no address is not believed: %#',
  async (forwarded) => {
    expect(await addressOf(1, forwarded)).toBe('10.0.0.9')
  },
)
