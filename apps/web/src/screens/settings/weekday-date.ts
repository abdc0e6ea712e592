/** A day that is this weekday, 1 Monday … 7 Sunday: 22 November 2026 is a Sunday. */
export function weekdayDate(weekday: number): Date {
  return new Date(Date.UTC(2026, 10, 22 + weekday, 12))
}
