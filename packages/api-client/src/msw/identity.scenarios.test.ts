import { passwordIssues, verificationStatuses } from '@flower-market/flower-domain'
import { getResponse } from 'msw'
import type { HttpHandler } from 'msw'
import { describe, expect, test } from 'vitest'
import { createApiClient } from '../create-client.ts'
import { sessionOf } from '../fixtures/mock-person.ts'
import type { MockPerson } from '../fixtures/mock-person.ts'
import { recoveryToken, signupToken } from '../fixtures/inbox.fixtures.ts'
import { anna, rejectionComment } from '../fixtures/people.fixtures.ts'
import { alina, boris, vera } from '../fixtures/staff.fixtures.ts'
import { identityScenarios } from './identity.scenarios.ts'
import { phoneScenarios } from './phone.scenarios.ts'
import { placesScenarios } from './places.scenarios.ts'
import { passwordScenarios, profileScenarios } from './profile.scenarios.ts'
import { sessionsScenarios } from './sessions.scenarios.ts'
import { outboxScenarios, settingsScenarios } from './settings.scenarios.ts'
import { formOf } from './suite/joining.ts'
import { usersScenarios } from './users.scenarios.ts'

function callIn(handlers: readonly HttpHandler[], person: MockPerson = anna) {
  return createApiClient({
    baseUrl: 'http://market.test',
    payload: { session: sessionOf(person), calls: {} },
    fetch: async (input, init) =>
      (await getResponse([...handlers], new Request(input, init))) ?? Response.error(),
  }).call
}

const { phone, _id } = anna
const smsCode = { body: { phone, code: '000000' } }
const pin = { body: { _id, pinCode: '0000' } }

async function follow(handlers: HttpHandler[]) {
  const call = callIn(handlers)
  return Promise.allSettled([
    call('signupVerify', { body: { token: signupToken } }),
    call('recoveryVerify', { body: { token: recoveryToken } }),
  ])
}

function read(handlers: HttpHandler[]) {
  return callIn(handlers)('userGet', { query: { _id } })
}

async function names(handlers: HttpHandler[], person: MockPerson) {
  return (await callIn(handlers, person)('userList')).items.map(({ name }) => name)
}

describe('refusals', () => {
  test.each([
    ['wrongCode', 'invalid-code', { triesLeft: 4 }],
    ['codeLocked', 'invalid-code', { triesLeft: 0 }],
    ['codeExpired', 'code-expired', undefined],
  ] as const)('%s: a code is refused with %s', async (name, code, details) => {
    const sms = callIn(identityScenarios[name]())('signinPhone', smsCode)
    await expect(sms).rejects.toMatchObject({ code, details })
    const call = callIn(phoneScenarios[name]())('sendPin', pin)
    await expect(call).rejects.toMatchObject({ code, details })
  })

  test('retryLater: nothing is sent again before its time', async () => {
    const call = callIn(identityScenarios.retryLater())
    const { email } = anna
    const refused = { code: 'retry-later', details: { retryAt: '2026-11-21T08:00:42.000Z' } }
    await expect(call('signinSendCode', { body: { phone } })).rejects.toMatchObject(refused)
    await expect(call('signupResend', { body: { email } })).rejects.toMatchObject(refused)
    await expect(call('recovery', { body: { email } })).rejects.toMatchObject(refused)
    const again = callIn(phoneScenarios.retryLater())('confirmPhone', { body: { _id, phone } })
    await expect(again).rejects.toMatchObject(refused)
  })

  test('linkExpired: neither link works; loaded: both do', async () => {
    const expired = { status: 'rejected', reason: { code: 'link-expired' } }
    expect(await follow(identityScenarios.linkExpired())).toMatchObject([expired, expired])
    const [good] = [{ status: 'fulfilled' }]
    expect(await follow(identityScenarios.loaded())).toMatchObject([good, good])
  })

  test.each(passwordIssues)('weakPassword: a new password is refused as %s', async (reason) => {
    const password = 'tulips under the snow'
    const refused = { code: 'password-too-weak', details: { reason } }
    const call = callIn(identityScenarios.weakPassword(reason))
    await expect(call('signup', { body: formOf() })).rejects.toMatchObject(refused)
    const token = recoveryToken
    await expect(call('recoveryVerify', { body: { token } })).resolves.toEqual({})
    await expect(call('recoveryVerify', { body: { token, password } })).rejects.toMatchObject(refused)
    const change = callIn(passwordScenarios.weakPassword(reason))
    const attempt = change('passwordChange', { body: { current: anna.password, password } })
    await expect(attempt).rejects.toMatchObject(refused)
  })

  test('addressTaken: the answer is the same as for a free address', async () => {
    const taken = await callIn(identityScenarios.addressTaken())('signup', { body: formOf() })
    expect(Object.keys(taken)).toEqual(['retryAt'])
  })

  test.each([
    ['users', () => callIn(usersScenarios.loadFailed(), vera)('userList')],
    ['profile', () => callIn(profileScenarios.loadFailed())('userGet', { query: { _id } })],
    ['sessions', () => callIn(sessionsScenarios.loadFailed())('sessionList')],
    ['settings', () => callIn(settingsScenarios.loadFailed())('shopSettings')],
    ['outbox', () => callIn(outboxScenarios.loadFailed())('outboxList')],
    ['countries', () => callIn(placesScenarios.loadFailed())('countryList')],
    ['cities', () => callIn(placesScenarios.loadFailed())('cityList')],
    ['joining', () => callIn(identityScenarios.loadFailed())('signup', { body: formOf() })],
    ['calls', () => callIn(phoneScenarios.loadFailed())('confirmPhone', { body: { _id, phone } })],
  ])('loadFailed: %s is refused with "internal"', async (_name, run) => {
    await expect(run()).rejects.toMatchObject({ kind: 'http', code: 'internal' })
  })

  test('notPermitted: calls about people are refused', async () => {
    const call = callIn(usersScenarios.notPermitted(), vera)
    await expect(call('userList')).rejects.toMatchObject({ code: 'not-permitted' })
    await expect(call('userById', { params: { id: _id } })).rejects.toMatchObject({ code: 'not-permitted' })
  })
})

