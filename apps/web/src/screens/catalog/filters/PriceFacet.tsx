import { RangeHistogram } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { FacetProps } from './facet-props.ts'
import { priceBars } from './price-bars.ts'

const kopecksPerRuble = 100
function rubles(minor: number | null): number | null {
  return minor === null ? null : minor / kopecksPerRuble
}
function kopecks(amount: number | null): number | null {
  return amount === null ? null : Math.round(amount * kopecksPerRuble)
}

/** How many lots there are at each price per stem, and two numbers that narrow it. */
export function PriceFacet({ filter, counts, onFilter }: FacetProps) {
  const t = useTranslate()
  return (
    <RangeHistogram
      legend={t('catalog.pricePerStem')}
      bars={priceBars(counts.prices)}
      range={{ from: rubles(filter.fromPrice), to: rubles(filter.toPrice) }}
      onRangeCommit={({ from, to }) =>
        onFilter((now) => ({ ...now, fromPrice: kopecks(from), toPrice: kopecks(to) }))
      }
      fromLabel={t('catalog.priceFrom')}
      toLabel={t('catalog.priceTo')}
      unit="₽"
    />
  )
}
