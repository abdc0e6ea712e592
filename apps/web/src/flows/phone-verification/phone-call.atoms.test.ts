import { ApiError, type ApiClient } from '@flower-market/api-client'
import { anna, sessionFixture } from '@flower-market/api-client/msw'
import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { apiAtom, sessionAtom } from '@flower-market/app-runtime/session'
import { confirmDigitsAtom, placeCallAtom, placedCallAtom } from './phone-call.atoms.ts'

function soon(): string {
  return new Date(Date.now() + 40_000).toISOString()
}

/** A store whose server rings once and then asks to wait. */
function storeWithOneCall() {
  const store = createStore()
  const sent: unknown[] = []
  let hasRung = false
  const call = (name: string, input: unknown) => {
    sent.push(input)
    if (name === 'sendPin') return Promise.resolve({ phone: anna.phone })
    if (!hasRung) {
      hasRung = true
      return Promise.resolve({ retryAt: soon(), expiresAt: soon(), digits: 4 })
    }
    const parts = { kind: 'http', call: 'confirmPhone', message: 'wait', code: 'retry-later' } as const
    return Promise.reject(new ApiError({ ...parts, details: { retryAt: soon() } }))
  }
  store.set(apiAtom, { call, peek: () => undefined } as unknown as ApiClient)
  store.set(sessionAtom, sessionFixture)
  return { store, sent }
}

test('a call is asked for the person who is signed in', async () => {
  const { store, sent } = storeWithOneCall()
  await store.set(placeCallAtom, anna.phone)
  expect(sent).toEqual([{ body: { _id: sessionFixture._id, phone: anna.phone } }])
  expect(store.get(placedCallAtom)?.phone).toBe(anna.phone)
})

test('a call to the same number that rang a moment ago still counts', async () => {
  const { store } = storeWithOneCall()
  await store.set(placeCallAtom, anna.phone)
  await expect(store.set(placeCallAtom, anna.phone)).resolves.toBeUndefined()
})

test('the digits of a call to one number do not confirm another: the person has to wait', async () => {
  const { store } = storeWithOneCall()
  await store.set(placeCallAtom, anna.phone)
  await expect(store.set(placeCallAtom, '79990000009')).rejects.toMatchObject({ code: 'retry-later' })
  expect(store.get(placedCallAtom)?.phone).toBe(anna.phone)
})

test('a call is spent once its digits were right', async () => {
  const { store } = storeWithOneCall()
  await store.set(placeCallAtom, anna.phone)
  await store.set(confirmDigitsAtom, '1618')
  expect(store.get(placedCallAtom)).toBeNull()
})
