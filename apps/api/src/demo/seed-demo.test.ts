import { moscowDateOf } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { auditLedger } from '../testing/test-people.ts'
import { issueUpdsJob } from '../modules/purchases/purchases-jobs.ts'
import { openTestShop, testNow, type TestShop } from '../testing/test-shop.ts'
import { openBrowser } from '../testing/visitor.ts'
import { seedComingDaysJob } from './demo-module.ts'
import { anna, demoPassword, demoPeople, maria, pyotr } from './demo-people.ts'
import { seedDemo } from './seed-demo.ts'

const dayMs = 24 * 3_600_000
const slow = { timeout: 30_000 }

test(
  'the demo is a trading week, buyers with their wallets and a history, all through the ledger',
  slow,
  async () => {
    const shop = await openTestShop({ config: { hasDemo: false } })
    await seedDemo(shop.database, testNow)
    const browsers = []
    for (const { email } of [anna, pyotr, maria]) {
      const browser = await openBrowser(shop.app)
      await browser.call('signin', { body: { email, password: demoPassword } })
      browsers.push(browser)
    }
    const wallets = await Promise.all(browsers.map(async (browser) => (await browser.call('accountList')).ok))
    expect(wallets.map((wallet) => wallet.map(({ amount, type }) => [amount, type]))).toEqual([
      [
        [18_425_000, 'RUBLE'],
        [124_050, 'DOLLAR'],
      ],
      [[50_000, 'RUBLE']],
      [[0, 'RUBLE']],
    ])
    const [annas] = browsers
    const { dates, plantations } = (await annas!.call('filterList')).ok
    expect(dates.reduce((sum, { cards }) => sum + cards, 0)).toBeGreaterThanOrEqual(2000)
    expect(dates.every(({ cards }) => cards >= 600)).toBe(true)
    expect(plantations).toHaveLength(14)
    const { items } = (await annas!.call('purchaseList')).ok
    expect(new Set(items.map(({ status }) => status)).size).toBe(items.length)
    expect(items.map(({ number }) => number)).toEqual([10_005, 10_004, 10_003, 10_002, 10_001])
    for (const truble of Object.values(await auditLedger(shop))) expect(truble).toEqual([])
  },
)

test(
  "the demo's buyer has the documents of every shipment, and a buyer without details is told what they wait for",
  slow,
  async () => {
    const shop = await openTestShop({ config: { hasDemo: false } })
    await seedDemo(shop.database, testNow)
    await shop.app.jobs.send(shop.database.kysely, issueUpdsJob, {})
    await shop.app.jobs.runPending()
    const documentsOf = async ({ email }: { email: string }) => {
      const browser = await openBrowser(shop.app)
      await browser.call('signin', { body: { email, password: demoPassword } })
      const { items } = (await browser.call('orderList')).ok
      const states = items.map(({ documents }) => documents).filter((state) => state !== 'none')
      return { browser, states }
    }
    const { browser, states } = await documentsOf(anna)
    expect(states).toEqual(['ready', 'ready', 'ready'])
    expect((await documentsOf(maria)).states).toEqual(['incomplete'])
    // A document that is made later has the day of its shipment, in the list as on paper.
    for (const { date, order } of (await browser.call('documentList')).ok.items) {
      const { shipments } = (await browser.call('purchaseGet', { params: { id: order?._id ?? '' } })).ok
      expect(shipments.map(({ at }) => moscowDateOf(new Date(at)))).toEqual([date])
    }
  },
)

test(
  'a second start changes nothing, a later one adds the days that have come into reach',
  slow,
  async () => {
    const shop = await openTestShop({ config: { hasDemo: false } })
    await seedDemo(shop.database, testNow)
    const count = async () => {
      const [row] = await shop.database.query<{ cards: number; days: number; movements: number }>({
        name: 'count-demo',
        text: `SELECT count(*)::int AS cards, count(DISTINCT delivery_date)::int AS days,
               (SELECT count(*)::int FROM movements) AS movements FROM cards`,
      })
      return row!
    }
    const first = await count()
    await shop.database.kysely.updateTable('cards').set({ stems_available: 0 }).execute()
    await seedDemo(shop.database, testNow)
    expect(await count()).toEqual(first)
    await seedDemo(shop.database, new Date(testNow.getTime() + 2 * dayMs))
    const later = await count()
    expect([later.days, later.movements]).toEqual([first.days + 2, first.movements])
    const sold = await shop.database.kysely
      .selectFrom('cards')
      .select('code')
      .where('stems_available', '=', 0)
      .execute()
    expect(sold).toHaveLength(first.cards)
  },
)

function profilesOf(shop: Pick<TestShop, 'database'>) {
  return shop.database.kysely
    .selectFrom('people')
    .leftJoin('verifications', 'verifications.person_id', 'people.id')
    .leftJoin('margins', 'margins.person_id', 'people.id')
    .leftJoin('shares', 'shares.person_id', 'people.id')
    .select([
      'people.id',
      'role',
      'status',
      'verifications.comment',
      'broker_id',
      'referred_by',
      'margins.price_bp',
    ])
    .select('shares.price_bp as share_bp')
    .select((eb) => eb('phone_verified_at', 'is not', null).as('isPhoneVerified'))
    .orderBy('people.created_at')
    .execute()
}

