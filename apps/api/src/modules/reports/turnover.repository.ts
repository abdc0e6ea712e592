import type { CallOutput } from '@flower-market/api-client/contract'
import {
  orderKinds,
  reportSpans,
  spanBefore,
  sumBySpan,
  turnoverKinds,
  type Currency,
  type DaySpan,
  type IsoDate,
  type OrderKind,
  type ReportStep,
} from '@flower-market/flower-domain'
import { sql } from 'kysely'
import { toMinor } from '../../platform/database/column-types.ts'
import type { Db } from '../../platform/database/database.ts'
import { momentsOf } from './report-moments.ts'

type Turnover = CallOutput<'reportTurnover'>

interface OrdersRow {
  readonly day: IsoDate
  readonly kind: OrderKind
  readonly region: string
  readonly orders: bigint
  readonly amount: bigint
}

interface MovedRow {
  readonly currency: Currency
  readonly kind: (typeof turnoverKinds)[number]
  readonly movements: bigint
  readonly amount: bigint
}

/** Orders of the span by day, kind and region: at the most as many rows as it has days, times kinds, times regions. */
async function ordersOf(db: Db, span: DaySpan): Promise<OrdersRow[]> {
  const { from, until } = momentsOf(span)
  const { rows } = await sql<OrdersRow>`
    SELECT (issued_at AT TIME ZONE 'Europe/Moscow')::date AS day, kind, region_id AS region,
      count(*) AS orders, sum(billed.amount + delivery_cost)::bigint AS amount
    FROM purchases CROSS JOIN LATERAL (
      SELECT coalesce(sum(agreed_price::bigint * billed_quantity), 0) AS amount
      FROM purchase_lines WHERE purchase_id = purchases.id) AS billed
    WHERE issued_at >= ${from} AND issued_at < ${until} AND status NOT IN ('canceled', 'return')
    GROUP BY 1, 2, 3`.execute(db)
  return rows
}

async function movedIn(db: Db, span: DaySpan): Promise<Turnover['byCurrency']> {
  const { from, until } = momentsOf(span)
  const { rows } = await sql<MovedRow>`
    SELECT currency, kind, count(DISTINCT movement_id) AS movements, sum(amount)::bigint AS amount
    FROM movements JOIN postings ON movement_id = movements.id AND amount > 0
    WHERE at >= ${from} AND at < ${until} AND kind = ANY(${[...turnoverKinds]}::text[])
    GROUP BY currency, kind
    ORDER BY currency <> 'RUB', currency, array_position(${[...turnoverKinds]}::text[], kind)`.execute(db)
  return rows.map(({ currency, kind, movements, amount }) => ({
    currency,
    kind,
    movements: Number(movements),
    amount: toMinor(amount),
  }))
}

interface Sums {
  readonly orders: number
  readonly amount: number
}

function sumsOf(rows: readonly OrdersRow[]): Sums {
  return {
    orders: rows.reduce((sum, row) => sum + Number(row.orders), 0),
    amount: rows.reduce((sum, row) => sum + toMinor(row.amount), 0),
  }
}

function groupedBy<K extends string>(
  rows: readonly OrdersRow[],
  keyOf: (row: OrdersRow) => K,
): [key: K, sums: Sums][] {
  const groups = new Map<K, OrdersRow[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return [...groups].map(([key, own]) => [key, sumsOf(own)])
}

/** The turnover of a period, by its parts, kind, region and currency. */
export async function readTurnover(
  db: Db,
  { step, ...period }: DaySpan & { readonly step: ReportStep },
): Promise<Turnover> {
  const [rows, before, byCurrency] = await Promise.all([
    ordersOf(db, period),
    ordersOf(db, spanBefore(period)),
    movedIn(db, period),
  ])
  const days = groupedBy(rows, ({ day }) => day).map(([day, sums]) => Object.assign(sums, { day }))
  const spans = reportSpans(period, step)
  const orders = sumBySpan(spans, days, (day) => day.orders)
  const amounts = sumBySpan(spans, days, (day) => day.amount)
  const byKind = new Map(groupedBy(rows, ({ kind }) => kind))
  return {
    ...sumsOf(rows),
    before: sumsOf(before),
    points: spans.map(({ from, to }, place) => ({
      from,
      to,
      orders: orders[place] ?? 0,
      amount: amounts[place] ?? 0,
    })),
    byKind: orderKinds.flatMap((kind) => {
      const sums = byKind.get(kind)
      return sums === undefined ? [] : [Object.assign(sums, { kind })]
    }),
    byRegion: groupedBy(rows, ({ region }) => region)
      .map(([region, sums]) => Object.assign(sums, { region }))
      .toSorted((left, right) => right.amount - left.amount || left.region.localeCompare(right.region)),
    byCurrency,
  }
}
