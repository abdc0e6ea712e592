import type { CallOutput } from '@flower-market/api-client/contract'
import {
  auctionStateOf,
  clockPriceAt,
  clockStateAt,
  compareCartLine,
  isClockOver,
  lastDialStep,
  type Role,
} from '@flower-market/flower-domain'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Platform } from '../../platform/platform.ts'
import { toStock } from '../catalog/index.ts'
import { findBuyerTerms, type BuyerTerms } from '../regions/index.ts'
import {
  findAverages,
  flowerKey,
  findPress,
  listSales,
  type Average,
  type HistoryPart,
} from './auctions.repository.ts'
import {
  momentsOf,
  pricedLotOf,
  selectClocks,
  termsOf,
  type ClockMoment,
  type ClockRow,
} from './clocks.repository.ts'
import { buyerPrice } from './press-clock.ts'

type Auction = CallOutput<'auctionGet'>

/** Whoever looks at an auction. */
export interface Watcher {
  readonly personId: string
  readonly role: Role
}

const dayMs = 24 * 3_600_000
const calendarPastMs = 7 * dayMs

/** What a stem costs a buyer at each step of the dial; empty where the lot cannot be ordered, unless the clock is over. */
function pricesFor(row: ClockRow, terms: BuyerTerms, now: Date): number[] {
  const stock = toStock({ ...pricedLotOf(row, row.start_price), stemsAvailable: row.stems }, terms)
  const item = { code: row.code, price: stock.price, quantity: row.stems_per_bunch }
  if (!isClockOver(row.status) && compareCartLine(item, stock, { region: terms.region, now }).length > 0)
    return []
  const clockTerms = termsOf(row)
  return Array.from({ length: lastDialStep(clockTerms) + 1 }, (_, place) =>
    buyerPrice(clockPriceAt(clockTerms, place), terms),
  )
}

interface ShownClock {
  readonly row: ClockRow
  readonly moment: ClockMoment
  readonly average: Average | null
  readonly prices: readonly number[]
  readonly isStaff: boolean
}

function toClock({ row, moment, average, prices, isStaff }: ShownClock): Auction['items'][number] {
  return {
    ...moment,
    code: row.code,
    type: row.type,
    variety: row.variety,
    plantation: row.plantation,
    country: row.country,
    lengthCm: row.length_cm,
    color: row.color,
    tint: row.tint,
    stemsPerBunch: row.stems_per_bunch,
    deliveryDate: row.delivery_date,
    opensAt: row.opens_at.toISOString(),
    stems: row.stems,
    stepMs: row.step_ms,
    lastStep: lastDialStep(termsOf(row)),
    prices: [...prices],
    average,
    terms: isStaff
      ? { startPrice: row.start_price, step: row.step_price, reservePrice: row.reserve_price }
      : null,
  }
}

type StateRow = Pick<ClockRow, 'status' | 'from_step' | 'since' | 'stems'>

function summaryOf(
  { id, starts_at: startsAt }: { readonly id: string; readonly starts_at: Date },
  clocks: readonly StateRow[],
  at: Date,
) {
  const states = clocks.map(({ status, from_step: fromStep, since }) =>
    clockStateAt({ status, fromStep, since }, at),
  )
  const offered = clocks.filter(({ status }) => status !== 'canceled')
  return {
    _id: id,
    startsAt: startsAt.toISOString(),
    state: auctionStateOf(states, startsAt, at),
    clocks: offered.length,
    stems: offered.reduce((sum, { stems }) => sum + stems, 0),
  }
}

/** Auctions, as people watch them. */
export type AuctionsService = ReturnType<typeof auctionsService>

/** Makes the service. */
export function auctionsService({
  database,
  databaseNow,
  now,
}: Pick<Platform, 'database' | 'databaseNow' | 'now'>) {
  const { kysely } = database
  return {
    /** The server's clock. */
    async time(): Promise<CallOutput<'auctionTime'>> {
      return { serverTime: (await databaseNow(kysely)).toISOString() }
    },

    /** The calendar. */
    async list(): Promise<CallOutput<'auctionList'>> {
      const at = await databaseNow(kysely)
      const auctions = await kysely
        .selectFrom('auctions')
        .select(['id', 'starts_at'])
        .where('starts_at', '>=', new Date(at.getTime() - calendarPastMs))
        .orderBy('starts_at')
        .orderBy('id')
        .limit(100)
        .execute()
      const ids = auctions.map(({ id }) => id)
      const clocks =
        ids.length === 0
          ? []
          : await kysely
              .selectFrom('auction_clocks')
              .select(['auction_id', 'status', 'from_step', 'since', 'stems'])
              .where('auction_id', 'in', ids)
              .execute()
      const byAuction = Map.groupBy(clocks, ({ auction_id: id }) => id)
      const items = auctions.map((one) => summaryOf(one, byAuction.get(one.id) ?? [], at))
      return { serverTime: at.toISOString(), items }
    },

    /** An auction at the prices of whoever asks. Throws `not-found`. */
    async get({ personId, role }: Watcher, id: string): Promise<Auction> {
      const auction = await kysely
        .selectFrom('auctions')
        .select(['id', 'starts_at'])
        .where('id', '=', id)
        .executeTakeFirst()
      if (auction === undefined) throw new ApiError('not-found')
      const rows = await selectClocks(kysely, id)
      const moments = await momentsOf(kysely, rows)
      // After the clocks: what is told of them has happened by then.
      const at = await databaseNow(kysely)
      const averages = await findAverages(kysely, id, at)
      const terms = await findBuyerTerms(database, personId)
      const isStaff = role === 'ADMIN'
      const items = rows.flatMap((row, place) => {
        const moment = moments[place]
        if (moment === undefined) return []
        const average = averages.get(
          flowerKey({ type: row.type, variety: row.variety, lengthCm: row.length_cm }),
        )
        const prices = pricesFor(row, terms, now())
        const ownAverage =
          average === undefined || prices.length === 0
            ? null
            : { date: average.date, price: buyerPrice(average.price, terms) }
        return [toClock({ row, moment, average: ownAverage, prices, isStaff })]
      })
      return { ...summaryOf(auction, rows, at), serverTime: at.toISOString(), items }
    },

    /** What was sold at the clock. */
    async history(personId: string, part: HistoryPart): Promise<CallOutput<'auctionHistory'>> {
      const terms = await findBuyerTerms(database, personId)
      return listSales(kysely, { personId, priceOf: (clockPrice) => buyerPrice(clockPrice, terms) }, part)
    },

    /** What became of somebody's press. Throws `not-found`, also for another's. */
    async press(personId: string, id: string): Promise<CallOutput<'auctionPressGet'>> {
      const press = await findPress(kysely, personId, id)
      if (press === undefined) throw new ApiError('not-found')
      return press
    },
  }
}
