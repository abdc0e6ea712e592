import { expect, test } from 'vitest'
import { openTestShop } from '../testing/test-shop.ts'
import { seedAuctions } from './seed-auctions.ts'
import { seedDemo } from './seed-demo.ts'

test('a new start shows an auction that begins soon and one of the next day; another start adds none', async () => {
  const now = new Date('2026-11-21T08:00:00Z')
  const shop = await openTestShop({ now: () => now })
  await seedDemo(shop.database, now)
  await seedAuctions(shop.database, now)
  await seedAuctions(shop.database, new Date(now.getTime() + 60_000))
  const { kysely } = shop.database
  const auctions = await kysely.selectFrom('auctions').select('starts_at').orderBy('starts_at').execute()
  expect(auctions.map(({ starts_at: at }) => at.getTime() - now.getTime())).toEqual([180_000, 86_400_000])
  const clocks = await kysely.selectFrom('auction_clocks').select(['stems', 'stems_left']).execute()
  expect(clocks.length).toBeGreaterThan(6)
  expect(clocks.every(({ stems, stems_left: left }) => stems === left)).toBe(true)
}, 120_000)
