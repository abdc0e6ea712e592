import { sessionFixture } from '@flower-market/api-client/msw'
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eraseKeptAnswers } from './kept-answers.ts'
import { sessionAtom } from './session.atoms.ts'

let names: Set<string>
beforeEach(() => {
  names = new Set(['workbox-precache', 'kept-anna', 'kept-boris'])
  vi.stubGlobal('caches', {
    keys: async () => [...names],
    delete: async (name: string) => names.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

function settle() {
  return vi.waitFor(() => expect(names.has('kept-boris')).toBe(false), 20_000)
}

const anna = { ...sessionFixture, _id: 'anna' }

test('what was kept of people is erased, and nothing else', async () => {
  await eraseKeptAnswers()
  expect([...names]).toEqual(['workbox-precache'])
})

test('who comes to the page finds nothing of anybody else, and their own', async () => {
  createStore().set(sessionAtom, anna)
  await settle()
  expect([...names]).toEqual(['workbox-precache', 'kept-anna'])
})

test('a session that ends, wherever that was decided, takes what was kept with it', async () => {
  const store = createStore()
  store.set(sessionAtom, anna)
  await settle()
  names.add('kept-boris')
  store.set(sessionAtom, { ...anna })
  expect(names.has('kept-anna')).toBe(true)
  store.set(sessionAtom, null)
  await settle()
  expect([...names]).toEqual(['workbox-precache'])
})

test('a browser that keeps nothing has nothing to erase', async () => {
  vi.stubGlobal('caches', undefined)
  await expect(eraseKeptAnswers()).resolves.toBeUndefined()
})
