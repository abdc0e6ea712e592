import type { FlowerCard, GridRow } from '@flower-market/flower-domain'

/** The same variety at another plantation: its row, and its lots from the shortest. */
export interface OtherPlantation {
  /** The row of the layout. */
  readonly row: number
  readonly facts: GridRow
  readonly lots: readonly FlowerCard[]
}

/** The lots of a row, shortest first. */
export function lotsOf({ cells }: GridRow): FlowerCard[] {
  return cells.filter((card) => card !== null)
}

function cheapest({ lots }: OtherPlantation): number {
  return Math.min(...lots.map(({ price }) => price))
}

/** Where else a variety is sold on the same day, cheapest first. */
export function otherPlantations(rows: readonly GridRow[], row: number): OtherPlantation[] {
  const own = rows[row]
  if (own === undefined) return []
  return rows
    .map((facts, place): OtherPlantation => ({ row: place, facts, lots: lotsOf(facts) }))
    .filter(
      ({ facts }) =>
        facts.type === own.type && facts.variety === own.variety && facts.plantationId !== own.plantationId,
    )
    .toSorted((left, right) => cheapest(left) - cheapest(right))
}
