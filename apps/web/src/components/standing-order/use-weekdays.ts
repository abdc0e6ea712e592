import { useIntl } from 'react-intl'

/** A day that is this weekday, 1 Monday … 7 Sunday: 22 November 2026 is a Sunday. */
function dayThatIs(weekday: number): Date {
  return new Date(Date.UTC(2026, 10, 22 + weekday, 12))
}

/** Gives the names of weekdays, 1 Monday … 7 Sunday, and «пн, чт» for several. */
export function useWeekdays() {
  const intl = useIntl()
  const name = (weekday: number, length: 'short' | 'long'): string =>
    intl.formatDate(dayThatIs(weekday), { weekday: length, timeZone: 'UTC' })
  return { name, list: (weekdays: readonly number[]) => weekdays.map((day) => name(day, 'short')).join(', ') }
}
