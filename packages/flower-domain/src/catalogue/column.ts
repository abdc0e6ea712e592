import type { FlowerCard } from './flower-card.ts'

/** One fact of all cards: its distinct values, what each is found by, and for every card the number of its value. */
export type Column<V> = {
  readonly values: readonly V[]
  readonly texts: readonly string[]
  readonly codes: Uint32Array
}

/** Numbers the distinct values of a fact, in the order that they appear. */
export function buildColumn<V>(
  cards: readonly FlowerCard[],
  valueOf: (card: FlowerCard) => V,
  textOf: (value: V) => string,
): Column<V> {
  const numbers = new Map<V, number>()
  const codes = new Uint32Array(cards.length)
  cards.forEach((card, position) => {
    const value = valueOf(card)
    const code = numbers.get(value) ?? numbers.size
    numbers.set(value, code)
    codes[position] = code
  })
  const values = [...numbers.keys()]
  return { values, texts: values.map(textOf), codes }
}

/** For every value of a column, 1 when it is chosen; null when nothing is chosen and so everything passes. */
export function chosenValues<V>(column: Column<V>, chosen: readonly V[]): Uint8Array | null {
  if (chosen.length === 0) return null
  const wanted = new Set(chosen)
  return Uint8Array.from(column.values, (value) => Number(wanted.has(value)))
}
