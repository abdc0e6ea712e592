import type { CallOutput } from '@flower-market/api-client/contract'
import {
  pauseReasonOf,
  placementTime,
  planStandingOrder,
  standingDates,
  type FlowerCard,
  type IsoDate,
  type PauseReason,
  type StandingPlan,
} from '@flower-market/flower-domain'
import { toMinor } from '../../platform/database/column-types.ts'
import type { Database, Db, Trx } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { listCards } from '../catalog/index.ts'
import { findOrderDestination } from '../purchases/index.ts'
import { findBuyerTerms, type BuyerTerms } from '../regions/index.ts'
import type { SavedList } from '../saved-lists/index.ts'
import type { StandingRow } from './standing-orders.repository.ts'

type Forecast = CallOutput<'standingOrderGet'>['forecast'][number]

const forecastDays = 3

/** The stock of a day at the prices of a buyer. */
export function cardsOf(
  database: Database,
  date: IsoDate,
  terms: BuyerTerms,
  now: Date,
): Promise<FlowerCard[]> {
  return listCards(database, { date, availability: 'inStock', now }, terms)
}

/** What a standing order orders from the lots of a day; throws the refusal where it can be brought nowhere. */
export async function planDay(
  trx: Trx,
  row: StandingRow,
  { list, cards, terms }: { list: SavedList; cards: readonly FlowerCard[]; terms: BuyerTerms },
): Promise<StandingPlan> {
  const { delivery_method: method, address_id: address, person_id: personId } = row
  const there = await findOrderDestination(trx, { personId, method, address }, terms)
  return planStandingOrder({
    wishes: list.wishes,
    cards,
    limits: {
      maxStemPrice: row.max_stem_price,
      maxTotal: row.max_total === null ? null : toMinor(row.max_total),
    },
    delivery: { method, cityCost: there.terms.cityCost },
  })
}

/** The next days of a standing order as they would be ordered now. */
export async function forecastOf(
  database: Database,
  row: StandingRow,
  list: SavedList,
  now: Date,
): Promise<Forecast[]> {
  if (row.status === 'ended') return []
  const terms = await findBuyerTerms(database, row.person_id)
  const dates = standingDates({
    days: row,
    schedule: terms.region,
    now,
    count: forecastDays,
    after: row.done_date,
  })
  const rubles = await rublesOf(database.kysely, row.person_id)
  const days: Forecast[] = []
  for (const date of dates) {
    const cards = await cardsOf(database, date, terms, now)
    const placedAt = placementTime(date, terms.region).toISOString()
    days.push({ date, placedAt, ...(await quoteOf(database, row, { list, cards, terms }, rubles)) })
  }
  return days
}

async function quoteOf(
  { kysely }: Database,
  row: StandingRow,
  parts: Parameters<typeof planDay>[2],
  rubles: number,
): Promise<Pick<Forecast, 'quote' | 'missing'>> {
  if (parts.cards.length === 0) return { quote: null, missing: [] }
  try {
    const { lines, totals, problem } = await kysely.transaction().execute((trx) => planDay(trx, row, parts))
    const [goods, delivery, total] = [totals.goods.minor, totals.delivery.minor, totals.total.minor]
    const isShortOfMoney = row.payment_method === 'BALANCE' && total > rubles
    return {
      quote: { goods, delivery, total, problem: problem ?? (isShortOfMoney ? 'money' : null) },
      missing: lines.flatMap(({ wish: { variety, lengthCm, quantity }, chosen }) =>
        chosen !== null && chosen.quantity > 0 && chosen.changed !== 'limited-by-stock'
          ? []
          : [{ variety, lengthCm, quantity, available: chosen?.quantity ?? 0 }],
      ),
    }
  } catch (error) {
    const problem: PauseReason | null = error instanceof ApiError ? pauseReasonOf(error.code) : null
    if (problem === null) throw error
    return { quote: { goods: 0, delivery: 0, total: 0, problem }, missing: [] }
  }
}

/** What a person can pay with from the balance, kopecks. */
async function rublesOf(db: Db, personId: string): Promise<number> {
  const account = await db
    .selectFrom('ledger_accounts')
    .select(['balance', 'reserved'])
    .where('owner_id', '=', personId)
    .where('currency', '=', 'RUB')
    .executeTakeFirst()
  return account === undefined ? 0 : toMinor((account.balance ?? 0n) - account.reserved)
}
