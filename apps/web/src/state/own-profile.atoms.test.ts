import type { ApiClient } from '@flower-market/api-client'
import { resourceTagsOf } from '@flower-market/api-client/contract'
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
import { resourcesAtom } from '@flower-market/app-runtime/server-data'

const catalogQuestion = { query: { availability: 'inStock', date: '2026-11-26' } } as const

/** A store that shows Anna's profile, over a server that answers every call with `answer`. */
async function storeThatShowsAnna(answer: unknown) {
  const store = createStore()
  const call = vi.fn<(name: string) => Promise<unknown>>(async (name) =>
    name === 'userGet' ? userOf(anna) : answer,
  )
  store.set(apiAtom, { call, peek: () => undefined, tagsOf: resourceTagsOf } as unknown as ApiClient)
  store.set(sessionAtom, sessionFixture)
  const profile = store.get(resourcesAtom).of('userGet', { query: { _id: anna._id } })
  profile.refresh()
  await vi.waitFor(() => expect(profile.get().status).toBe('ready'), 20_000)
  return { store, profile, call }
}

test('what is saved shows on the profile and in the session', async () => {
  const { store, profile } = await storeThatShowsAnna({ ...userOf(anna), name: 'Анюта', city: 'Тула' })
  await store.set(saveProfileAtom, { name: 'Анюта', city: 'Тула' })
  expect(profile.get()).toMatchObject({ data: { name: 'Анюта', city: 'Тула' } })
  expect(store.get(sessionAtom)).toEqual({ ...sessionFixture, name: 'Анюта' })
})

test.each([
  ['another region', chooseRegionAtom, 'kazan'],
  ['another city', saveProfileAtom, { deliveryCity: 'Казань' }],
] as const)('%s makes stock and prices be asked for anew', async (_what, write, value) => {
  const { store, call } = await storeThatShowsAnna({ ...userOf(anna), region: 'kazan' })
  store
    .get(resourcesAtom)
    .of('catalogCards', catalogQuestion)
    .subscribe(() => {})
  await store.set(write as typeof chooseRegionAtom, value as string)
  expect(store.get(sessionAtom)?.region).toBe('kazan')
  expect(call).toHaveBeenLastCalledWith('catalogCards', catalogQuestion, expect.anything())
})

test('a verification that was asked for waits in the session, too', async () => {
  const { store } = await storeThatShowsAnna(userOf(annaIn('WAITING')))
  const { name, phone, city, address, index } = anna.verification
  await store.set(askVerificationAtom, { name, phone, city, address, index })
  expect(store.get(sessionAtom)?.verification).toBe('WAITING')
})

test('a part alone leaves the rest as it was', async () => {
  const { store, profile } = await storeThatShowsAnna(null)
  store.set(changeOwnProfileAtom, { avatar: '/api/file/1' })
  expect(store.get(sessionAtom)).toEqual({ ...sessionFixture, avatar: '/api/file/1' })
  expect(profile.get()).toMatchObject({ data: { name: 'Анна', avatar: '/api/file/1' } })
})
