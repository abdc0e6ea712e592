import { codeLifetimeMs, resendAfterMs } from '@flower-market/flower-domain'
import { getResponse } from 'msw'
import type { HttpHandler } from 'msw'
import { expect, test } from 'vitest'
import { createApiClient } from '../create-client.ts'
import { sessionOf } from '../fixtures/mock-person.ts'
import type { MockPerson } from '../fixtures/mock-person.ts'
import { recoveryToken, signupToken } from '../fixtures/inbox.fixtures.ts'
import { anna, maria } from '../fixtures/people.fixtures.ts'
import { boris } from '../fixtures/staff.fixtures.ts'
import { linkLifeMs } from '../fixtures/links.fixtures.ts'
import { createMockMarket } from './mock-market.ts'

function clientOf(handlers: readonly HttpHandler[], person: MockPerson | null = null) {
  return createApiClient({
    baseUrl: 'http://market.test',
    payload: { session: person && sessionOf(person), calls: {} },
    fetch: async (input, init) =>
      (await getResponse([...handlers], new Request(input, init))) ?? Response.error(),
  }).call
}

function visit() {
  const { state, handlers } = createMockMarket({ signedInId: null })
  const wait = (durationMs: number) => {
    state.now = new Date(state.now.getTime() + durationMs)
  }
  return { state, call: clientOf(handlers), wait }
}

test.each([
  ['signup', (call: ReturnType<typeof clientOf>) => call('signupVerify', { body: { token: signupToken } })],
  [
    'recovery',
    (call: ReturnType<typeof clientOf>) => call('recoveryVerify', { body: { token: recoveryToken } }),
  ],
] as const)('the link of the fixtures for %s works until its time is over', async (purpose, follow) => {
  const early = visit()
  early.wait(linkLifeMs[purpose] - 1)
  await expect(follow(early.call)).resolves.toBeDefined()
  const late = visit()
  late.wait(linkLifeMs[purpose])
  await expect(follow(late.call)).rejects.toMatchObject({ code: 'link-expired' })
})

test('a link works for its own purpose only', async () => {
  const { call } = visit()
  const crossed = call('recoveryVerify', { body: { token: signupToken } })
  await expect(crossed).rejects.toMatchObject({ code: 'link-expired' })
})

test('a newer recovery link invalidates the earlier one, and no other link', async () => {
  const { state, call } = visit()
  await call('recovery', { body: { email: anna.email } })
  const earlier = call('recoveryVerify', { body: { token: recoveryToken } })
  await expect(earlier).rejects.toMatchObject({ code: 'link-expired' })
  const token = state.outbox[0]?.link?.split('#')[1] ?? ''
  await expect(call('recoveryVerify', { body: { token } })).resolves.toEqual({})
  await expect(call('signupVerify', { body: { token: signupToken } })).resolves.toMatchObject({
    name: 'Нина',
  })
})

test('a sign-up gets a new link when requested in time', async () => {
  const { state, call } = visit()
  const email = 'nina@romashka.example'
  await call('signupResend', { body: { email } })
  const token = state.outbox[0]?.link?.split('#')[1] ?? ''
  expect(token).not.toBe(signupToken)
  await expect(call('signupVerify', { body: { token } })).resolves.toMatchObject({ email })
})

test('a code is valid for five minutes of the mock clock', async () => {
  const { state, call, wait } = visit()
  const { phone } = anna
  const { expiresAt } = await call('signinSendCode', { body: { phone } })
  expect(new Date(expiresAt).getTime() - state.now.getTime()).toBe(codeLifetimeMs)
  const code = state.outbox[0]?.code ?? ''
  wait(codeLifetimeMs)
  await expect(call('signinPhone', { body: { phone, code } })).rejects.toMatchObject({ code: 'code-expired' })
})

test('a code can be requested again after the stated delay, and differs', async () => {
  const { state, call, wait } = visit()
  const { phone } = anna
  const { retryAt } = await call('signinSendCode', { body: { phone } })
  const first = state.outbox[0]?.code
  wait(resendAfterMs - 1)
  const early = call('signinSendCode', { body: { phone } })
  await expect(early).rejects.toMatchObject({ code: 'retry-later', details: { retryAt } })
  wait(1)
  await call('signinSendCode', { body: { phone } })
  expect(state.outbox[0]?.code).not.toBe(first)
})

test('a number in a profile that nobody has confirmed gets no SMS', async () => {
  const { state, call } = visit()
  const before = state.outbox
  await call('signinSendCode', { body: { phone: maria.phone } })
  expect(state.outbox).toEqual(before)
})

test('with real providers there is no sandbox inbox', async () => {
  const { state, call } = visit()
  state.settings = { ...state.settings, hasSandboxInbox: false }
  await expect(call('outboxList')).rejects.toMatchObject({ code: 'not-found' })
})

test('a session ended from another browser is no longer valid in this one', async () => {
  const { handlers, openBrowser } = createMockMarket()
  const other = clientOf(openBrowser())
  await other('signin', { body: { email: anna.email, password: anna.password } })
  await other('sessionEndOthers')
  await expect(clientOf(handlers, anna)('sessionList')).rejects.toMatchObject({ code: 'not-signed-in' })
  await expect(other('sessionList')).resolves.toHaveLength(1)
})

test.each([
  ['Пётр Лозин', 1],
  ['лозин ПЁТР', 1],
  ['+7 (917) 234-56-02', 1],
  ['лавка', 1],
  ['никого', 0],
])('a search for "%s" finds %i of the clients', async (search, count) => {
  const { handlers } = createMockMarket({ signedInId: boris._id })
  const call = clientOf(handlers, boris)
  await expect(call('userSearch', { query: { search } })).resolves.toHaveLength(count)
  await expect(call('userList', { query: { search } })).resolves.toMatchObject({ total: count })
})

test('a picture of more than 5 MB is too large', async () => {
  const png = new Uint8Array(5 * 1024 * 1024 + 1)
  png.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const call = clientOf(createMockMarket().handlers, anna)
  await expect(call('avatarSet', { body: png })).rejects.toMatchObject({ code: 'payload-too-large' })
})
