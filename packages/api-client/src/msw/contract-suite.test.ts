import { getResponse } from 'msw'
import type { HttpHandler } from 'msw'
import { expect, test } from 'vitest'
import type { Call } from '../call.ts'
import { contract } from '../contract/contract.ts'
import { createApiClient } from '../create-client.ts'
import { fixtureNow } from '../fixtures/fixture-now.ts'
import { sessionOf, staffSummaryOf } from '../fixtures/mock-person.ts'
import { fixtureTotp } from '../fixtures/mock-second-factor.ts'
import { anna, pyotr } from '../fixtures/people.fixtures.ts'
import { fixturePurchase } from '../fixtures/purchases.fixtures.ts'
import { alina, boris, allPeople, kamau, vera } from '../fixtures/staff.fixtures.ts'
import { contractSuite } from './contract-suite.ts'
import { createMockMarket } from './mock-market.ts'
import { mock } from './mock.ts'
import { refuse } from './mock-error.ts'
import type { ContractCase } from './suite/contract-case.ts'
import { requiredVerificationCases } from './suite/verification.cases.ts'

function credentials({ email, password }: { email: string; password: string }) {
  return { email, password }
}
const people = {
  buyer: credentials(anna),
  customer: credentials(anna),
  poor: credentials(pyotr),
  broker: credentials(boris),
  agent: credentials(alina),
  admin: credentials(vera),
  recipient: credentials(kamau),
  authenticatorCode: (_secret: string, place: 0 | 1) => fixtureTotp(place),
  pageOrigin: () => 'http://market.test',
}
const suite = contractSuite(people)

/** A browser whose requests are answered by these handlers; every call is recorded. */
function browserOf(handlers: readonly HttpHandler[], seen: Set<string> = new Set()): Call {
  const { call } = createApiClient({
    baseUrl: 'http://market.test',
    fetch: async (input, init) =>
      (await getResponse([...handlers], new Request(input, init))) ?? Response.error(),
  })
  return (name, ...rest) => {
    seen.add(name)
    return call(name, ...rest)
  }
}

const called = new Set<string>()
async function run(
  one: ContractCase | undefined,
  forged: readonly HttpHandler[] = [],
  isVerificationRequired = false,
): Promise<void> {
  const { state, handlers, openBrowser } = createMockMarket({ signedInId: null })
  state.settings = { ...state.settings, isVerificationRequired }
  const anotherBrowser = async () => browserOf([...forged, ...openBrowser()], called)
  await one?.run(browserOf([...forged, ...handlers], called), anotherBrowser)
}

test.each(suite)('$name', async (one) => {
  await expect(run(one)).resolves.toBeUndefined()
})

test.each(requiredVerificationCases(people))('$name', async (one) => {
  await expect(run(one, [], true)).resolves.toBeUndefined()
})

test('there is a case for every call of the contract', async () => {
  // Unless the cases above have all run, as they have in a whole run.
  if (called.size < Object.keys(contract).length) for (const one of suite) await run(one)
  expect([...called].toSorted()).toEqual(Object.keys(contract).toSorted())
})

const mutations = [
  {
    what: 'a balance that does not move',
    name: 'an order takes its stems from the stock and its total from the balance',
    mutate: () =>
      mock('accountList', () => [
        {
          _id: 'account',
          amount: 100_000_000,
          reserved: 0,
          type: 'RUBLE',
          name: '',
          isDefault: true,
          provenAt: null,
        },
      ]),
  },
  {
    what: 'a check that finds nothing',
    name: 'more than there is: "less-stock" names what was asked for and what can be had',
    mutate: () => mock('checkCart', () => ({ days: [] })),
  },
  {
    what: 'an order shown to anybody',
    name: "another person's order and one that never was are answered alike",
    mutate: () => mock('purchaseGet', () => fixturePurchase('new')),
  },
  {
    what: 'other words for an unknown email',
    name: 'a wrong password and an unknown email are refused in the same words',
    mutate: () =>
      mock('signin', ({ body }) =>
        refuse(body.email === anna.email ? 'wrong-credentials' : 'too-many-requests'),
      ),
  },
  {
    what: 'an order placed anew for the same key',
    name: 'the same key with the same order is one order with one answer',
    mutate: () => mock('purchaseCreate', () => ({ ...fixturePurchase('new'), _id: crypto.randomUUID() })),
  },
  {
    what: 'a link that signs somebody else in',
    name: 'signing up ends with the link of the mail: it signs in, once',
    mutate: () => mock('signupVerify', () => sessionOf(anna)),
  },
  {
    what: 'a link that is enough in any browser',
    name: 'in another browser than that of the form its password is needed, too',
    mutate: () => mock('signupVerify', () => sessionOf(anna)),
  },
  {
    what: 'a code that may be tried for ever',
    name: 'a code ends with its last wrong try: the right one comes too late then',
    mutate: () => mock('signinPhone', () => refuse('invalid-code', { triesLeft: 4 })),
  },
  {
    what: 'unknown addresses that are told from known ones',
    name: 'recovering is answered for known and unknown addresses alike, and not twice at once',
    mutate: () => mock('recovery', () => ({ retryAt: fixtureNow.toISOString() })),
  },
  {
    what: 'strangers in the list of a broker',
    name: 'a broker sees the clients and nobody else',
    mutate: () =>
      mock('userList', ({ query: { page, limit } }) => {
        const items = allPeople.map(staffSummaryOf)
        return { items, page, limit, total: items.length, next: null }
      }),
  },
  {
    what: 'a code that works twice',
    name: 'staff who have a second factor sign in by password and code; each code works once',
    mutate: () => mock('signinSecondFactor', () => sessionOf(vera)),
  },
  {
    what: 'a role that is not asked for',
    name: 'a buyer may neither list people nor decide anything about them',
    mutate: () => mock('userSearch', () => []),
  },
]

test.each(mutations)('notices $what', async ({ name, mutate }) => {
  const affected = suite.find((one) => one.name === name)
  await expect(run(affected, [mutate()])).rejects.toThrow('Not so')
})
