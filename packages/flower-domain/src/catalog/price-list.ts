import type { Color, FlowerCard, FlowerType } from './flower-card.ts'

/** One row of the price list: a variety of a plantation, with one cell for every length of the grid. */
export interface GridRow {
  /** Unique within the grid; depends only on the row's properties. */
  readonly key: string
  readonly type: FlowerType
  readonly variety: string
  readonly plantation: string
  readonly plantationId: string
  readonly country: string
  readonly color: Color
  readonly tint: string
  /** Aligned with the grid's lengths; null where nothing is on sale. */
  readonly cells: readonly (FlowerCard | null)[]
}

/** The catalog as variety × length; lengths in centimetres, shortest first. */
export interface PriceGrid {
  readonly lengths: number[]
  readonly rows: GridRow[]
}

/** What a row of the sheet is about; the variety, the only free text, comes last, so that no two groups share a key. */
export function groupKeyOf({ type, color, tint, plantationId, variety }: FlowerCard): string {
  return `${type}|${color}|${tint}|${plantationId}|${variety}`
}

function cheapestFirst(a: FlowerCard, b: FlowerCard): number {
  return a.price - b.price || (a.code < b.code ? -1 : Number(a.code > b.code))
}

/**
 * Groups cards into rows, in the order of their first cards. A cell holds one lot, the cheapest; further lots of the
 * same row and length come in further rows right below. The columns are the cards' lengths unless others are given.
 */
export function groupIntoPriceGrid(
  cards: readonly FlowerCard[],
  lengths: number[] = lengthsOf(cards),
): PriceGrid {
  const columnOf = new Map(lengths.map((lengthCm, column) => [lengthCm, column]))
  const groups = new Map<string, FlowerCard[]>()
  for (const card of cards) {
    const key = groupKeyOf(card)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [card])
    else group.push(card)
  }
  return { lengths, rows: [...groups].flatMap(([key, group]) => rowsOfGroup(key, group, columnOf)) }
}

function lengthsOf(cards: readonly FlowerCard[]): number[] {
  return [...new Set(cards.map((card) => card.lengthCm))].toSorted((a, b) => a - b)
}

/** As many rows as the fullest cell has lots: each lot goes to the first row whose cell is still empty. */
function rowsOfGroup(
  key: string,
  group: readonly FlowerCard[],
  columnOf: ReadonlyMap<number, number>,
): GridRow[] {
  const levels: (FlowerCard | null)[][] = []
  for (const card of group.toSorted(cheapestFirst)) {
    const column = columnOf.get(card.lengthCm) ?? 0
    let level = levels.find((cells) => cells[column] === null)
    if (level === undefined) {
      level = Array.from(columnOf, () => null)
      levels.push(level)
    }
    level[column] = card
  }
  const { type, variety, plantation, plantationId, country, color, tint } = group[0] as FlowerCard
  return levels.map((cells, level) => ({
    key: level === 0 ? key : `${level + 1}|${key}`,
    type,
    variety,
    plantation,
    plantationId,
    country,
    color,
    tint,
    cells,
  }))
}
