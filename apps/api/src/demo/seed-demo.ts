import { deliveryDays } from '@flower-market/flower-domain'
import type { Database } from '../platform/database/database.ts'
import { tradingDays } from '../modules/catalog/index.ts'
import { anna } from './demo-people.ts'
import { seedBalances, topUp } from './seed-balances.ts'
import { seedDays, seedPlantations } from './seed-cards.ts'
import { seedHistory } from './seed-history.ts'
import { seedPeople } from './seed-people.ts'
import { seedRates } from './seed-rates.ts'
import { seedProfiles } from './seed-profiles.ts'
import { demoStart, isDone, stepOnce } from './step-once.ts'

const openingDaysAgo = 24

/** Makes the demo: people, money, a history and lots for the coming days. Every start adds only what is missing. */
export async function seedDemo(database: Database, now: Date): Promise<void> {
  const { kysely } = database
  const start = await demoStart(kysely, now)
  await seedPeople(kysely)
  await seedProfiles(kysely, start)
  await seedPlantations(kysely)
  await seedRates(kysely, now)
  if (!(await isDone(kysely, 'history'))) {
    const at = new Date(start.getTime() - openingDaysAgo * 24 * 3_600_000)
    await topUp(kysely, 'opening-balance', { personId: anna.id, amount: 25_000_000n, currency: 'RUB', at })
    await seedHistory(database, start)
    await seedBalances(kysely, start)
    await stepOnce(kysely, 'history', async () => {})
  }
  await seedDays(kysely, deliveryDays({ now, count: tradingDays }))
}
