import type { CallOutput } from '@flower-market/api-client/contract'
import {
  cutoffFor,
  flowerTypes,
  isBeforeCutoff,
  type FlowerType,
  type IsoDate,
  type RegionTerms,
} from '@flower-market/flower-domain'
import type { Database } from '../../platform/database/database.ts'
import { soldIn } from './cards.repository.ts'

interface FacetRow {
  readonly date: IsoDate | null
  readonly plantationId: string | null
  readonly plantation: string | null
  readonly country: string | null
  readonly type: FlowerType | null
  readonly variety: string | null
  readonly lengthCm: number | null
  readonly cards: number
}

const facets = {
  name: 'stock-facets',
  text: `
    SELECT facet.*, plantations.name AS plantation, plantations.country FROM (
      SELECT delivery_date AS date, plantation_id AS "plantationId", type, variety, length_cm AS "lengthCm",
        count(*)::int AS cards
      FROM cards WHERE availability = 'inStock' AND delivery_date = ANY($1) AND ${soldIn('$2')}
      GROUP BY GROUPING SETS ((delivery_date), (plantation_id), (type), (variety), (length_cm))
    ) AS facet LEFT JOIN plantations ON plantations.id = "plantationId"`,
}

const cardsByDay = {
  name: 'stock-by-day',
  text: `SELECT delivery_date AS date, count(*)::int AS cards FROM cards
         WHERE availability = 'inStock' AND delivery_date = ANY($1) AND ${soldIn('$2')} GROUP BY delivery_date`,
}

type DeliveryDay = CallOutput<'catalogDays'>['dates'][number]

/** The delivery days of a region, as they are at a moment. */
export interface DaysQuestion {
  readonly days: readonly IsoDate[]
  readonly region: RegionTerms
  readonly now: Date
}

function dayOf(date: IsoDate, { region, now }: DaysQuestion, cards: number | undefined): DeliveryDay {
  return {
    date,
    cutoffAt: cutoffFor(date, region).toISOString(),
    isOpen: isBeforeCutoff(date, now, region),
    cards: cards ?? 0,
  }
}

/** These delivery days with how many cards each has in stock. */
export async function listDays(database: Database, question: DaysQuestion): Promise<DeliveryDay[]> {
  const { days, region } = question
  const rows = await database.query<{ date: IsoDate; cards: number }>(cardsByDay, [days, region.id])
  const cardsBy = new Map(rows.map(({ date, cards }) => [date, cards]))
  return days.map((date) => dayOf(date, question, cardsBy.get(date)))
}

const collator = new Intl.Collator(['ru', 'en'], { numeric: true })

/** What the stock of these delivery days can be filtered by, with how many cards each value has. */
export async function listFilters(
  database: Database,
  question: DaysQuestion,
): Promise<CallOutput<'filterList'>> {
  const { days, region } = question
  const rows = await database.query<FacetRow>(facets, [days, region.id])
  const cardsBy = new Map(rows.map((row) => [row.date ?? row.type, row.cards]))
  return {
    dates: days.map((date) => dayOf(date, question, cardsBy.get(date))),
    plantations: rows
      .flatMap(({ plantationId, plantation, country, cards }) =>
        plantationId === null || plantation === null || country === null
          ? []
          : [{ _id: plantationId, name: plantation, country, cards }],
      )
      .toSorted((a, b) => collator.compare(a.name, b.name)),
    types: flowerTypes.flatMap((type) => {
      const cards = cardsBy.get(type)
      return cards === undefined ? [] : [{ type, cards }]
    }),
    name: rows.flatMap(({ variety }) => variety ?? []).toSorted(collator.compare),
    lengths: rows.flatMap(({ lengthCm }) => lengthCm ?? []).toSorted((a, b) => a - b),
  }
}
