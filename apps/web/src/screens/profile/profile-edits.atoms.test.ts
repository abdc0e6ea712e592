import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { editProfileAtom, forgetEditsAtom, profileEditsAtom } from './profile-edits.atoms.ts'

test('what is typed into one field leaves the others', () => {
  const store = createStore()
  store.set(editProfileAtom, { city: 'Тула' })
  store.set(editProfileAtom, { company: 'Сад' })
  expect(store.get(profileEditsAtom)).toEqual({ city: 'Тула', company: 'Сад' })
})

test('what was typed while the rest was being saved stays', () => {
  const store = createStore()
  store.set(editProfileAtom, { city: 'Тула', company: 'Сад' })
  const saved = store.get(profileEditsAtom)
  store.set(editProfileAtom, { company: 'Сад и огород' })
  store.set(forgetEditsAtom, saved)
  expect(store.get(profileEditsAtom)).toEqual({ company: 'Сад и огород' })
})
