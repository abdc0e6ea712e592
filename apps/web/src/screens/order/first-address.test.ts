import { expect, test } from 'vitest'
import { anna, userOf } from '@flower-market/api-client/msw'
import { newAddress } from '../../flows/address-book/address-form.ts'
import { missingInProfile } from './first-address.atoms.ts'

const profile = userOf(anna)
const address = { ...newAddress(profile, true), city: 'Тула', street: 'ул. Мира, 1', phone: '79990000000' }

test('an empty profile learns city, address and phone of the first address', () => {
  const empty = { ...profile, city: '', address: '', phone: '' }
  expect(missingInProfile(empty, address)).toEqual({
    city: 'Тула',
    address: 'ул. Мира, 1',
    phone: '79990000000',
  })
})

test('what the profile knows stays as it is', () => {
  expect(missingInProfile({ ...profile, phone: '' }, address)).toEqual({ phone: '79990000000' })
  expect(missingInProfile(profile, address)).toEqual({})
})
