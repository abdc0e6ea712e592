import { cx } from 'class-variance-authority'
import type { ComponentProps, CSSProperties } from 'react'
import { areaPath, linePath, plotSize, type PlotPoint } from './chart-path.ts'
import { chartScale, shareOf } from './chart-scale.ts'
import { ChartTable } from './ChartTable.tsx'
import styles from './TimeChart.module.css'
import { useChartCursor } from './use-chart-cursor.ts'

/** A value and when it was, in any unit that grows with time. */
export interface ChartPoint {
  readonly time: number
  readonly value: number
}

export interface TimeChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** The accessible name: what is shown, and of which time. */
  label: string
  /** The earliest first; fewer than two draw nothing. */
  points: readonly ChartPoint[]
  /** Whether a value changes all the time or holds until the next one. @default 'line' */
  shape?: 'line' | 'step'
  /** Whether the scale begins at zero: for amounts, not for rates. @default false */
  isFromZero?: boolean
  /** The value as the tooltip and the table show it. */
  formatValue: (value: number) => string
  /** The value beside its line, shorter. @default formatValue */
  formatTick?: (value: number) => string
  /** The time as the tooltip and the table show it. */
  formatTime: (time: number) => string
  /** The time below the plot, shorter. @default formatTime */
  formatTimeTick?: (time: number) => string
  /** What stands beside the highest value, unless that is the last one; nothing does without it. */
  formatPeak?: (peak: ChartPoint) => string
  /** Headings of the table that stands for the chart. */
  tableLabels: { readonly time: string; readonly value: string }
}

const valueTicks = 3
const timeTicks = 5

function placeStyle(point: PlotPoint): CSSProperties {
  return { '--x': point.x, '--y': point.y } as CSSProperties
}

/** How a value came to be over time, read by pointer, by keyboard and as a table. */
export function TimeChart({
  label,
  points,
  shape = 'line',
  isFromZero = false,
  formatValue,
  formatTick = formatValue,
  formatTime,
  formatTimeTick = formatTime,
  formatPeak,
  tableLabels,
  className,
  ...rest
}: TimeChartProps) {
  const [first, last] = [points[0], points.at(-1)]
  const range = { min: first?.time ?? 0, max: last?.time ?? 0 }
  const scale = chartScale(
    points.map(({ value }) => value),
    { count: valueTicks, isFromZero },
  )
  const plotted = points.map(({ time, value }) => ({ x: shareOf(time, range), y: shareOf(value, scale) }))
  const { place, isShown, pointer, keyboard } = useChartCursor(plotted, shape)
  const [point, at] = [points[place], plotted[place]]
  if (points.length < 2 || point === undefined || at === undefined) return null
  const top = points.reduce(
    (best, { value }, index) => (value > (points[best]?.value ?? value) ? index : best),
    0,
  )
  const [peak, peakAt] = [points[top], plotted[top]]
  const read = `${formatTime(point.time)}: ${formatValue(point.value)}`
  return (
    <figure {...rest} className={cx(styles.chart, className)}>
      <div className={styles.plot} {...pointer}>
        <input
          type="range"
          className={styles.slider}
          aria-label={label}
          aria-valuetext={read}
          min={0}
          max={points.length - 1}
          value={place}
          {...keyboard}
        />
        {scale.ticks.map((value) => (
          <span
            key={value}
            aria-hidden="true"
            className={styles.grid}
            style={placeStyle({ x: 0, y: shareOf(value, scale) })}
          >
            <span className={styles.tick}>{formatTick(value)}</span>
          </span>
        ))}
        <svg
          aria-hidden="true"
          className={styles.drawing}
          viewBox={`0 0 ${plotSize.width} ${plotSize.height}`}
          preserveAspectRatio="none"
        >
          {isFromZero && <path className={styles.area} d={areaPath(plotted, shape)} />}
          <path className={styles.line} d={linePath(plotted, shape)} />
        </svg>
        {formatPeak && peak && peakAt && !isShown && top < points.length - 1 && (
          <span
            aria-hidden="true"
            className={styles.peak}
            data-side={peakAt.x > 0.5 ? 'start' : 'end'}
            style={placeStyle(peakAt)}
          >
            {formatPeak(peak)}
          </span>
        )}
        <span aria-hidden="true" className={styles.dot} style={placeStyle(at)} />
        {isShown && (
          <span
            aria-hidden="true"
            className={styles.tooltip}
            data-side={at.x > 0.5 ? 'start' : 'end'}
            style={placeStyle(at)}
          >
            <span className={styles.time}>{formatTime(point.time)}</span>
            <strong>{formatValue(point.value)}</strong>
          </span>
        )}
      </div>
      <div aria-hidden="true" className={styles.times}>
        {evenTimes(range).map((time) => (
          <span key={time}>{formatTimeTick(time)}</span>
        ))}
      </div>
      <ChartTable
        caption={label}
        timeLabel={tableLabels.time}
        valueLabel={tableLabels.value}
        rows={points.map(({ time, value }) => ({ time: formatTime(time), value: formatValue(value) }))}
      />
    </figure>
  )
}

/** Whole units of time from end to end, as many as fit below the plot. */
function evenTimes({ min, max }: { min: number; max: number }): number[] {
  const parts = Math.min(timeTicks - 1, Math.max(1, Math.round(max - min)))
  const times = Array.from({ length: parts + 1 }, (_, place) =>
    Math.round(min + ((max - min) * place) / parts),
  )
  return [...new Set(times)]
}
