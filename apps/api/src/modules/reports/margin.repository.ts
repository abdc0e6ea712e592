import type { CallOutput } from '@flower-market/api-client/contract'
import {
  orderMargin,
  reportSpans,
  sumBySpan,
  type Currency,
  type DaySpan,
  type EarningsKind,
  type IsoDate,
  type ReportStep,
} from '@flower-market/flower-domain'
import { sql } from 'kysely'
import { toMinor } from '../../platform/database/column-types.ts'
import type { Db } from '../../platform/database/database.ts'
import { withEarningTerms } from '../purchases/index.ts'
import { momentsOf } from './report-moments.ts'

type Margin = CallOutput<'reportMargin'>

interface OfDay {
  readonly day: IsoDate
  readonly amount: number
}

const ordersAtOnce = 500

/** The margins of fulfilled orders that no broker earns from, by the day on which these were fulfilled. */
async function ownMargins(db: Db, span: DaySpan): Promise<OfDay[]> {
  const { from, until } = momentsOf(span)
  const margins: OfDay[] = []
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('purchases')
      .innerJoin('purchase_events', 'purchase_events.purchase_id', 'purchases.id')
      .selectAll('purchases')
      .select(sql<IsoDate>`(purchase_events.at AT TIME ZONE 'Europe/Moscow')::date`.as('day'))
      .where('purchase_events.status', '=', 'fulfilled')
      .where('purchase_events.at', '>=', from)
      .where('purchase_events.at', '<', until)
      .where('purchases.status', '=', 'fulfilled')
      .where('broker_id', 'is', null)
      .where(
        sql<boolean>`margin_price_bp + margin_delivery_to_warehouse_bp + margin_delivery_to_region_bp
          + margin_delivery_to_city_bp > 0`,
      )
      .where('number', '>', after)
      .orderBy('number')
      .limit(ordersAtOnce)
      .execute()
    const orders = await withEarningTerms(db, rows)
    for (const [place, { question }] of orders.entries()) {
      const day = rows[place]?.day
      if (day !== undefined) margins.push({ day, amount: orderMargin(question).minor })
    }
    const last = rows.at(-1)
    if (last === undefined || rows.length < ordersAtOnce) return margins
    after = last.number
  }
}

/** What brokers and agents have earned and kept, by day. */
async function earningsOf(db: Db, span: DaySpan) {
  const { from, until } = momentsOf(span)
  const { rows } = await sql<{ day: IsoDate; kind: EarningsKind; amount: bigint }>`
    SELECT (at AT TIME ZONE 'Europe/Moscow')::date AS day, kind, sum(amount)::bigint AS amount
    FROM order_earnings WHERE at >= ${from} AND at < ${until} AND returned_at IS NULL
    GROUP BY 1, 2`.execute(db)
  return rows.map(({ day, kind, amount }) => ({ day, kind, amount: toMinor(amount) }))
}

/** What commissions brought the operator, by day and currency. */
async function commissionsOf(db: Db, span: DaySpan) {
  const { from, until } = momentsOf(span)
  const { rows } = await sql<{ day: IsoDate; currency: Currency; amount: bigint }>`
    SELECT (at AT TIME ZONE 'Europe/Moscow')::date AS day, postings.currency, sum(amount)::bigint AS amount
    FROM movements JOIN postings ON movement_id = movements.id
      JOIN ledger_accounts AS accounts ON accounts.id = account_id AND system_name = 'commission'
    WHERE at >= ${from} AND at < ${until}
    GROUP BY 1, 2 ORDER BY postings.currency <> 'RUB', postings.currency`.execute(db)
  return rows.map(({ day, currency, amount }) => ({ day, currency, amount: toMinor(amount) }))
}

function total(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

/** What the operator earned in a period, by its parts. */
export async function readMargin(
  db: Db,
  { step, ...period }: DaySpan & { readonly step: ReportStep },
): Promise<Margin> {
  const [ownOf, earnings, commissions] = await Promise.all([
    ownMargins(db, period),
    earningsOf(db, period),
    commissionsOf(db, period),
  ])
  const spans = reportSpans(period, step)
  const bySpan = (rows: readonly OfDay[]): number[] => sumBySpan(spans, rows, ({ amount }) => amount)
  const own = bySpan(ownOf)
  const commission = bySpan(commissions.filter(({ currency }) => currency === 'RUB'))
  const shares = bySpan(earnings.filter(({ kind }) => kind === 'share'))
  const brokers = bySpan(earnings.filter(({ kind }) => kind === 'margin'))
  const rowAt = (amountsOf: (amounts: readonly number[]) => number) => {
    const [ofOrders, ofCommission, paid] = [amountsOf(own), amountsOf(commission), amountsOf(shares)]
    return {
      own: ofOrders,
      commission: ofCommission,
      shares: paid,
      result: ofOrders + ofCommission - paid,
      brokers: amountsOf(brokers),
    }
  }
  const currencies = [...new Set(commissions.map(({ currency }) => currency))]
  return {
    ...rowAt(total),
    points: spans.map((span, place) =>
      Object.assign(
        rowAt((amounts) => amounts[place] ?? 0),
        span,
      ),
    ),
    commissions: currencies.map((currency) => {
      const ofCurrency = commissions.filter((row) => row.currency === currency)
      return { currency, amount: total(ofCurrency.map(({ amount }) => amount)) }
    }),
  }
}
