import type { AuctionClock, ShownClock } from '../shown-clock.ts'
import styles from './ClockDial.module.css'

export interface ClockDialProps {
  clock: AuctionClock
  shown: Pick<ShownClock, 'state' | 'step'>
  /** Writes a price. */
  price: (minor: number) => string
}

/** The dial begins below on the left and ends below on the right. */
const [fromDegrees, toDegrees] = [200, 520]
/** More marks than this cannot be told apart. */
const mostMarks = 100

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}

function pointAt(share: number, radius: number): readonly [x: number, y: number] {
  const radians = ((fromDegrees + (toDegrees - fromDegrees) * share) * Math.PI) / 180
  return [rounded(160 + radius * Math.sin(radians)), rounded(160 - radius * Math.cos(radians))]
}

function Mark({
  share,
  from,
  to,
  className,
}: {
  share: number
  from: number
  to: number
  className?: string | undefined
}) {
  const [[x1, y1], [x2, y2]] = [pointAt(share, from), pointAt(share, to)]
  return <line x1={x1} y1={y1} x2={x2} y2={y2} className={className} />
}

/** The marks of a clock from its first price to its last one; the figure itself stands in its middle, as text. */
export function ClockDial({ clock, shown, price }: ClockDialProps) {
  const { average, prices, lastStep: last } = clock
  const [first, lowest] = [prices[0], prices[last]]
  const every = Math.ceil(last / mostMarks)
  const marks = Array.from({ length: Math.floor(last / every) + 1 }, (_, place) => place * every)
  const [startX, labelY] = pointAt(0, 144)
  const [endX] = pointAt(1, 144)
  return (
    <svg viewBox="0 0 320 312" className={styles.dial} data-state={shown.state} aria-hidden>
      {marks.map((step) => (
        <Mark
          key={step}
          share={step / last}
          from={step % (every * 10) === 0 ? 126 : 130}
          to={142}
          className={step < shown.step ? styles.past : styles.ahead}
        />
      ))}
      {clock.sales.map(({ step, at }) => {
        const [x, y] = pointAt(Math.min(1, step / last), 150)
        return <circle key={at} cx={x} cy={y} r={3} className={styles.sold} />
      })}
      {average !== null && first !== undefined && lowest !== undefined && (
        <Mark
          share={Math.min(1, Math.max(0, (first - average.price) / (first - lowest)))}
          from={146}
          to={157}
          className={styles.average}
        />
      )}
      <Mark share={shown.step / last} from={112} to={144} className={styles.hand} />
      {/* Below the inner end of the hand, which would cover them at the first and the last mark. */}
      {first !== undefined && (
        <text x={startX + 8} y={labelY} className={styles.label}>
          {price(first)}
        </text>
      )}
      {lowest !== undefined && (
        <text x={endX - 8} y={labelY} className={styles.label} textAnchor="end">
          {price(lowest)}
        </text>
      )}
    </svg>
  )
}
