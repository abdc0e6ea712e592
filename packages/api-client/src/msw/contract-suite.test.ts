import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createApiClient } from '../create-client.ts'
import { ANNA, PYOTR } from '../fixtures/people.fixtures.ts'
import { fixturePurchase } from '../fixtures/purchases.fixtures.ts'
import { contractSuite } from './contract-suite.ts'
import { createMockMarket } from './mock-market.ts'
import { mock } from './mock.ts'
import { refuse } from './refusal.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const visitor = () => createApiClient({ baseUrl: 'http://market.test' }).call
const credentials = ({ email, password }: { email: string; password: string }) => ({ email, password })
const suite = contractSuite({ buyer: credentials(ANNA), poor: credentials(PYOTR) })
test.each(suite)('$name', async ({ run }) => {
  server.use(...createMockMarket({ signedInId: null }).handlers)
  await expect(run(visitor())).resolves.toBeUndefined()
})

const FORGERIES = [
  {
    what: 'a balance that does not move',
    name: 'an order takes its stems from the stock and its total from the balance',
    forge: () => mock('accountList', () => [{ _id: 'account', amount: 100_000_000, type: 'RUBLE' }]),
  },
  {
    what: 'a check that finds nothing',
    name: 'more than there is: "less-stock" names what was asked for and what can be had',
    forge: () => mock('checkCart', () => ({ days: [] })),
  },
  {
    what: 'an order shown to anybody',
    name: "another person's order and one that never was are answered alike",
    forge: () => mock('purchaseGet', () => fixturePurchase('new')),
  },
  {
    what: 'other words for an unknown email',
    name: 'a wrong password and an unknown email are refused in the same words',
    forge: () =>
      mock('signin', ({ body }) =>
        refuse(body.email === ANNA.email ? 'wrong-credentials' : 'too-many-requests'),
      ),
  },
  {
    what: 'an order placed anew for the same key',
    name: 'the same key with the same order is one order with one answer',
    forge: () => mock('purchaseCreate', () => ({ ...fixturePurchase('new'), _id: crypto.randomUUID() })),
  },
]

test.each(FORGERIES)('notices $what', async ({ name, forge }) => {
  server.use(forge(), ...createMockMarket({ signedInId: null }).handlers)
  const forged = suite.find((one) => one.name === name)
  await expect(forged?.run(visitor())).rejects.toThrow('Not so')
})
