import { lazy, Suspense } from 'react'
import { cx } from 'class-variance-authority'
import { Skeleton } from '../skeleton/index.ts'
import type { CalendarProps } from './calendar-props.ts'
import styles from './Calendar.module.css'

const DayGrid = lazy(() => import('./DayGrid.tsx'))

/**
 * A calendar for choosing one day; the week begins on Monday. A closed day shows its reason when it has focus. The
 * grid of days (21 kB) loads when the first calendar is shown.
 */
export function Calendar({ className, ...rest }: CalendarProps) {
  return (
    <div className={cx(styles.frame, className)}>
      <Suspense fallback={<Skeleton shape="block" width="100%" height="100%" />}>
        <DayGrid {...rest} />
      </Suspense>
    </div>
  )
}
