import { expect, test } from 'vitest'
import { auditLedger } from '../testing/inhabitants.ts'
import { openTestShop, testNow } from '../testing/test-shop.ts'
import { openBrowser } from '../testing/visitor.ts'
import { anna, demoPassword, maria, pyotr } from './demo-people.ts'
import { seedDemo } from './seed-demo.ts'

const dayMs = 24 * 3_600_000
const slow = { timeout: 30_000 }

test('the demo is a trading week, three people and a history, all through the ledger', slow, async () => {
  const shop = await openTestShop()
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
    [],
  ])
  const [annas] = browsers
  const { dates, plantations } = (await annas!.call('filterList')).ok
  expect(dates.reduce((sum, { cards }) => sum + cards, 0)).toBeGreaterThanOrEqual(2000)
  expect(dates.every(({ cards }) => cards >= 600)).toBe(true)
  expect(plantations).toHaveLength(14)
  const { items } = (await annas!.call('purchaseList')).ok
  expect(new Set(items.map(({ status }) => status)).size).toBe(items.length)
  expect(items.map(({ number }) => number)).toEqual([10_005, 10_004, 10_003, 10_002, 10_001])
  for (const trouble of Object.values(await auditLedger(shop))) expect(trouble).toEqual([])
})

test(
  'a second start changes nothing, a later one adds the days that have come into reach',
  slow,
  async () => {
    const shop = await openTestShop()
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
    expect([later.days, later.movements]).toEqual([first.days + 1, first.movements])
    const sold = await shop.database.kysely
      .selectFrom('cards')
      .select('code')
      .where('stems_available', '=', 0)
      .execute()
    expect(sold).toHaveLength(first.cards)
  },
)
