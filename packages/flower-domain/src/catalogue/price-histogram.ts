/** How many cards fall into each of equally wide price bins; kopecks per stem, both null without cards. */
export type PriceHistogram = {
  readonly min: number | null
  readonly max: number | null
  readonly bins: readonly number[]
}

/** Counts the prices at some positions into `binCount` bins from the lowest to the highest of them. */
export function priceHistogram(
  prices: Float64Array,
  positions: Uint32Array,
  binCount: number,
): PriceHistogram {
  const bins = Array.from({ length: binCount }, () => 0)
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  for (const position of positions) {
    const price = prices[position] as number
    if (price < min) min = price
    if (price > max) max = price
  }
  if (min > max) return { min: null, max: null, bins }
  // One kopeck is added so that the highest price falls into the last bin, not past it.
  const width = (max - min + 1) / binCount
  for (const position of positions) {
    const bin = Math.floor(((prices[position] as number) - min) / width)
    bins[bin] = (bins[bin] ?? 0) + 1
  }
  return { min, max, bins }
}
