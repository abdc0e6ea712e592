import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { BoundInput } from './BoundInput.tsx'
import { type HistogramBar, ordered, type Range } from './bounds.ts'
import { HistogramBars } from './HistogramBars.tsx'
import styles from './RangeHistogram.module.css'

export interface RangeHistogramProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  /** What the range is of, e.g. the price. */
  legend: ReactNode
  /** From the smallest to the largest, without gaps. */
  bars: readonly HistogramBar[]
  /** The committed range, in the unit of the bars. */
  range: Range
  /** Called with both sides in order when either is committed. */
  onRangeCommit: (range: Range) => void
  fromLabel: string
  toLabel: string
  /** Shown after both numbers. */
  unit: ReactNode
}

/** The number of results by value, and two inputs for the range; bars within a chosen range have the accent's color. */
export function RangeHistogram({
  legend,
  bars,
  range,
  onRangeCommit,
  fromLabel,
  toLabel,
  unit,
  className,
  ...rest
}: RangeHistogramProps) {
  return (
    <fieldset {...rest} className={cx(styles.root, className)}>
      <legend className={styles.legend}>{legend}</legend>
      <HistogramBars bars={bars} range={range} />
      <div className={styles.bounds}>
        <BoundInput
          label={fromLabel}
          unit={unit}
          value={range.from}
          placeholder={String(bars[0]?.from ?? '')}
          onCommit={(from) => onRangeCommit(ordered({ ...range, from }))}
        />
        <span aria-hidden="true" className={styles.dash}>
          –
        </span>
        <BoundInput
          label={toLabel}
          unit={unit}
          value={range.to}
          placeholder={String(bars.at(-1)?.to ?? '')}
          onCommit={(to) => onRangeCommit(ordered({ ...range, to }))}
        />
      </div>
    </fieldset>
  )
}
