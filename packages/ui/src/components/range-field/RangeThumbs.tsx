import { type CSSProperties, useState } from 'react'
import type { Range } from '../range-histogram/index.ts'
import { moveThumb, type RangeScale, thumbsOf } from './range-thumbs.ts'
import styles from './RangeField.module.css'

interface RangeThumbsProps {
  range: Range
  scale: RangeScale
  step: number
  unit: string
  fromLabel: string
  toLabel: string
  disabled: boolean
  /** Whether bars stand on the line. */
  isGround: boolean
  /** Called while a thumb is on its way, and with null when it has arrived. */
  onDrag: (range: Range | null) => void
  onRangeCommit: (range: Range) => void
}

/** Two native sliders over one line: arrows, Page and Home keys, and a finger, come with them. */
export function RangeThumbs(props: RangeThumbsProps) {
  const { range, scale, step, unit, fromLabel, toLabel, disabled, isGround, onDrag, onRangeCommit } = props
  const [moved, setMoved] = useState<Range | null>(null)
  const shown = moved ?? range
  const { low, high } = thumbsOf(shown, scale)
  const share = (value: number) => (value - scale.min) / Math.max(scale.max - scale.min, 1)

  const move = (side: keyof Range, value: number) => {
    const next = moveThumb(shown, side, value, scale)
    setMoved(next)
    onDrag(next)
  }
  const arrive = () => {
    setMoved(null)
    onDrag(null)
    if (moved && (moved.from !== range.from || moved.to !== range.to)) onRangeCommit(moved)
  }
  const thumb = (side: keyof Range, value: number, label: string) => (
    <input
      type="range"
      className={styles.thumb}
      aria-label={label}
      aria-valuetext={`${value} ${unit}`}
      min={scale.min}
      max={scale.max}
      step={step}
      value={value}
      disabled={disabled}
      onChange={(event) => move(side, Number(event.target.value))}
      onPointerUp={arrive}
      onKeyUp={arrive}
      onBlur={arrive}
    />
  )
  return (
    <span
      className={styles.slider}
      // Where both stand at the top end only the lower one can still move: it has to lie above.
      data-at-end={share(low) > 0.5 ? '' : undefined}
      data-grounds={isGround ? '' : undefined}
      style={{ '--low': share(low), '--high': share(high) } as CSSProperties}
    >
      {thumb('from', low, fromLabel)}
      {thumb('to', high, toLabel)}
    </span>
  )
}
