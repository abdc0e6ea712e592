import { ApiError } from '@flower-market/api-client'
import { expect, test } from 'vitest'
import { maria, anna, userOf } from '@flower-market/api-client/msw'
import { findProblems, toFormErrors, startOf, tidy } from './verification-form.ts'

const full = {
  name: 'Мария Ветрова',
  phone: '79213456703',
  city: 'Тула',
  address: 'ул. Мира, 1',
  index: '300000',
}

test('what was sent before stands in the form again, with the phone of the profile', () => {
  expect(startOf({ ...userOf(maria), phone: '79990000009' })).toEqual({
    name: 'Мария Ветрова',
    phone: '79990000009',
    city: 'Санкт-Петербург',
    address: 'Загородный пр., 8',
    index: '191025',
  })
})

test('where nothing was sent the profile is what it begins with', () => {
  const { verification } = userOf(anna)
  const nothing = { ...verification, name: '', city: '', address: '', index: '' }
  const { name, index } = startOf({ ...userOf(anna), verification: nothing })
  expect({ name, index }).toEqual({ name: 'Анна Котова', index: '119180' })
})

test('everything is required', () => {
  expect(findProblems({ ...full, name: '', city: '', address: '', index: '' }, true)).toEqual({
    name: 'profile.nameMissing',
    city: 'profile.cityMissing',
    address: 'profile.addressMissing',
    index: 'profile.indexMissing',
    form: 'forms.fillRequired',
  })
  expect(findProblems(full, true)).toBeNull()
})

test('a number that is not confirmed comes first', () => {
  expect(findProblems(full, false)).toEqual({ phone: 'profile.phoneFirst' })
})

test('spaces alone are nothing', () => {
  expect(tidy({ ...full, city: '  ' }).city).toBe('')
})

function failure(parts: Partial<ConstructorParameters<typeof ApiError>[0]>) {
  return new ApiError({ kind: 'http', call: 'userVerification', message: 'no', ...parts })
}

test('each refusal has its own words', () => {
  expect(toFormErrors(failure({ code: 'phone-not-verified' }))).toEqual({ form: 'profile.phoneFirst' })
  expect(toFormErrors(failure({ code: 'verification-closed' }))).toEqual({
    form: 'profile.verificationClosed',
  })
  expect(toFormErrors(failure({ code: 'internal' }))).toEqual({ form: 'forms.failed' })
})
