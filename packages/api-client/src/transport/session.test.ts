import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { sessionOf } from '../fixtures/mock-person.ts'
import { anna, sessionFixture } from '../fixtures/people.fixtures.ts'
import { mock } from '../msw/mock.ts'
import type { MockResolver } from '../msw/mock.ts'
import { refuse } from '../msw/mock-error.ts'
import type { Session } from '../page-payload.ts'
import { createTransport } from './create-transport.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const oldSession = { ...sessionFixture, token: 'old' }

/** A server that accepts only the token `fresh`, which `authentication` returns. */
function serveFreshToken() {
  const authentication = vi.fn<() => Session>(() => ({ ...sessionFixture, token: 'fresh' }))
  const protectedCall = vi.fn<MockResolver<'accountList'>>(({ token }) =>
    token === 'fresh' ? [] : refuse('token-expired'),
  )
  server.use(
    mock('authentication', authentication),
    mock('accountList', protectedCall),
    mock('checkCart', ({ token }) => (token === 'fresh' ? { days: [] } : refuse('token-expired'))),
  )
  return { authentication, protectedCall }
}

function withSession(hooks: Partial<Parameters<typeof createTransport>[0]> = {}) {
  return createTransport({
    baseUrl: 'http://market.test',
    retryDelayMs: 1,
    payload: { session: oldSession },
    ...hooks,
  })
}

describe('a session without a token', () => {
  test('gets one before the first call that needs it, once for all of them', async () => {
    const { authentication, protectedCall } = serveFreshToken()
    const { call } = withSession({ payload: { session: { ...sessionFixture, token: '' } } })
    await Promise.all([call('accountList'), call('accountList')])
    expect(authentication).toHaveBeenCalledOnce()
    expect(protectedCall.mock.calls.map(([{ token }]) => token)).toEqual(['fresh', 'fresh'])
  })

  test('is lost when the server does not know it any more', async () => {
    server.use(mock('authentication', () => refuse('not-signed-in')))
    const onSessionLost = vi.fn<() => void>()
    const { call } = withSession({ payload: { session: { ...sessionFixture, token: '' } }, onSessionLost })
    await expect(call('accountList')).rejects.toMatchObject({ code: 'not-signed-in' })
    expect(onSessionLost).toHaveBeenCalledOnce()
  })
})

describe('an expired token', () => {
  test('is renewed once and the call repeated', async () => {
    const { authentication, protectedCall } = serveFreshToken()
    const onSession = vi.fn<(session: Session | null) => void>()
    expect(await withSession({ onSession }).call('accountList')).toEqual([])
    expect(authentication).toHaveBeenCalledOnce()
    expect(protectedCall.mock.calls.map(([{ token }]) => token)).toEqual(['old', 'fresh'])
    expect(onSession.mock.calls.map(([session]) => session?.token)).toEqual(['fresh'])
  })

  test('is renewed once for concurrent calls', async () => {
    const { authentication } = serveFreshToken()
    const { call } = withSession()
    await Promise.all([call('accountList'), call('accountList'), call('checkCart', { body: {} })])
    expect(authentication).toHaveBeenCalledOnce()
  })

  test('is not renewed again by a late error answer', async () => {
    const { authentication } = serveFreshToken()
    const late = Promise.withResolvers<void>()
    server.use(
      mock('purchaseList', async ({ token }) => {
        if (token === 'fresh') return { items: [], page: 1, limit: 20, total: 0, next: null }
        await late.promise
        return refuse('token-expired')
      }),
    )
    const { call } = withSession()
    const slow = call('purchaseList')
    await call('accountList')
    late.resolve()
    await slow
    expect(authentication).toHaveBeenCalledOnce()
  })

  test('is not renewed forever', async () => {
    const authentication = vi.fn<() => Session>(() => oldSession)
    server.use(
      mock('authentication', authentication),
      mock('accountList', () => refuse('token-expired')),
    )
    await expect(withSession().call('accountList')).rejects.toMatchObject({ code: 'token-expired' })
    expect(authentication).toHaveBeenCalledOnce()
  })

  test('may be renewed again after a renewal that failed', async () => {
    serveFreshToken()
    server.use(mock('authentication', () => refuse('internal')))
    const { call } = withSession()
    await expect(call('accountList')).rejects.toMatchObject({ code: 'internal' })
    serveFreshToken()
    await expect(call('accountList')).resolves.toEqual([])
  })
})

describe('a lost session', () => {
  test('is reported once, and the call is rejected', async () => {
    server.use(mock('accountList', () => refuse('not-signed-in')))
    const onSessionLost = vi.fn<() => void>()
    const attempt = withSession({ onSessionLost }).call('accountList')
    await expect(attempt).rejects.toMatchObject({ code: 'not-signed-in' })
    expect(onSessionLost).toHaveBeenCalledOnce()
  })

  test('is detected while renewing a token', async () => {
    server.use(
      mock('accountList', () => refuse('token-expired')),
      mock('authentication', () => refuse('not-signed-in')),
    )
    const onSessionLost = vi.fn<() => void>()
    await expect(withSession({ onSessionLost }).call('accountList')).rejects.toMatchObject({
      code: 'not-signed-in',
    })
    expect(onSessionLost).toHaveBeenCalledOnce()
  })

  test('is not reported for a visitor', async () => {
    server.use(mock('authentication', () => refuse('not-signed-in')))
    const onSessionLost = vi.fn<() => void>()
    await expect(withSession({ onSessionLost }).call('authentication')).rejects.toMatchObject({
      code: 'not-signed-in',
    })
    expect(onSessionLost).not.toHaveBeenCalled()
  })

  test('is not reported for wrong credentials', async () => {
    server.use(mock('signin', () => refuse('wrong-credentials')))
    const onSessionLost = vi.fn<() => void>()
    const body = { email: anna.email, password: 'x' }
    await expect(withSession({ onSessionLost }).call('signin', { body })).rejects.toMatchObject({
      code: 'wrong-credentials',
    })
    expect(onSessionLost).not.toHaveBeenCalled()
  })
})

test('signing in sets the token of later calls, signing out removes it', async () => {
  const tokens: (string | null)[] = []
  server.use(
    mock('signin', () => ({ ...sessionOf(anna), token: 'mine' })),
    mock('logout', () => ({})),
    mock('accountList', ({ token }) => {
      tokens.push(token)
      return []
    }),
  )
  const onSession = vi.fn<(session: Session | null) => void>()
  const { call } = createTransport({ baseUrl: 'http://market.test', onSession })
  await call('signin', { body: { email: anna.email, password: anna.password } })
  await call('accountList')
  await call('logout')
  await call('accountList')
  expect(tokens).toEqual(['mine', null])
  expect(onSession.mock.calls.map(([session]) => session?.token ?? null)).toEqual(['mine', null])
})

test.each([
  ['signinPhone', { phone: '79161234501', code: '314159' }],
  ['signupVerify', { token: 'a-token-of-twenty-characters' }],
] as const)('%s begins a session, too', async (name, body) => {
  const seen = vi.fn<MockResolver<'accountList'>>(() => [])
  server.use(
    mock('signinPhone', () => sessionFixture),
    mock('signupVerify', () => sessionFixture),
    mock('accountList', seen),
  )
  const onSession = vi.fn<(session: Session | null) => void>()
  const { call } = createTransport({ baseUrl: 'http://market.test', onSession })
  await call(name, { body } as never)
  await call('accountList')
  expect(onSession.mock.calls).toEqual([[sessionFixture]])
  expect(seen.mock.calls.map(([{ token }]) => token)).toEqual([sessionFixture.token])
})
