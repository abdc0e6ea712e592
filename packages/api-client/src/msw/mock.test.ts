import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, expectTypeOf, test, vi } from 'vitest'
import { mock } from './mock.ts'
import { refuse } from './mock-error.ts'
import type { MockError, ErrorCodeOf } from './mock-error.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

async function post(path: string, body: string, headers: Record<string, string> = {}) {
  const response = await fetch(`http://market.test${path}`, { method: 'POST', body, headers })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

test('passes the resolver parsed input: trimmed, with defaults', async () => {
  let seen: unknown
  server.use(
    mock('purchaseCreate', ({ body }) => {
      seen = body
      return refuse('empty-order')
    }),
  )
  const order = { purchase: {}, methodDelivery: 'pickup', paymentMethod: 'CASH', total: 0 }
  const key = { 'idempotency-key': 'k' }
  await post('/api/purchase/create', JSON.stringify(order), key)
  expect(seen).toEqual({ ...order, comment: '' })
  await post('/api/purchase/create', JSON.stringify({ ...order, comment: '  к обеду ' }), key)
  expect(seen).toMatchObject({ comment: 'к обеду' })
})

test.each([
  ['a wrong field', JSON.stringify({ email: 'a@b.c', password: '' }), ['password']],
  ['no JSON at all', 'email=a', ['']],
])('refuses %s before the resolver sees it', async (_what, body, paths) => {
  server.use(mock('signin', () => refuse('wrong-credentials')))
  const answer = await post('/api/auth/signin', body)
  expect(answer).toMatchObject({ status: 400, body: { code: 'validation-failed' } })
  expect(answer.body['details']).toMatchObject({ issues: paths.map((path) => ({ path })) })
})

test('refuses an idempotent call without a key', async () => {
  server.use(mock('purchaseCreate', () => refuse('empty-order')))
  const order = { purchase: {}, methodDelivery: 'pickup', paymentMethod: 'CASH', total: 0 }
  const answer = await post('/api/purchase/create', JSON.stringify(order))
  expect(answer).toMatchObject({ status: 400, body: { code: 'idempotency-key-missing' } })
})

test('does not pass on an answer that breaks the contract', async () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue()
  server.use(
    mock('accountList', () => [
      { _id: '', amount: 0.5, reserved: 0, type: 'RUBLE', name: '', isDefault: true, provenAt: null },
    ]),
  )
  const response = await fetch('http://market.test/api/account/list')
  expect(response.status).toBe(500)
  expect(String(reported.mock.calls[0])).toContain('The mock of accountList breaks the contract')
  reported.mockRestore()
})

test('removes fields that are not in the contract', async () => {
  server.use(mock('live', () => ({ status: 'ok', ownerId: 'secret' }) as { status: 'ok' }))
  const response = await fetch('http://market.test/api/live')
  expect(await response.json()).toEqual({ status: 'ok' })
})

test('refuses only with error codes of the call', () => {
  expectTypeOf<MockError<'cart-changed'>>().toExtend<MockError<ErrorCodeOf<'purchaseCreate'>>>()
  expectTypeOf<MockError<'cart-changed'>>().not.toExtend<MockError<ErrorCodeOf<'accountList'>>>()
  expectTypeOf<MockError<'internal'>>().toExtend<MockError<ErrorCodeOf<'live'>>>()
})
