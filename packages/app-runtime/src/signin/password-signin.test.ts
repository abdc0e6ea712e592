import { ApiError } from '@flower-market/api-client'
import { expect, test } from 'vitest'
import { findProblems, toFormErrors, readCredentials } from './password-signin.ts'

test('an empty form names both fields and asks to fill in all that is required', () => {
  expect(findProblems({ email: '', password: '' })).toEqual({
    email: 'signin.emailMissing',
    password: 'signin.passwordMissing',
    form: 'forms.fillRequired',
  })
})

test('a missing password is asked for alone', () => {
  expect(findProblems({ email: 'anna@buket.example', password: '' })).toEqual({
    password: 'signin.passwordMissing',
    form: 'forms.fillRequired',
  })
})

test('a misspelt address is named before anything is sent', () => {
  expect(findProblems({ email: 'anna', password: 'роза' })).toEqual({ email: 'signin.emailMalformed' })
})

test('a complete form may be sent', () => {
  expect(findProblems({ email: 'анна@букет.рф', password: ' ' })).toBeNull()
})

test('spaces around the address are forgotten, those of the password are kept', () => {
  const fields = new FormData()
  fields.set('email', ' anna@buket.example ')
  fields.set('password', ' роза ')
  expect(readCredentials(fields)).toEqual({ email: 'anna@buket.example', password: ' роза ' })
})

function refusal(parts: Partial<ConstructorParameters<typeof ApiError>[0]>) {
  return new ApiError({ kind: 'http', call: 'signin', message: 'no', ...parts })
}

test('a refused password stands at its field, other failures at the form', () => {
  expect(toFormErrors(refusal({ status: 401, code: 'wrong-credentials' }))).toEqual({
    password: 'signin.wrongCredentials',
  })
  expect(toFormErrors(refusal({ status: 403, code: 'staff-only' }))).toEqual({ email: 'signin.staffOnly' })
  expect(toFormErrors(refusal({ kind: 'network' }))).toEqual({ form: 'forms.networkFailure' })
})