describe('profile', () => {
  test.each(verificationStatuses)('verification: %s is in the profile and in the session', async (status) => {
    const call = callIn(profileScenarios.verification(status))
    const { verification } = await call('userGet', { query: { _id } })
    expect(verification).toMatchObject({ status, comment: status === 'REJECTED' ? rejectionComment : '' })
    expect((await call('authentication')).verification).toBe(status)
  })

  test('avatar and noAvatar: there is a picture, and there is none', async () => {
    const withPicture = await callIn(profileScenarios.avatar())('authentication')
    const without = await callIn(profileScenarios.noAvatar())('authentication')
    expect([withPicture.avatar?.slice(0, 19), without.avatar]).toEqual(['data:image/svg+xml,', null])
  })

  test('empty: a phone is missing; phoneNotVerified: it is there and not confirmed', async () => {
    expect(await read(profileScenarios.empty())).toMatchObject({ phone: '', company: '', address: '' })
    expect(await read(profileScenarios.phoneNotVerified())).toMatchObject({ phone, isPhoneVerified: false })
    expect(await read(phoneScenarios.confirmed())).toMatchObject({ phone, isPhoneVerified: true })
  })

  test('one and many: sessions, the present one first', async () => {
    expect(await callIn(sessionsScenarios.one())('sessionList')).toMatchObject([{ isCurrent: true }])
    const many = await callIn(sessionsScenarios.many())('sessionList')
    expect(many.map(({ isCurrent }) => isCurrent)).toEqual([true, ...Array.from({ length: 24 }, () => false)])
  })
})

describe('people', () => {
  test('manyPages: there are three pages of them', async () => {
    const call = callIn(usersScenarios.manyPages(), vera)
    const { items } = await call('userList', { query: { page: 3 } })
    expect(items).toHaveLength(20)
    expect((await call('userList')).total).toBe(60)
  })

  test('nextPageFailed: the first page is there, the second is not', async () => {
    const call = callIn(usersScenarios.nextPageFailed(), vera)
    expect((await call('userList')).items).toHaveLength(20)
    await expect(call('userList', { query: { page: 2 } })).rejects.toMatchObject({ code: 'internal' })
  })

  test('empty and nothingFound: nobody is in the list', async () => {
    expect((await callIn(usersScenarios.empty(), boris)('userList')).total).toBe(0)
    const search = { query: { search: 'Анна' } }
    expect(await callIn(usersScenarios.nothingFound(), vera)('userSearch', search)).toEqual([])
  })

  test('ofBroker and ofAgent: each sees their own', async () => {
    expect(await names(usersScenarios.ofBroker(), boris)).toEqual(['Мария', 'Пётр'])
    expect(await names(usersScenarios.ofAgent(), alina)).toEqual(['Мария'])
  })
})

test.each([
  ['safariWarningOn', { hasSafariWarning: true }],
  ['safariWarningOff', { hasSafariWarning: false }],
  ['outboxOn', { hasSandboxInbox: true }],
  ['outboxOff', { hasSandboxInbox: false }],
  ['adminAddress', { adminAddress: 'https://staff.flower-market.example' }],
  ['noAdminAddress', { adminAddress: null }],
] as const)('%s: the settings have it', async (name, settings) => {
  expect(await callIn(settingsScenarios[name]())('shopSettings')).toMatchObject(settings)
})