test('the demo has every role, every state of a verification and who looks after whom', slow, async () => {
  const shop = await openTestShop()
  await seedDemo(shop.database, testNow)
  const rows = await profilesOf(shop)
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['demo-vera', 'ADMIN', 'APPROVED', '', null, null, null, null, true],
    ['demo-kamau', 'RECIPIENT', 'APPROVED', '', null, null, null, null, true],
    ['demo-boris', 'BROKER', 'APPROVED', '', null, null, null, null, true],
    ['demo-anna', 'USER', 'APPROVED', '', null, null, null, null, true],
    ['demo-alina', 'AGENT', 'APPROVED', '', null, null, null, null, true],
    ['demo-pyotr', 'USER', 'WAITING', '', 'demo-boris', null, 500, null, true],
    [
      'demo-maria',
      'USER',
      'REJECTED',
      maria.verification.comment,
      'demo-boris',
      'demo-alina',
      350,
      150,
      false,
    ],
  ])
  const browser = await openBrowser(shop.app)
  for (const { email, role } of demoPeople) {
    const { ok } = await browser.call('signin', { body: { email, password: demoPassword } })
    expect(ok.role).toBe(role)
  }
})

test('a demo that was seeded before there were profiles gets them at the next start', slow, async () => {
  const shop = await openTestShop()
  await seedDemo(shop.database, testNow)
  const complete = await profilesOf(shop)
  const forget = [
    // What they have earned since then would keep them.
    'SET LOCAL session_replication_role = replica',
    `DELETE FROM settings WHERE key IN ('demo-step:profiles', 'demo-step:addresses',
      'demo-step:plantation-places')`,
    'UPDATE recipients SET created_by = NULL, decided_by = NULL',
    'UPDATE transfer_events SET created_by = NULL',
    `DELETE FROM addresses`,
    `DELETE FROM margins`,
    `DELETE FROM shares`,
    `DELETE FROM verifications`,
    `UPDATE people SET broker_id = NULL, referred_by = NULL, phone_verified_at = NULL, phone = NULL`,
    `DELETE FROM ledger_accounts WHERE owner_id IN ('demo-boris', 'demo-alina', 'demo-kamau', 'demo-vera')`,
    `DELETE FROM people WHERE id IN ('demo-boris', 'demo-alina', 'demo-kamau', 'demo-vera')`,
  ]
  await shop.database.kysely.transaction().execute(async (trx) => {
    for (const statement of forget) await sql.raw(statement).execute(trx)
  })
  await seedDemo(shop.database, testNow)
  expect(await profilesOf(shop)).toEqual(complete)
})

async function countHistory({ database }: Pick<TestShop, 'database'>) {
  const [row] = await database.query<{ orders: number; credits: number }>({
    name: 'count-history',
    text: `SELECT (SELECT count(*)::int FROM purchases) AS orders,
           (SELECT count(*)::int FROM movements WHERE kind = 'compensation') AS credits`,
  })
  return row
}

test('a first start that was cut off after its orders goes on at the next one', slow, async () => {
  const shop = await openTestShop()
  await seedDemo(shop.database, testNow)
  const before = await countHistory(shop)
  await sql`DELETE FROM settings WHERE key = 'demo-step:history'`.execute(shop.database.kysely)
  // What can be picked from is less than it was: the orders themselves have taken stems.
  await sql`UPDATE cards SET stems_available = 0`.execute(shop.database.kysely)
  await seedDemo(shop.database, testNow)
  expect(await countHistory(shop)).toEqual(before)
})

test('of two first starts at once one seeds and the other finds it done', slow, async () => {
  const shop = await openTestShop()
  await Promise.all([seedDemo(shop.database, testNow), seedDemo(shop.database, testNow)])
  expect(await countHistory(shop)).toEqual({ orders: 7, credits: 1 })
})

test('a server that runs for weeks goes on selling: lots for new days come every hour', slow, async () => {
  let now = testNow
  const { app, database } = await openTestShop({ config: { hasDemo: true }, now: () => now })
  await seedDemo(database, now)
  now = new Date(testNow.getTime() + 14 * dayMs)
  expect(await app.jobs.scheduled()).toContainEqual({ name: seedComingDaysJob.name, cron: '3 * * * *' })
  await app.jobs.send(database.kysely, seedComingDaysJob, {})
  await app.jobs.runPending()
  const browser = await openBrowser(app)
  await browser.call('signin', { body: { email: anna.email, password: demoPassword } })
  const { dates } = (await browser.call('catalogDays')).ok
  expect(dates.length).toBeGreaterThanOrEqual(5)
  expect(dates.every(({ cards }) => cards >= 600)).toBe(true)
})
test(
  'the demo has a person with two addresses, one without any, and orders that go to an address',
  slow,
  async () => {
    const shop = await openTestShop()
    await seedDemo(shop.database, testNow)
    const browser = await openBrowser(shop.app)
    const signIn = (email: string) => browser.call('signin', { body: { email, password: demoPassword } })
    await signIn(maria.email)
    expect((await browser.call('addressList')).ok).toEqual([])
    await signIn(anna.email)
    const { ok } = await browser.call('addressList')
    expect(ok.map(({ city, isDefault, cityCost }) => [city, isDefault, cityCost])).toEqual([
      ['Москва', true, 60_000],
      ['Тула', false, 130_000],
    ])
    const { items } = (await browser.call('purchaseList')).ok
    for (const { _id: id, methodDelivery } of items) {
      const order = (await browser.call('purchaseGet', { params: { id } })).ok
      expect(order.destination.kind).toBe(methodDelivery)
    }
  },
)
