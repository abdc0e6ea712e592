import { expect, test } from 'vitest'
import { ApiError } from '@flower-market/api-client'
import { findProblems, problemsOf } from './signin-form.ts'

test('an empty form names both fields and asks to fill in all that is required', () => {
  expect(findProblems({ email: '', password: '' })).toEqual({
    email: 'auth.emailMissing',
    password: 'auth.passwordMissing',
    form: 'auth.fillRequired',
  })
})

test('a missing password is asked for alone', () => {
  expect(findProblems({ email: 'anna@buket.example', password: '' })).toEqual({
    password: 'auth.passwordMissing',
    form: 'auth.fillRequired',
  })
})

test.each(['anna', 'anna@', '@buket.example', 'anna buket@shop'])('%s is no address', (email) => {
  expect(findProblems({ email, password: 'роза' })).toEqual({ email: 'auth.emailMalformed' })
})

test('a complete form may be sent', () => {
  expect(findProblems({ email: 'анна@букет.рф', password: ' ' })).toBeNull()
})

const refusal = (parts: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({ kind: 'http', call: 'signin', message: 'no', ...parts })

test('each refusal has its own words', () => {
  expect(problemsOf(refusal({ status: 401, code: 'wrong-credentials' }))).toEqual({
    password: 'auth.wrongCredentials',
  })
  expect(problemsOf(refusal({ status: 429, code: 'too-many-requests' }))).toEqual({
    form: 'auth.tooManyAttempts',
  })
  expect(problemsOf(refusal({ kind: 'network' }))).toEqual({ form: 'auth.networkFailure' })
  expect(problemsOf(refusal({ status: 500, code: 'internal' }))).toEqual({ form: 'auth.failed' })
})
