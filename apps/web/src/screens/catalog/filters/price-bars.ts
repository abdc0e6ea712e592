import type { PriceHistogram } from '@flower-market/flower-domain'
import type { HistogramBar } from '@flower-market/ui'

/** The histogram as bars in whole rubles, outermost edges rounded outwards so that they hold every price. */
export const priceBars = ({ min, max, bins }: PriceHistogram): HistogramBar[] => {
  if (min === null || max === null) return []
  const from = Math.floor(min / 100)
  const width = (Math.ceil(max / 100) - from) / bins.length
  return bins.map((count, bin) => ({
    from: Math.round(from + bin * width),
    to: Math.round(from + (bin + 1) * width),
    count,
  }))
}
