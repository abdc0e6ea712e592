import { createApiClient } from '@flower-market/api-client'
import { contractSuite } from '@flower-market/api-client/msw'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemo } from './demo/seed-demo.ts'
import { browserFetch } from './testing/browser-fetch.ts'
import { addPerson, testPassword } from './testing/inhabitants.ts'
import { openShop, type TestShop } from './testing/test-shop.ts'

const buyer = { email: 'rich@buyers.example', password: testPassword }
const poor = { email: 'poor@buyers.example', password: testPassword }

let shop: TestShop & { close(): Promise<void> }
let baseUrl: string
beforeAll(async () => {
  shop = await openShop({ now: () => new Date() })
  await seedDemo(shop.database, new Date())
  await addPerson(shop, { email: buyer.email, money: { RUB: 1_000_000_000 } })
  await addPerson(shop, { email: poor.email, money: { RUB: 5_000 } })
  baseUrl = await shop.app.listen({ port: 0, host: '127.0.0.1' })
}, 60_000)
afterAll(() => shop.close())

test.each(contractSuite({ buyer, poor }))('$name', { timeout: 20_000 }, async ({ run }) => {
  const { call } = createApiClient({ baseUrl, fetch: browserFetch() })
  // What a page does first, and where it gets the CSRF cookie from.
  await call('authentication').catch(() => {})
  await expect(run(call)).resolves.toBeUndefined()
})
