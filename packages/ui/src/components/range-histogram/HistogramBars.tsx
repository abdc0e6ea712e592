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

/** The number of results by value; bars within the range keep their color. */
export function HistogramBars({ bars, range }: HistogramBarsProps) {
  const most = Math.max(0, ...bars.map((bar) => bar.count))
  return (
    <div aria-hidden="true" className={styles.bars}>
      {bars.map((bar) => (
        <span
          key={bar.from}
          className={styles.bar}
          data-in={isInRange(bar, range) ? '' : undefined}
          style={share(bar.count, most)}
        />
      ))}
    </div>
  )
}
