import {
  contract,
  mayCall,
  permissions,
  type CallName,
  type Endpoint,
  type PermittedCall,
} from '@flower-market/api-client/contract'
import { roles, staffRoles, type Role, type StaffRole } from '@flower-market/flower-domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addSignedIn } from '../../testing/test-profiles.ts'
import { openShop, type TestShop } from '../../testing/test-shop.ts'
import { openBrowser, type Visitor } from '../../testing/visitor.ts'

let shop: TestShop & { close(): Promise<void> }
beforeAll(async () => {
  shop = await openShop({})
})
afterAll(() => shop.close())

const calls = Object.entries(contract) as [CallName, Endpoint][]
const signedIn = calls.filter(([, { access }]) => access === 'signed-in')

/** What a role is told: whether it got past the guard, whatever it then hears about its empty input. */
async function verdict(visitor: Visitor, { method, path }: Endpoint): Promise<string> {
  const { statusCode, ...answer } = await visitor.send({ method, url: path.replace(':id', 'nobody') })
  if (statusCode < 400) return 'allowed'
  const { code } = answer.json() as { code: string }
  return statusCode === 401 || statusCode === 403 ? code : 'allowed'
}

/** Every role, and of staff every staff role. */
const callers: readonly { role: Role; staffRole: StaffRole | null }[] = [
  ...roles.filter((role) => role !== 'ADMIN').map((role) => ({ role, staffRole: null })),
  ...staffRoles.map((staffRole) => ({ role: 'ADMIN' as const, staffRole })),
]

const matrix = callers.map(({ role, staffRole }) => {
  const rows = signedIn.map(([name]): [string, string] => {
    return [name, mayCall({ role, staffRole }, name as PermittedCall) ? 'allowed' : 'not-permitted']
  })
  const allowed = rows.filter(([, told]) => told === 'allowed').length
  return {
    role,
    staffRole,
    name: staffRole ?? role,
    allowed,
    refused: rows.length - allowed,
    expected: Object.fromEntries(rows),
  }
})

test.each(matrix)(
  '$name gets past the guard of $allowed calls and is refused $refused',
  async ({ role, staffRole, expected }) => {
    const told: Record<string, string> = {}
    for (const [name, endpoint] of signedIn) {
      // A session for each call, as some of them end it.
      const { browser } = await addSignedIn(shop, { role, staff_role: staffRole })
      told[name] = await verdict(browser, endpoint)
    }
    expect(told).toEqual(expected)
  },
)

test(`a guest is asked to sign in by all ${signedIn.length} calls that need a session`, async () => {
  const guest = await openBrowser(shop.app)
  const told: Record<string, string> = {}
  for (const [name, endpoint] of signedIn) told[name] = await verdict(guest, endpoint)
  expect(told).toEqual(Object.fromEntries(signedIn.map(([name]) => [name, 'not-signed-in'])))
})

test(`the permission table has a row for each of these ${signedIn.length} calls and no other`, () => {
  expect(Object.keys(permissions).toSorted()).toEqual(signedIn.map(([name]) => name).toSorted())
})

test('a call says "not-permitted" in the contract exactly when the table keeps somebody out', () => {
  const saying = calls.filter(([, { errors }]) => errors.includes('not-permitted')).map(([name]) => name)
  const keeping = signedIn
    .map(([name]) => name)
    .filter((name) => callers.some((caller) => !mayCall(caller, name as PermittedCall)))
  expect(saying.toSorted()).toEqual(keeping.toSorted())
})

test('a role that may not make a call is refused before its input is read', async () => {
  const { browser } = await addSignedIn(shop)
  const answer = await browser.send({
    method: 'PATCH',
    url: contract.userVerificationReview.path,
    payload: '{"broken":',
    headers: { 'content-type': 'application/json' },
  })
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'not-permitted'])
})
