import type { Colour, FlowerCard, FlowerType } from './flower-card.ts'

/** One row of the trading sheet: a variety of a plantation, with one cell for every length of the sheet. */
export type SheetRow = {
  /** Unique in its sheet and the same as long as the row's facts are. */
  readonly key: string
  readonly type: FlowerType
  readonly variety: string
  readonly plantation: string
  readonly plantationId: string
  readonly country: string
  readonly colour: Colour
  readonly tint: string
  /** Aligned with the sheet's lengths; null where there is nothing to sell. */
  readonly cells: readonly (FlowerCard | null)[]
}

/** The catalogue as variety × length; lengths in centimetres, shortest first. */
export type TradingSheet = { readonly lengths: number[]; readonly rows: SheetRow[] }

const groupKey = (card: FlowerCard): string =>
  `${card.type}|${card.plantationId}|${card.variety}|${card.colour}|${card.tint}`

const cheapestFirst = (a: FlowerCard, b: FlowerCard): number =>
  a.price - b.price || (a.code < b.code ? -1 : Number(a.code > b.code))

/**
 * Groups cards into rows, in the order of their first cards. A cell holds one lot, the cheapest; further lots of the
 * same row and length come in further rows right below.
 */
export function groupIntoSheet(cards: readonly FlowerCard[]): TradingSheet {
  const lengths = [...new Set(cards.map((card) => card.lengthCm))].toSorted((a, b) => a - b)
  const column = new Map(lengths.map((lengthCm, position) => [lengthCm, position]))
  const groups = new Map<string, FlowerCard[][]>()
  for (const card of cards) {
    const key = groupKey(card)
    const lots = groups.get(key) ?? lengths.map((): FlowerCard[] => [])
    lots[column.get(card.lengthCm) ?? 0]?.push(card)
    groups.set(key, lots)
  }
  return { lengths, rows: [...groups].flatMap(([key, lots]) => rowsOfGroup(key, lots)) }
}

/** As many rows as the fullest cell has lots. */
function rowsOfGroup(key: string, lots: readonly FlowerCard[][]): SheetRow[] {
  const sorted = lots.map((cell) => cell.toSorted(cheapestFirst))
  const depth = Math.max(...sorted.map((cell) => cell.length))
  return Array.from({ length: depth }, (_, level) => {
    const cells = sorted.map((cell) => cell[level] ?? null)
    const { type, variety, plantation, plantationId, country, colour, tint } = cells.find(
      (card) => card !== null,
    ) as FlowerCard
    const rowKey = level === 0 ? key : `${key}|${level + 1}`
    return { key: rowKey, type, variety, plantation, plantationId, country, colour, tint, cells }
  })
}
