/** How many cards fall into each of equally wide price bins; kopecks per stem, both null without cards. */
export interface PriceHistogram {
  readonly min: number | null
  readonly max: number | null
  readonly bins: readonly number[]
}

/** Counts prices (kopecks) in `binCount` bins from the lowest to the highest of them. */
export function priceHistogram(prices: Float64Array, binCount: number): PriceHistogram {
  const bins = Array.from({ length: binCount }, () => 0)
  if (prices.length === 0) return { min: null, max: null, bins }
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  for (const price of prices) {
    if (price < min) min = price
    if (price > max) max = price
  }
  // One kopeck is added so that the highest price falls into the last bin, not past it.
  const width = (max - min + 1) / binCount
  for (const price of prices) {
    const bin = Math.floor((price - min) / width)
    bins[bin] = (bins[bin] ?? 0) + 1
  }
  return { min, max, bins }
}
