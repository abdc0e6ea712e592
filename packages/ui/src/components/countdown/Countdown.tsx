import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import styles from './Countdown.module.css'
import { clockText, durationCode } from './countdown-text.ts'
import { useCountdown } from './use-countdown.ts'

const minuteMs = 60_000
const usualThresholdsMs = [10 * minuteMs, 5 * minuteMs, 2 * minuteMs, 30_000, 0]

export interface CountdownProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the time is counted down to; the accessible name of the timer. */
  children: ReactNode
  /** When it ends by the server's clock, in milliseconds since 1970. */
  endsAtMs: number
  /** The server's clock minus the device's, in milliseconds: `serverOffsetMs(serverNow)`. @default 0 */
  offsetMs?: number
  /** Highlighted from this time left on, in milliseconds. @default 120_000 */
  loudFromMs?: number
  /**
   * Times left at which it is announced politely, in milliseconds. @default 10, 5 and 2 minutes, 30 seconds, the
   * end
   */
  announceAtMs?: readonly number[]
  /** What is announced at a threshold: the time left in words; for 0, that time is up. */
  announcement: (remainingMs: number) => string
  /** Shown in place of the label when time is up. */
  endedText?: ReactNode
  /** Called once when time is up, at once if it was up already. */
  onEnd?: () => void
}

/** The time left for an action, highlighted only near the end. Correct on a device with a wrong clock. */
export function Countdown({
  endsAtMs,
  offsetMs = 0,
  loudFromMs = 2 * minuteMs,
  announceAtMs = usualThresholdsMs,
  announcement,
  endedText,
  onEnd,
  className,
  children,
  ...rest
}: CountdownProps) {
  const { remainingMs, announcedMs } = useCountdown({ endsAtMs, offsetMs, announceAtMs, onEnd })
  const left = remainingMs ?? 0
  const isEnded = remainingMs === 0
  const phase = isEnded ? 'ended' : remainingMs !== null && left <= loudFromMs ? 'loud' : 'calm'
  return (
    <div {...rest} data-phase={phase} className={cx(styles.root, className)}>
      <span className={styles.content}>{isEnded && endedText ? endedText : children}</span>
      <time
        role="timer"
        aria-live="off"
        dateTime={durationCode(left)}
        className={styles.clock}
        // Its space is reserved before the first tick, so the layout does not shift.
        data-waiting={remainingMs === null ? '' : undefined}
      >
        {clockText(left)}
      </time>
      <output>
        <VisuallyHidden>{announcedMs === null ? '' : announcement(announcedMs)}</VisuallyHidden>
      </output>
    </div>
  )
}
