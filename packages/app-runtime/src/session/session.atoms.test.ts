import { ApiError, type ApiClient, type Session } from '@flower-market/api-client'
import { sessionFixture } from '@flower-market/api-client/msw'
import { createStore } from 'jotai'
import { afterEach, expect, test, vi } from 'vitest'
import { apiAtom } from './api.ts'
import { authenticateAtom, sessionAtom, sessionFlagsAtom, socketStatusAtom } from './session.atoms.ts'

afterEach(() => vi.restoreAllMocks())

function storeWith(answer: () => Promise<Session>) {
  const store = createStore()
  store.set(apiAtom, { call: answer, peek: () => undefined } as unknown as ApiClient)
  return store
}

function refused(): Promise<never> {
  const parts = { kind: 'http', call: 'authentication', message: 'no', status: 401 } as const
  return Promise.reject(new ApiError({ ...parts, code: 'not-signed-in' }))
}

function offline(): Promise<never> {
  return Promise.reject(new ApiError({ kind: 'network', call: 'authentication', message: '' }))
}

test('before the first authentication has answered nothing is known of anybody', async () => {
  const store = storeWith(async () => sessionFixture)
  expect(store.get(sessionFlagsAtom)).toEqual({ auth: false, init: false, socket: false })
  expect(await store.set(authenticateAtom)).toBe(true)
  expect(store.get(sessionFlagsAtom)).toEqual({ auth: true, init: true, socket: false })
})

test('an authentication that fails is false and logged, and guards need not wait for longer', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue()
  const store = storeWith(refused)
  expect(await store.set(authenticateAtom)).toBe(false)
  expect(store.get(sessionFlagsAtom)).toMatchObject({ auth: false, init: true })
  expect(log).toHaveBeenCalledWith('Authentication failed', expect.any(ApiError))
})

test('without an answer a session that is known stays, one that has ended goes', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  for (const [answer, left] of [
    [offline, sessionFixture],
    [refused, null],
  ] as const) {
    const store = storeWith(answer)
    store.set(sessionAtom, sessionFixture)
    await store.set(authenticateAtom)
    expect(store.get(sessionAtom)).toBe(left)
  }
})

test('the socket counts while it is connected', () => {
  const store = storeWith(refused)
  const flags = (['connecting', 'connected', 'disconnected'] as const).map((status) => {
    store.set(socketStatusAtom, status)
    return store.get(sessionFlagsAtom).socket
  })
  expect(flags).toEqual([false, true, false])
})
