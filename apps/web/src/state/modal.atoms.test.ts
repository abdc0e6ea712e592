import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import {
  askPhoneVerificationAtom,
  createModalAtom,
  destroyModalAtom,
  endPhoneVerificationAtom,
  modalAtom,
  setPictureSourceAtom,
  toggleMobileModalAtom,
  togglePictureModalAtom,
} from './modal.atoms.ts'

test('nothing lies over a page at first; the country is Russia, the number empty', () => {
  expect(createStore().get(modalAtom)).toEqual({
    current: null,
    isMobileOpen: false,
    isPhoneVerificationOpen: false,
    isPhoneVerified: false,
    phoneCountry: 'RUS',
    phone: '',
    isPictureOpen: false,
    pictureSource: '',
  })
})

test('creating a modal sets the current one, destroying clears it', () => {
  const store = createStore()
  store.set(createModalAtom, 'avatar')
  expect(store.get(modalAtom).current).toBe('avatar')
  store.set(createModalAtom, 'sign-in-again')
  expect(store.get(modalAtom).current).toBe('sign-in-again')
  store.set(destroyModalAtom)
  expect(store.get(modalAtom).current).toBeNull()
})

test('the mobile and the picture modal toggle, each for itself', () => {
  const store = createStore()
  store.set(toggleMobileModalAtom)
  store.set(togglePictureModalAtom)
  expect(store.get(modalAtom)).toMatchObject({ isMobileOpen: true, isPictureOpen: true })
  store.set(toggleMobileModalAtom)
  expect(store.get(modalAtom)).toMatchObject({ isMobileOpen: false, isPictureOpen: true })
  store.set(togglePictureModalAtom)
  expect(store.get(modalAtom).isPictureOpen).toBe(false)
})

test('the picture keeps its source while it is closed', () => {
  const store = createStore()
  store.set(setPictureSourceAtom, '/api/file/rose')
  store.set(togglePictureModalAtom)
  store.set(togglePictureModalAtom)
  expect(store.get(modalAtom).pictureSource).toBe('/api/file/rose')
})

test('a number is asked for with its country, and a new question forgets the last answer', () => {
  const store = createStore()
  store.set(askPhoneVerificationAtom, { phone: '254712345678', country: 'KEN' })
  expect(store.get(modalAtom)).toMatchObject({
    isPhoneVerificationOpen: true,
    phone: '254712345678',
    phoneCountry: 'KEN',
  })
  store.set(endPhoneVerificationAtom, true)
  expect(store.get(modalAtom)).toMatchObject({ isPhoneVerificationOpen: false, isPhoneVerified: true })
  store.set(askPhoneVerificationAtom, { phone: '79161234501', country: 'RUS' })
  expect(store.get(modalAtom).isPhoneVerified).toBe(false)
})
