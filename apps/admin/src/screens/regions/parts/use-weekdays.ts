import { useFormat } from '@flower-market/app-runtime/i18n'

/** 2 January 2023 was a Monday. */
const mondays = [
  '2023-01-02',
  '2023-01-03',
  '2023-01-04',
  '2023-01-05',
  '2023-01-06',
  '2023-01-07',
  '2023-01-08',
] as const

/** The days of the week in the page's language, 1 for Monday. */
export function useWeekdays(): { day: number; name: string }[] {
  const format = useFormat()
  return mondays.map((date, place) => ({ day: place + 1, name: format.day(date, 'weekday') }))
}
