import { roles, staffRoles } from '@flower-market/flower-domain'
import { expect, onTestFinished, test, vi } from 'vitest'
import { contract } from './contract/contract.ts'
import { mayCall, permissions } from './permissions.ts'

test.each([
  ['USER', 'purchaseCreate', true],
  ['USER', 'userList', false],
  ['RECIPIENT', 'userById', false],
  ['AGENT', 'userList', true],
  ['AGENT', 'userAddReferral', false],
  ['BROKER', 'userAddReferral', true],
  ['BROKER', 'userVerificationReview', false],
  ['ADMIN', 'userVerificationReview', true],
] as const)('%s and %s: %s', (role, call, isAllowed) => {
  expect(mayCall(role, call)).toBe(isAllowed)
})

test('the table names every call that needs a session, and no other', () => {
  const protectedCalls = Object.entries(contract).filter(([, { access }]) => access === 'signed-in')
  expect(Object.keys(permissions).toSorted()).toEqual(protectedCalls.map(([name]) => name).toSorted())
})

test('an owner may make every call but those of API tokens and webhooks, which staff have none of', () => {
  const refused = (Object.keys(permissions) as (keyof typeof permissions)[]).filter(
    (call) => !mayCall({ role: 'ADMIN', staffRole: 'owner' }, call),
  )
  expect(refused.filter((call) => !call.startsWith('webhook'))).toEqual([
    'apiTokenList',
    'apiTokenCreate',
    'apiTokenRevoke',
  ])
})

test('a row that names staff roles does not name all staff as well, and no role or staff role is named alike', () => {
  const both = Object.entries(permissions).filter(
    ([, row]) => row.some((one) => one === 'ADMIN') && row.some((one) => staffRoles.includes(one as never)),
  )
  expect(both).toEqual([])
  expect(new Set([...roles, ...staffRoles]).size).toBe(roles.length + staffRoles.length)
})

test.each([
  ['support', 'userVerificationReview', true],
  ['support', 'transactionConfirm', false],
  ['support', 'lotCreate', false],
  ['warehouse', 'lotCreate', true],
  ['warehouse', 'bankStatementCredit', false],
  ['accountant', 'transactionConfirm', true],
  ['accountant', 'operatorSettingSet', false],
  ['accountant', 'userList', true],
  ['owner', 'staffRoleSet', true],
  [null, 'userList', true],
  [null, 'staffRoleSet', false],
] as const)('staff as %s and %s: %s', (staffRole, call, isAllowed) => {
  expect(mayCall({ role: 'ADMIN', staffRole }, call)).toBe(isAllowed)
})

test('a staff role counts for nothing without the role ADMIN', () => {
  expect(mayCall({ role: 'USER', staffRole: 'owner' }, 'staffRoleSet')).toBe(false)
})

test('the entry point of the shop loads without the schemas and without axios', async () => {
  onTestFinished(() => {
    vi.doUnmock('zod/mini')
    vi.doUnmock('axios')
    vi.resetModules()
  })
  vi.resetModules()
  vi.doMock('zod/mini', () => {
    throw new Error('zod was loaded')
  })
  vi.doMock('axios', () => {
    throw new Error('axios was loaded')
  })
  const entryPoint = await import('./index.ts')
  expect(entryPoint.mayCall('USER', 'accountList')).toBe(true)
  await expect(import('./contract/index.ts')).rejects.toMatchObject({ cause: { message: 'zod was loaded' } })
})
