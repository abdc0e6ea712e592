import type { IsoDay } from './iso-day.ts'

/** What is to be known of a day that cannot be had. */
export interface ClosedDay {
  /** Why; said under the days when one comes to it, and with its name. */
  reason: string
}

export interface CalendarProps {
  /** The chosen day, as `2026-11-26`. */
  value: IsoDay | null
  /** Called with an open day only. */
  onValueChange: (day: IsoDay) => void
  /** BCP 47: the names of months and days. */
  locale: string
  /** The first day that can be chosen; earlier months are not shown. */
  min?: IsoDay | undefined
  /** The last day that can be chosen; later months are not shown. */
  max?: IsoDay | undefined
  /** Which days between the ends cannot be chosen, and why. */
  closedDay?: ((day: IsoDay) => ClosedDay | null) | undefined
  previousLabel: string
  nextLabel: string
  /** Marked in the grid. @default the device's day */
  today?: IsoDay | undefined
  /** Focus goes to the chosen or the first open day when it is shown: in a panel that was just opened. @default false */
  takesFocus?: boolean | undefined
  className?: string | undefined
}
