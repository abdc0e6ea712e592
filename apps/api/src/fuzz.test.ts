import { rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { apiScopes, roles, staffRoles } from '@flower-market/flower-domain'
import { expect, onTestFinished, test } from 'vitest'
import { seededRandom } from './demo/seeded-random.ts'
import { writeBuiltShop } from './testing/built-shop.ts'
import {
  malformedRequest,
  type ApiDocument,
  type MalformedRequest,
} from './testing/fuzz/malformed-request.ts'
import { runFuzz } from './testing/fuzz/run-fuzz.ts'
import { addOneOfEach } from './testing/one-of-each.ts'
import { addPerson, signInAs, testPassword } from './testing/test-people.ts'
import { addSignedIn } from './testing/test-profiles.ts'
import { openTestShop, type TestShop } from './testing/test-shop.ts'
import type { Visitor } from './testing/visitor.ts'

/** `npm run fuzz` sends more, and another sequence each time unless it is named. */
const count = Number(process.env['FUZZ_REQUESTS'] || 400)
const seed = process.env['FUZZ_SEED'] || 'a short form'
const limitMs = 50

/** It would end a session that the others need. */
function isLeft(call: string): boolean {
  return call.endsWith(' /api/auth/logout')
}

function headersOf({ cookies, token }: Visitor): Record<string, string> {
  return {
    cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
    authorization: `Bearer ${token}`,
    'x-access-token': token ?? '',
    'x-csrf-token': cookies.get('csrf-token') ?? '',
  }
}

/** Somebody of each role, and a program that may make all calls that programs may. */
async function addCallers(shop: TestShop): Promise<Map<string, Record<string, string>>> {
  const callers = new Map<string, Record<string, string>>()
  for (const role of roles) callers.set(role, headersOf((await addSignedIn(shop, { role })).browser))
  for (const staffRole of staffRoles) {
    const { browser } = await addSignedIn(shop, { role: 'ADMIN', staff_role: staffRole })
    callers.set(staffRole, headersOf(browser))
  }
  const owner = await signInAs(shop, await addPerson(shop, { money: { RUB: 100_000_000 } }))
  const body = { name: '1С', scopes: [...apiScopes], days: 30 as const, password: testPassword }
  const { secret } = (await owner.call('apiTokenCreate', { body })).ok
  callers.set('Access tokens', { authorization: `Bearer ${secret}` })
  // Who has money is a buyer as well.
  return callers.set('USER', headersOf(owner))
}

test(
  `${count} malformed requests (seed «${seed}») fail nothing and take none of the server's time`,
  { timeout: 60_000 + count * 100 },
  async () => {
    const webDist = await writeBuiltShop()
    onTestFinished(() => rm(webDist, { recursive: true }))
    const shop = await openTestShop({ config: { webDist } })
    const { foreign, order } = await addOneOfEach(shop)
    const callers = await addCallers(shop)
    const codes = Object.values(order.purchase).flatMap((lines) => lines.map(({ code }) => code))
    await shop.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = shop.app.server.address() as AddressInfo
    const document = (await shop.app.inject('/api/docs/json')).json() as ApiDocument
    const source = {
      document,
      random: seededRandom(seed),
      ids: [...Object.values(foreign), ...codes, 'nobody', 'rosa@buyers.example', '79161234501'],
      callers,
    }
    function* requests(): Generator<MalformedRequest> {
      for (let made = 0; made < count;) {
        const next = malformedRequest(source)
        if (isLeft(next.call)) continue
        made += 1
        yield next
      }
    }
    // What is compiled and prepared with the first requests is not theirs.
    await runFuzz(port, [...requests()].slice(0, 100), limitMs)
    const result = await runFuzz(port, requests(), limitMs)
    const { statuses, problems, reached, longestMs } = result
    console.log(`${result.requests} requests, longest ${longestMs} ms, statuses ${JSON.stringify(statuses)}`)
    const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    console.log(`${reached.size} of ${calls.length} calls have read an input`)
    expect(problems).toEqual([])
    const notReached = calls.filter((call) => !reached.has(call) && !isLeft(call))
    // A few hundred requests do not get to every call.
    expect(count >= 10_000 ? notReached : []).toEqual([])
    expect(reached.size).toBeGreaterThan(calls.length / 4)
  },
)
