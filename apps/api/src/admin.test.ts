import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { addPerson, signInAs, testPassword } from './testing/test-people.ts'
import { setUpSecondFactor } from './testing/test-second-factor.ts'
import { openTestShop, type TestShop } from './testing/test-shop.ts'
import { openBrowser } from './testing/visitor.ts'

const admin = fileURLToPath(new URL('admin.ts', import.meta.url))
const slow = { timeout: 60_000 }
const password = 'eleven blue irises'

/** Runs `npm run admin -- …` against a shop's database. */
function run({ connectionString }: TestShop, ...args: string[]) {
  const env = {
    ...process.env,
    DATABASE_URL: connectionString,
    PUBLIC_ORIGIN: 'https://shop.example',
    ADMIN_ADDRESS: 'https://staff.shop.example',
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--conditions=source', admin, ...args], {
    env,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

function auditedAbout({ database }: TestShop, id: string) {
  return database.kysely
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'before'])
    .where('person_id', '=', id)
    .orderBy('id')
    .execute()
}

test(
  'the first administrator is made without a password, sets one by the link and signs in',
  slow,
  async () => {
    const shop = await openTestShop({ now: () => new Date() })
    const { status, stdout, stderr } = run(shop, 'create', 'Boss@Shop.example')
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(
      /^boss@shop\.example is an administrator now\.\nWhat is to be set up: https:\/\/staff\.shop\.example\/setup\n.*https:\/\/shop\.example\/recovery\/verify#[\w-]{43}\n$/u,
    )
    const token = stdout.trim().split('#')[1] as string
    const visitor = await openBrowser(shop.app)
    expect((await visitor.call('recoveryVerify', { body: { token, password } })).status).toBe(200)
    const { ok } = await visitor.call('signin', { body: { email: 'boss@shop.example', password } })
    expect([ok.role, ok.staffRole]).toEqual(['ADMIN', 'owner'])
    const { items } = (await visitor.call('auditList', { query: {} })).ok
    expect(items).toMatchObject([{ action: 'person-added', by: null, from: null, about: { _id: ok._id } }])
  },
)

test('somebody who is there already becomes an administrator and keeps everything else', slow, async () => {
  const shop = await openTestShop({ now: () => new Date() })
  const id = await addPerson(shop, { email: 'rosa@buyers.example' })
  expect(run(shop, 'create', 'rosa@buyers.example').stdout).toMatch(/^rosa@buyers\.example was here already/u)
  const people = await shop.database.kysely.selectFrom('people').select(['id', 'role']).execute()
  expect(people).toEqual([{ id, role: 'ADMIN' }])
  expect(await auditedAbout(shop, id)).toEqual([
    { action: 'role-changed', actor_id: null, before: { role: 'USER', staffRole: null } },
  ])
})

test(
  'whoever has lost phone and recovery codes gets rid of the second factor, and of all sessions',
  slow,
  async () => {
    const now = new Date()
    const shop = await openTestShop({ now: () => now })
    const id = await addPerson(shop, { email: 'vera@shop.example', role: 'ADMIN' })
    const browser = await signInAs(shop, id, now)
    await setUpSecondFactor(browser, now)
    expect(run(shop, 'reset-second-factor', 'Vera@shop.example').stdout).toMatch(
      /^vera@shop\.example has no second factor any more/u,
    )
    expect((await browser.call('authentication')).refusal?.code).toBe('not-signed-in')
    const body = { email: 'vera@shop.example', password: testPassword }
    expect((await (await openBrowser(shop.app)).call('signin', { body })).status).toBe(200)
    expect(run(shop, 'reset-second-factor', 'vera@shop.example').stdout).toBe(
      'vera@shop.example has no second factor.\n',
    )
    expect(await auditedAbout(shop, id)).toEqual([
      { action: 'second-factor-set', actor_id: id, before: {} },
      { action: 'second-factor-removed', actor_id: null, before: {} },
    ])
  },
)

test.each([
  [[]],
  [['create']],
  [['storage', 'rosa']],
  [['check-files', 'rosa']],
  [['remove', 'rosa@buyers.example']],
  [['create', 'rosa']],
])('the arguments %j are refused in one sentence, and nothing is changed', slow, async (args) => {
  const shop = await openTestShop()
  const { status, stderr } = run(shop, ...args)
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(
      /Usage: npm run admin -- create <email> \| reset-second-factor <email> \| storage \| check-files \| take-files-back\n$/u,
    ),
  ])
  expect(await shop.database.kysely.selectFrom('people').selectAll().execute()).toEqual([])
})

test('what the tables take is told, with the indexes that nothing reads', slow, async () => {
  const shop = await openTestShop()
  const { status, stdout, stderr } = run(shop, 'storage')
  expect([status, stderr]).toEqual([0, ''])
  const [head = '', ...lines] = stdout.split('\n')
  expect(head.trim().split(/ {2,}/u)).toEqual([
    'table',
    'rows',
    'dead',
    'table, kB',
    'indexes, kB',
    'full scans',
    'vacuumed',
  ])
  for (const table of ['postings', 'audit_entries', 'events', 'job']) {
    expect(lines.filter((line) => line.startsWith(`${table} `))).toHaveLength(1)
  }
  const [, indexes = ''] = stdout.split('Indexes that nothing has read since the statistics were reset:\n')
  expect(indexes.split('\n').length).toBeGreaterThan(20)
  expect(indexes).not.toMatch(/_pkey|_key /u)
})
