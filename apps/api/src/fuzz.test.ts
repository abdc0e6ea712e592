import { rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { seededRandom } from './demo/seeded-random.ts'
import { writeBuiltShop } from './testing/built-shop.ts'
import {
  malformedRequest,
  type ApiDocument,
  type MalformedRequest,
} from './testing/fuzz/malformed-request.ts'
import { runFuzz } from './testing/fuzz/run-fuzz.ts'
import { addBuyer, addCard } from './testing/test-people.ts'
import { openTestShop } from './testing/test-shop.ts'
import { addRates } from './testing/test-transfers.ts'

/** `npm run fuzz` sends more, and another sequence each time unless it is named. */
const count = Number(process.env['FUZZ_REQUESTS'] || 400)
const seed = process.env['FUZZ_SEED'] || 'a short form'
const limitMs = 50

test(
  `${count} malformed requests (seed «${seed}») fail nothing and take none of the server's time`,
  { timeout: 60_000 + count * 100 },
  async () => {
    const webDist = await writeBuiltShop()
    onTestFinished(() => rm(webDist, { recursive: true }))
    const shop = await openTestShop({ config: { webDist } })
    await addRates(shop)
    const [buyer, card] = [await addBuyer(shop), await addCard(shop)]
    await shop.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = shop.app.server.address() as AddressInfo
    const document = (await shop.app.inject('/api/docs/json')).json() as ApiDocument
    const { _id: buyerId } = (await buyer.call('authentication')).ok
    const source = {
      document,
      random: seededRandom(seed),
      ids: [buyerId, card.code, 'nobody', 'rosa@buyers.example', '79161234501'],
      session: {
        cookie: [...buyer.cookies].map((pair) => pair.join('=')).join('; '),
        authorization: `Bearer ${buyer.token}`,
        'x-access-token': buyer.token ?? '',
        'x-csrf-token': buyer.cookies.get('csrf-token') ?? '',
      },
    }
    function* requests(): Generator<MalformedRequest> {
      for (let made = 0; made < count;) {
        const next = malformedRequest(source)
        // It would end the session of the others.
        if (next.path.startsWith('/api/auth/logout')) continue
        made += 1
        yield next
      }
    }
    // What is compiled and prepared with the first requests is not theirs.
    await runFuzz(port, [...requests()].slice(0, 100), limitMs)
    const { statuses, problems, longestMs, requests: sent } = await runFuzz(port, requests(), limitMs)
    console.log(`${sent} requests, longest ${longestMs} ms, statuses ${JSON.stringify(statuses)}`)
    expect(problems).toEqual([])
    expect(Object.keys(statuses).length).toBeGreaterThan(3)
  },
)
