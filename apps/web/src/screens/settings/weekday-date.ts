/** 1 Monday … 7 Sunday. */
export const everyWeekday = [1, 2, 3, 4, 5, 6, 7] as const

/** A day that is this weekday, 1 Monday … 7 Sunday: 22 November 2026 is a Sunday. */
export function weekdayDate(weekday: number): Date {
  return new Date(Date.UTC(2026, 10, 22 + weekday, 12))
}
