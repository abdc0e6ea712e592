import { roles } from '@flower-market/flower-domain'
import { expect, test, vi } from 'vitest'
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

test('staff may make every call', () => {
  for (const allowed of Object.values(permissions)) expect(allowed).toContain('ADMIN')
  expect(roles).toContain('ADMIN')
})

test('the entry point of the shop loads without the schemas and without axios', async () => {
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
