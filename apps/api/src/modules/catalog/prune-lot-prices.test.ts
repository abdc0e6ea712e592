import { addDays } from '@flower-market/flower-domain'
import { expect, test } from 'vitest'
import { addCard } from '../../testing/test-people.ts'
import { openTestShop, testDay } from '../../testing/test-shop.ts'
import { pruneLotPrices } from './prune-lot-prices.ts'

test('the price of a lot is kept for 400 days after its day, and not longer; every night', async () => {
  const shop = await openTestShop()
  const variety = 'Of another year'
  await addCard(shop, { variety, deliveryDate: testDay })
  const { kysely } = shop.database
  const kept = () =>
    kysely.selectFrom('lot_prices').select('delivery_date').where('variety', '=', variety).execute()
  await pruneLotPrices(shop.database, addDays(testDay, 400))
  expect(await kept()).toHaveLength(1)
  await pruneLotPrices(shop.database, addDays(testDay, 401))
  expect(await kept()).toEqual([])
  expect(await shop.app.jobs.scheduled()).toContainEqual({
    name: 'catalog.prune-lot-prices',
    cron: '40 1 * * *',
  })
})
