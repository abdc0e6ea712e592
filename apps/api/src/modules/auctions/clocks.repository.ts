import type { EventPayload } from '@flower-market/api-client/contract'
import { minimumClockStems, type ClockRun, type ClockTerms } from '@flower-market/flower-domain'
import { sql, type Selectable } from 'kysely'
import type { Db, Trx } from '../../platform/database/database.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { Lot } from '../catalog/index.ts'

/** A clock as it is kept, beside its plantation. */
export type ClockRow = Selectable<Schema['auction_clocks']> & {
  readonly plantation: string
  readonly country: string
}

/** A press as it is kept. */
export type PressRow = Selectable<Schema['auction_presses']>

/** What everybody hears of a clock. */
export type ClockMoment = EventPayload<'auction-clock-changed'>['clock']

/** How many of the last sales are told with a clock. */
const toldSales = 5

function clocksQuery(db: Db | Trx) {
  return db
    .selectFrom('auction_clocks')
    .innerJoin('plantations', 'plantations.id', 'plantation_id')
    .selectAll('auction_clocks')
    .select(['plantations.name as plantation', 'plantations.country as country'])
}

/** How a clock falls. */
export function termsOf({
  start_price: startPrice,
  step_price: step,
  step_ms: stepMs,
}: ClockRow): ClockTerms {
  return { startPrice, step, stepMs }
}

/** The run of a clock. */
export function runOf({ from_step: fromStep, since }: ClockRow): ClockRun {
  return { fromStep, since }
}

/** What a press of a clock can buy. */
export function lotOf(row: ClockRow) {
  return {
    stemsPerBunch: row.stems_per_bunch,
    stemsLeft: row.stems_left,
    minimumBunches: row.minimum_bunches,
  }
}

/** A clock's lot as an order prices it: the price of the clock is that in the warehouse, freight included. */
export function pricedLotOf(row: ClockRow, clockPrice: number): Lot {
  return {
    code: row.code,
    type: row.type,
    variety: row.variety,
    plantationId: row.plantation_id,
    plantation: row.plantation,
    country: row.country,
    lengthCm: row.length_cm,
    color: row.color,
    tint: row.tint,
    plantationPrice: clockPrice,
    freight: 0,
    regions: row.regions,
    availability: 'inStock',
    deliveryDate: row.delivery_date,
    stemsAvailable: row.stems_left,
    stemsPerBunch: row.stems_per_bunch,
    stemsPerBox: row.stems_per_box,
    soldBy: 'bunch',
    cutoffAt: null,
    photos: null,
  }
}

/** The clocks of an auction, in the order in which they open. */
export function selectClocks(db: Db | Trx, auctionId: string): Promise<ClockRow[]> {
  return clocksQuery(db).where('auction_id', '=', auctionId).orderBy('opens_at').orderBy('position').execute()
}

/** A clock as it is now; undefined when there is none. */
export function findClock(db: Db | Trx, id: string): Promise<ClockRow | undefined> {
  return clocksQuery(db).where('auction_clocks.id', '=', id).executeTakeFirst()
}

/** A clock, locked until the transaction ends: presses of one clock are judged one after another. */
export function lockClock(trx: Trx, id: string): Promise<ClockRow | undefined> {
  return clocksQuery(trx).where('auction_clocks.id', '=', id).forUpdate('auction_clocks').executeTakeFirst()
}

/** What changes of a clock. */
export type ClockChange = Partial<Pick<ClockRow, 'status' | 'from_step' | 'since' | 'due_at' | 'stems_left'>>

/** Changes a locked clock, which gets the next revision. */
export async function changeClock(trx: Trx, id: string, change: ClockChange): Promise<void> {
  await trx
    .updateTable('auction_clocks')
    .set((eb) => ({ ...change, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** The press of a clock whose buyer chooses; undefined when nobody does. */
export function findChoosing(db: Db | Trx, clockId: string): Promise<PressRow | undefined> {
  return db
    .selectFrom('auction_presses')
    .selectAll()
    .where('clock_id', '=', clockId)
    .where('status', '=', 'choosing')
    .executeTakeFirst()
}

/** What is told of clocks while they run: whom a press is of, it does not tell. */
export async function momentsOf(db: Db | Trx, clocks: readonly ClockRow[]): Promise<ClockMoment[]> {
  const ids = clocks.map(({ id }) => id)
  if (ids.length === 0) return []
  const { rows: presses } = await sql<PressRow>`SELECT presses.* FROM unnest(${ids}::text[]) AS asked (id)
    CROSS JOIN LATERAL (SELECT * FROM auction_presses WHERE clock_id = asked.id AND status <> 'lapsed'
      ORDER BY pressed_at DESC LIMIT ${toldSales + 1}) AS presses`.execute(db)
  const byClock = Map.groupBy(presses, (press) => press.clock_id)
  return clocks.map((clock) => momentOf(clock, byClock.get(clock.id) ?? []))
}

function momentOf(clock: ClockRow, presses: readonly PressRow[]): ClockMoment {
  const choosing = clock.status === 'held' ? presses.find(({ status }) => status === 'choosing') : undefined
  const sold = presses.filter(({ status }) => status === 'bought').slice(0, toldSales)
  return {
    _id: clock.id,
    revision: clock.revision,
    status: clock.status,
    fromStep: clock.from_step,
    since: clock.since.toISOString(),
    stemsLeft: clock.stems_left,
    minimumStems: minimumClockStems(lotOf(clock)),
    hold: choosing
      ? { pressId: choosing.id, step: choosing.step, until: choosing.choose_until.toISOString() }
      : null,
    sales: sold.map((press) => ({
      step: press.step,
      stems: press.quantity ?? 0,
      at: press.pressed_at.toISOString(),
    })),
  }
}
