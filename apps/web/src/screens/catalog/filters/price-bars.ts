import type { PriceHistogram } from '@flower-market/flower-domain'
import type { HistogramBar } from '@flower-market/ui'

/** The histogram as bars in rubles; its ends are whole rubles, rounded outwards so that they hold every price. */
export function priceBars({ min, max, bins }: PriceHistogram): HistogramBar[] {
  if (min === null || max === null) return []
  const from = Math.floor(min / 100)
  const to = Math.max(from + 1, Math.ceil(max / 100))
  const edge = (bin: number): number => from + ((to - from) * bin) / bins.length
  return bins.map((count, bin) => ({ from: edge(bin), to: edge(bin + 1), count }))
}
