import type { ApiClient } from '@flower-market/api-client'
import { anna, annaIn, sessionFixture, userOf } from '@flower-market/api-client/msw'
import { createStore } from 'jotai'
import { expect, test, vi } from 'vitest'
import { apiAtom, sessionAtom } from '@flower-market/app-runtime/session'
import {
  askVerificationAtom,
  changeOwnProfileAtom,
  chooseRegionAtom,
  saveProfileAtom,
} from './own-profile.atoms.ts'
import { resourceAtom, invalidatedAtAtom } from '@flower-market/app-runtime/server-data'

const profileAtom = resourceAtom('userGet', { query: { _id: anna._id } })

/** A store that shows Anna's profile, over a server that answers every call with `answer`. */
async function storeThatShowsAnna(answer: unknown) {
  const store = createStore()
  const call = (name: string) => Promise.resolve(name === 'userGet' ? userOf(anna) : answer)
  store.set(apiAtom, { call, peek: () => undefined } as unknown as ApiClient)
  store.set(sessionAtom, sessionFixture)
  store.set(profileAtom, { type: 'refresh' })
  await vi.waitFor(() => expect(store.get(profileAtom).status).toBe('ready'))
  return store
}

test('what is saved shows on the profile and in the session', async () => {
  const store = await storeThatShowsAnna({ ...userOf(anna), name: 'Анюта', city: 'Тула' })
  await store.set(saveProfileAtom, { name: 'Анюта', city: 'Тула' })
  expect(store.get(profileAtom)).toMatchObject({ data: { name: 'Анюта', city: 'Тула' } })
  expect(store.get(sessionAtom)).toEqual({ ...sessionFixture, name: 'Анюта' })
})

test('another region makes stock and prices be asked for anew', async () => {
  const store = await storeThatShowsAnna({ ...userOf(anna), region: 'Казань' })
  expect(store.get(invalidatedAtAtom)).toBe(0)
  await store.set(chooseRegionAtom, 'Казань')
  expect(store.get(sessionAtom)?.region).toBe('Казань')
  expect(store.get(invalidatedAtAtom)).toBeGreaterThan(0)
})

test('a verification that was asked for waits in the session, too', async () => {
  const store = await storeThatShowsAnna(userOf(annaIn('WAITING')))
  const { name, phone, city, address, index } = anna.verification
  await store.set(askVerificationAtom, { name, phone, city, address, index })
  expect(store.get(sessionAtom)?.verification).toBe('WAITING')
})

test('a part alone leaves the rest as it was', async () => {
  const store = await storeThatShowsAnna(null)
  store.set(changeOwnProfileAtom, { avatar: '/api/file/1' })
  expect(store.get(sessionAtom)).toEqual({ ...sessionFixture, avatar: '/api/file/1' })
  expect(store.get(profileAtom)).toMatchObject({ data: { name: 'Анна', avatar: '/api/file/1' } })
})
