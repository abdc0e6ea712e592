import { ApiError } from '@flower-market/api-client'
import { expect, test } from 'vitest'
import { findCodeProblems, toCodeErrors } from './second-factor-code.ts'

test.each([
  ['', { code: 'signin.codeMissing' }],
  ['12345', { code: 'signin.codeMalformed' }],
  ['123 456', null],
  ['7k2mz-9qrst', null],
])('of "%s" is said %j', (code, problems) => {
  expect(findCodeProblems(code)).toEqual(problems)
})

test.each([
  ['wrong-second-factor', { code: 'signin.codeWrong' }],
  ['sign-in-expired', { form: 'signin.codeExpired' }],
  ['too-many-requests', { form: 'forms.tooManyAttempts' }],
] as const)('%s stands where it is mended', (code, problems) => {
  const error = new ApiError({ kind: 'http', call: 'signinSecondFactor', message: 'no', code })
  expect(toCodeErrors(error)).toEqual(problems)
})
