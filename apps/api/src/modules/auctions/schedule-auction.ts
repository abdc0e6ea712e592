import { randomUUID } from 'node:crypto'
import { events, type Contract } from '@flower-market/api-client/contract'
import {
  findClockIssue,
  reserveStep,
  runEndsAt,
  type ClockIssue,
  type IsoDate,
} from '@flower-market/flower-domain'
import type * as z from 'zod/mini'
import type { Trx } from '../../platform/database/database.ts'
import { ApiError, invalidInput } from '../../platform/errors/api-error.ts'
import { publish } from '../../platform/events/publish.ts'
import { recordAudit } from '../audit/index.ts'
import { lockLots, takeStems, type Lot } from '../catalog/index.ts'
import { lockClock, selectClocks } from './clocks.repository.ts'
import { endClock } from './settle-clocks.ts'

type OfferedLot = z.output<Contract['auctionCreate']['body']>['lots'][number]

const issueMessages = {
  'not-whole-bunches': ['stems', 'A clock sells whole bunches.'],
  'minimum-above-lot': ['minimumBunches', 'The minimum is more than the lot.'],
  'step-off-price': ['step', 'A step is at most a quarter of the starting price.'],
  'too-many-steps': ['step', 'The dial has too many steps.'],
  'reserve-off-dial': ['reservePrice', 'The reserve is between half of the starting price and all of it.'],
} as const satisfies Record<ClockIssue, readonly [path: string, message: string]>

function requireOffered(offered: OfferedLot, lot: Lot | undefined, at: Date, place: number): Lot {
  const fail = (path: string, message: string) => invalidInput(`lots.${place}.${path}`, message)
  if (lot?.availability !== 'inStock') throw fail('code', 'There is no such lot in stock.')
  const issue = findClockIssue({ ...offered, stemsPerBunch: lot.stemsPerBunch })
  if (issue !== null) {
    const [path, message] = issueMessages[issue]
    throw fail(path, message)
  }
  if (offered.stems > lot.stemsAvailable) throw fail('stems', 'There are fewer stems in stock.')
  if (offered.opensAt !== undefined && new Date(offered.opensAt) < at)
    throw fail('opensAt', 'This moment has passed.')
  return lot
}

/** Who puts lots on clocks, and when. */
export interface Scheduling {
  readonly lots: readonly OfferedLot[]
  readonly by: string | null
  readonly at: Date
}

/** Puts lots on clocks in the caller's transaction: their stems leave the stock at once. Answers the auction's id. */
export async function scheduleAuction(trx: Trx, { lots: offered, by, at }: Scheduling): Promise<string> {
  const codes = offered.map(({ code }) => code)
  const repeated = codes.findIndex((code, place) => codes.indexOf(code) !== place)
  if (repeated >= 0) throw invalidInput(`lots.${repeated}.code`, 'A lot stands on one clock of an auction.')
  const locked = new Map((await lockLots(trx, codes)).map((lot) => [lot.code, lot]))
  const lots = offered.map((one, place) => requireOffered(one, locked.get(one.code), at, place))
  const id = randomUUID()
  const rows = offered.map((one, place) => clockOf({ auctionId: id, place, at }, one, lots[place] as Lot))
  const startsAt = new Date(Math.min(...rows.map(({ opens_at: opensAt }) => opensAt.getTime())))
  await trx
    .insertInto('auctions')
    .values({ id, starts_at: startsAt, created_at: at, created_by: by })
    .execute()
  await trx.insertInto('auction_clocks').values(rows).execute()
  const changes: { date: IsoDate; code: string; stemsAvailable: number }[] = []
  for (const { code, stems } of offered) {
    const { deliveryDate: date } = locked.get(code) as Lot
    changes.push({ date, code, stemsAvailable: await takeStems(trx, code, stems) })
  }
  for (const [date, ofDay] of Map.groupBy(changes, (change) => change.date)) {
    const stock = ofDay.map(({ code, stemsAvailable }) => ({ code, stemsAvailable }))
    await publish(trx, events['stock-changed'], { everybody: true }, { date, changes: stock })
  }
  if (by !== null) {
    const after = { clocks: offered.length, stems: offered.reduce((sum, { stems }) => sum + stems, 0) }
    await recordAudit(trx, { by, at, action: 'auction-scheduled', subject: { kind: 'auction', id }, after })
  }
  await publish(trx, events['auction-changed'], { everybody: true }, { _id: id })
  return id
}

function clockOf(
  { auctionId, place, at }: { auctionId: string; place: number; at: Date },
  offered: OfferedLot,
  lot: Lot,
) {
  const since = offered.opensAt === undefined ? at : new Date(offered.opensAt)
  const run = { fromStep: 0, since }
  return {
    id: randomUUID(),
    auction_id: auctionId,
    position: place + 1,
    code: lot.code,
    type: lot.type,
    variety: lot.variety,
    plantation_id: lot.plantationId,
    length_cm: lot.lengthCm,
    color: lot.color,
    tint: lot.tint,
    stems_per_bunch: lot.stemsPerBunch,
    stems_per_box: lot.stemsPerBox,
    regions: lot.regions === null ? null : [...lot.regions],
    delivery_date: lot.deliveryDate,
    start_price: offered.startPrice,
    step_price: offered.step,
    step_ms: offered.stepMs,
    reserve_price: offered.reservePrice,
    minimum_bunches: offered.minimumBunches,
    stems: offered.stems,
    stems_left: offered.stems,
    opens_at: since,
    status: 'open' as const,
    from_step: 0,
    since,
    due_at: runEndsAt(run, offered, reserveStep(offered, offered.reservePrice)),
  }
}

/** What staff take off the clocks: one lot, or all of an auction. */
interface Canceling {
  readonly auctionId: string
  readonly clockId: string | undefined
  readonly reason: string
  readonly by: string
  readonly at: Date
}

/** Takes one clock or all of an auction off in the caller's transaction; those whose buyer is choosing stay. Throws `not-found`. */
export async function cancelClocks(
  trx: Trx,
  { auctionId, clockId, reason, by, at }: Canceling,
): Promise<void> {
  const asked = (await selectClocks(trx, auctionId)).filter(
    ({ id }) => clockId === undefined || id === clockId,
  )
  if (asked.length === 0) throw new ApiError('not-found')
  let [clocks, stems] = [0, 0]
  // In the order of their lots, which are locked as well.
  for (const { id } of asked.toSorted((one, other) => (one.code < other.code ? -1 : 1))) {
    const clock = await lockClock(trx, id)
    if (clock?.status !== 'open') continue
    await endClock(trx, clock, 'canceled')
    clocks += 1
    stems += clock.stems_left
  }
  if (clocks > 0) {
    const subject = { kind: 'auction', id: auctionId } as const
    await recordAudit(trx, { by, at, action: 'auction-canceled', subject, reason, after: { clocks, stems } })
  }
  await publish(trx, events['auction-changed'], { everybody: true }, { _id: auctionId })
}
