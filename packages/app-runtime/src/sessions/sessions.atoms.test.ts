import { ApiError, type ApiClient, type CallOutput } from '@flower-market/api-client'
import { createStore } from 'jotai'
import { expect, test, vi } from 'vitest'
import { apiAtom } from '../session/index.ts'
import { resourcesAtom } from '../server-data/index.ts'
import { endOtherSessionsAtom, endSessionAtom } from './sessions.atoms.ts'

const moment = '2026-11-20T08:00:00.000Z'

function sessionAt(_id: string, isCurrent: boolean): CallOutput<'sessionList'>[number] {
  return {
    _id,
    userAgent: '',
    address: '203.0.113.1',
    createdAt: moment,
    lastUsedAt: moment,
    isCurrent,
  }
}

async function storeWith(end: () => Promise<unknown>) {
  const store = createStore()
  const sessions = [sessionAt('here', true), sessionAt('phone', false), sessionAt('work', false)]
  const call = (name: string) => (name === 'sessionList' ? Promise.resolve(sessions) : end())
  store.set(apiAtom, { call, peek: () => undefined } as unknown as ApiClient)
  const question = store.get(resourcesAtom).of('sessionList', {})
  question.refresh()
  await vi.waitFor(() => expect(question.get().status).toBe('ready'), 20_000)
  const ids = (): string[] => {
    const list = question.get()
    return list.status === 'ready' ? list.data.map(({ _id }) => _id) : []
  }
  return { store, ids }
}

function refuse(code: 'not-found' | 'internal') {
  return () => Promise.reject(new ApiError({ kind: 'http', call: 'sessionEnd', message: 'no', code }))
}

test('a session that was ended leaves the list', async () => {
  const { store, ids } = await storeWith(() => Promise.resolve({}))
  await store.set(endSessionAtom, 'phone')
  expect(ids()).toEqual(['here', 'work'])
})

test('one that had ended by itself leaves it as well', async () => {
  const { store, ids } = await storeWith(refuse('not-found'))
  await store.set(endSessionAtom, 'phone')
  expect(ids()).toEqual(['here', 'work'])
})

test('one that could not be ended stays', async () => {
  const { store, ids } = await storeWith(refuse('internal'))
  await expect(store.set(endSessionAtom, 'phone')).rejects.toMatchObject({ code: 'internal' })
  expect(ids()).toEqual(['here', 'phone', 'work'])
})

test('ending all others leaves this one', async () => {
  const { store, ids } = await storeWith(() => Promise.resolve({ ended: 2 }))
  await store.set(endOtherSessionsAtom)
  expect(ids()).toEqual(['here'])
})
