import type { CallOutput } from '@flower-market/api-client/contract'
import {
  daysOnSale,
  flowerTypes,
  type FlowerType,
  type IsoDate,
  type RegionTerms,
} from '@flower-market/flower-domain'
import type { Database } from '../../platform/database/database.ts'
import { soldIn } from './cards.repository.ts'
import { toDay } from './days.repository.ts'

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

const collator = new Intl.Collator(['ru', 'en'], { numeric: true })

/** What the stock of a region can be filtered by, with how many cards each value has. */
export async function listFilters(
  database: Database,
  region: RegionTerms,
  now: Date,
): Promise<CallOutput<'filterList'>> {
  const days = daysOnSale(now, region)
  const rows = await database.query<FacetRow>(facets, [days, region.id])
  const cardsBy = new Map(rows.map((row) => [row.date ?? row.type, row.cards]))
  return {
    dates: days.map((date) => {
      return toDay(date, { cards: cardsBy.get(date) ?? 0, lastCutoff: null }, { region, now })
    }),
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
