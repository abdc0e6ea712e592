import { contract, errorBody, type CallName, type Endpoint } from '@flower-market/api-client/contract'
import { roles } from '@flower-market/flower-domain'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addSignedIn, freshPhone } from '../../testing/test-profiles.ts'
import { nearInput } from '../../testing/fuzzed-input.ts'
import { openTestShop, testNow } from '../../testing/test-shop.ts'
import { addRates } from '../../testing/test-transfers.ts'

const runs = 400

// Signing out ends the session that the rest needs; the others cost a hash of a password a try.
const left: ReadonlySet<CallName> = new Set([
  'logout',
  'signin',
  'signup',
  'passwordChange',
  'recoveryVerify',
  'signupVerify',
])
const calls = (Object.entries(contract) as [CallName, Endpoint][]).filter(([name]) => !left.has(name))

function fuzzedRequest(ids: readonly string[]) {
  return fc.constantFrom(...calls).chain(([name, endpoint]) =>
    fc.record({
      name: fc.constant(name),
      endpoint: fc.constant(endpoint),
      id: fc.constantFrom(...ids),
      query: nearInput(endpoint.query, ids),
      body: nearInput(endpoint.body, ids),
    }),
  )
}

test.each(roles)(
  `${runs} requests as %s that are nearly right are answered within the contract`,
  { timeout: 60_000 },
  async (role) => {
    const shop = await openTestShop()
    await addRates(shop)
    const phone = freshPhone()
    const { id, browser } = await addSignedIn(shop, { role, phone, phone_verified_at: testNow })
    const friend = await addSignedIn(shop, { broker_id: id, referred_by: id })
    const ids = [id, friend.id, 'nobody']
    await fc.assert(
      fc.asyncProperty(fuzzedRequest(ids), async ({ name, endpoint, query, body, ...sent }) => {
        const answer = await browser.send({
          method: endpoint.method,
          url: endpoint.path.replace(':id', sent.id),
          query: Object.fromEntries(
            Object.entries(query).map(([key, value]) => [key, String(value).toWellFormed()]),
          ),
          ...(endpoint.body && { payload: JSON.stringify(body) }),
          headers: {
            'idempotency-key': crypto.randomUUID(),
            ...(endpoint.body && { 'content-type': 'application/json' }),
          },
        })
        expect([name, answer.statusCode < 500]).toEqual([name, true])
        // A file is no JSON; what it holds is tested where it is made.
        if (answer.statusCode === 200 && endpoint.responseType === 'file') return
        z.parse(answer.statusCode === 200 ? endpoint.response : errorBody, answer.json())
      }),
      { numRuns: runs },
    )
  },
)
