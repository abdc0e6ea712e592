import { randomUUID } from 'node:crypto'
import { scheduleAuction } from '../modules/auctions/index.ts'
import { addCard } from './test-people.ts'
import { testNow, type TestShop } from './test-shop.ts'

/** What a clock of a test differs in; prices in kopecks. */
export interface NewClock {
  readonly stems?: number
  readonly startPrice?: number
  readonly step?: number
  readonly stepMs?: number
  readonly reservePrice?: number
  readonly minimumBunches?: number
  /** @default now */
  readonly opensAt?: Date
  readonly at?: Date
}

/** An auction of one lot of its own, which opens now; its bunches have 25 stems. */
export async function addClock(
  shop: TestShop,
  { at = testNow, opensAt = at, stems = 100, ...terms }: NewClock = {},
): Promise<{ auctionId: string; clockId: string; code: string }> {
  const { code } = await addCard(shop, { code: randomUUID(), stemsAvailable: stems })
  const lot = { startPrice: 9_000, step: 50, stepMs: 400, reservePrice: 7_000, minimumBunches: 1, ...terms }
  const { kysely } = shop.database
  const auctionId = await kysely
    .transaction()
    .execute((trx) =>
      scheduleAuction(trx, { lots: [{ code, stems, opensAt: opensAt.toISOString(), ...lot }], by: null, at }),
    )
  const { id: clockId } = await kysely
    .selectFrom('auction_clocks')
    .select('id')
    .where('auction_id', '=', auctionId)
    .executeTakeFirstOrThrow()
  return { auctionId, clockId, code }
}

/** A press of somebody that has become an order; answers its id. */
export async function addPress(
  shop: TestShop,
  { personId, purchaseId }: { readonly personId: string; readonly purchaseId: string },
): Promise<string> {
  const { clockId } = await addClock(shop, { opensAt: new Date(testNow.getTime() + 3_600_000) })
  const id = randomUUID()
  await shop.database.kysely
    .insertInto('auction_presses')
    .values({
      id,
      clock_id: clockId,
      person_id: personId,
      pressed_at: testNow,
      step: 0,
      clock_price: 9_000,
      price: 9_000,
      seen_price: 9_000,
      delivery_method: 'pickup',
      address_id: null,
      minimum_stems: 25,
      choose_until: testNow,
      reservation_id: null,
      status: 'bought',
      quantity: 25,
      purchase_id: purchaseId,
    })
    .execute()
  return id
}
