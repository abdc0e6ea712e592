import { ApiError } from '@flower-market/api-client'
import { expect, test } from 'vitest'
import { findProblems, toFormErrors } from './password-form.ts'

const anna = ['anna@buket.example', 'Анна', 'Котова']

test('both passwords are required', () => {
  expect(findProblems({ current: '', password: '' }, anna)).toEqual({
    current: 'settings.currentMissing',
    password: 'settings.newMissing',
    form: 'forms.fillRequired',
  })
})

test('a new password that is short or made of a name is not even sent', () => {
  expect(findProblems({ current: 'flowers', password: 'роза' }, anna)).toEqual({
    password: 'forms.passwordTooShort',
  })
  expect(findProblems({ current: 'flowers', password: 'Котова-2026' }, anna)).toEqual({
    password: 'forms.passwordPersonal',
  })
})

test('the present password may be as short as it was', () => {
  expect(findProblems({ current: 'x', password: 'семь пионов у двери' }, anna)).toBeNull()
})

function failure(parts: Partial<ConstructorParameters<typeof ApiError>[0]>) {
  return new ApiError({ kind: 'http', call: 'passwordChange', message: 'no', ...parts })
}

test('a refusal stands under the password that it is about', () => {
  expect(toFormErrors(failure({ code: 'wrong-password' }))).toEqual({ current: 'settings.wrongPassword' })
  expect(toFormErrors(failure({ code: 'password-too-weak', details: { reason: 'too-common' } }))).toEqual({
    password: 'forms.passwordTooCommon',
  })
  expect(toFormErrors(failure({ code: 'too-many-requests' }))).toEqual({ form: 'forms.tooManyAttempts' })
})
