import { expect, test } from 'vitest'
import { emailProblems } from './email-problem.ts'

test('a missing address is asked for', () => {
  expect(emailProblems('')).toEqual({ email: 'signin.emailMissing', form: 'forms.fillRequired' })
})

test.each(['anna', 'anna@', '@buket.example', 'anna buket@shop.example'])('%s is no address', (email) => {
  expect(emailProblems(email)).toEqual({ email: 'signin.emailMalformed' })
})

test('an address may be sent', () => {
  expect(emailProblems('анна@букет.рф')).toBeNull()
})
