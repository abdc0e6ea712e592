import { Skeleton, type TimeChartProps } from '@flower-market/ui'
import { lazy, Suspense } from 'react'

const TimeChart = lazy(async () => ({ default: (await import('@flower-market/ui/time-chart')).TimeChart }))

/** The chart's own height in pixels, so that nothing moves when it comes. */
const chartHeight = 208

/** Holds the place of a chart. */
export const chartSkeleton = <Skeleton shape="block" height={chartHeight} />

/** A chart whose code is loaded when it is first needed. */
export function LazyChart(props: TimeChartProps) {
  return (
    <Suspense fallback={chartSkeleton}>
      <TimeChart {...props} />
    </Suspense>
  )
}
