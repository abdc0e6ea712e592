import { ApiError, type ApiClient } from '@flower-market/api-client'
import { anna } from '@flower-market/api-client/msw'
import { apiAtom } from '@flower-market/app-runtime/session'
import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { removeAddressAtom, saveAddressAtom } from './address-book.atoms.ts'
import { valuesOf } from './address-form.ts'

const address = { ...anna.addresses[0]!, cityCost: 60_000 }
const body = valuesOf(address)

/** A store whose server gives these answers in turn; the names and keys that were sent are kept. */
function storeAnswering(...answers: (() => Promise<unknown>)[]) {
  const sent: { name: string; key: string | undefined }[] = []
  const store = createStore()
  const call = (name: string, _input: unknown, options?: { idempotencyKey: string }) => {
    sent.push({ name, key: options?.idempotencyKey })
    return answers[sent.length - 1]?.()
  }
  store.set(apiAtom, { call, peek: () => undefined } as unknown as ApiClient)
  return { store, sent }
}

function failure(kind: 'network' | 'http', code: 'not-found' | 'internal' = 'internal'): ApiError {
  return new ApiError({ kind, call: 'addressRemove', message: '', code, status: 404 })
}

test('an address that is sent again after a lost answer has the same key, the next one another', async () => {
  const { store, sent } = storeAnswering(
    () => Promise.reject(new ApiError({ kind: 'network', call: 'addressCreate', message: '' })),
    async () => address,
    async () => address,
  )
  await expect(store.set(saveAddressAtom, { id: null, body })).rejects.toThrow(ApiError)
  expect(await store.set(saveAddressAtom, { id: null, body })).toBe(address._id)
  await store.set(saveAddressAtom, { id: null, body })
  const [first, second, third] = sent.map(({ key }) => key)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('an address that is there is changed, not added', async () => {
  const { store, sent } = storeAnswering(async () => address)
  expect(await store.set(saveAddressAtom, { id: address._id, body })).toBe(address._id)
  expect(sent.map(({ name }) => name)).toEqual(['addressUpdate'])
})

test('an address that is gone already is removed; another failure is told', async () => {
  const gone = storeAnswering(() => Promise.reject(failure('http', 'not-found')))
  await expect(gone.store.set(removeAddressAtom, address._id)).resolves.toBeUndefined()
  const failed = storeAnswering(() => Promise.reject(failure('http')))
  await expect(failed.store.set(removeAddressAtom, address._id)).rejects.toThrow(ApiError)
})
