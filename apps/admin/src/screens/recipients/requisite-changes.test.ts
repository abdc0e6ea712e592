import { expect, test } from 'vitest'
import { changesOf } from './requisite-changes.ts'

const approved = {
  currency: 'EUR',
  beneficiary: 'Polderglans B.V.',
  bic: 'ABNANL2A',
  routingNumber: '',
  accountNumber: 'NL91ABNA0417164300',
  bankCountry: 'NLD',
} as const

test('what has changed stands beside what was approved, the account among it', () => {
  const now = { ...approved, accountNumber: 'NL39RABO0300065264', bic: 'RABONL2U' }
  expect(changesOf({ ...now, approved })).toEqual([
    { field: 'accountNumber', before: 'NL91ABNA0417164300', after: 'NL39RABO0300065264' },
    { field: 'bic', before: 'ABNANL2A', after: 'RABONL2U' },
  ])
})

test('a new recipient and an unchanged one have no changes', () => {
  expect(changesOf({ ...approved, approved: null })).toEqual([])
  expect(changesOf({ ...approved, approved })).toEqual([])
})
