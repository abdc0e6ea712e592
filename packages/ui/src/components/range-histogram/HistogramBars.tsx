import type { CSSProperties } from 'react'
import { type HistogramBar, isInRange, type Range } from './bounds.ts'
import styles from './RangeHistogram.module.css'

interface HistogramBarsProps {
  bars: readonly HistogramBar[]
  range: Range
}

function share(count: number, most: number) {
  return { '--share': most === 0 ? 0 : count / most } as CSSProperties
}

/** So few results are shown one by one: bars would all be as high as the highest. */
const handful = 8

/** The number of results by value; bars within a chosen range have the accent's color. */
export function HistogramBars({ bars, range }: HistogramBarsProps) {
  const most = Math.max(0, ...bars.map((bar) => bar.count))
  const isHandful = bars.reduce((sum, bar) => sum + bar.count, 0) <= handful
  const isChosen = range.from !== null || range.to !== null
  return (
    <div aria-hidden="true" className={styles.bars} data-handful={isHandful || undefined}>
      {bars.map((bar) => (
        <span
          key={bar.from}
          className={styles.bar}
          data-in={(isChosen && isInRange(bar, range)) || undefined}
          data-none={bar.count === 0 || undefined}
          style={share(bar.count, most)}
        />
      ))}
    </div>
  )
}
