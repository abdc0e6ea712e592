import { expect, test } from 'vitest'
import { needsVerification, type Endpoint } from '../endpoint.ts'
import { contract } from './contract.ts'

const calls = Object.entries(contract) as [string, Endpoint][]

test.each(calls)(
  '%s names the refusal of the unverified exactly when it needs a verification',
  (_name, call) => {
    const isGuarded = call.isVerifiedOnly === true || call.verifiedOnlyKinds !== undefined
    expect(call.errors.includes('verification-needed')).toBe(isGuarded)
  },
)

test('placing an order and exchanging money need a verification', () => {
  const needing = calls.filter(([, { isVerifiedOnly }]) => isVerifiedOnly).map(([name]) => name)
  expect(needing).toEqual(expect.arrayContaining(['purchaseCreate', 'accountExchange']))
})

test('a transfer needs a verification, topping up does not', () => {
  expect(needsVerification(contract.transactionCreate, { kind: 'transfer' })).toBe(true)
  expect(needsVerification(contract.transactionCreate, { kind: 'top-up' })).toBe(false)
  expect(needsVerification(contract.transactionCreate, undefined)).toBe(false)
})
