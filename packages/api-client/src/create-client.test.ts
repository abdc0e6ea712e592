import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, expectTypeOf, test, vi } from 'vitest'
import type { CallArguments, CallOptions, IdempotentCallOptions } from './call.ts'
import type { CallInput } from './contract/contract.ts'
import { createApiClient } from './create-client.ts'
import { sessionFixture } from './fixtures/people.fixtures.ts'
import { mock } from './msw/mock.ts'
import { callKey } from './page-payload.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const fromPage = [
  { _id: 'from-page', amount: 1, reserved: 0, type: 'RUBLE', name: '', isDefault: true, provenAt: null },
] as const
const fromServer = [
  {
    _id: 'from-server',
    amount: 2,
    reserved: 0,
    type: 'RUBLE' as const,
    name: '',
    isDefault: true,
    provenAt: null,
  },
]

function clientWithPayload() {
  return createApiClient({
    baseUrl: 'http://market.test',
    payload: { session: sessionFixture, calls: { [callKey('accountList')]: fromPage } },
  })
}

test('answers from the page payload once, then sends requests', async () => {
  const accountList = vi.fn<() => typeof fromServer>(() => fromServer)
  server.use(mock('accountList', accountList))
  const { call } = clientWithPayload()
  expect(await call('accountList')).toEqual(fromPage)
  expect(accountList).not.toHaveBeenCalled()
  expect(await call('accountList')).toEqual(fromServer)
})

test('says what an answer is about once it has sent a request', async () => {
  server.use(mock('accountList', () => fromServer))
  const { call, tagsOf } = clientWithPayload()
  await call('accountList')
  expect(tagsOf('accountList')).toBeNull()
  await call('accountList')
  expect(tagsOf('accountList')).toEqual(['balances'])
  expect(tagsOf('purchaseCreate')).toEqual([])
})

test('reads the page payload without consuming it', async () => {
  const { call, peek } = clientWithPayload()
  expect(peek('accountList')).toEqual(fromPage)
  expect(await call('accountList')).toEqual(fromPage)
  expect(peek('accountList')).toBeUndefined()
})

test('reads the settings of the shop from the page payload, for a visitor too', () => {
  const settings = {
    hasSafariWarning: false,
    hasSandboxInbox: true,
    isVerificationRequired: false,
    adminAddress: null,
  }
  const { peek } = createApiClient({
    payload: { session: null, calls: { [callKey('shopSettings')]: settings } },
  })
  expect(peek('shopSettings')).toEqual(settings)
})

test('does not answer one call with the payload of another', () => {
  const { peek } = createApiClient({
    payload: {
      session: null,
      calls: { [callKey('purchaseGet', { params: { id: 'a' } })]: {} },
    },
  })
  expect(peek('purchaseGet', { params: { id: 'b' } })).toBeUndefined()
})

test('discards the page payload when something is written', async () => {
  server.use(
    mock('accountList', () => fromServer),
    mock('logout', () => ({})),
  )
  const { call } = clientWithPayload()
  await call('logout')
  expect(await call('accountList')).toEqual(fromServer)
})

test('keeps the page payload while only reading', async () => {
  server.use(mock('live', () => ({ status: 'ok' })))
  const { call } = clientWithPayload()
  await call('live')
  expect(await call('accountList')).toEqual(fromPage)
})

test('sends the session token of the page payload', async () => {
  const tokens: (string | null)[] = []
  server.use(
    mock('filterList', ({ token }) => {
      tokens.push(token)
      return { dates: [], plantations: [], types: [], name: [], lengths: [] }
    }),
  )
  await clientWithPayload().call('filterList')
  expect(tokens).toEqual([sessionFixture.token])
})

test('requires a key for idempotent calls only', () => {
  expectTypeOf<CallArguments<'purchaseCreate'>>().toEqualTypeOf<
    [input: CallInput<'purchaseCreate'>, options: IdempotentCallOptions]
  >()
  expectTypeOf<CallArguments<'accountList'>>().toEqualTypeOf<
    [input?: CallInput<'accountList'>, options?: CallOptions]
  >()
  expectTypeOf<CallArguments<'signin'>>().toEqualTypeOf<[input: CallInput<'signin'>, options?: CallOptions]>()
  expectTypeOf<{ query: { page: 1 } }>().not.toExtend<CallInput<'accountList'>>()
})
