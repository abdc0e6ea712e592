import { expect, test } from 'vitest'
import type { Endpoint } from '../endpoint.ts'
import { contract } from './contract.ts'

const calls = Object.entries(contract) as [string, Endpoint][]

test.each(calls)(
  '%s names the refusal of the unverified exactly when it needs a verification',
  (_name, call) => {
    expect(call.errors.includes('verification-needed')).toBe(call.isVerifiedOnly === true)
  },
)

test('placing an order and exchanging money need a verification', () => {
  const needing = calls.filter(([, { isVerifiedOnly }]) => isVerifiedOnly).map(([name]) => name)
  expect(needing).toEqual(expect.arrayContaining(['purchaseCreate', 'accountExchange']))
})
