import { ApiError } from '@flower-market/api-client'
import { expect, test } from 'vitest'
import { findProblems, toFormErrors } from './new-password.ts'

test('a missing password is asked for', () => {
  expect(findProblems('')).toEqual({ password: 'signin.passwordMissing', form: 'forms.fillRequired' })
})

test('a short password is refused before it is sent', () => {
  expect(findProblems('тюльпан')).toEqual({ password: 'forms.passwordTooShort' })
})

test('a long phrase may be sent', () => {
  expect(findProblems('снег над тюльпанами')).toBeNull()
})

test('what only the server knows stands at the field', () => {
  const parts = { kind: 'http', call: 'recoveryVerify', message: 'no' } as const
  const details = { reason: 'too-common' }
  expect(toFormErrors(new ApiError({ ...parts, code: 'password-too-weak', details }))).toEqual({
    password: 'forms.passwordTooCommon',
  })
  expect(toFormErrors(new ApiError({ ...parts, code: 'unavailable' }))).toEqual({ form: 'forms.unavailable' })
})
