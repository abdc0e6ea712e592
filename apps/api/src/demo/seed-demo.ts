import {
  availabilities,
  daysOnSale,
  demoContacts,
  demoRequisites,
  demoSignatory,
  moscowDateOf,
} from '@flower-market/flower-domain'
import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { proveBalances } from '../modules/ledger/index.ts'
import { listRegions } from '../modules/regions/index.ts'
import { decideFirst } from '../modules/settings/index.ts'
import { anna } from './demo-people.ts'
import { seedAddresses } from './seed-addresses.ts'
import { seedBalances, topUp } from './seed-balances.ts'
import {
  seedDays,
  seedPastPrices,
  seedPlantationCutoffs,
  seedPlantations,
  seedVarieties,
} from './seed-cards.ts'
import { seedHistory } from './seed-history.ts'
import { seedPeople } from './seed-people.ts'
import { seedPlantationPlaces, seedRecipients, seedTransfers } from './seed-transfers.ts'
import { seedRates } from './seed-rates.ts'
import { seedProfiles } from './seed-profiles.ts'
import { seedRegions } from './seed-regions.ts'
import { seedTopUp } from './seed-top-up.ts'
import { demoStart, isDone, stepOnce } from './step-once.ts'

const openingDaysAgo = 24

/**
 * Makes the demo: people, money, a history and lots for the coming days. Every start adds only what is missing; of
 * several starts at once one seeds, the others wait.
 */
export async function seedDemo(database: Database, now: Date): Promise<void> {
  await database.kysely.transaction().execute(async (lock) => {
    // The seed may take longer than a request may.
    await sql`SET LOCAL statement_timeout = 0`.execute(lock)
    await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(lock)
    await sql`SELECT pg_advisory_xact_lock(hashtext('demo'))`.execute(lock)
    await seed(database, now)
  })
}

async function seed(database: Database, now: Date): Promise<void> {
  const { kysely } = database
  const start = await demoStart(kysely, now)
  // Nobody is paid before there are requisites.
  await decideFirst(kysely, { name: 'requisites', value: demoRequisites, now, reason: 'Demo' })
  await decideFirst(kysely, { name: 'signatory', value: demoSignatory, now, reason: 'Demo' })
  await decideFirst(kysely, { name: 'contacts', value: demoContacts, now, reason: 'Demo' })
  await seedRegions(kysely)
  await seedPeople(kysely)
  await seedProfiles(kysely, start)
  await seedAddresses(kysely)
  await seedPlantations(kysely)
  await seedPlantationPlaces(kysely)
  await seedPlantationCutoffs(kysely)
  await seedVarieties(kysely)
  await seedPastPrices(kysely, moscowDateOf(start))
  await seedRecipients(kysely, start)
  await seedRates(kysely, now)
  if (!(await isDone(kysely, 'history'))) {
    const at = new Date(start.getTime() - openingDaysAgo * 24 * 3_600_000)
    await topUp(kysely, 'opening-balance', { personId: anna.id, amount: 25_000_000n, currency: 'RUB', at })
    await seedHistory(database, start)
    await seedBalances(kysely, start)
    await stepOnce(kysely, 'history', async () => {})
  }
  await seedTopUp(kysely, start)
  await seedTransfers(database, start)
  // Elsewhere a night has passed before anybody looks.
  await stepOnce(kysely, 'proof', async () => {
    await proveBalances(kysely, (work) => kysely.transaction().execute(work), now)
  })
  await seedComingDays(database, now)
}

/** Puts lots of every availability on sale for the coming days, of any region, that have none yet. */
export async function seedComingDays(database: Database, now: Date): Promise<void> {
  const regions = await listRegions(database)
  for (const availability of availabilities) {
    const days = regions.flatMap(({ terms }) => daysOnSale(now, terms, availability))
    await seedDays(database.kysely, [...new Set(days)].toSorted(), availability)
  }
}
