import { ApiError } from '@flower-market/api-client'
import { expect, test } from 'vitest'
import { proofProblems, readProof, toProofErrors } from './security-form.ts'

test('a form asks for its own fields alone', () => {
  const nothing = readProof(new FormData())
  expect(proofProblems(['password'], true)(nothing)).toEqual({ password: 'security.passwordMissing' })
  expect(proofProblems(['code'], true)(nothing)).toEqual({ code: 'security.codeMissing' })
  expect(proofProblems(['password'], true)({ password: ' роза ', code: '' })).toBeNull()
})

test('setting up takes codes of the authenticator alone, everything else recovery codes as well', () => {
  const proof = { password: '', code: '7k2mz-9qrst' }
  expect(proofProblems(['code'], true)(proof)).toBeNull()
  expect(proofProblems(['code'], false)(proof)).toEqual({ code: 'security.totpMalformed' })
  expect(proofProblems(['code'], false)({ ...proof, code: '123 456' })).toBeNull()
  expect(proofProblems(['code'], true)({ ...proof, code: '12' })).toEqual({ code: 'security.codeMalformed' })
})

test.each([
  ['wrong-password', { password: 'security.wrongPassword' }],
  ['wrong-second-factor', { code: 'security.wrongCode' }],
  ['second-factor-not-set', { form: 'errors.second-factor-not-set' }],
  ['internal', { form: 'forms.failed' }],
] as const)('%s stands where it is mended', (code, problems) => {
  const error = new ApiError({ kind: 'http', call: 'secondFactorRemove', message: 'no', code })
  expect(toProofErrors(error)).toEqual(problems)
})
