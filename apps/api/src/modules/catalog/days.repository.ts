import type { CallOutput } from '@flower-market/api-client/contract'
import {
  availabilities,
  cutoffFor,
  daysOnSale,
  type Availability,
  type IsoDate,
  type RegionTerms,
} from '@flower-market/flower-domain'
import type { Database } from '../../platform/database/database.ts'
import { openAt, soldIn } from './cards.repository.ts'

type CatalogDays = CallOutput<'catalogDays'>
type DeliveryDay = CatalogDays['dates'][number]

/** The delivery days of an availability in a region, as they are at a moment. */
export interface DaysQuestion {
  readonly availability: Availability
  readonly region: RegionTerms
  readonly now: Date
}

interface DayRow {
  readonly date: IsoDate
  readonly availability: Availability
  readonly cards: number
  /** The last cut-off of a plantation; null where all lots have that of the region. */
  readonly lastCutoff: Date | null
}

const openLotsByDay = {
  name: 'open-lots-by-day',
  text: `SELECT delivery_date AS date, availability, count(*)::int AS cards, max(cutoff_at) AS "lastCutoff" FROM cards
         WHERE delivery_date = ANY($1) AND ${soldIn('$2')} AND ${openAt('$3')} GROUP BY delivery_date, availability`,
}

/**
 * The delivery days of an availability with how many lots can be ordered for each, and how many there are of every
 * availability together. Plantations send flowers on some days only; days without lots are left out.
 */
export async function listDays(
  database: Database,
  { availability, region, now }: DaysQuestion,
): Promise<CatalogDays> {
  const daysBy = new Map(availabilities.map((one) => [one, daysOnSale(now, region, one)]))
  const days = [...new Set([...daysBy.values()].flat())]
  const rows = await database.query<DayRow>(openLotsByDay, [days, region.id, now])
  const rowsOf = (one: Availability): DayRow[] =>
    rows.filter((row) => row.availability === one && daysBy.get(one)?.includes(row.date))
  const countOf = (one: Availability): number => rowsOf(one).reduce((sum, { cards }) => sum + cards, 0)
  const own = new Map(rowsOf(availability).map((row) => [row.date, row]))
  const shown = (daysBy.get(availability) ?? []).filter((date) => availability === 'inStock' || own.has(date))
  return {
    dates: shown.map((date) => toDay(date, own.get(date), { region, now })),
    counts: {
      inStock: countOf('inStock'),
      toOrder: countOf('toOrder'),
      forPlantations: countOf('forPlantations'),
    },
  }
}

/** A day of the stock, or of lots that may have cut-offs of their own. */
export function toDay(
  date: IsoDate,
  row: Pick<DayRow, 'cards' | 'lastCutoff'> | undefined,
  { region, now }: Omit<DaysQuestion, 'availability'>,
): DeliveryDay {
  const cutoff = row?.lastCutoff ?? cutoffFor(date, region)
  return { date, cutoffAt: cutoff.toISOString(), isOpen: now < cutoff, cards: row?.cards ?? 0 }
}
