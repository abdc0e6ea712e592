import type { FirstRows } from '@flower-market/flower-domain'
import type { Database } from '../../platform/database/database.ts'
import type { PricingTerms } from '../regions/index.ts'
import { lotColumns, openAt, soldIn, type PriceListQuestion } from './cards.repository.ts'
import { toCard, type Lot } from './price-lots.ts'

type Counted = Omit<FirstRows, 'cards'>
interface CountedLot extends Counted, Omit<Lot, 'code'> {
  /** Null in the one row of a day without any cards to show. */
  readonly code: string | null
}

const facts = 'type, color, tint, plantation_id, variety'

/**
 * The domain's `firstRowsOf` where the cards are: of a day with 50,000 lots 80 leave the database. A group is what a row of
 * the price list is about; it has as many rows as its fullest length has lots.
 */
const firstCards = {
  name: 'first-cards-of-day',
  text: `
    WITH lots AS MATERIALIZED (
      SELECT *, row_number() OVER (ORDER BY place, code)::int AS number
      FROM cards WHERE delivery_date = $1 AND availability = $2 AND ${soldIn('$4')} AND ${openAt('$5')}
    ), cells AS MATERIALIZED (
      SELECT ${facts}, length_cm, count(*) AS depth, min(number) AS first FROM lots GROUP BY ${facts}, length_cm
    ), groups AS MATERIALIZED (
      SELECT *, sum(lots) OVER (ORDER BY first) <= $3 AS is_chosen FROM (
        SELECT ${facts}, sum(depth) AS lots, max(depth) AS rows, min(first) AS first FROM cells GROUP BY ${facts}
      ) AS grouped
    ), counted AS (
      SELECT coalesce(sum(lots), 0)::int AS total, coalesce(sum(rows), 0)::int AS rows,
        coalesce((SELECT array_agg(DISTINCT length_cm ORDER BY length_cm) FROM cells), '{}') AS lengths,
        min(first) FILTER (WHERE NOT is_chosen) AS first_other
      FROM groups
    ), chosen AS (
      SELECT lots.* FROM lots JOIN groups USING (${facts}) WHERE is_chosen
    )
    SELECT ${lotColumns}, total, rows, lengths,
      count(code) FILTER (WHERE first_other IS NULL OR number < first_other) OVER ()::int AS leading
    FROM counted LEFT JOIN (chosen JOIN plantations ON plantations.id = plantation_id) ON true
    ORDER BY number`,
}

/** Of which price list how much. */
export interface FirstCardsQuestion extends PriceListQuestion {
  readonly mostCards: number
}

/** The beginning of a day's price list as a buyer with these terms sees it, with the size of the whole. */
export async function findFirstCards(
  database: Database,
  { date, availability, mostCards, now }: FirstCardsQuestion,
  terms: PricingTerms,
): Promise<FirstRows> {
  const values = [date, availability, mostCards, terms.region.id, now]
  const rows = await database.query<CountedLot>(firstCards, values)
  const { total, rows: rowCount, lengths, leading } = rows[0] as Counted
  const lots = rows.filter(({ code }) => code !== null) as unknown as Lot[]
  return { cards: lots.map((lot) => toCard(lot, terms)), leading, total, rows: rowCount, lengths }
}
