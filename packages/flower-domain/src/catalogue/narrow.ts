import type { Column } from './column.ts'
import type { SearchIndex } from './search-index.ts'

// The loops write every position and advance only past the ones that pass: a branch that a filter makes
// unpredictable costs several times more than the write. Positions and codes come from the index itself, so the
// reads are within bounds.

/** The positions whose value is chosen; `chosen` is null when everything passes. */
export function narrowByChoice<V>(
  positions: Uint32Array,
  { codes }: Column<V>,
  chosen: Uint8Array | null,
): Uint32Array {
  if (chosen === null) return positions
  const passed = new Uint32Array(positions.length)
  let count = 0
  for (const position of positions) {
    passed[count] = position
    count += chosen[codes[position] as number] as number
  }
  return passed.subarray(0, count)
}

/** The positions whose price lies between two prices in kopecks, both inclusive; null leaves an end open. */
export function narrowByPrice(
  positions: Uint32Array,
  prices: Float64Array,
  fromPrice: number | null,
  toPrice: number | null,
): Uint32Array {
  if (fromPrice === null && toPrice === null) return positions
  const least = fromPrice ?? 0
  const most = toPrice ?? Number.POSITIVE_INFINITY
  const passed = new Uint32Array(positions.length)
  let count = 0
  for (const position of positions) {
    const price = prices[position] as number
    passed[count] = position
    count += Number(price >= least) & Number(price <= most)
  }
  return passed.subarray(0, count)
}

/** For every value of a column, one bit for each word that begins a word of its text. */
const wordBits = <V>({ texts }: Column<V>, words: readonly string[]): Uint32Array =>
  Uint32Array.from(texts, (text) =>
    words.reduce((bits, word, bit) => (text.includes(` ${word}`) ? bits | (1 << bit) : bits), 0),
  )

/** The positions whose facts together have every word: each distinct text is searched once, not once a card. */
export function narrowByWords(
  positions: Uint32Array,
  { varieties, plantationNames, types, colours, lengths }: SearchIndex,
  words: readonly string[],
): Uint32Array {
  if (words.length === 0) return positions
  const varietyBits = wordBits(varieties, words)
  const plantationBits = wordBits(plantationNames, words)
  const typeBits = wordBits(types, words)
  const colourBits = wordBits(colours, words)
  const lengthBits = wordBits(lengths, words)
  const allBits = 2 ** words.length - 1
  const passed = new Uint32Array(positions.length)
  let count = 0
  for (const position of positions) {
    const bits =
      (varietyBits[varieties.codes[position] as number] as number) |
      (plantationBits[plantationNames.codes[position] as number] as number) |
      (typeBits[types.codes[position] as number] as number) |
      (colourBits[colours.codes[position] as number] as number) |
      (lengthBits[lengths.codes[position] as number] as number)
    passed[count] = position
    count += Number(bits === allBits)
  }
  return passed.subarray(0, count)
}
