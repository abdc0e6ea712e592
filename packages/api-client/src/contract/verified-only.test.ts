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

const buyer = { personId: 'anna', role: 'USER' } as const

test('a transfer needs a verification, topping up does not', () => {
  expect(needsVerification(contract.transactionCreate, { kind: 'transfer' }, buyer)).toBe(true)
  expect(needsVerification(contract.transactionCreate, { kind: 'top-up' }, buyer)).toBe(false)
  expect(needsVerification(contract.transactionCreate, undefined, buyer)).toBe(false)
})

test('staff who order for somebody need no verification of their own, a broker does', () => {
  const staff = { personId: 'vera', role: 'ADMIN' } as const
  const needs = (caller: typeof staff | typeof buyer | { personId: string; role: 'BROKER' }, body: object) =>
    needsVerification(contract.purchaseCreate, body, caller)
  expect(needs(staff, { user: 'anna' })).toBe(false)
  expect([needs(staff, {}), needs(staff, { user: 'vera' })]).toEqual([true, true])
  expect(needs({ personId: 'boris', role: 'BROKER' }, { user: 'anna' })).toBe(true)
  expect(needsVerification(contract.accountExchange, { user: 'anna' }, staff)).toBe(true)
})
