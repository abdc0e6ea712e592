import { readFile } from 'node:fs/promises'
import { createApiClient } from '@flower-market/api-client'
import { contractSuite, requiredVerificationCases } from '@flower-market/api-client/msw'
import { totpPeriodSeconds } from '@flower-market/flower-domain'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { alina, anna, boris, demoPassword, kamau, pyotr, vera, type DemoPerson } from './demo/demo-people.ts'
import { seedDemo } from './demo/seed-demo.ts'
import {
  auditedElsewhere,
  recordAuditedCalls,
  unauditedCalls,
  writingCallsOfStaff,
} from './testing/audited-calls.ts'
import { browserFetch } from './testing/browser-fetch.ts'
import { addPerson, testPassword } from './testing/test-people.ts'
import { missingIndexes, recordStatements } from './testing/statement-plans.ts'
import { openShop, type TestShop } from './testing/test-shop.ts'

const buyer = { email: 'rich@buyers.example', password: testPassword }
function demo({ email }: DemoPerson) {
  return { email, password: demoPassword }
}
const people = {
  buyer,
  customer: demo(anna),
  poor: demo(pyotr),
  broker: demo(boris),
  agent: demo(alina),
  admin: demo(vera),
  recipient: demo(kamau),
  authenticatorCode: (secret: string, place: 0 | 1) =>
    new TOTP({ secret }).generate({ timestamp: Date.now() + place * totpPeriodSeconds * 1000 }),
  pageOrigin: () => baseUrl,
}
const suite = contractSuite(people)

/** Dozens of rows, or as many as there are days. */
const smallTables = new Set([
  'bank_statements',
  'plantations',
  'region_cities',
  'regions',
  'sandbox_transfers',
  // A row for each member of staff.
  'second_factors',
  'stock_items',
  // Emptied each time.
  'uncounted_postings',
])
/** What has to read all there is: the varieties that were ever sold, for an import. */
const readingAll = 'SELECT type, name, color, tint FROM varieties UNION ALL'

let recorded: ReturnType<typeof recordStatements>
let shop: TestShop & { close(): Promise<void> }
let baseUrl: string
let delayed: ReturnType<typeof setInterval>
let running = Promise.resolve()
const { audited, watch } = recordAuditedCalls(() => shop)
beforeAll(async () => {
  recorded = recordStatements()
  shop = await openShop({ now: () => new Date(), hasWorkers: true })
  await seedDemo(shop.database, new Date())
  await addPerson(shop, { email: buyer.email, money: { RUB: 1_000_000_000 } })
  baseUrl = await shop.app.listen({ port: 0, host: '127.0.0.1' })
  // Mails that follow within a minute follow at once here.
  delayed = setInterval(() => {
    running = running.then(() => shop.app.jobs.runPending())
  }, 500)
}, 60_000)
afterAll(async () => {
  recorded.stop()
  clearInterval(delayed)
  await running
  await shop.close()
})

// All cases together ask for more mails from one address than a network may in an hour, and give more wrong codes than a person may.
beforeEach(async () => {
  const sending = shop.database.kysely
    .deleteFrom('attempts')
    .where('limit_name', 'in', ['identity.send-network', 'identity.code-person'])
  await sending.execute()
})

async function openBrowserAt(address: string) {
  const { call } = createApiClient({ baseUrl: address, fetch: browserFetch() })
  // What a page does first, and where it gets the CSRF cookie from.
  await call('authentication').catch(() => {})
  return call
}

async function openBrowser() {
  return watch(await openBrowserAt(baseUrl))
}

test.each(suite)('$name', { timeout: 120_000 }, async ({ run }) => {
  await expect(run(await openBrowser(), openBrowser)).resolves.toBeUndefined()
})

test('what staff do by a call that not everybody may make is in the audit log, but for what is explained', () => {
  const missing = writingCallsOfStaff().filter((call) => !audited.has(call))
  const known = [...Object.keys(unauditedCalls), ...Object.keys(auditedElsewhere)]
  expect(missing.toSorted()).toEqual(known.toSorted())
})

test.each(Object.entries(auditedElsewhere))('the entry of %s is asserted in %s', async (call, file) => {
  const text = await readFile(new URL(file, import.meta.url), 'utf8')
  expect([text.includes(`'${call}'`), text.includes("'auditList'")]).toEqual([true, true])
})

test('what all these calls read, and the jobs that they cause, has the indexes that it needs', async () => {
  const missing = await missingIndexes(shop.connectionString, recorded.sent, smallTables)
  expect(missing.filter((statement) => !statement.includes(readingAll))).toEqual([])
  expect(recorded.sent.size).toBeGreaterThan(1000)
})

let strictUrl: string
function openStrictBrowser() {
  return openBrowserAt(strictUrl)
}

describe('where a verification is required', () => {
  let strict: TestShop & { close(): Promise<void> }
  beforeAll(async () => {
    strict = await openShop({
      now: () => new Date(),
      hasWorkers: true,
      config: { settings: { verification: 'required' } },
    })
    await seedDemo(strict.database, new Date())
    strictUrl = await strict.app.listen({ port: 0, host: '127.0.0.1' })
  }, 60_000)
  afterAll(() => strict.close())

  test.each(requiredVerificationCases(people))('$name', { timeout: 120_000 }, async ({ run }) => {
    await expect(run(await openStrictBrowser(), openStrictBrowser)).resolves.toBeUndefined()
  })
})
