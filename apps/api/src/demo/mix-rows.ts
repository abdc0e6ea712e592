import type { Lot } from '../modules/catalog/index.ts'
import { seededRandom } from './seeded-random.ts'

/** A row of the price list: one variety of one farm at its lengths. */
export interface GridRow {
  readonly cards: readonly Lot[]
}

const lookBack = 6

/**
 * Orders rows so that neighbours differ in color, farm and variety, the well-stocked ones first: the first screen shows
 * the breadth of the day instead of one farm's alphabet.
 */
export function mixRows(rows: readonly GridRow[], seed: string): GridRow[] {
  const random = seededRandom(seed)
  const left = rows.map((row) => ({ row, luck: random() }))
  const mixed: GridRow[] = []
  while (left.length > 0) {
    const before = mixed.slice(-lookBack).toReversed()
    const costs = left.map(({ row, luck }) => luck - row.cards.length / 2 + likeness(row, before))
    const best = costs.indexOf(Math.min(...costs))
    mixed.push(...left.splice(best, 1).map(({ row }) => row))
  }
  return mixed
}

function likeness(row: GridRow, before: readonly GridRow[]): number {
  const card = row.cards[0]
  let cost = 0
  before.forEach(({ cards: [other] }, distance) => {
    const weight = lookBack - distance
    if (other?.color === card?.color) cost += weight
    if (other?.variety === card?.variety) cost += weight * 2
    if (other?.plantationId === card?.plantationId) cost += weight / 2
  })
  return cost
}
