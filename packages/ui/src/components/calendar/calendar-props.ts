import type { IsoDay } from './iso-day.ts'

/** Why a day cannot be chosen. */
export interface ClosedDay {
  /** The reason; shown under the grid when the day has focus, and part of its accessible name. */
  reason: string
}

export interface CalendarProps {
  /** The chosen day, as `2026-11-26`. */
  value: IsoDay | null
  /** Called with an open day only. */
  onValueChange: (day: IsoDay) => void
  /** BCP 47 tag; sets the names of months and days. */
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
  /**
   * Moves focus to the chosen day, else to the first open one, when the calendar is shown, e.g. in a popover.
   * @default false
   */
  takesFocus?: boolean | undefined
  className?: string | undefined
}
