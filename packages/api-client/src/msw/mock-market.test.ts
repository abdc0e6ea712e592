import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { contract } from '../contract/contract.ts'
import { createApiClient } from '../create-client.ts'
import { fixtureDays } from '../fixtures/fixture-now.ts'
import { sessionFixture } from '../fixtures/people.fixtures.ts'
import { createMockMarket } from './mock-market.ts'
import { mockDelay, networkFailure } from './mock.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

function client(token = sessionFixture.token) {
  return createApiClient({
    baseUrl: 'http://market.test',
    payload: { session: { ...sessionFixture, token }, calls: {} },
  })
}

test('answers a client with an expired token once it has renewed its session', async () => {
  server.use(...createMockMarket().handlers)
  await expect(client('old').call('accountList')).resolves.toHaveLength(2)
})

test('treats a cookie without a token as not signed in', async () => {
  server.use(...createMockMarket().handlers)
  const { call } = createApiClient({ baseUrl: 'http://market.test' })
  await expect(call('accountList')).rejects.toMatchObject({ code: 'not-signed-in' })
})

test('sells all ten types on every day in stock', async () => {
  server.use(...createMockMarket().handlers)
  const { call } = client()
  for (const date of fixtureDays) {
    const { cards } = await call('catalogCards', { query: { date } })
    expect(new Set(cards.map(({ type }) => type)).size).toBe(10)
  }
})

/** Pages read pictures by their addresses: they are no calls. */
const pictures = ['GET */api/file/:id', 'GET */api/file/:id/thumbnail']

test('has a handler for every call of the contract, and for pictures', () => {
  const answered = createMockMarket().handlers.map(({ info: { method, path } }) => `${method} ${path}`)
  const declared = Object.values(contract).map(({ method, path }) => `${method} *${path}`)
  expect(answered.toSorted()).toEqual([...declared, ...pictures].toSorted())
})

test('a path with a fixed word is not matched by the route with an id', () => {
  const paths = createMockMarket().handlers.map(({ info: { path } }) => path)
  expect(paths.indexOf('*/api/user/:id')).toBeGreaterThan(paths.indexOf('*/api/user/list'))
})

test('a delay passes the request on to the handlers after it', async () => {
  server.use(mockDelay('accountList', 5), ...createMockMarket().handlers)
  await expect(client().call('accountList')).resolves.toHaveLength(2)
})

test('a network failure reaches the caller as one', async () => {
  server.use(networkFailure('signin'), ...createMockMarket().handlers)
  const credentials = { email: 'anna@buket.example', password: 'x' }
  await expect(client().call('signin', { body: credentials })).rejects.toMatchObject({ kind: 'network' })
})
