import { expect, test } from 'vitest'
import { formatRecoveryCode, readSecondFactorCode, recoveryCodeAlphabet } from './second-factor.ts'

test.each([
  ['123456', { kind: 'totp', code: '123456' }],
  [' 123 456 ', { kind: 'totp', code: '123456' }],
  ['7k2mz-9qrst', { kind: 'recovery', code: '7K2MZ9QRST' }],
  ['OIL00-11111', { kind: 'recovery', code: '0110011111' }],
])('%s is read as it is meant', (typed, code) => {
  expect(readSecondFactorCode(typed)).toEqual(code)
})

test.each(['', '12345', '1234567', '7K2MZ-9QRS', '7K2MZ-9QRSTU', 'пароль', '7K2MZ-9QRS!'])(
  '"%s" is no code',
  (typed) => {
    expect(readSecondFactorCode(typed)).toBeNull()
  },
)

test('a recovery code that is shown is read back as it is', () => {
  const code = recoveryCodeAlphabet.slice(10, 20)
  expect(readSecondFactorCode(formatRecoveryCode(code))).toEqual({ kind: 'recovery', code })
})
