import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, type ApiClient } from '@flower-market/api-client'
import { apiAtom } from '../session/api.ts'
import { invalidateAllAtom, resourceAtom, invalidatedAtAtom } from './resource.ts'

const question = resourceAtom('accountList', {})

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => vi.useRealTimers())

function offline() {
  return Promise.reject(new ApiError({ kind: 'network', call: 'accountList', message: 'down' }))
}
function refused() {
  return Promise.reject(new ApiError({ kind: 'http', call: 'accountList', status: 404, message: '' }))
}

function never() {
  return new Promise<never>(() => {})
}

function openPage(answers: (() => Promise<unknown>)[]) {
  const call = vi.fn<() => Promise<unknown>>(() => (answers.shift() ?? (() => Promise.resolve([])))())
  const store = createStore()
  store.set(apiAtom, { call, peek: () => undefined } as unknown as ApiClient)
  const show = async () => {
    store.set(question, { type: 'ensure', after: store.get(invalidatedAtAtom) })
    await vi.advanceTimersByTimeAsync(1)
  }
  return { store, call, show }
}

test('two who want the same ask once', async () => {
  const { call, show } = openPage([])
  await Promise.all([show(), show()])
  expect(call).toHaveBeenCalledTimes(1)
})

test('a fresh answer is shown again without asking, an old one is asked anew', async () => {
  const { call, show } = openPage([])
  await show()
  await vi.advanceTimersByTimeAsync(20_000)
  await show()
  expect(call).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(20_000)
  await show()
  expect(call).toHaveBeenCalledTimes(2)
})

test('after news may have been missed even a fresh answer is asked anew, and shown meanwhile', async () => {
  const { store, call, show } = openPage([() => Promise.resolve([]), never])
  await show()
  store.set(invalidateAllAtom)
  await show()
  expect(call).toHaveBeenCalledTimes(2)
  expect(store.get(question)).toEqual({ status: 'ready', data: [], isRefreshing: true })
})

test('a failure is not remembered: the next who wants the answer asks again', async () => {
  const { store, call, show } = openPage([() => Promise.reject(new Error('down'))])
  await show()
  expect(store.get(question).status).toBe('failed')
  await show()
  expect(call).toHaveBeenCalledTimes(2)
  expect(store.get(question).status).toBe('ready')
})

test('without a connection what is shown stays, and is asked for the next time', async () => {
  const { store, call, show } = openPage([() => Promise.resolve([]), offline])
  await show()
  await vi.advanceTimersByTimeAsync(40_000)
  await show()
  expect(store.get(question)).toEqual({ status: 'ready', data: [], isRefreshing: false })
  await show()
  expect(call).toHaveBeenCalledTimes(3)
})

test('a refusal replaces what is shown', async () => {
  const { store, show } = openPage([() => Promise.resolve([]), refused])
  await show()
  await vi.advanceTimersByTimeAsync(40_000)
  await show()
  expect(store.get(question).status).toBe('failed')
})
