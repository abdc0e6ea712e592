import { ApiError, type ErrorCode } from '@flower-market/api-client'
import { userOf, anna } from '@flower-market/api-client/msw'
import { expect, test } from 'vitest'
import { findProblems, newAddress, readAddress, toFormErrors, valuesOf } from './address-form.ts'

const profile = userOf(anna)
const full = newAddress(profile, true)

test('the first address begins with what the profile knows', () => {
  expect(full).toEqual({
    region: anna.region,
    label: 'Салон «Букет»',
    city: 'Москва',
    street: 'ул. Большая Полянка, 30',
    index: '119180',
    contactPerson: 'Анна Котова',
    phone: '79161234501',
    hours: '',
    driverNote: '',
  })
})

test('the city is not repeated before the street', () => {
  const address = 'Москва, ул. Большая Полянка, 30'
  expect(newAddress({ ...profile, address }, true).street).toBe('ул. Большая Полянка, 30')
  expect(newAddress({ ...profile, city: '', address }, true).street).toBe(address)
})

test('a later address begins with whom to call, not with the first one', () => {
  expect(newAddress(profile, false)).toMatchObject({
    label: '',
    city: '',
    street: '',
    index: '',
    phone: anna.phone,
  })
})

test('an address that is there is changed as it is, without what the server adds', () => {
  const [address] = anna.addresses
  const values = valuesOf({ ...address!, cityCost: 60_000 })
  expect(Object.keys(values).toSorted()).toEqual(Object.keys(full).toSorted())
})

test('what was typed is read without spaces around it', () => {
  const typed = new FormData()
  typed.set('city', ' Тверь ')
  typed.set('street', 'ул. Мира, 1')
  expect(readAddress(typed, { region: 'r', phone: '79161234501' })).toEqual({
    region: 'r',
    phone: '79161234501',
    city: 'Тверь',
    street: 'ул. Мира, 1',
    label: '',
    index: '',
    contactPerson: '',
    hours: '',
    driverNote: '',
  })
})

test('city, street, contact person and a phone that exists are required, nothing else is', () => {
  expect(findProblems({ ...full, label: '', index: '', hours: '', driverNote: '' }, false)).toBeNull()
  expect(findProblems({ ...full, city: '', street: '', contactPerson: '', phone: '7916' }, false)).toEqual({
    city: 'addresses.cityMissing',
    street: 'addresses.streetMissing',
    contactPerson: 'addresses.contactMissing',
    phone: 'forms.checkPhone',
  })
  expect(findProblems(full, true)).toEqual({ phone: 'forms.checkPhone' })
})

function refusal(code: ErrorCode): ApiError {
  const details = { issues: [] }
  return new ApiError({ kind: 'http', call: 'addressCreate', message: '', status: 409, code, details })
}

test('a refusal is put into words', () => {
  expect(toFormErrors(refusal('too-many-addresses'))).toEqual({ form: 'addresses.tooMany' })
  expect(toFormErrors(refusal('not-found'))).toEqual({ form: 'addresses.gone' })
  expect(toFormErrors(refusal('validation-failed'))).toEqual({ form: 'addresses.notTaken' })
  expect(toFormErrors(refusal('unavailable'))).toEqual({ form: 'forms.unavailable' })
})
