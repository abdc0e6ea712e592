import { cx } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useState } from 'react'
import {
  BoundInput,
  type HistogramBar,
  HistogramBars,
  ordered,
  type Range,
} from '../range-histogram/index.ts'
import styles from './RangeField.module.css'
import { RangeThumbs } from './RangeThumbs.tsx'

export interface RangeFieldProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  /** What is being narrowed. */
  legend: ReactNode
  /** The ends of the slider; a bound beyond them can still be written. */
  min: number
  max: number
  /** How far one press of an arrow moves a thumb. @default 1 */
  step?: number
  /** How much there is at each place, drawn over the slider; from `min` to `max`, without gaps. */
  bars?: readonly HistogramBar[]
  /** The committed range; null leaves a side open. */
  range: Range
  /** Called with both sides in order when a bound was written or a thumb has arrived, not while it moves. */
  onRangeCommit: (range: Range) => void
  fromLabel: string
  toLabel: string
  /** Stands after both numbers and is said after a thumb's. */
  unit: string
}

/** From and to, by two thumbs or in two numbers. */
export function RangeField({
  legend,
  min,
  max,
  step = 1,
  bars,
  range,
  onRangeCommit,
  fromLabel,
  toLabel,
  unit,
  className,
  disabled = false,
  ...rest
}: RangeFieldProps) {
  const [dragged, setDragged] = useState<Range | null>(null)
  const shown = dragged ?? range
  return (
    <fieldset {...rest} disabled={disabled} className={cx(styles.root, className)}>
      <legend className={styles.legend}>{legend}</legend>
      {bars && <HistogramBars bars={bars} range={shown} />}
      <RangeThumbs
        range={range}
        scale={{ min, max }}
        step={step}
        unit={unit}
        fromLabel={fromLabel}
        toLabel={toLabel}
        disabled={disabled}
        isGround={bars !== undefined}
        onDrag={setDragged}
        onRangeCommit={onRangeCommit}
      />
      <div className={styles.bounds}>
        <BoundInput
          label={fromLabel}
          unit={unit}
          value={shown.from}
          placeholder={String(min)}
          onCommit={(from) => onRangeCommit(ordered({ ...range, from }))}
        />
        <span aria-hidden="true" className={styles.dash}>
          –
        </span>
        <BoundInput
          label={toLabel}
          unit={unit}
          value={shown.to}
          placeholder={String(max)}
          onCommit={(to) => onRangeCommit(ordered({ ...range, to }))}
        />
      </div>
    </fieldset>
  )
}
