import { expect, test } from 'vitest'
import { findProblems, readRecipient, startOf, toFormErrors, type RecipientValues } from './recipient-form.ts'

const dutch: RecipientValues = {
  ...startOf(null),
  plantationId: 'polderglans',
  name: 'Polderglans',
  country: 'NLD',
  city: 'Aalsmeer',
  address: 'Legmeerdijk 313',
  currency: 'EUR',
  beneficiary: 'Polderglans B.V.',
  bankCountry: 'NLD',
  bic: 'abna nl 2a',
  accountNumber: 'nl91 abna 0417 1643 00',
}

test('an empty form says of every field that is needed that it is missing', () => {
  expect(Object.keys(findProblems(startOf(null), false) ?? {}).toSorted()).toEqual([
    'accountNumber',
    'address',
    'beneficiary',
    'bic',
    'city',
    'name',
    'plantationId',
  ])
})

test('what is typed with spaces is right, what fails its check is named', () => {
  expect(findProblems(dutch, false)).toBeNull()
  expect(findProblems({ ...dutch, bic: 'DEUTDEFF' }, false)).toEqual({ bic: 'transfers.form.otherCountry' })
  expect(findProblems({ ...dutch, accountNumber: 'NL00' }, false)).toEqual({
    accountNumber: 'transfers.form.malformed.accountNumber',
  })
})

test('the account number of a known recipient may stay as it is', () => {
  expect(findProblems({ ...dutch, accountNumber: '' }, true)).toBeNull()
  expect(findProblems({ ...dutch, accountNumber: '' }, false)).not.toBeNull()
})

test('fields that a country does not have are not sent', () => {
  const fields = new FormData()
  for (const [name, value] of Object.entries({ bic: 'ABNANL2A', routingNumber: '044525225' }))
    fields.set(name, value)
  const chosen = { plantationId: 'teplichny', country: 'RUS', currency: 'RUB' } as const
  expect(readRecipient(fields, { ...chosen, bankCountry: 'RUS' }).bic).toBe('')
  expect(readRecipient(fields, { ...chosen, bankCountry: 'NLD' }).routingNumber).toBe('')
})

test('an unexpected failure is said about the whole form', () => {
  expect(toFormErrors(new Error('no'))).toEqual({ form: 'forms.failed' })
})
