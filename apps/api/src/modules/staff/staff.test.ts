import { afterAll, beforeAll, expect, test } from 'vitest'
import { addSignedIn, type TestPerson } from '../../testing/test-profiles.ts'
import { openShop, openTestShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop & { close(): Promise<void> }
beforeAll(async () => {
  shop = await openShop({})
})
afterAll(() => shop.close())

function add(staffRole: 'owner' | 'support' | 'accountant' | 'warehouse', of: TestShop = shop) {
  return addSignedIn(of, { role: 'ADMIN', staff_role: staffRole })
}

const reason = 'Перешёл на склад'
function set({ browser }: TestPerson, id: string, staffRole: 'owner' | 'support' | 'warehouse') {
  return browser.call('staffRoleSet', { params: { id }, body: { staffRole, reason } })
}

test('a staff role that is set holds at once, also in sessions that are open', async () => {
  const [owner, colleague] = [await add('owner'), await add('support')]
  expect((await colleague.browser.call('lotWithdraw', { params: { code: 'no-lot' } })).refusal?.code).toBe(
    'not-permitted',
  )
  expect((await set(owner, colleague.id, 'warehouse')).ok).toMatchObject({ staffRole: 'warehouse' })
  expect(
    (await colleague.browser.call('lotWithdraw', { params: { code: 'no-lot' } })).refusal?.code,
  ).not.toBe('not-permitted')
  expect((await colleague.browser.call('authentication')).ok.staffRole).toBe('warehouse')
})

test('who set it, what it was and why is in the audit log', async () => {
  const [owner, colleague] = [await add('owner'), await add('support')]
  await set(owner, colleague.id, 'warehouse')
  const { items } = (await owner.browser.call('auditList', { query: { about: colleague.id } })).ok
  expect(items).toHaveLength(1)
  expect(items[0]).toMatchObject({
    action: 'role-changed',
    reason,
    by: { _id: owner.id },
    changes: [{ field: 'staffRole', before: 'support', after: 'warehouse' }],
  })
})

test('of two owners who have seen the same role, the second sets none unseen', async () => {
  const [owner, other, colleague] = [await add('owner'), await add('owner'), await add('support')]
  const setSeen = ({ browser }: TestPerson, staffRole: 'warehouse' | 'accountant') =>
    browser.call('staffRoleSet', {
      params: { id: colleague.id },
      body: { staffRole, seenRole: 'support', reason },
    })
  expect((await setSeen(owner, 'warehouse')).status).toBe(200)
  expect((await setSeen(other, 'accountant')).refusal?.code).toBe('person-changed')
  expect((await colleague.browser.call('authentication')).ok.staffRole).toBe('warehouse')
})

test('of two owners who take the role from each other one remains', async () => {
  const own = await openTestShop()
  const [one, other] = [await add('owner', own), await add('owner', own)]
  const answers = await Promise.all([set(one, other.id, 'support'), set(other, one.id, 'support')])
  expect(answers.map(({ refusal }) => refusal?.code ?? 'set').toSorted()).toEqual(['not-permitted', 'set'])
  const owners = await own.database.kysely
    .selectFrom('people')
    .select('id')
    .where('staff_role', '=', 'owner')
    .execute()
  expect(owners).toHaveLength(1)
})

test('whoever becomes an administrator without a staff role has the least of them, and loses it with the role', async () => {
  const { id } = await addSignedIn(shop)
  const { kysely } = shop.database
  const roleAfter = async (role: 'ADMIN' | 'USER') =>
    (
      await kysely
        .updateTable('people')
        .set({ role })
        .where('id', '=', id)
        .returning('staff_role')
        .executeTakeFirstOrThrow()
    ).staff_role
  expect([await roleAfter('ADMIN'), await roleAfter('USER')]).toEqual(['support', null])
})

test('only owners add staff, change or block them, and make somebody staff', async () => {
  const [owner, support] = [await add('owner'), await add('support')]
  const { id: buyer } = await addSignedIn(shop)
  const versionOf = async (id: string) =>
    (await owner.browser.call('personGet', { params: { id } })).ok.version
  const told = async (id: string) => {
    const version = await versionOf(id)
    const { browser } = support
    const answers = [
      await browser.call('personChange', { params: { id }, body: { version, reason, surname: 'Другая' } }),
      await browser.call('personBlock', { params: { id }, body: { version: await versionOf(id), reason } }),
      await browser.call('personUnblock', { params: { id }, body: { version: await versionOf(id), reason } }),
    ]
    return answers.map(({ refusal }) => refusal?.code ?? 'done')
  }
  expect(await told(owner.id)).toEqual(['not-permitted', 'not-permitted', 'not-permitted'])
  expect(await told(buyer)).toEqual(['done', 'done', 'done'])
  const form = {
    email: 'new@shop.example',
    name: 'Нина',
    surname: '',
    region: 'moscow',
    locale: 'ru',
  } as const
  const added = await support.browser.call('personAdd', { body: { ...form, role: 'ADMIN' } })
  expect(added.refusal?.code).toBe('not-permitted')
  expect((await owner.browser.call('personAdd', { body: { ...form, role: 'ADMIN' } })).status).toBe(200)
})

async function take(by: TestPerson, { id }: TestPerson) {
  const { version } = (await by.browser.call('personGet', { params: { id } })).ok
  return () =>
    by.browser.call('personRole', {
      params: { id },
      body: { role: 'USER', plantationId: null, version, reason },
    })
}

test('of two owners who take the role ADMIN from each other one remains', async () => {
  const own = await openTestShop()
  const owners = [await add('owner', own), await add('owner', own)] as const
  const [one, other] = owners
  const both = [await take(one, other), await take(other, one)]
  const answers = await Promise.all(both.map((press) => press()))
  const done = answers.filter(({ refusal }) => refusal === null)
  expect(done).toHaveLength(1)
})
