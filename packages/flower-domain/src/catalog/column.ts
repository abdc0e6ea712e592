import type { FlowerCard } from './flower-card.ts'

/**
 * One property of all cards: its distinct values, the search text of each, the index of every card's value, and the
 * positions of the cards grouped by value: those of value `v` are in `starts[v]` to `starts[v + 1]`.
 */
export interface Column<V> {
  readonly values: readonly V[]
  readonly texts: readonly string[]
  readonly codes: Uint32Array
  readonly starts: Uint32Array
  readonly positions: Uint32Array
}

/** Builds the column of one property; values are numbered in order of appearance. */
export function buildColumn<V>(
  cards: readonly FlowerCard[],
  valueOf: (card: FlowerCard) => V,
  textOf: (value: V) => string,
): Column<V> {
  const numbers = new Map<V, number>()
  const codes = new Uint32Array(cards.length)
  cards.forEach((card, position) => {
    const value = valueOf(card)
    const known = numbers.get(value)
    if (known === undefined) numbers.set(value, numbers.size)
    codes[position] = known ?? numbers.size - 1
  })
  const values = [...numbers.keys()]
  return { values, texts: values.map(textOf), codes, ...groupByCode(codes, values.length) }
}

/** Counting sort: the positions grouped by code, in ascending order. */
function groupByCode(
  codes: Uint32Array,
  valueCount: number,
): { starts: Uint32Array; positions: Uint32Array } {
  const starts = new Uint32Array(valueCount + 1)
  for (const code of codes) starts[code + 1] = (starts[code + 1] as number) + 1
  for (let code = 0; code < valueCount; code += 1) {
    starts[code + 1] = (starts[code + 1] as number) + (starts[code] as number)
  }
  const nextPlace = starts.slice()
  const positions = new Uint32Array(codes.length)
  codes.forEach((code, position) => {
    const place = nextPlace[code] as number
    positions[place] = position
    nextPlace[code] = place + 1
  })
  return { starts, positions }
}
